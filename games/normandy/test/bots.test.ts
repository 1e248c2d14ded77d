/** The bots: honest, steady, and as good as they claim to be. Every figure here has a margin over what was measured. */
import { type Bot, type Played, playGame, random } from '@bivouac/ai'
import { firstOf, seeded, unwrap, verbOf } from '@bivouac/kernel'
import { alikeBetween, askBot, openScenario } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { KIND } from '../src/cards/cards.ts'
import { BID, HUNKER_DOWN } from '../src/commands.ts'
import { normandy, normandyBots } from '../src/game.ts'
import type { NormandyBoard } from '../src/scenario/scenario.ts'
import type { NormandyView } from '../src/view/view.ts'
import { positionText } from './table.ts'

type NormandyBot = Bot<NormandyBoard, NormandyView>
const { greedy, solo } = normandyBots

/** The commands a bot gives from a position, until its turn is over or somebody has won. */
function turnOf(bot: NormandyBot, scenario: string, lines: string): string[] {
  const opened = normandy.parsePosition(positionText(scenario, lines), seeded, id =>
    openScenario(normandy, id),
  )
  const t = unwrap(opened)
  const seat = normandy.decision(t).seats[0]
  const given: string[] = []
  while (normandy.toChoose(t) === 1 << seat) {
    const command = askBot(normandy, bot, t, seat)
    given.push(normandy.formatCommand(t.board, command))
    if (given.at(-1) === 'end-turn') break
    normandy.apply(t, seat, command)
  }
  return given
}

function boards(): NormandyBoard[] {
  return normandy.scenarios.map(entry => unwrap(normandy.board(entry.data)))
}

/** The first bot's wins in games on each of the twelve maps, from each of the seats given. */
async function winsOf(
  first: () => Bot,
  second: () => Bot,
  seed: string,
  seats: (map: number) => number[],
): Promise<number> {
  let wins = 0
  for (const [map, board] of boards().entries())
    for (const seat of seats(map)) {
      const bots: [Bot, Bot] = seat === 0 ? [first(), second()] : [second(), first()]
      const { outcome } = await playGame(normandy, board, `${seed} ${board.scenario}`, bots)
      if (outcome.winner === seat) wins++
    }
  return wins
}

const bothSeats = (): number[] => [0, 1]
const oneSeat = (map: number): number[] => [map % 2]

describe('greedy', () => {
  test('beats random on every map from either side', async () => {
    expect(await winsOf(greedy as () => Bot, random, 'against random', bothSeats)).toBeGreaterThanOrEqual(22)
  })

  test('beats the solo sheet clearly', async () => {
    expect(
      await winsOf(greedy as () => Bot, solo as () => Bot, 'against solo', oneSeat),
    ).toBeGreaterThanOrEqual(8)
  })

  test('finishes every scenario against itself, more often by points than by wearing out', async () => {
    const ends: Record<string, number> = {}
    for (const board of boards()) {
      const { outcome }: Played = await playGame(normandy, board, `itself ${board.scenario}`, [
        greedy(),
        greedy(),
      ])
      ends[outcome.reason] = (ends[outcome.reason] ?? 0) + 1
    }
    expect(ends['no-progress'] ?? 0).toBe(0)
    expect(ends.points).toBeGreaterThanOrEqual(5)
  })

  test('[N-6.4, N-8.2] takes the points that win the game', () => {
    const given = turnOf(
      greedy(),
      'la-raye',
      `marker us 6A scouted
       marker us 13B controlled
       marker us 2B controlled
       unit us-riflemen-a 6A
       us hand rifleman-a fog-of-war scout-b`,
    )
    expect(given).toEqual(['rifleman-a control'])
  })

  test('[N-5.1, N-6.4] moves and controls in one turn when that wins', () => {
    const given = turnOf(
      greedy(),
      'la-raye',
      `marker us 16B scouted
       marker us 6A scouted
       marker us 13B controlled
       marker us 2B controlled
       unit us-riflemen-a 16B
       us hand rifleman-a*2 fog-of-war`,
    )
    expect(given).toEqual(['rifleman-a move', 'to 6A', 'rifleman-a control'])
  })

  test('[N-6.2] draws before it does anything else', () => {
    const given = turnOf(greedy(), 'la-raye', 'us hand rifleman-a scout-a platoon-sergeant')
    expect(given[0]).toBe('platoon-sergeant command 2')
  })
})

describe('honesty', () => {
  const alike = () =>
    alikeBetween(normandy, { boards: boards(), bots: () => [greedy(), solo()], actions: 26 })

  test('the same view and the same dice give the same choice, whatever is hidden; and the table stays as it was', () => {
    const makers = [greedy, solo]
    const seasoned = makers.map(make => make())
    let pairs = 0
    for (const { table: t, other, seat } of alike()) {
      const before = t.cells.slice()
      expect(normandy.view(other, seat)).toEqual(normandy.view(t, seat))
      for (const [i, make] of makers.entries()) {
        // The one has thought often before and the other never has: nothing may linger.
        const choice = askBot(normandy, seasoned[i], t, seat)
        expect(askBot(normandy, make(), other, seat)).toBe(choice)
        expect(verbOf(choice)).not.toBe(HUNKER_DOWN)
      }
      expect(t.cells).toEqual(before)
      pairs++
    }
    expect(pairs).toBeGreaterThan(300)
  })
})

