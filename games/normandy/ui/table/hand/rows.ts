/** The rows of a card as they stand now: free, chosen, or off with a reason. */
import type { Hands, Thing } from '@bivouac/client-shell'
import { type Explanation, firstOf, verbOf } from '@bivouac/kernel'
import { printedCard, type RowLook } from '../../../src/art/index.ts'
import * as c from '../../../src/commands.ts'
import type { RefusalKey } from '../../../src/refusals.ts'
import { actionName } from '../../../src/text/names.ts'
import { explain } from '../../../src/view/explain.ts'
import { type ActionName, KINDS, type KindName } from '../../../src/vocabulary.ts'
import type { NormandySeen } from '../logic/spoken.ts'
import { partsOfThing, rowCommand, rowThing } from '../logic/things.ts'
import type { NormandyWords } from '../props.ts'
import type { TableWords } from '../say.ts'

export interface Row {
  readonly thing: Thing
  readonly action: ActionName
  readonly value: number
  readonly command: number
  /** Whether it may be chosen now. */
  readonly can: boolean
  readonly why: Explanation | undefined
  readonly look: RowLook
}

/** One for each printed action; rows are off only in one's own turn, when they could be on. */
export function rowsOf(seen: NormandySeen, words: TableWords, kind: KindName): readonly Row[] {
  const isTurn = seen.decision.kind === 'turn' && seen.legal.length > 0
  const { actions } = printedCard(kind)
  return actions.map(({ action, value }) => {
    const use = action === 'command' ? `command-${value}` : action
    const command = rowCommand(kind, use) ?? 0
    const can = isTurn && seen.legal.includes(command)
    const why = isTurn && !can ? explain(seen.board, seen.view, command) : undefined
    const thing = rowThing(kind, use)
    return {
      thing,
      action,
      value,
      command,
      can,
      why,
      look: {
        name: actionName(words.names, action),
        ...(why === undefined ? {} : { disabled: reasonOf(words, why) }),
      },
    }
  })
}

/** What the row does, or why it cannot be used now. */
export const whatRowDoes = (
  { board }: NormandySeen,
  words: TableWords,
  face: NormandyWords['face'],
  { action, value, why }: Pick<Row, 'action' | 'value' | 'why'>,
): string => (why ? face.refusal(board, why) : words.say(`does.${action}`, { value }))

/** For a button that says in the prompt what it does, to the mouse and to the keyboard. */
export const pointProps = ({ point }: Hands, thing: Thing) => ({
  onPointerEnter: () => point(thing),
  onPointerLeave: () => point(undefined),
  onFocus: () => point(thing),
  onBlur: () => point(undefined),
})

/** What a use of a card in hand does, in one's own turn, when it is pointed at. */
export function whatUseDoes(
  seen: NormandySeen,
  words: TableWords,
  face: NormandyWords['face'],
  thing: Thing,
): string | undefined {
  const { sort, name } = partsOfThing(thing)
  const [kind, use] = name.split('/') as [KindName, string]
  if (sort !== 'row' || seen.decision.kind !== 'turn' || !canUse(seen, kind)) return undefined
  if (use === 'hunker-down') return words.say('does.hunker-down')
  const row = rowsOf(seen, words, kind).find(one => one.thing === thing)
  return row && whatRowDoes(seen, words, face, row)
}

/** The refusals that a printed action can meet have a few words for its row. */
const REASONS = [
  'suppressed',
  'no-spawn',
  'no-tile-to-go',
  'nobody-to-guide',
  'no-fog-in-hand',
  'no-target-marker',
  'no-tile-far-enough',
  'enemy-on-tile',
  'no-own-marker',
  'already-controlled',
  'no-enemy-counter',
  'nothing-in-supply',
  'nothing-in-play',
  'nothing-to-draw',
] as const satisfies readonly RefusalKey[]

function reasonOf(words: TableWords, { key }: Explanation): string {
  const reason = REASONS.find(one => one === key)
  return reason === undefined ? '' : words.say(`reason.${reason}`)
}

const USES = [c.BID, c.PLAY, c.HUNKER_DOWN, c.READY]

/** Whether anything can be done with a card of this kind now: bid it, use it, hunker it down. */
export const canUse = ({ legal }: NormandySeen, kind: KindName): boolean =>
  legal.some(command => USES.includes(verbOf(command)) && KINDS[firstOf(command)] === kind)

/** A use of the card that is no printed row: hunker down, ready, fewer cards than printed. */
interface ExtraUse {
  readonly use: string
  readonly thing: Thing
  readonly command: number
}

export function extraUses(seen: NormandySeen, kind: KindName): readonly ExtraUse[] {
  const printed = printedCard(kind).actions.find(({ action }) => action === 'command')?.value ?? 0
  const fewer = Array.from({ length: Math.max(0, printed - 1) }, (_, i) => `command-${printed - 1 - i}`)
  return ['ready', ...fewer, 'hunker-down'].flatMap(use => {
    const command = rowCommand(kind, use)
    return command !== undefined && seen.legal.includes(command)
      ? [{ use, thing: rowThing(kind, use), command }]
      : []
  })
}
