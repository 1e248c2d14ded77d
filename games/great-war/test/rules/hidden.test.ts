/** G-14 What is hidden: views, facts, and that nothing hidden shows in what is offered. */
import {
  below,
  cloneTable,
  commands,
  newTable,
  openMatch,
  playOut,
  SPECTATOR,
  seedCells,
  seeded,
} from '@bivouac/kernel'
import { secrecyProblems } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { type GreatWarFact, seenBy } from '../../src/facts.ts'
import { greatWar } from '../../src/game.ts'
import { AT } from '../../src/state/state.ts'
import { boardOf } from '../scenario-files.ts'
import { factsOf, table } from '../table.ts'

const CELLS = { '8,6': '.:bi4', '7,6': 'T:gi3', '1,1': '.:gi4' }
const LINES = `
  command british-hand attack-left forward
  command german-hand recon-centre
  command discard probe-left
  combat british-hand lice gas-attack
  combat german-hand tactician physician
  combat discard body-armour`

describe('views', () => {
  test('[G-14.1] a side sees its own hand, of the other hands and decks how many', () => {
    const t = table(CELLS, LINES)
    const { british, german, command, combat } = t.view('british')
    expect(british.own).toEqual({
      command: ['attack-left.1', 'forward.1'],
      combat: ['gas-attack.1', 'lice.1'],
      standing: 0,
    })
    expect(german.own).toBeUndefined()
    expect(german.hand).toEqual({ command: 1, combat: 2, limit: 5 })
    expect([command.deck, combat.deck]).toEqual([58 - 4, 40 - 5])
  })

  test.each(['german', 'spectator'])(
    '[G-14.1] no card of a british hand or of a deck is in the view of %s',
    who => {
      const t = table(CELLS, LINES)
      const text = JSON.stringify(t.view(who))
      for (const card of [
        'attack-left.1',
        'forward.1',
        'lice.1',
        'gas-attack.1',
        'big-show.1',
        'trench-foot.1',
      ])
        expect(text).not.toContain(card)
    },
  )

  test('[G-14.1] counts, discards, tokens, medals and everything on the board are the same for all', () => {
    const t = table(CELLS, `${LINES}\nkept 2 1\nhq 7 4`)
    const open = (who: string) => {
      const { seat: _, british, german, command, combat, ...rest } = t.view(who)
      const sides = [british, german].map(({ own: _, spied: __, ...side }) => side)
      const piles = [command, combat].map(({ drawnCards: _, ...pile }) => pile)
      return { ...rest, sides, piles }
    }
    expect(open('german')).toEqual(open('british'))
    expect(open('spectator')).toEqual(open('british'))
    expect(open('spectator').piles.map(pile => pile.discard)).toEqual([['probe-left.1'], ['body-armour.1']])
  })

  test("[G-14.1] Recon's two cards are seen by who drew them alone, until one is discarded", () => {
    const lines = 'command british-hand recon-left\ncommand deck forward big-show\nhq 6 0'
    const t = table(CELLS, lines).play('british', 'play recon-left').play('british', 'done')
    expect(t.view('british').command).toMatchObject({ drawn: 2, drawnCards: ['forward.1', 'big-show.1'] })
    for (const who of ['german', 'spectator']) {
      expect(t.view(who).command.drawn).toBe(2)
      expect(t.view(who).command.drawnCards).toBeUndefined()
    }
    t.play('british', 'keep forward')
    expect(t.view('german').command.discard).toEqual(['recon-left.1', 'big-show.1'])
    expect(JSON.stringify(t.view('german'))).not.toContain('forward.1')
  })

  test('[G-14.1] what a spy has seen is known to both players, not to those who watch', () => {
    const lines = `command british-hand attack-left\ncombat british-hand combat-card-espionage
      combat german-hand tactician physician`
    const t = table(CELLS, `${lines}\nhq 6 0`).play('british', 'play attack-left').dice(0)
    t.play('british', 'combat combat-card-espionage')
    expect(t.view('spectator').combat.drawnCards).toBeUndefined()
    expect(t.view('british').combat.drawnCards).toEqual(['physician.1', 'tactician.1'])
    t.play('british', 'give-back tactician')
    for (const who of ['british', 'german']) expect(t.view(who).german.spied).toEqual(['tactician.1'])
    expect(JSON.stringify(t.view('spectator'))).not.toContain('tactician.1')
    expect(t.view('spectator').combat.discard).toEqual(['physician.1'])
  })
})

