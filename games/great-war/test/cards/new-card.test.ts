/** Two cards that nobody has printed, made and installed as CONTRIBUTING tells it, and played like any other. */
import { type Bot, playGame } from '@bivouac/ai'
import { sayer } from '@bivouac/face-kit'
import { commands, listed, unwrap } from '@bivouac/kernel'
import { fuzz } from '@bivouac/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { combatCard as drawn } from '../../src/art/combat-card.ts'
import { COPIES, DECK_CARDS, TITLES_MAX } from '../../src/cards/cards.ts'
import { COMBAT_DECK } from '../../src/cards/combat/index.ts'
import { COMMAND_DECK } from '../../src/cards/command/index.ts'
import { prepare, whyNotPrepare } from '../../src/cards/prepared.ts'
import {
  COMBAT_CARDS,
  combatCard,
  commandCard,
  installCombatCards,
  installCommandCards,
} from '../../src/cards/vocabulary.ts'
import { guess, nothing } from '../../src/cards/worth.ts'
import { hexIn } from '../../src/commands.ts'
import { greatWar, greatWarBots } from '../../src/game.ts'
import { greatWarSense, judgeValue } from '../../src/mind/index.ts'
import * as no from '../../src/refusals.ts'
import { BONUS_SHIFT } from '../../src/rules/dice.ts'
import { gainFigures } from '../../src/state/doors.ts'
import { figuresOf, hasUnitOf, unitOn } from '../../src/state/state.ts'
import { MESSAGES } from '../../src/text/messages/en/index.ts'
import { cardText, doesText } from '../../src/text/names.ts'
import type { Words } from '../../src/text/words.ts'
import { COMBAT, FIGURES_MAX } from '../../src/vocabulary.ts'
import { figures, type Seated, table, why } from '../table.ts'
import { hands, laws, playWith, roll, stand } from './combat/story.ts'

let poured = 0

/** A card of the command phase: a figure back for a unit of ours. */
const rumRation = combatCard({
  title: 'rum-ration',
  clause: 'G-13.5',
  copies: 2,
  cost: 1,
  point: 'with-command',
  aim: 'unit',
  whyNot: (t, side, aim) =>
    hasUnitOf(t, side, hexIn(aim)) && figuresOf(t, unitOn(t, hexIn(aim))) < FIGURES_MAX
      ? no.OK
      : no.NO_EFFECT,
  resolve(t, _, aim) {
    poured++
    gainFigures(t, unitOn(t, hexIn(aim)), 1)
  },
  scene: 'physician',
  worth: { inHand: 0.3, brings: guess(1) },
})

/** A card for the next attack, near or far: rules must ask it for its die. */
const TRACER = { as: 3, mode: 1 << BONUS_SHIFT, closeOnly: false }
const tracer = combatCard({
  title: 'tracer',
  clause: 'G-13.1',
  copies: 1,
  cost: 1,
  point: 'own-battle',
  prepares: TRACER,
  whyNot: t => whyNotPrepare(t, TRACER),
  play: t => prepare(t, TRACER),
  scene: 'machine-gun-barrage',
  worth: { inHand: 0.3, brings: guess(1) },
})

const install = (): void => installCombatCards([...COMBAT_DECK, rumRation, tracer])
beforeAll(install)
afterAll(() => installCombatCards(COMBAT_DECK))

const FIELD = { '8,6': '.:bi2', '6,6': '.:gi4', '1,1': '.:gi4' }

describe('Rum Ration', () => {
  test('[G-13.5] brings what its file says', () => {
    const t = table(FIELD, hands('attack-centre', 'rum-ration'))
    expect(figures(playWith(t, 'attack-centre', 'rum-ration 8,6'), '8,6')).toBe(3)
  })

  laws({
    name: 'Rum Ration',
    command: 'combat rum-ration 8,6',
    side: 'british',
    cost: 1,
    moment: tokens =>
      table(FIELD, hands('attack-centre', 'rum-ration') + tokens).play('british', 'play attack-centre'),
  })
})

