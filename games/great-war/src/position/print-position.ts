/** The whole position as readable text, one thing a line; printing and reading give the same state to the last cell. */
import { chanceLines, doings, doingText } from '@bivouac/kernel'
import { cardName } from '../cards/cards.ts'
import { FRAMES } from '../state/frames.ts'
import type { SideCount } from '../state/lay.ts'
import * as s from '../state/state.ts'
import { COMBAT, DECK, DECK_NAMES, SIDES, type Side, unitNames, ZONES } from '../vocabulary.ts'
import { printBoard } from './diagram.ts'
import { flagNames, NOTES, noteWords, UNIT_SETS } from './turn-notes.ts'

type T = s.GreatWarTable

const COUNTS: Readonly<Record<SideCount, (t: T, side: Side) => number>> = {
  hq: s.hqOf,
  kept: s.medalsKept,
  losses: s.lossesOf,
  limits: s.combatLimit,
  standing: s.standingOf,
}

export function printPosition(t: T): string {
  const ending = s.endingOf(t)
  const both = (name: SideCount): string => `${name} ${COUNTS[name](t, 0)} ${COUNTS[name](t, 1)}`
  const lines = [
    `great-war ${t.board.scenario}`,
    `turn ${s.turnOf(t)} ${SIDES[s.activeSide(t)]}`,
    `stale ${s.staleTurns(t)}${s.hasProgressed(t) ? ' progress' : ''}`,
  ]
  if (ending) lines.push(`over ${SIDES[s.winnerOf(t)]} ${ending}`)
  for (const doing of doings(t, FRAMES)) lines.push(`doing ${doingText(FRAMES, doing)}`)
  lines.push('board', ...printBoard(t), both('hq'))
  if (s.hqAside(t)) lines.push(`aside ${s.hqAside(t)}`)
  lines.push(both('kept'), both('losses'), both('limits'), both('standing'))
  t.board.objectives.ids.forEach((id, i) => {
    const held = [s.heldParts(t, i, 0), s.heldParts(t, i, 1)]
    if (held[0] || held[1]) lines.push(`held ${id} ${held.join(' ')}`)
  })
  for (const set of UNIT_SETS) {
    const units = s.unitsIn(t, s.AT[set])
    if (units) lines.push(`mark ${set} ${unitNames(units).join(' ')}`)
  }
  if (s.turnFlags(t)) lines.push(`flags ${flagNames(s.turnFlags(t)).join(' ')}`)
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
    for (const by of ['known', 'spied'] as const) {
      const cards = s.cardsSeen(t, by, side)
      if (cards.length > 0) lines.push(`${by} ${name} ${cards.map(card => cardName(COMBAT, card)).join(' ')}`)
    }
  })
  return `${[...lines, ...chanceLines(t)].join('\n')}\n`
}