describe('facts', () => {
  const moved = (from: string, to: string): GreatWarFact =>
    ({ type: 'cardMoved', deck: 'combat', by: 'british', card: 'lice.1', from, to }) as GreatWarFact
  const without = (fact: GreatWarFact) => {
    const { card: _, ...rest } = fact as Extract<GreatWarFact, { type: 'cardMoved' }>
    return rest
  }

  test.each([
    ['a card drawn', moved('deck', 'british-hand')],
    ['a card looked at', moved('deck', 'drawn')],
    ['a card kept', moved('drawn', 'british-hand')],
  ])('[G-14.1] %s is told to its own side in full, to others without the card', (_, fact) => {
    expect(seenBy(fact, 0)).toEqual(fact)
    expect(seenBy(fact, 1)).toEqual(without(fact))
    expect(seenBy(fact, SPECTATOR)).toEqual(without(fact))
  })

  test('[G-14.1] a card spied out is told to both players, to nobody else', () => {
    const fact = moved('german-hand', 'drawn')
    expect([seenBy(fact, 0), seenBy(fact, 1), seenBy(fact, SPECTATOR)]).toEqual([fact, fact, without(fact)])
  })

  test.each([
    ['played', moved('british-hand', 'british-played')],
    ['discarded', moved('british-hand', 'discard')],
    ['taken back', moved('british-played', 'british-hand')],
    ['fetched from the discards', moved('discard', 'british-hand')],
    ['not kept', moved('drawn', 'discard')],
  ])('[G-14.1] a card %s is told to all alike', (_, fact) => {
    for (const seat of [0, 1, SPECTATOR]) expect(seenBy(fact, seat)).toEqual(fact)
  })

  test('[G-14.1] after a whole turn the enemy has heard of no drawn card', () => {
    const t = table(CELLS, 'doing end-turn 0').play('british', 'take-card')
    const drawn = factsOf(t, 'cardMoved').filter(fact => fact.from === 'deck')
    expect(drawn).toHaveLength(1)
    expect(seenBy(drawn[0], 0)).toHaveProperty('card')
    expect(seenBy(drawn[0], 1)).not.toHaveProperty('card')
  })

  test('[G-14.1] the deal tells each side its own cards only', () => {
    const { opening } = openMatch(greatWar, boardOf('opening-action-1'), 'deal')
    const heard = (seat: number) =>
      opening
        .map(fact => seenBy(fact, seat))
        .filter(fact => fact.type === 'cardMoved' && fact.card !== undefined)
        .map(fact => fact.type === 'cardMoved' && fact.by)
    expect(heard(0)).toEqual(Array(7).fill('british'))
    expect(heard(1)).toEqual(Array(7).fill('german'))
    expect(heard(SPECTATOR)).toEqual([])
  })
})

describe('what is offered', () => {
  const scenarios = ['opening-action-1', 'loos-hohenzollern-redoubt', 'somme-beaumont-hamel']

  test.each(scenarios)('[G-14.1] %s: changing what is hidden changes nothing a seat is shown or told', id => {
    const { table: t } = openMatch(greatWar, boardOf(id), `secrecy ${id}`)
    const dice = new Int32Array([1, 2, 3, 4])
    for (let step = 0; step < 60 && greatWar.toChoose(t) !== 0; step++) {
      for (const seat of [0, 1, SPECTATOR]) expect(secrecyProblems(greatWar, t, seat, 3)).toEqual([])
      playOut(greatWar, t, dice, undefined, 5)
    }
  })

  test.each(scenarios)(
    '[G-13.4] [G-14.1] %s: a hidden hand never changes which windows the enemy sees',
    id => {
      const board = boardOf(id)
      const { table: t } = openMatch(greatWar, board, `windows ${id}`)
      const other = newTable(greatWar.layout, board, seeded)
      const dice = new Int32Array([5, 6, 7, 8])
      const list = commands()
      let windows = 0
      for (let step = 0; step < 1500 && greatWar.toChoose(t) !== 0; step++) {
        const [seat] = greatWar.decision(t).seats
        list.count = 0
        greatWar.legal(t, seat, list)
        const command = list.codes[below(dice, list.count, 0)]
        if (seat === t.cells[AT.active]) {
          // The same game for all that this side knows, another hand across the table, the same dice to come.
          seedCells(other.cells, `imagined ${step}`)
          greatWar.imagine(board, greatWar.view(t, seat)).imagine(seeded, other)
          const real = cloneTable(t)
          real.chance = seeded
          seedCells(real.cells, `dice ${step}`)
          seedCells(other.cells, `dice ${step}`)
          greatWar.apply(real, seat, command)
          greatWar.apply(other, seat, command)
          expect(greatWar.decision(other)).toEqual(greatWar.decision(real))
          expect(greatWar.view(other, seat).doing).toEqual(greatWar.view(real, seat).doing)
          if (greatWar.decision(real).kind === 'answer') windows++
        }
        greatWar.apply(t, seat, command)
      }
      expect(windows).toBeGreaterThan(20)
    },
  )
})