describe('Tracer', () => {
  const ready = () => stand(table(FIELD, hands('attack-centre', 'tracer')), 'attack-centre', '8,6')

  const dice = (t: Seated): unknown => {
    const { board } = t.match.table
    const command = unwrap(greatWar.parseCommand(board, 'battle 8,6 at 6,6'))
    return greatWar.forecast(board, t.view('british'), command)?.total
  }

  test('[G-6.4] its die is rolled by the attack it was played for, and forecast', () => {
    const t = ready()
    expect(dice(t)).toBe(2)
    t.play('british', 'combat tracer')
    expect(dice(t)).toBe(3)
    roll(t, 'burst', 'burst', 'burst').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(1)
  })

  test('[G-13.1] one card for an attack, and the attack must follow', () => {
    const t = ready().play('british', 'combat tracer')
    expect(why(t, 'british', 'done')).toBe('G-13.1 card-prepared')
  })
})

describe('everywhere else', () => {
  test('it has its copies in the deck, and a place in positions and commands', () => {
    const at = COMBAT * TITLES_MAX + COMBAT_CARDS.indexOf(rumRation)
    expect([COPIES[at], DECK_CARDS[COMBAT]]).toEqual([2, 43])
    const t = table(FIELD, hands('attack-centre', 'rum-ration tracer'))
    expect(t.position()).toContain('combat british-hand rum-ration.1 tracer.1')
    const { board } = t.match.table
    const command = unwrap(greatWar.parseCommand(board, 'combat rum-ration 8,6'))
    expect(greatWar.formatCommand(board, command)).toBe('combat rum-ration 8,6')
  })

  test('it can be commanded while it is in the deck', () => {
    const { board } = table(FIELD).match.table
    const command = unwrap(greatWar.parseCommand(board, 'combat tracer'))
    installCombatCards(COMBAT_DECK)
    expect(greatWar.everyCommand(board)).not.toContain(command)
    install()
    expect(greatWar.everyCommand(board)).toContain(command)
  })

  test('its cost is a house value that a scenario may change', () => {
    const { data } = greatWar.scenarios[0]
    const board = unwrap(greatWar.board({ ...(data as object), house: { combatCosts: { tracer: 4 } } }))
    expect(board.house.combatCosts[COMBAT_CARDS.indexOf(tracer)]).toBe(4)
  })

  test('it is called and drawn as its tables and its picture say', () => {
    const table = { ...MESSAGES, 'card.tracer': 'Tracer', 'does.tracer': 'before an attack: one die more' }
    const words = sayer(table, 'en') as unknown as Words
    expect([cardText(words, 'tracer.1'), doesText(words, 'tracer')]).toEqual([
      'Tracer',
      'before an attack: one die more',
    ])
    const look = { words: { title: 'Tracer', text: 'One die more.' }, cost: 1, prefix: 'c' }
    expect(drawn({ card: tracer, ...look })).toContain('clip-path')
  })

  test('bots know what it is worth', async () => {
    const t = table(FIELD, `${hands('attack-centre', 'rum-ration')}\nhq 3 6`).play(
      'british',
      'play attack-centre',
    )
    const { board } = t.match.table
    const list = commands()
    greatWar.legal(t.match.table, 0, list)
    const weights = new Float64Array(list.count)
    greatWarSense(board, judgeValue(board)).weigh(t.match.table, 0, list, weights)
    const of = (text: string): number =>
      weights[listed(list).indexOf(unwrap(greatWar.parseCommand(board, text)))]
    // Worth 1, less a token at 0.5 and 0.3 in hand: better than playing none.
    expect(of('combat rum-ration 8,6')).toBeGreaterThan(of('pass'))
    const bots = [greatWarBots.greedy(), greatWarBots.greedy()] as [Bot, Bot]
    expect((await playGame(greatWar, board, 'with new cards', bots)).outcome.winner).toBeGreaterThanOrEqual(0)
  })

  test('random games play it and keep every promise', () => {
    poured = 0
    expect(fuzz(greatWar, { actions: 6000, seed: 'new cards', closely: 500 }).violations).toEqual([])
    expect(poured).toBeGreaterThan(0)
  })

  test('a deck that is full says so', () => {
    const messRoom = commandCard({
      title: 'mess-room',
      clause: 'G-12.1',
      copies: 1,
      command: () => {},
      worth: { inHand: 1, brings: nothing() },
    })
    expect(() => installCommandCards([...COMMAND_DECK, messRoom])).toThrow('room for 58 cards')
    installCommandCards(COMMAND_DECK)
  })
})
