import { SPECTATOR, unwrap, verbOf } from '@bivouac/kernel'
import { choiceFlaws, gapIn, pageFlaws } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { COMBAT_TITLES, COMMAND_TITLES } from '../src/cards/cards.ts'
import { DISCARD, done, takeCard } from '../src/commands.ts'
import { greatWar, greatWarFace } from '../src/game.ts'
import { REFUSALS } from '../src/refusals.ts'
import { MESSAGES } from '../src/text/messages/en/index.ts'
import { ENDINGS } from '../src/vocabulary.ts'
import { boards, open, playRandomly, REFUSED } from './random-play.ts'
import { FLAG, type Seated, SKULL, SOLDIER, table, toBattle } from './table.ts'

/** That nobody answered is seen by the game going on, and the setup on the map. */
const NEVER_SAID: readonly string[] = ['unitPlaced', 'windowPassed']
/** A card that is played and its cost are told with the card. */
const SOMETIMES_SAID: readonly string[] = ['cardMoved', 'hqMoved']

const expectWhole = (text: string | undefined): void => expect(gapIn(text)).toBeUndefined()

describe('sentences', () => {
  test('every fact of many games has its words, or is silent on purpose', () => {
    const types = new Set<string>()
    const spoken = new Set<string>()
    for (const number of [1, 3, 4, 7, 9, 12, 13, 16])
      for (const seed of ['a', 'b', 'c', 'e'])
        for (const fact of playRandomly(number, `${number} ${seed}`, () => {})) {
          types.add(fact.type)
          for (const seat of [0, 1, SPECTATOR]) {
            const seen = greatWar.seenBy(fact, seat)
            if (seen === undefined) continue
            const sentence = greatWarFace.sentence(boards[number - 1], seen)
            if (NEVER_SAID.includes(seen.type)) expect(sentence, seen.type).toBeUndefined()
            else if (sentence !== undefined || !SOMETIMES_SAID.includes(seen.type)) expectWhole(sentence)
            if (sentence !== undefined) spoken.add(seen.type)
          }
        }
    expect([...types].toSorted()).toEqual([
      'artilleryOrdered',
      'attackDeclared',
      'cardMoved',
      'cardPlayed',
      'deckShuffled',
      'diceRolled',
      'figuresGained',
      'figuresLost',
      'flagIgnored',
      'gameEnded',
      'groundCratered',
      'hqMoved',
      'medalsChanged',
      'missed',
      'targetingRolled',
      'turnStarted',
      'unitDestroyed',
      'unitLeft',
      'unitMoved',
      'unitOrdered',
      'unitPlaced',
      'unitRemoved',
      'windowPassed',
      'wireRemoved',
    ])
    expect([...types].filter(type => !spoken.has(type)).toSorted()).toEqual(NEVER_SAID)
  })

  test('a battle is told with who, where, the dice and what came of them', () => {
    const t = toBattle({ '7,6': '.:b1i4', '6,6': '.:g2i2' }, { orders: ['7,6'] })
    t.dice(SOLDIER, SKULL, FLAG).play('british', 'battle 7,6 at 6,6')
    const sentences = t.facts.map(fact => greatWarFace.sentence(t.match.table.board, fact))
    expect(sentences.slice(0, 4)).toEqual([
      'British infantry on 7,6 attacks 6,6 in close combat.',
      'Rolled: soldier, skull, flag.',
      'German infantry on 6,6 loses 2 figures.',
      'German infantry on 6,6 is destroyed.',
    ])
  })

  test('[G-9.2] a figure lost because there is no way back is told with the reason', () => {
    const t = toBattle(
      { '7,6': '.:b1i4', '6,6': '.:g2i4', '5,6': '.:g4i4', '5,7': '.:g5i4' },
      { orders: ['7,6'] },
    )
    t.dice(SKULL, FLAG, FLAG).play('british', 'battle 7,6 at 6,6')
    const sentences = t.facts.flatMap(fact => greatWarFace.sentence(t.match.table.board, fact) ?? [])
    expect(sentences.filter(one => one.includes('loses'))).toEqual([
      'German infantry on 6,6 loses one figure.',
      'German infantry on 6,6 cannot fall back and loses one figure.',
      'German infantry on 6,6 cannot fall back and loses one figure.',
    ])
  })

  test('[G-6.8] a cross fire is told with all its guns', () => {
    const t = toBattle(
      { '8,5': '.:bm4', '8,7': '.:bm4', '6,6': '.:gi4', '1,1': '.:gi4' },
      { orders: ['8,5', '8,7'] },
    )
    t.play('british', 'battle 8,5 at 6,6')
      .dice(SKULL, SKULL, SKULL, SKULL, SKULL, SKULL)
      .play('british', 'join 8,7')
    const sentences = t.facts.flatMap(fact => greatWarFace.sentence(t.match.table.board, fact) ?? [])
    expect(sentences[0]).toMatch(/on 8,5 fires at 6,6, in cross fire with 8,7\.$/)
  })

  test('hidden cards are told as cards, seen ones by name', () => {
    const move = { type: 'cardMoved', deck: 'combat', by: 'german', from: 'deck', to: 'german-hand' } as const
    expect(greatWarFace.sentence(boards[0], move)).toBe('The Germans draw a combat card.')
    expect(greatWarFace.sentence(boards[0], { ...move, card: 'lice.1' })).toBe('The Germans draw Lice.')
  })

  test('the cost of a combat card is told once, with the card', () => {
    const paid = { type: 'hqMoved', side: 'british', count: -2, clause: 'G-13.1' } as const
    expect(greatWarFace.sentence(boards[0], paid)).toBeUndefined()
    expect(greatWarFace.sentence(boards[0], { ...paid, clause: 'G-10.2' })).toBe(
      'The British pay 2 HQ tokens.',
    )
  })
})

