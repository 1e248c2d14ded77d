/** The desk of a table at which no game goes on: what is seen there is given, and nothing is asked, told or kept. */
import type { Board } from '@bivouac/kernel'
import type { GameSummary, Moment, Step } from '@bivouac/protocol'
import { useMemo } from 'react'
import type { GameCover, GameUi, Words } from '../game-ui.ts'
import { newLens } from '../parts/lens.ts'
import { NO_RECAP } from '../parts/use-recap.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { useSame } from '../store/use-same.ts'
import type { Thing } from '../touch/touch.ts'
import { useHands } from '../touch/use-hands.ts'
import type { Desk } from './desk.ts'
import { scenarioName } from './scenario-name.ts'
import { opened } from './table-state.ts'
import { tableStore } from './table-store.ts'
import { usePart } from './use-part.ts'

export interface GameAtHand {
  readonly ui: GameUi
  readonly cover: GameCover
  readonly board: Board
  readonly words: Words
}

interface Laid extends Pick<Desk, 'ui' | 'cover' | 'words' | 'seen' | 'near' | 'look'> {
  /** The game it is taken from, or one that is made up for it. */
  readonly summary: GameSummary
  readonly moment: Moment
  /** What led there, for a log. */
  readonly steps?: readonly Step[]
  /** Hands that can do nothing give nothing. */
  give?(command: number): void
  openDrawer?: Desk['openDrawer']
  readonly pad?: Desk['pad']
}

const NO_STEPS: readonly Step[] = []
const NOTHING: readonly Thing[] = []
const DO_NOTHING = (): void => undefined
const NEVER = (): boolean => false

const QUIET = {
  coach: { open: undefined, gotIt: DO_NOTHING, noMore: DO_NOTHING, hasChosen: DO_NOTHING },
  recap: NO_RECAP,
  around: undefined,
  teaching: undefined,
  trial: undefined,
  isOver: false,
  drawer: undefined,
  openDrawer: DO_NOTHING,
  pad: 'now',
  turnPad: DO_NOTHING,
} satisfies Partial<Desk>

const PERSON = { who: 'person' } as const

/** What a table is told of a game that is kept nowhere. */
export const summaryOf = (id: string, { ui, board }: GameAtHand, seq: number): GameSummary => ({
  id,
  plan: { module: ui.module.id, scenario: board.scenario, seats: [PERSON, PERSON] },
  seq,
  begun: 0,
  touched: 0,
  tally: {},
  fallen: [],
})

export function useLaidDesk({ summary, moment, steps = NO_STEPS, give = DO_NOTHING, ...laid }: Laid): Desk {
  const { ui, cover, words, seen } = laid
  const { host } = useShell()
  const { sound } = useSettings()
  useTableSounds(ui, seen, sound)
  const hand = useHands(ui, seen, words, give, NEVER, NOTHING)
  const part = usePart(seen, hand, words, NO_RECAP.mentioned)
  const lens = useMemo(newLens, [])
  const table = useMemo(() => tableStore({ host, game: summary.id, pace: () => 0 }), [host, summary.id])
  const state = useMemo(() => {
    const update = { ...moment, entry: 0, asked: 0, steps: [], canUndo: false }
    return { ...opened(summary, update), eyes: seen.seat, steps }
  }, [summary, moment, seen.seat, steps])
  const scenario = useMemo(() => scenarioName(cover, words, seen.board), [cover, words, seen.board])
  const { room, motion } = part
  return useSame<Desk>({ ...QUIET, ...laid, scenario, hand, table, state, room, motion, part, lens })
}
