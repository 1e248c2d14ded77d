import { SPECTATOR, unwrap } from '@bivouac/kernel'
import { choiceFlaws, gapIn, oddsFlaws, pageFlaws } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { THEME } from '../src/drawing/terrain.ts'
import { normandy, normandyFace } from '../src/game.ts'
import { REFUSALS } from '../src/refusals.ts'
import { MESSAGES } from '../src/text/messages/en/index.ts'
import { ENDINGS, KINDS } from '../src/vocabulary.ts'
import { boards, open, playRandomly } from './random-play.ts'
import { table } from './table.ts'

const expectWhole = (text: string | undefined): void => expect(gapIn(text)).toBeUndefined()

describe('sentences', () => {
  test('every fact of many games has its words, or is silent on purpose', () => {
    const types = new Set<string>()
    for (const number of [1, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      for (const seed of ['a', 'b', 'c'])
        for (const fact of playRandomly(number, `${number} ${seed}`, () => {})) {
          types.add(fact.type)
          for (const seat of [0, 1, SPECTATOR]) {
            const seen = normandy.seenBy(fact, seat)
            if (seen === undefined || seen.type === 'bidMade' || seen.type === 'cardMoved') continue
            expectWhole(normandyFace.sentence(boards[0], seen))
          }
        }
    expect([...types].toSorted()).toEqual(
      [
        'bidMade',
        'bidsRevealed',
        'cardMoved',
        'cardPlayed',
        'casualty',
        'counterEntered',
        'counterMoved',
        'counterRemoved',
        'counterTurned',
        'deckShuffled',
        'diceRolled',
        'gameEnded',
        'markerPlaced',
        'markerTurned',
        'objectiveRaised',
        'roundStarted',
        'targetPlaced',
        'targetRemoved',
        'turnStarted',
      ].toSorted(),
    )
  })

  test('[N-7.4] what no number reaches asks for a 0, and for nothing else', () => {
    const fired = (total: number) =>
      normandyFace.sentence(boards[0], {
        type: 'diceRolled',
        by: 'us-scouts-a',
        at: 'german-scouts-b',
        use: 'attack',
        faces: [3],
        parts: [],
        total,
        hit: false,
      })
    expect(fired(9)).toContain(': 9+ or a 0 needed,')
    expect(fired(10)).toContain(': a 0 needed,')
  })

  test('[N-3.8] a hand of nothing but fog is asked for the end of the turn', () => {
    const asked = (hand: string) => {
      const { match } = table('la-raye', `active us\nus hand ${hand}`)
      const view = normandy.view(match.table, 0)
      return normandyFace.prompt(match.table.board, view, normandy.decision(match.table))
    }
    expect(asked('fog-of-war*2')).toBe('You have nothing left to play: end your turn.')
    expect(asked('fog-of-war scout-a')).toContain('Play a card')
  })

  test('a casualty is reported with the man and the pile', () => {
    const sentence = normandyFace.sentence(boards[0], {
      type: 'casualty',
      side: 'us',
      unit: 'us-riflemen-a',
      card: 'rifleman-a.2',
      name: 'Pfc. Otis Hargett',
      from: 'discard',
    })
    expect(sentence).toBe('Pfc. Otis Hargett is lost (US Rifleman A, from the discard pile).')
  })

  test('cards that are taken, inspired or removed are reported; draws and discards are not', () => {
    const moved = (
      from: 'supply' | 'play' | 'hand' | 'deck',
      to: 'discard' | 'hand' | 'removed',
      card: string,
    ) => normandyFace.sentence(boards[0], { type: 'cardMoved', side: 'us', card, from, to })
    expect(moved('supply', 'discard', 'scout-a.1')).toContain('Cpl. Lonnie Stallcup')
    expect(moved('supply', 'discard', 'fog-of-war.1')).toContain('Fog of War')
    expect(moved('play', 'hand', 'scout-a.1')).toContain('back into their hand')
    expect(moved('hand', 'removed', 'fog-of-war.1')).toContain('for good')
    expect(moved('deck', 'hand', 'scout-a.1')).toBeUndefined()
    expect(moved('hand', 'discard', 'scout-a.1')).toBeUndefined()
  })
})

describe('choices and refusals', () => {
  test('every choice has a label and every decision a prompt', () => {
    const kinds = new Set<string>()
    for (const number of [1, 6, 7, 8, 12])
      playRandomly(number, `labels ${number}`, ({ table }, seat, legal) => {
        kinds.add(normandy.decision(table).kind)
        const choosing = { table, seat, legal }
        expect(choiceFlaws(normandy, normandyFace, choosing)).toEqual([])
        expect(oddsFlaws(normandy, normandyFace, choosing)).toEqual([])
      })
    expect([...kinds].toSorted()).toEqual(
      [
        'aim',
        'bid',

        'choose-guided',
        'choose-target',
        'step',
        'take-cards',
        'turn',
      ].toSorted(),
    )
  })

  test('a blast asks which counter is next, on the tile that was aimed at', () => {
    const { table } = open(7, 'text')
    const doing = [
      { kind: 'turn' as const },
      { kind: 'choose-blasted' as const, units: 'us-scouts-a,german-scouts-a', dice: 1, unit: 'us-mortar' },
    ]
    const bare = normandy.view(table, 0)
    const view = { ...bare, doing, toChoose: ['us' as const], us: { ...bare.us, target: '6B' } }
    const decision = { seats: [0], kind: 'choose-blasted', clause: 'N-7.1' }
    expect(normandyFace.prompt(table.board, view, decision)).toContain('fall on 6B')
  })

  test('labels name the card, the man and the use', () => {
    const { table } = open(1, 'text')
    const view = normandy.view(table, 0)
    const kind = view.us.own?.hand[0].replace(/\.\d+$/, '') ?? ''
    const command = unwrap(normandy.parseCommand(table.board, `${kind} attack`))
    expect(normandyFace.label(table.board, view, command)).toMatch(/^[A-Z][\w ]+ \(.+\): Attack/)
  })

  test('a hunker down that gives up all hope says so', () => {
    const { table } = open(2, 'text')
    const board = table.board
    const bare = normandy.view(table, 0)
    const doing = [{ kind: 'turn' as const }]
    const last = {
      ...bare,
      doing,
      toChoose: ['us' as const],
      us: {
        ...bare.us,
        supply: [],
        discard: [],
        play: [],
        sizes: { deck: 0, hand: 2, removed: 0 },
        handAndDeck: { 'rifleman-a': 1, 'scout-a': 1 },
        own: { hand: ['rifleman-a.1', 'scout-a.1'], deck: [], removed: [], bid: '' },
      },
    }
    const hunker = unwrap(normandy.parseCommand(board, 'rifleman-a hunker-down'))
    expect(normandyFace.label(board, bare, hunker)).not.toContain('WARNING')
    const helped = { ...last, tiles: last.tiles.map(tile => ({ ...tile, us: 'scouted' as const })) }
    expect(normandyFace.label(board, helped, hunker)).toContain('WARNING')
  })

  test('every refusal that comes up is a whole sentence', () => {
    const seen = new Set<string>()
    for (const number of [1, 6, 7, 10, 12])
      playRandomly(
        number,
        `refusals ${number}`,
        ({ table, log }) => {
          // Each question costs an imagined table: now and then is often enough.
          if (log.length % 6 !== 0) return
          for (const seat of [0, 1]) {
            const view = normandy.view(table, seat)
            for (const command of normandy.everyCommand(table.board)) {
              const why = normandy.explain(table.board, view, command)
              if (why === undefined || seen.has(`${why.key} ${why.about.action ?? ''}`)) continue
              seen.add(`${why.key} ${why.about.action ?? ''}`)
              expectWhole(normandyFace.refusal(table.board, why))
            }
          }
        },
        60,
      )
    expect(seen.size).toBeGreaterThan(25)
  })

  test.each(REFUSALS.map(r => r.key))('the refusal %s has its words', key => {
    const about = {
      command: 'stop',
      card: 'rifleman-a',
      unit: 'us-riflemen-a',
      tile: '5B',
      action: 'move',
      steps: 2,
    }
    expectWhole(normandyFace.refusal(boards[0], { key, clause: 'N-4.1', about }))
  })

  test.each(ENDINGS)('the ending %s has its words', reason => {
    expectWhole(normandyFace.ending(boards[0], { winner: 1, reason }))
  })

  test('every card has a name and every tile a terrain', () => {
    for (const kind of KINDS) expectWhole(MESSAGES[`card.${kind}`])
    for (const board of boards) for (const tile of board.tiles) expect(THEME[tile]).toBeDefined()
    expect(Object.keys(THEME)).toHaveLength(36)
  })

  test.each(boards.map(board => [board.scenario, board] as const))(
    '[N-8.1] %s has a briefing',
    (_, board) => {
      const text = normandyFace.briefing(board)
      expectWhole(text)
      expect(pageFlaws(text, 100)).toEqual([])
      expect(text.includes('Riflemen are left')).toBe(board.need.includes(0))
      expect(text.includes('Radio')).toBe(board.radio >= 0)
    },
  )

  test('the primer is short', () => {
    expect(normandyFace.primer.trim().split('\n').length).toBeLessThanOrEqual(50)
    expect(pageFlaws(normandyFace.primer, 100)).toEqual([])
  })
})
