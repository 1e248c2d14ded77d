/** Requests about looking back at a game with an analyst: refused until it is over, kept as it goes, gone on with later. */
import { accountOf, CERTAIN, DEPTHS, summaryOf } from '@bivouac/analysis'
import { fingerprint, writeRecord } from '@bivouac/kernel'
import type { Analysed, Analysis, Depth, Finding, GameId } from '@bivouac/protocol'
import { inRoom, type LibraryCore } from '../core.ts'
import { refuse } from '../host-error.ts'
import { FIGURED, type LookJob, newLookouts } from '../looking/lookouts.ts'
import { viewerAt } from '../rights.ts'
import { isOver, type Room, seatingOf, seqOf } from '../room.ts'
import { recordOf } from './files.ts'
import type { Asker, HandlersOf } from './handlers.ts'
import { STAGED } from './staging.ts'

/** Nobody has played a game as long; a file may claim to hold any. */
const COMMANDS_MOST = 5000
/** Of so many records that were only watched what was found is kept; the one begun longest ago goes first. */
const STAGED_MOST = 30

// long: the requests share what is kept, and what is under way
export function analysisRequests(
  core: LibraryCore,
): HandlersOf<'analysis' | 'analyse' | 'stopAnalysis' | 'analyses'> {
  const lookouts = newLookouts(core)
  const { keep } = lookouts
  return {
    analysis: ({ game, isWhole }, asker) =>
      inRoom(core, game, async room => {
        checkOver(room, asker)
        const known = await knownOf(room)
        const deepest = DEPTHS.map(depth => known.find(one => one.depth === depth && one.figures)).findLast(
          one => one !== undefined,
        )
        const [last] = known
        const isUnderWay = last !== undefined && last.figures === undefined && !last.isStopped
        const head = isWhole || !isUnderWay ? (deepest ?? (isWhole ? undefined : last)) : last
        return head === undefined ? null : analysisOf(room, head.depth, head.isStopped)
      }),

    analyse: ({ game, depth }, asker) =>
      inRoom(core, game, async room => {
        checkOver(room, asker)
        if (!DEPTHS.includes(depth)) refuse('unknown-level', `There is no depth '${depth}'.`)
        if (seqOf(room) > COMMANDS_MOST)
          refuse(
            'too-long',
            `The game has ${seqOf(room)} commands: no more than ${COMMANDS_MOST} are looked at.`,
          )
        const before = (await knownOf(room)).find(head => head.depth === depth)
        await keep.put({
          game,
          depth,
          sign: signOf(room),
          isStopped: false,
          begun: core.clock(),
          figures: before?.figures,
        })
        await forgetOldest()
        const findings = await keep.findings(game, depth)
        const total = seqOf(room)
        if (findings.length < total) lookouts.begin(jobFor(room, depth), await recordOf(room), findings)
        return analysisOf(room, depth, false)
      }),

    stopAnalysis: ({ game }) =>
      inRoom(core, game, async () => {
        const depth = lookouts.stop(game)
        const head = (await keep.heads()).find(one => one.game === game && one.depth === depth)
        if (head) await keep.put({ ...head, isStopped: true })
        return null
      }),

    async analyses() {
      return (await keep.heads()).flatMap(({ figures }) => (figures ? [figures] : []))
    },
  }

  /** What is kept of the game as it stands: the one begun last first. What belongs to what it once was goes. */
  async function knownOf(room: Room) {
    const sign = signOf(room)
    const all = (await keep.heads()).filter(head => head.game === room.id)
    for (const head of all) if (head.sign !== sign) await keep.remove(room.id, head.depth)
    return all.filter(head => head.sign === sign).sort((a, b) => b.begun - a.begun)
  }

  async function forgetOldest(): Promise<void> {
    const staged = (await keep.heads()).filter(head => head.game.startsWith(STAGED))
    const oldest = staged.sort((a, b) => b.begun - a.begun).slice(STAGED_MOST)
    for (const { game, depth } of oldest) await keep.remove(game, depth)
  }

  async function analysisOf(room: Room, depth: Depth, isStopped: boolean): Promise<Analysis> {
    const findings = [...(await keep.findings(room.id, depth))].sort((a, b) => a.number - b.number)
    const isAtWork = lookouts.isAtWork(room.id, depth)
    return { game: room.id, depth, total: seqOf(room), findings, isAtWork, isStopped }
  }

  function jobFor(room: Room, depth: Depth): LookJob {
    const winner = room.match.module.outcome(room.match.table)?.winner
    return {
      game: room.id,
      depth,
      module: room.match.module.id,
      total: seqOf(room),
      figures: findings => figuresOf(room.id, depth, findings, winner === 0 ? CERTAIN : 0),
    }
  }
}

/** Whatever a search says of a hand that is still being played would be said about what is hidden. */
function checkOver(room: Room, { rights }: Asker): void {
  if (!isOver(room)) refuse('still-played', 'A game is looked back at when it is over.')
  for (const seat of [0, 1]) viewerAt(rights, seatingOf(room), seat)
}

/** The last move of a game may be taken back, and another one given: then it is another game. */
const signOf = ({ match }: Room): string => `${FIGURED} ${fingerprint(writeRecord(match))}`

function figuresOf(game: GameId, depth: Depth, findings: readonly Finding[], result: number): Analysed {
  const account = accountOf(findings, result)
  const { start, decisions, luck } = account
  const [one, other] = summaryOf(account, findings).bySide.map(({ decisions, mistakes, lost }) => ({
    decisions,
    mistakes,
    lost,
  }))
  return { game, depth, start, decisions, luck, result, bySide: [one, other] }
}