describe('choices', () => {
  test('every choice has a label of its own and every decision a prompt', () => {
    const kinds = new Set<string>()
    for (const number of [1, 2, 4, 7, 9, 12, 15])
      for (const seed of ['a', 'b', 'c'])
        playRandomly(number, `labels ${number} ${seed}`, ({ table }, seat, legal) => {
          kinds.add(greatWar.decision(table).kind)
          expect(choiceFlaws(greatWar, greatWarFace, { table, seat, legal })).toEqual([])
        })
    expect([...kinds].toSorted()).toEqual([
      'advancing',
      'answer',
      'battle',
      'choose',
      'cross-fire',
      'end-turn',
      'keep',
      'move',
      'order',
      'play-card',
      'race',
      'retreat',
      'shell',
      'shell-dice',
      'standing',
      'take-ground',
      'with-card',
    ])
  })

  test('at the end of a turn the trade of a combat card is spoken of exactly when it can be made', () => {
    const heard = new Set<boolean>()
    for (const seed of ['a', 'b', 'c'])
      playRandomly(1, `trade ${seed}`, ({ table }, seat, legal) => {
        const decision = greatWar.decision(table)
        if (decision.kind !== 'end-turn') return
        const said = greatWarFace.prompt(table.board, greatWar.view(table, seat), decision)
        const canTrade = legal.some(command => verbOf(command) === DISCARD)
        // After the draw the decision is about nothing else.
        if (!said.includes('still')) expect(said.includes('discard')).toBe(canTrade)
        heard.add(canTrade)
      })
    expect(heard.size).toBe(2)
  })

  test('at the end of a turn a combat card to draw is spoken of exactly when one can be drawn', () => {
    const heard = new Set<boolean>()
    for (const seed of ['a', 'b', 'c'])
      playRandomly(1, `draw ${seed}`, ({ table }, seat, legal) => {
        const decision = greatWar.decision(table)
        if (decision.kind !== 'end-turn' || legal.includes(done)) return
        const said = greatWarFace.prompt(table.board, greatWar.view(table, seat), decision)
        const canDraw = legal.includes(takeCard)
        expect(/draw a combat card/i.test(said)).toBe(canDraw)
        heard.add(canDraw)
      })
    expect(heard.size).toBe(2)
  })

  test('as long as nobody is ordered, the button does not speak of others', () => {
    playRandomly(1, 'nobody', ({ table }, seat, legal) => {
      if (greatWar.decision(table).kind !== 'order' || !legal.includes(done)) return
      const view = greatWar.view(table, seat)
      const isFirst =
        !view.units.some(({ marks }) => marks.includes('ordered')) &&
        !view.flags.includes('artillery-ordered')
      expect(greatWarFace.label(table.board, view, done)).toBe(isFirst ? 'Give no orders' : 'No more orders')
    })
  })

  test('whoever is not asked waits', () => {
    const { table } = open(1, 'text')
    const decision = greatWar.decision(table)
    expect(greatWarFace.prompt(table.board, greatWar.view(table, 1), decision)).toContain('other side')
    expect(greatWarFace.prompt(table.board, greatWar.view(table, SPECTATOR), decision)).toContain(
      'other side',
    )
  })

  test('Assault asks about its artillery, because its units have been ordered', () => {
    const cells = { '8,2': '.:bi4', '2,2': '.:gi4' }
    const { match } = table(cells, 'command british-hand assault-left').play('british', 'play assault-left')
    const view = greatWar.view(match.table, 0)
    expect(greatWarFace.prompt(match.table.board, view, greatWar.decision(match.table))).toMatch(
      /^Assault Left: .* Does the artillery fire as well\?$/,
    )
  })

  test('a move that costs the battle says so', () => {
    const t = toBattle({ '9,6': '.:bi4', '9,8': '.:bm4', '2,2': '.:gi4' }, {})
    const doing = t.view('british')
    const view = { ...doing, doing: [{ kind: 'move' as const }], notes: { reach: ['2', '1'] } }
    const label = (text: string) =>
      greatWarFace.label(t.match.table.board, view, unwrap(greatWar.parseCommand(t.match.table.board, text)))
    expect(label('move 9,6 to 8,6')).toBe('9,6 infantry (4) moves to 8,6')
    expect(label('move 9,6 to 7,6')).toBe('9,6 infantry (4) moves to 7,6 and cannot battle')
    expect(label('move 9,8 to 8,8')).toContain('cannot battle')
  })
})