describe('solo', () => {
  test('beats random on every map from either side', async () => {
    expect(await winsOf(solo as () => Bot, random, 'solo against random', bothSeats)).toBeGreaterThanOrEqual(
      22,
    )
  })

  test('[N-3.4] bids its lowest card', () => {
    const text = positionText(
      'la-raye',
      `doing bid
       us hand platoon-sergeant rifleman-a scout-a squad-leader-a
       german hand fog-of-war rifleman-a scout-a scout-b`,
    )
    const t = unwrap(normandy.parsePosition(text, seeded, id => openScenario(normandy, id)))
    for (const [seat, initiative] of [
      [0, 5],
      [1, 1],
    ]) {
      const bid = askBot(normandy, solo(), t, seat)
      expect([verbOf(bid), KIND[firstOf(bid)].initiative]).toEqual([BID, initiative])
    }
  })

  test('plays from high to low initiative, command cards last, and four at most', () => {
    const given = turnOf(
      solo(),
      'behind-enemy-lines',
      `us supply rifleman-a rifleman-b
       us hand platoon-sergeant squad-leader-a sniper rifleman-a scout-a scout-b`,
    )
    const cards = given.map(command => command.match(/^(?:scout|rifleman|sniper|platoon|squad)-?\S*/)?.[0])
    expect(cards.filter(card => card !== undefined)).toEqual(['scout-a', 'scout-b', 'rifleman-a', 'sniper'])
    expect(given.at(-1)).toBe('end-turn')
  })

  /** Behind Enemy Lines with one US counter left, and a card of the German Machine Gunners A on 14A to be played. */
  const gunnersFacing = (unit: string): string[] =>
    turnOf(
      solo(),
      'behind-enemy-lines',
      `initiative german
       active german
       marker german 7A scouted
       marker german 12B scouted
       unit us-riflemen-a off
       unit us-riflemen-b off
       unit us-scouts-a off
       unit us-scouts-b off
       unit us-sniper off
       unit ${unit}
       german hand machine-gunner-a fog-of-war`,
    )

  test.each([
    ['Attack at a total defence of 5', 'us-riflemen-a 17A', 'machine-gunner-a attack'],
    ['Attack at 7', 'us-riflemen-a 7A', 'machine-gunner-a attack'],
    ['Suppress at 8', 'us-scouts-a 7A', 'machine-gunner-a suppress'],
    ['Suppress at 9', 'us-riflemen-a 4A', 'machine-gunner-a suppress'],
    ['Move above that', 'us-riflemen-a 18B', 'machine-gunner-a move'],
    ['Move rather than suppress twice', 'us-riflemen-a 4A suppressed', 'machine-gunner-a move'],
  ])('Machine Gunners %s', (_, unit, command) => {
    expect(gunnersFacing(unit)[0]).toBe(command)
  })

  test.each([
    ['Attack at a total defence of 9', 'german-riflemen-a 10A', ['sniper attack', 'at german-riflemen-a']],
    ['Stalk above that', 'german-scouts-a 4A', ['sniper stalk', 'to 3B']],
  ])('the Sniper: %s', (_, unit, commands) => {
    const given = turnOf(
      solo(),
      'behind-enemy-lines',
      `unit german-riflemen-a off
       unit german-riflemen-b off
       unit german-scouts-a off
       unit german-scouts-b off
       unit german-machine-gunners-a off
       unit german-machine-gunners-b off
       unit ${unit}
       us hand sniper fog-of-war`,
    )
    expect(given.slice(0, 2)).toEqual(commands)
  })

  test.each([
    ['open the way for Riflemen', 'us hand scout-a fog-of-war', ['scout-a scout', 'to 13B', 'stop']],
    ['then Recon', 'marker us 13B scouted\nus hand scout-a fog-of-war', ['scout-a recon']],
    [
      'then Attack at 4 to 6',
      'marker us 13B scouted\nunit german-riflemen-b 12B\nus hand scout-a',
      ['scout-a attack', 'at german-riflemen-b'],
    ],
    ['then Conceal', 'marker us 13B scouted\ngerman supply fog-of-war\nus hand scout-a', ['scout-a conceal']],
  ])('Scouts %s', (_, lines, commands) => {
    expect(turnOf(solo(), 'la-raye', lines).slice(0, commands.length)).toEqual(commands)
  })

  test.each([
    ['Control', 'marker us 13B scouted\nunit us-riflemen-a 13B\nus hand rifleman-a', ['rifleman-a control']],
    [
      'then Move to the best objective',
      'marker us 13B scouted\nus hand rifleman-a',
      ['rifleman-a move', 'to 13B'],
    ],
    ['then Attack', 'us hand rifleman-a', ['rifleman-a attack', 'at german-riflemen-a']],
  ])('Riflemen: %s', (_, lines, commands) => {
    expect(turnOf(solo(), 'la-raye', lines).slice(0, 2)).toEqual([...commands, 'end-turn'].slice(0, 2))
  })

  test.each([
    ['points', 'la-raye', 'german-riflemen-a'],
    ['to pin', 'montmartin-en-graignes', 'german-machine-gunners-a'],
  ])('its first target when the other side wants %s', (_, scenario, target) => {
    const [command] = turnOf(
      solo(),
      scenario,
      'doing turn\ndoing choose-target us-riflemen-a 1 attack\nus hand rifleman-a',
    )
    expect(command).toBe(`at ${target}`)
  })
})
