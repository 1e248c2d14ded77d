/** What the stories of combat cards share: dice by face, a turn up to its battles, and the laws that every card obeys. */
import { expect, test } from 'vitest'
import { asked, hq, type Seated, table, why } from '../../table.ts'

const FACES = { soldier: 0, skull: 2, burst: 3, flag: 4, hq: 5 } as const
export type Die = keyof typeof FACES | number

/** Scripts battle dice by their faces and targeting dice by their numbers from 1. */
export const roll = (t: Seated, ...dice: Die[]): Seated =>
  t.dice(...dice.map(die => (typeof die === 'number' ? die - 1 : FACES[die])))

/** The British command card of a story, and the combat cards that each side holds. */
export const hands = (command: string, british = '', german = ''): string =>
  [
    `command british-hand ${command}`,
    british && `combat british-hand ${british}`,
    german && `combat german-hand ${german}`,
  ]
    .filter(line => line !== '')
    .join('\n')

/** Orders these units and no more. */
export function order(t: Seated, ...what: string[]): Seated {
  for (const one of what) t.play('british', `order ${one}`)
  return asked(t) === 'order british' ? t.play('british', 'done') : t
}

/** A command card with nothing played on it, and its orders: the moves are next. */
export function command(t: Seated, card: string, ...what: string[]): Seated {
  t.play('british', `play ${card}`)
  if (asked(t) === 'with-card british') t.play('british', 'pass')
  if (asked(t) === 'answer german') t.play('german', 'pass')
  return order(t, ...what)
}

/** The same, and nobody moves: the battles are next. */
export function stand(t: Seated, card: string, ...what: string[]): Seated {
  command(t, card, ...what)
  return asked(t) === 'move british' ? t.play('british', 'done') : t
}

/** A command card with a combat card on it; the Germans, if asked, let it pass. */
export function playWith(t: Seated, card: string, combat: string): Seated {
  t.play('british', `play ${card}`).play('british', `combat ${combat}`)
  return asked(t) === 'answer german' ? t.play('german', 'pass') : t
}

const HARMLESS = ['pass', 'done', 'take-hq', 'stay', 'ignore']

function playOn(t: Seated): void {
  const [side] = t.view('spectator').toChoose
  const legal = t.legal(side)
  t.play(side, HARMLESS.find(command => legal.includes(command)) ?? legal[0])
}

/** Plays on with as little as possible until the turn is at its end and a card or tokens are to be taken. */
export function untilEnd(t: Seated): Seated {
  while (t.decision().kind !== 'end-turn') playOn(t)
  return t
}

/** The same, and the tokens are taken: the other side's turn begins. */
export function endTurn(t: Seated): Seated {
  const { turn } = t.view('spectator')
  while (t.view('spectator').turn === turn) playOn(t)
  return t
}

/** The titles in a pile of cards such as `lice.1`. */
export const titles = (cards: readonly string[]): string[] => cards.map(card => card.split('.')[0])

export const discards = (t: Seated): string[] => titles(t.view('spectator').combat.discard)

export const combatHand = (t: Seated, side: 'british' | 'german'): string[] =>
  titles(t.view(side)[side].own?.combat ?? [])

/** Nothing is left over from the turn before: one decision, no flags, no cards on the table. */
export function expectSettled(t: Seated): void {
  const { doing, flags, british, german } = t.view('spectator')
  expect(doing.map(one => one.kind)).toEqual(['play-card'])
  expect(flags).toEqual([])
  expect([...british.played.combat, ...german.played.combat]).toEqual([])
}

interface Card {
  /** As printed. */
  readonly name: string
  /** `combat lice`, with what it is aimed at. */
  readonly command: string
  readonly side: 'british' | 'german'
  readonly cost: number
  /** The table at the moment for the card, when its holder has so many tokens. */
  readonly moment: (tokens: string) => Seated
  /** The dice that fall as soon as it is played, and what has to be played before the turn can be played out. */
  readonly dice?: readonly Die[]
  readonly after?: (t: Seated) => void
  /** Why it is refused without the tokens: the window may be missing altogether (G-13.4). */
  readonly poor?: string
  /** A table at which its holder is asked for something else; by default the first one of the turn. */
  readonly elsewhere?: () => Seated
}

const QUIET = { '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }

/** The first decision of the British, or of the Germans, with this card in hand. */
function firstDecision({ side, command }: Card): Seated {
  const title = command.split(' ')[1]
  if (side === 'british') return table(QUIET, hands('attack-centre', title))
  return table(QUIET, hands('attack-centre', '', title)).play('british', 'play attack-centre')
}

/** [G-13.1] [G-13.2] [G-4.6] What holds for every combat card. */
export function laws(card: Card): void {
  const { name, command, side, cost, moment } = card
  const seat = side === 'british' ? 0 : 1
  const tokens = (count: number): string => (side === 'british' ? `\nhq ${count} 6` : `\nhq 6 ${count}`)
  const title = command.split(' ')[1]
  const played = (): Seated => roll(moment(tokens(6)), ...(card.dice ?? [])).play(side, command)

  test(`[G-13.1] ${name}: its whole cost of ${cost} is paid at once, by its holder alone`, () => {
    const before = hq(moment(tokens(6)))
    const after = [...before]
    after[seat] -= cost
    expect(hq(played())).toEqual(after)
  })

  if (cost > 0)
    test(`[G-13.1] ${name}: ${cost - 1} tokens do not buy it`, () => {
      expect(why(moment(tokens(cost - 1)), side, command)).toBe(card.poor ?? 'G-13.1 too-few-hq')
    })

  test(`[G-13.1] ${name}: refused at another moment of the turn`, () => {
    const t = (card.elsewhere ?? (() => firstDecision(card)))()
    expect(why(t, side, command)).toBe('G-13.1 wrong-moment')
  })

  test(`[G-13.1] ${name}: leaves the hand and is open to everybody`, () => {
    expect(combatHand(moment(tokens(6)), side)).toContain(title)
    const t = played()
    expect(combatHand(t, side)).not.toContain(title)
    expect(t.facts).toContainEqual(expect.objectContaining({ type: 'cardPlayed', side, title, cost }))
  })

  test(`[G-13.2] [G-4.6] ${name}: counts as the one card of its side and is discarded at the end of the turn`, () => {
    const t = played()
    expect(t.view('spectator').notes.combatPlayed).toEqual(side === 'british' ? ['1', '0'] : ['0', '1'])
    expect(titles(t.view('spectator')[side].played.combat)).toEqual([title])
    expect(discards(t)).not.toContain(title)
    card.after?.(t)
    endTurn(t)
    expect(discards(t)).toContain(title)
    expectSettled(t)
  })
}
