/** The whole position as readable text, one thing a line; printing and reading give the same state to the last cell. */
import { DRAWS, REVEALED, RNG } from '@bivouac/kernel'
import { cardName } from '../cards/cards.ts'
import * as s from '../state/state.ts'
import { markedCards } from '../view/view.ts'
import { DECK, DECK_NAMES, ENDINGS, SIDES, unitNames, ZONES } from '../vocabulary.ts'
import { printBoard } from './diagram.ts'
import { doings, doingText } from './frame-text.ts'
import { flagNames, NOTES, noteWords, UNIT_SETS } from './turn-notes.ts'

type T = s.GreatWarTable

export function printPosition(t: T): string {
  const w = t.cells
  const both = (name: 'hq' | 'kept' | 'losses' | 'limits' | 'standing'): string =>
    `${name} ${w[s.AT[name]]} ${w[s.AT[name] + 1]}`
  const lines = [
    `great-war ${t.board.scenario}`,
    `turn ${s.turnOf(t)} ${SIDES[s.activeSide(t)]}`,
    `stale ${w[s.AT.stale]}${w[s.AT.progress] ? ' progress' : ''}`,
  ]
  if (w[s.AT.winner]) lines.push(`over ${SIDES[w[s.AT.winner] - 1]} ${ENDINGS[w[s.AT.ending] - 1]}`)
  for (const doing of doings(t)) lines.push(`doing ${doingText(doing)}`)
  lines.push('board', ...printBoard(t), both('hq'))
  if (w[s.AT.aside]) lines.push(`aside ${w[s.AT.aside]}`)
  lines.push(both('kept'), both('losses'), both('limits'), both('standing'))
  t.board.objectives.ids.forEach((id, i) => {
    const at = s.AT.held + i * 2
    if (w[at] || w[at + 1]) lines.push(`held ${id} ${w[at]} ${w[at + 1]}`)
  })
  for (const set of UNIT_SETS)
    if (w[s.AT[set]]) lines.push(`mark ${set} ${unitNames(w[s.AT[set]]).join(' ')}`)
  if (w[s.AT.flags]) lines.push(`flags ${flagNames(w[s.AT.flags]).join(' ')}`)
  for (const name of NOTES) {
    const words = noteWords(t, name)
    if (words) lines.push(`note ${name} ${words.join(' ')}`)
  }
  DECK_NAMES.forEach((deckName, deck) => {
    ZONES.forEach((zoneName, zone) => {
      const cards = zone === DECK ? s.deckOrder(t, deck) : s.cardsIn(t, deck, zone)
      if (cards.length > 0)
        lines.push(`${deckName} ${zoneName} ${cards.map(card => cardName(deck, card)).join(' ')}`)
    })
  })
  SIDES.forEach((name, side) => {
    for (const set of ['known', 'spied'] as const) {
      const cards = markedCards(t, s.AT[set] + side * 2)
      if (cards.length > 0) lines.push(`${set} ${name} ${cards.join(' ')}`)
    }
  })
  lines.push(`chance ${[...w.subarray(RNG, RNG + 4)].map(cell => cell >>> 0).join(' ')} drawn ${w[DRAWS]}`)
  lines.push(`revealed ${w[REVEALED]} ${w[REVEALED + 1]}`)
  return `${lines.join('\n')}\n`
}