describe('odds', () => {
  const hint = (t: Seated, text: string): string | undefined => {
    const { board } = t.match.table
    return greatWarFace.odds(board, t.view('british'), unwrap(greatWar.parseCommand(board, text)))
  }

  test('of a close combat: hits, retreat and destruction, to the percent', () => {
    const t = toBattle({ '7,6': '.:bi4', '6,6': '.:gi2' }, { orders: ['7,6'] })
    // Four of six faces hit. Of 216 ways 8 have no hit and 48 one; 7 and 36 of these show a flag.
    expect(hint(t, 'battle 7,6 at 6,6')).toBe(
      '3 dice: 0|1|2 hits 4%|22%|74% · falls back 20% · destroyed 74%',
    )
  })

  test('of fire: every part of the dice is told', () => {
    const t = toBattle({ '8,6': '.:bi4', '6,6': 'T:gi4' }, { orders: ['8,6'] })
    expect(hint(t, 'battle 8,6 at 6,6')).toBe('2 dice: 0|1|2 hits 69%|28%|3%')
    const wired = toBattle({ '8,6': '.w:bi4', '6,6': 'T:gi4' }, { orders: ['8,6'] })
    expect(hint(wired, 'battle 8,6 at 6,6')).toBe('2 -1 ground = one die: 0|1 hits 83%|17%')
  })

  test('of what is not rolled for there are none', () => {
    const t = toBattle({ '8,6': '.:bi4', '6,6': 'T:gi4' }, { orders: ['8,6'] })
    expect(hint(t, 'done')).toBeUndefined()
    expect(hint(t, 'battle 8,6 at 1,1')).toBeUndefined()
  })

  test('are whole wherever they are told, and of a barrage hex by hex', () => {
    let barrages = 0
    for (const number of [1, 4, 7])
      playRandomly(number, `odds ${number}`, ({ table }, seat, legal) => {
        const view = greatWar.view(table, seat)
        for (const command of legal) {
          const odds = greatWarFace.odds(table.board, view, command)
          if (odds !== undefined) expectWhole(odds)
          if (odds?.startsWith('hit')) {
            barrages++
            expect(odds).toMatch(/\d+,\d+ <?\d+% \(<?\d+%, <?\d+%\)/)
          }
        }
      })
    expect(barrages).toBeGreaterThan(0)
  })
})

describe('refusals and endings', () => {
  test('every refusal that comes up is a whole sentence', () => {
    const seen = new Set<string>()
    for (const number of [1, 7, 13])
      playRandomly(
        number,
        `refusals ${number}`,
        ({ table, log }, seat) => {
          // Everything that could ever be said is a long list: now and then is often enough.
          if (log.length % 40 !== 0) return
          const view = greatWar.view(table, seat)
          for (const command of greatWar.everyCommand(table.board)) {
            const why = greatWar.explain(table.board, view, command)
            const about = why && `${why.key} ${Object.keys(why.about).join()}`
            if (why === undefined || about === undefined || seen.has(about)) continue
            seen.add(about)
            expectWhole(greatWarFace.refusal(table.board, why))
          }
        },
        400,
      )
    expect(seen.size).toBeGreaterThan(30)
  })

  test.each(REFUSALS.map(r => r.key))('the refusal %s has its words', key => {
    expectWhole(greatWarFace.refusal(boards[0], { key, clause: 'G-4.1', about: REFUSED }))
  })

  test.each(ENDINGS)('the ending %s has its words', reason => {
    expectWhole(greatWarFace.ending(boards[0], { winner: 1, reason }))
  })
})

describe('the rest', () => {
  test.each([...COMMAND_TITLES, ...COMBAT_TITLES])('%s has a name, and what it does fits a line', title => {
    expectWhole(MESSAGES[`card.${title as 'lice'}`])
    expect(MESSAGES[`does.${title as 'lice'}`].length).toBeLessThanOrEqual(72)
  })

  test('the primer is short', () => {
    expect(greatWarFace.primer.trim().split('\n').length).toBeLessThanOrEqual(52)
    expect(pageFlaws(greatWarFace.primer, 100)).toEqual([])
  })

  test.each(boards.map(board => [board.scenario, board] as const))('%s has a briefing', (_, board) => {
    const text = greatWarFace.briefing(board)
    expect(pageFlaws(text, 100)).toEqual([])
    for (const aim of board.objectives.texts) expect(text.replaceAll(/\s+/g, ' ')).toContain(aim)
  })
})
