/** The whole position as readable text, one thing a line; printing and reading give the same state to the last cell. */
import { chanceLines, doings, doingText } from '@bivouac/kernel'
import { cardName } from '../cards/cards.ts'
import { FRAMES } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { faceOf } from '../view/view.ts'
import { DECK, SIDES, UNITS, unitName, ZONES } from '../vocabulary.ts'

type T = s.NormandyTable

export function printPosition(t: T): string {
  const { tiles } = t.board
  const ending = s.endingOf(t)
  const lines = [
    `normandy ${t.board.scenario}`,
    `round ${s.roundOf(t)}`,
    `initiative ${SIDES[s.initiativeOf(t)]}`,
    `active ${SIDES[s.activeSide(t)]}`,
    `stale ${s.staleRounds(t)}${s.hasProgressed(t) ? ' progress' : ''}`,
  ]
  if (ending) lines.push(`over ${SIDES[s.winnerOf(t)]} ${ending}`)
  for (const doing of doings(t, FRAMES)) lines.push(`doing ${doingText(FRAMES, doing)}`)
  SIDES.forEach((name, side) => {
    tiles.forEach((tile, i) => {
      if (s.hasMarker(t, side, i)) lines.push(`marker ${name} ${tile} ${faceOf(t, side, i)}`)
    })
    if (s.targetOf(t, side) >= 0) lines.push(`target ${name} ${tiles[s.targetOf(t, side)]}`)
  })
  tiles.forEach((tile, i) => {
    if (s.worthOf(t, i) !== t.board.start.value[i]) lines.push(`value ${tile} ${s.worthOf(t, i)}`)
  })
  for (let unit = 0; unit < UNITS; unit++)
    if (s.isOnBoard(t, unit))
      lines.push(
        `unit ${unitName(unit)} ${tiles[s.tileOf(t, unit)]}${s.isSuppressed(t, unit) ? ' suppressed' : ''}`,
      )
  SIDES.forEach((name, side) => {
    ZONES.forEach((zoneName, zone) => {
      const cards = zone === DECK ? s.deckOrder(t, side) : s.cardsIn(t, side, zone)
      if (cards.length > 0) lines.push(`${name} ${zoneName} ${cards.map(cardName).join(' ')}`)
    })
    const bid = s.bidOf(t, side)
    if (bid !== 0) lines.push(`bid ${name} ${bid === s.NO_CARD ? 'none' : cardName(bid - 1)}`)
  })
  return `${[...lines, ...chanceLines(t)].join('\n')}\n`
}
