/** Where findings are kept: one after the other as they come, so that an analysis goes on where it was. */
import type { Analysed, Depth, Finding, GameId } from '@bivouac/protocol'

/** What is kept of the analysis of a game at a depth. */
export interface KeptAnalysis {
  readonly game: GameId
  readonly depth: Depth
  /** Tells the game as it was when it was looked at from what it may have become, and the program from later ones. */
  readonly sign: string
  readonly isStopped: boolean
  /** When it was last begun. */
  readonly begun: number
  /** What came of it, when it is whole. */
  readonly figures?: Analysed | undefined
}

/** What cannot be kept, or not be read, is looked at once more: nothing here is refused. */
export interface FindingsKeep {
  heads(): Promise<readonly KeptAnalysis[]>
  put(head: KeptAnalysis): Promise<void>
  findings(game: GameId, depth: Depth): Promise<readonly Finding[]>
  add(game: GameId, depth: Depth, finding: Finding): Promise<void>
  /** With its findings; at one depth, or at all. */
  remove(game: GameId, depth?: Depth): Promise<void>
}

/** As long as the program runs: for tests, and where the browser keeps nothing. */
export function memoryFindings(): FindingsKeep {
  const heads = new Map<string, KeptAnalysis>()
  const findings = new Map<string, Finding[]>()
  const key = (game: GameId, depth: Depth): string => `${depth} ${game}`
  return {
    heads: async () => [...heads.values()],
    async put(head) {
      heads.set(key(head.game, head.depth), head)
    },
    findings: async (game, depth) => structuredClone(findings.get(key(game, depth)) ?? []),
    async add(game, depth, finding) {
      findings.set(key(game, depth), [...(findings.get(key(game, depth)) ?? []), structuredClone(finding)])
    },
    async remove(game, depth) {
      for (const one of [...heads.values()])
        if (one.game === game && (depth ?? one.depth) === one.depth) {
          heads.delete(key(game, one.depth))
          findings.delete(key(game, one.depth))
        }
    },
  }
}
