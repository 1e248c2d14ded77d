/** Every thing in words, for somebody who does not see it. */
import type { Seen, Thing } from '@bivouac/client-shell'
import type { Explanation } from '@bivouac/kernel'
import { BASE_DEFENCE, KIND } from '../../../src/cards/cards.ts'
import { at, stop } from '../../../src/commands.ts'
import type { NormandyFact } from '../../../src/facts.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import type { NormandyVoice } from '../../../src/text/face-of.ts'
import { entrants } from '../../../src/text/map.ts'
import {
  actionText,
  cardWithMan,
  counterSlots,
  coverText,
  sideText,
  terrainText,
} from '../../../src/text/names.ts'
import { explain } from '../../../src/view/explain.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import {
  ACTIONS,
  isOwnUnit,
  KINDS,
  type KindName,
  kindOfUnit,
  SIDES,
  type SideName,
  unitNumber,
} from '../../../src/vocabulary.ts'
import type { TableWords } from '../say.ts'
import { deedName } from './deeds.ts'
import { kindIn, nearSide, nowDoing } from './reading.ts'
import { END_TURN, partsOfThing, rowCommand, STOP } from './things.ts'

export type NormandySeen = Seen<NormandyBoard, NormandyView, NormandyFact>

export function spoken(seen: NormandySeen, words: TableWords, face: NormandyVoice, thing: Thing): string {
  const { sort, name } = partsOfThing(thing)
  switch (sort) {
    case 'tile':
      return spokenTile(seen, words, name)
    case 'unit':
      return spokenCounter(seen, words, face, name)
    case 'card':
      return spokenCard(words, nearSide(seen.seat), heldCard(seen, name as KindName))
    case 'take':
      return spokenCard(words, nearSide(seen.seat), takenCard(seen, name as KindName))
    case 'row':
      return spokenRow(seen, words, face, name)
    default:
      if (thing === END_TURN) return words.say('deed.end-turn')
      return thing === STOP ? face.label(seen.board, seen.view, stop) : name
  }
}

/** What lies in a place of the board; of a counter, the ground it stands on too. */
export function about(
  seen: NormandySeen,
  words: TableWords,
  face: NormandyVoice,
  thing: Thing,
): string | undefined {
  const { board, view } = seen
  const { sort, name } = partsOfThing(thing)
  if (sort !== 'tile' && sort !== 'unit') return undefined
  const said = spoken(seen, words, face, thing)
  const tile = view.units.find(({ unit }) => unit === name)?.tile
  if (tile === undefined) return said
  const ground = [terrainText(words.names, tile), coverText(words.names, board, board.tiles.indexOf(tile))]
  return `${said} ${words.say('spoken.tile', { tile, things: ground.join(', ') })}`
}

/** Everything on a tile: ground, cover, points, markers, counters. */
function spokenTile({ board, view, seat }: NormandySeen, words: TableWords, tile: string): string {
  const { say, sayCounted, names } = words
  const i = board.tiles.indexOf(tile)
  if (i < 0) return tile
  const { value } = view.tiles[i]
  const things = [terrainText(names, tile), coverText(names, board, i)]
  if (value > 0) things.push(sayCounted('spoken.points', value))
  if (i === board.radio) things.push(names.say('table.radio'))
  SIDES.forEach((side, s) => {
    const sideSlot = { side: sideText(names, side) }
    const marker = view.tiles[i][side]
    if (marker !== 'none')
      things.push(s === seat ? say(`spoken.own.${marker}`) : say(`spoken.side.${marker}`, sideSlot))
    const who = entrants(names, board, s, i)
    if (who !== '') things.push(say('spoken.spawn', { ...sideSlot, who }))
    if (view[side].target === tile) things.push(say('spoken.target', sideSlot))
  })
  for (const { unit, suppressed } of view.units.filter(one => one.tile === tile))
    things.push(
      say(suppressed ? 'spoken.unit.suppressed' : 'spoken.unit.ready', counterSlots(names, 'unit', unit)),
    )
  return say('spoken.tile', { tile, things: things.join(', ') })
}

/** A counter, and the odds if it can be fired at. */
function spokenCounter(
  { board, view, legal }: NormandySeen,
  words: TableWords,
  face: NormandyVoice,
  name: string,
): string {
  const here = view.units.find(one => one.unit === name)
  const unit = counterSlots(words.names, 'unit', name)
  if (here === undefined) return words.say('spoken.counter.off', unit)
  const number = unitNumber(name)
  const said = words.say(here.suppressed ? 'spoken.counter.suppressed' : 'spoken.counter.ready', {
    ...unit,
    tile: here.tile,
    defence: BASE_DEFENCE[kindOfUnit(number)],
  })
  const odds = legal.includes(at(number)) ? face.odds(board, view, at(number)) : undefined
  return odds === undefined ? said : `${said} ${odds}`
}

function spokenCard(words: TableWords, side: SideName, card: string): string {
  const kind = KINDS.indexOf(kindIn(card))
  const { initiative, actions } = KIND[kind]
  const list = actions.map(({ action }) => actionText(words.names, kind, ACTIONS[action])).join(', ')
  return words.say('spoken.card', {
    card: cardWithMan(words.names, side, card),
    number: initiative,
    actions: list === '' ? words.names.say('table.hand.fog') : list,
  })
}

/** Among equal cards the lowest is meant. */
function heldCard({ view, seat }: NormandySeen, kind: KindName): string {
  return view[nearSide(seat)].own?.hand.find(card => kindIn(card) === kind) ?? kind
}

function takenCard({ view, seat }: NormandySeen, kind: KindName): string {
  const { play, supply } = view[nearSide(seat)]
  const from = nowDoing(view)?.from === 'play' ? play : supply
  return from.find(card => kindIn(card) === kind) ?? kind
}

/** What the row does, and why it cannot be used now if it cannot. */
function spokenRow(
  { board, view, legal }: NormandySeen,
  words: TableWords,
  face: NormandyVoice,
  name: string,
): string {
  const [kind, use] = name.split('/')
  const command = rowCommand(kind as KindName, use)
  if (command === undefined) return name
  if (legal.includes(command)) return face.label(board, view, command)
  // While nothing is asked, there is nothing to be refused; and finding out why takes the rules.
  const why: Explanation | undefined = legal.length === 0 ? undefined : explain(board, view, command)
  const row = deedName(board, view, words, command)
  return why === undefined ? row : `${row}. ${face.refusal(board, why)}`
}

/** Whether the counter belongs to the seat whose eyes are shown. */
export const isOwnCounter = (seat: number, unit: string): boolean =>
  seat >= 0 && isOwnUnit(seat, unitNumber(unit))
