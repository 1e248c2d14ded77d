import { describe, expect, test } from 'vitest'
import { COMMAND_TITLES } from '../../../src/cards/cards.ts'
import { repeatedCard } from '../../../src/view/outlook.ts'
import { asked, BURST, HQ, medals, on, table, why } from '../../table.ts'
import { endTurn, hand, ordered, orders, steps } from './story.ts'

/** Three British units in each section, as the British sit, and the same for the Germans. */
const armies = { ...on('9,1 9,2 9,3 9,6 9,10 9,11 9,12', '.:bi4'), ...on('3,1 3,2 3,6 3,11 3,12', '.:gi4') }
const HAND = 'command british-hand counter-attack'
const last = (german: string) => `${HAND}\nnote lastCommand - ${german}`

describe('Counter Attack', () => {
  test("[G-12.4] Counter Attack: the enemy's last card, its left my right", () => {
    const t = table(armies, `turn 2 german\ncommand german-hand probe-left\n${HAND}`)
    t.play('german', 'play probe-left')
    // The German's left is the right of the page.
    expect(orders(t, 'german')).toEqual(['3,11', '3,12', 'artillery'])
    endTurn(steps(t, 'german', 'order 3,11', 'done', 'done'), 'german')
    t.play('british', 'play counter-attack')
    expect(orders(t, 'british')).toEqual(['9,10', '9,11', '9,12', 'artillery'])
    steps(t, 'british', 'order 9,10', 'order 9,12')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['9,10', '9,12'])
    t.play('british', 'done')
    endTurn(t, 'british')
    expect(t.view('british').command.discard).toEqual(['probe-left.1', 'counter-attack.1'])
  })

  test('[G-12.4] Counter Attack: a card of the centre stays one of the centre, a card for all sections as it is', () => {
    const centre = table(armies, last('attack-centre')).play('british', 'play counter-attack')
    expect(orders(centre, 'british')).toEqual(['9,6', 'artillery'])
    const force = table(armies, last('recon-in-force'))
    steps(force, 'british', 'play counter-attack', 'order 9,1', 'order 9,6')
    expect(orders(force, 'british')).toEqual(['9,10', '9,11', '9,12', 'artillery'])
  })

  test('[G-12.4] Counter Attack: what it would be is known before it is played', () => {
    const wouldBe = (lines: string, title = 'counter-attack') => {
      const t = table(armies, lines)
      return repeatedCard(t.match.table.board, t.view('british'), COMMAND_TITLES.indexOf(title))
    }
    expect(wouldBe(last('attack-left'))).toBe('attack-right')
    expect(wouldBe(last('artillery-bombard'))).toBe('artillery-bombard')
    expect(wouldBe(last('counter-attack'))).toBeUndefined()
    expect(wouldBe(HAND)).toBeUndefined()
    expect(wouldBe(last('attack-left'), 'probe-left')).toBeUndefined()
  })

  test('[G-12.4] Counter Attack: a tactic card is repeated with all it asks and gives', () => {
    const t = table(armies, last('infantry-assault')).play('british', 'play counter-attack')
    expect(asked(t)).toBe('choose british')
    steps(t, 'british', 'section left', 'move 9,1 to 6,1', 'done')
    endTurn(t, 'british')
  })

  test('[G-12.4] Counter Attack against Counter Attack repeats the card that one repeated, mirrored again', () => {
    const t = table(armies, `${last('probe-left')}\ncommand german-hand counter-attack`)
    endTurn(steps(t, 'british', 'play counter-attack', 'order 9,11', 'done', 'done'), 'british')
    t.play('german', 'play counter-attack')
    // Probe Left, as Probe Right, is Probe Left again: the right of the page.
    expect(orders(t, 'german')).toEqual(['3,11', '3,12', 'artillery'])
    steps(t, 'german', 'order 3,12', 'done', 'done')
    expect(t.view('german').notes.lastCommand).toEqual(['probe-right', 'probe-left'])
    endTurn(t, 'german')
  })

  test('[G-12.4] [G-4.1] Counter Attack on the first turn orders nobody, nor does a Counter Attack against that', () => {
    const t = table(armies, `${HAND}\ncommand german-hand counter-attack`)
    endTurn(t.play('british', 'play counter-attack'), 'british')
    endTurn(t.play('german', 'play counter-attack'), 'german')
  })

  test('[G-12.4] Counter Attack: Strike First as an answer is not the last card of an own turn', () => {
    const lines =
      'command british-hand attack-centre\ncommand german-hand strike-first\nnote lastCommand - probe-left'
    const t = table({ ...armies, '8,6': '.:gi4' }, lines)
    steps(t, 'british', 'play attack-centre', 'order 9,6', 'done', 'done', 'battle 9,6 at 8,6')
    t.dice(BURST, HQ, HQ, BURST, HQ, HQ).play('german', 'play strike-first')
    expect(t.view('british').notes.lastCommand).toEqual(['attack-centre', 'probe-left'])
  })

  test('[G-12.4] [G-4.1] Counter Attack against Strike First played as a command orders nobody', () => {
    const t = table(armies, last('strike-first')).play('british', 'play counter-attack')
    endTurn(t, 'british')
  })

  test('[G-12.4] Counter Attack: a section changed by Tactician counts as changed', () => {
    const lines = `turn 2 german\ncommand german-hand probe-left\ncombat german-hand tactician\n${HAND}`
    const t = table(armies, lines)
    steps(t, 'german', 'play probe-left', 'combat tactician right')
    expect(orders(t, 'german')).toEqual(['3,1', '3,2', 'artillery'])
    endTurn(steps(t, 'german', 'order 3,1', 'done', 'done'), 'german')
    t.play('british', 'play counter-attack')
    expect(orders(t, 'british')).toEqual(['9,1', '9,2', '9,3', 'artillery'])
  })

  test('[G-12.4] Counter Attack is no section card: Tactician does not go with it', () => {
    const t = table(armies, `${last('probe-left')}\ncombat british-hand tactician`)
    t.play('british', 'play counter-attack')
    expect(why(t, 'british', 'combat tactician centre')).toBe('G-13.1 no-effect')
    expect(t.legal('british')).toEqual(['pass'])
  })

  test('[G-12.4] [G-4.6] Counter Attack as Recon draws two cards and keeps one', () => {
    const t = table(armies, `${last('recon-left')}\ncommand deck forward probe-left`)
    steps(t, 'british', 'play counter-attack', 'order 9,12', 'done')
    expect(t.legal('british')).toEqual(['keep forward', 'keep probe-left'])
    t.play('british', 'keep forward')
    expect(hand(t, 'british')).toEqual(['forward.1'])
    endTurn(t, 'british')
  })

  test('[G-11.7] [G-12.4] Counter Attack as Recon: the defender may take his medal', () => {
    const lines = 'turn 2 german\ncommand german-hand counter-attack\nnote lastCommand recon-centre -'
    const t = table(armies, lines, 'opening-action-2')
    steps(t, 'german', 'play counter-attack', 'order 3,6', 'done', 'take-medal')
    expect(medals(t)).toEqual([0, 1])
    endTurn(t, 'german')
  })
})
