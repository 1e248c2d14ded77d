/** A desk laid with a moment that no game at this screen is at: what the theatre, a study or a puzzle shows of one. */
import type { Board } from '@bivouac/kernel'
import type { GameSummary, Moment, Step } from '@bivouac/protocol'
import { useMemo } from 'react'
import type { GameCover, GameUi, Seen, Words } from '../game-ui.ts'
import { newLens } from '../parts/lens.ts'
import { NO_RECAP } from '../parts/use-recap.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import type { Thing } from '../touch/touch.ts'
import { useHands } from '../touch/use-hands.ts'
import type { Desk } from './desk.ts'
import { opened } from './table-state.ts'
import { tableStore } from './table-store.ts'
import { useMotion } from './use-motion.ts'
import { useRoom } from './use-room.ts'

/** What is laid; whatever of it changes must be another object then. */
interface Laid extends Pick<Desk, 'ui' | 'cover' | 'words' | 'near' | 'pad' | 'look'> {
  readonly board: Board
  readonly seen: Seen
  readonly summary: GameSummary
  readonly moment: Moment
  readonly steps?: readonly Step[]
  /** What comes of a command; nothing does where the table is only looked at. */
  readonly give?: (command: number) => void
  readonly openDrawer?: Desk['openDrawer']
}

export interface GameAtHand {
  readonly ui: GameUi
  readonly cover: GameCover
  readonly board: Board
  readonly words: Words
}

const NO_STEPS: readonly Step[] = []
const NOTHING: readonly Thing[] = []
const DO_NOTHING = (): void => undefined
const NEVER = (): boolean => false
const NOT_COACHED: Desk['coach'] = {
  open: undefined,
  gotIt: DO_NOTHING,
  noMore: DO_NOTHING,
  hasChosen: DO_NOTHING,
}
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

const scenarioIn = ({ cover, words, board }: Omit<GameAtHand, 'ui'>): string =>
  cover.scenarios(words.language).find(({ id }) => id === board.scenario)?.name ?? board.name

// long: one desk, laid with all that a frame asks of it
export function useLaidDesk({
  ui,
  cover,
  words,
  board,
  seen,
  summary,
  moment,
  steps = NO_STEPS,
  give = DO_NOTHING,
  openDrawer = DO_NOTHING,
  near,
  pad,
  look,
}: Laid): Desk {
  const { host } = useShell()
  const room = useRoom()
  const motion = useMotion()
  const { sound } = useSettings()
  useTableSounds(ui, seen, sound)
  const hand = useHands(ui, seen, words, give, NEVER, NOTHING)
  const lens = useMemo(newLens, [])
  const table = useMemo(() => tableStore({ host, game: summary.id, pace: () => 0 }), [host, summary.id])
  const state = useMemo(
    () => ({
      ...opened(summary, { ...moment, entry: 0, asked: 0, steps: [], canUndo: false }),
      eyes: seen.seat,
      steps,
    }),
    [summary, moment, seen.seat, steps],
  )
  const scenario = useMemo(() => scenarioIn({ cover, words, board }), [cover, words, board])
  const { hands, pointing } = hand
  const part = useMemo(
    () => ({ seen, hands, words, motion, room, recap: NO_RECAP.mentioned, pointing }),
    [seen, hands, words, motion, room, pointing],
  )
  return useMemo<Desk>(
    () => ({
      ui,
      cover,
      words,
      scenario,
      seen,
      hand,
      coach: NOT_COACHED,
      table,
      state,
      room,
      motion,
      recap: NO_RECAP,
      part,
      around: undefined,
      teaching: undefined,
      trial: undefined,
      near,
      isOver: false,
      drawer: undefined,
      openDrawer,
      pad,
      turnPad: DO_NOTHING,
      lens,
      look,
    }),
    [
      ui,
      cover,
      words,
      scenario,
      seen,
      hand,
      table,
      state,
      room,
      motion,
      part,
      near,
      openDrawer,
      pad,
      lens,
      look,
    ],
  )
}
