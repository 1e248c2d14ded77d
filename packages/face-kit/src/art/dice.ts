/** The dice of both games: ten-sided faces as thrown and as small pips of an odds slip, and battle dice with signs. */
import { type IconName, iconAt } from './icons.ts'
import { filled, outlined, placed, stroked } from './kit.ts'
import { lettered } from './lettering.ts'
import { STOCK } from './sides.ts'

const KITE = 'M15 1l13 9v13l-13 10L2 23V10z'

/** The faces of a ten-sided die in the order of their worth. */
export const TEN_FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const

/**
 * One face in a row of chances, 30 by 34: hits are filled, misses dashed, so the shape says it before the colour.
 * Takes the colours of the page it lies on.
 */
export function tenPip(face: number, hit: boolean): string {
  const fill = hit ? 'var(--accent,#8a3b12)' : 'none'
  const line = hit ? 'var(--ink,#25221a)' : 'var(--ink-3,#6a624c)'
  const colour = hit ? 'var(--accent-ink,#fff6e6)' : 'var(--ink-2,#544d3b)'
  return (
    filled(KITE, fill, `stroke="${line}" stroke-width="1.5"${hit ? '' : ' stroke-dasharray="3 2"'}`) +
    lettered(15, 23.5, String(face), { size: 18, colour, anchor: 'middle' })
  )
}

/** A face on a slip of paper whose colours do not change with the page, 22 by 24: a hit is whole, a miss dashed. */
export function tenChip(face: number, hit: boolean): string {
  const line = `stroke="#3a1503" stroke-width="2"${hit ? '' : ' stroke-dasharray="4 3"'}`
  return placed(
    0,
    0,
    filled(KITE, hit ? '#fff6e4' : 'none', line) +
      lettered(15, 26, String(face), { size: 25, colour: '#3a1503', anchor: 'middle' }),
    0.72,
  )
}

/** A thrown ten-sided die, 30 by 38, lit from the north-west; a hit is dark red, a miss stays bone. */
export function tenDie(face: number, hit: boolean): string {
  const [side, top, ink] = hit
    ? [STOCK.accent, '#a84d1d', STOCK.accentInk]
    : [STOCK.card, '#fbf5e3', STOCK.ink]
  return (
    filled('M16.5 5l13 9v13l-13 10-13-10V14z', '#120e04', 'opacity=".35"') +
    outlined(KITE, side, '#2a1d10', 1.2) +
    filled('M15 1L2 10l5 8 8-11z', '#fff', 'opacity=".18"') +
    filled('M28 23L15 33V23l8-5z', '#000', 'opacity=".2"') +
    filled('M15 7l8 11-8 5-8-5z', top) +
    stroked('M15 1v6M2 10l5 8M28 10l-5 8M15 33V23M2 23l5-5M28 23l-5-5', '#2a1d10', 0.8, 'opacity=".5"') +
    lettered(15, 19.7, String(face), { size: 12, colour: ink, face: 'title', anchor: 'middle' })
  )
}

/** The signs on a battle die of the Great War. */
export const BATTLE_FACES = [
  'soldier',
  'skull',
  'burst',
  'flag',
  'headquarters',
] as const satisfies readonly IconName[]
export type BattleFace = (typeof BATTLE_FACES)[number]

/** A battle die, 36 by 38; one that hits has a thick edge and a tick at its corner. */
export function battleDie(face: BattleFace, hit: boolean): string {
  return (
    '<rect x="2" y="4" width="32" height="32" rx="6" fill="#8e7a52"/>' +
    `<rect x="2" y="2" width="32" height="32" rx="6" fill="${hit ? '#fff6dc' : '#e6dbc0'}" stroke="#3a2f18" stroke-width="${hit ? 2.2 : 1}"/>` +
    iconAt(face, 7, 7, 22, hit ? '#8a2c0c' : '#4f4733') +
    (hit ? filled('M24 2h4a6 6 0 0 1 6 6v4z', '#8a2c0c') : '')
  )
}
