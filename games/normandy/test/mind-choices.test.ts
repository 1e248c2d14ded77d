/** What the search should look at first, what is left out, what can be seen and what believed. */
import { frameKind, has, listed, newTable, seeded, verbOf } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { endTurn, HUNKER_DOWN } from '../src/commands.ts'
import { normandy } from '../src/game.ts'
import { bidding } from '../src/state/frames.ts'
import { LAYOUT } from '../src/state/state.ts'
import { at, command, eachPosition, legalAt, namesOf, senseOf, type T } from './mind-positions.ts'

describe('the policy', () => {
  /** The command with the highest weight. */
  function first(t: T, seat: number): string {
    const list = legalAt(t, seat)
    const out = new Float64Array(1024)
    senseOf(t).thin(t, seat, list, false)
    senseOf(t).weigh(t, seat, list, out)
    const best = out.subarray(0, list.count).reduce((b, x, i) => (x > out[b] ? i : b), 0)
    return namesOf(t, list)[best]
  }

  test('[N-6.4] takes the points', () => {
    const t = at('la-raye', 'marker us 13B scouted\nunit us-riflemen-a 13B\nus hand rifleman-a scout-a')
    expect(first(t, 0)).toBe('rifleman-a control')
  })

  test('[N-6.6] throws Fog of War out', () => {
    const t = at('la-raye', 'marker us 13B scouted\nus hand scout-a fog-of-war')
    expect(first(t, 0)).toBe('scout-a recon')
  })

  test('[N-6.2] draws before it plays', () => {
    const t = at('la-raye', 'us hand platoon-sergeant rifleman-a')
    expect(first(t, 0)).toBe('platoon-sergeant command 2')
  })

  test('[N-3.4] bids Fog of War when nothing presses', () => {
    const t = at(
      'la-raye',
      'doing bid\nus hand rifleman-a scout-a squad-leader-a fog-of-war\ngerman hand scout-a',
    )
    expect(first(t, 0)).toBe('bid fog-of-war')
  })
})

describe('thinning', () => {
  test('[N-3.7] hunkering down is left out, ending the turn never', () => {
    eachPosition('hunker', (t, seat, list) => {
      const ends = has(list, endTurn)
      senseOf(t).thin(t, seat, list, false)
      expect(has(list, endTurn)).toBe(ends)
    })
    const t = at('la-raye', 'us hand rifleman-a')
    const list = legalAt(t, 0)
    senseOf(t).thin(t, 0, list, false)
    expect(listed(list).some(one => verbOf(one) === HUNKER_DOWN)).toBe(false)
  })

  test('[N-8.4] but stays where it may win: the enemy pinned and no points behind', () => {
    const t = at(
      'la-raye',
      'marker us 6A controlled\nmarker us 13B controlled\nunit german-riflemen-a off\nunit german-riflemen-b off\nus hand rifleman-a',
    )
    const list = legalAt(t, 0)
    senseOf(t).thin(t, 0, list, false)
    expect(namesOf(t, list)).toContain('rifleman-a hunker-down')
  })

  test('[N-7.6] nobody is suppressed twice while another is not', () => {
    const lines = `active german
       initiative german
       unit us-riflemen-a 7A suppressed
       doing turn
       doing choose-target german-machine-gunners-a 4 suppress
       german hand fog-of-war`
    const t = at('behind-enemy-lines', lines)
    const list = legalAt(t, 1)
    expect(namesOf(t, list)).toContain('at us-riflemen-a')
    senseOf(t).thin(t, 1, list, false)
    expect(namesOf(t, list)).not.toContain('at us-riflemen-a')
  })
})

describe('what can be seen and believed', () => {
  test('[N-9.1] states that look alike to both have the same print, others have not', () => {
    const prints = new Set<number>()
    let positions = 0
    eachPosition(
      'print',
      (t, seat) => {
        const print = senseOf(t).print(t)
        prints.add(print)
        positions++
        const other = newTable(LAYOUT, t.board, seeded)
        other.cells.set(t.cells)
        // Both hands and decks dealt anew, as either side may imagine the other's.
        for (const one of [seat, 1 - seat]) {
          normandy.imagine(t.board, normandy.view(other, one)).imagine(seeded, other)
          expect(senseOf(t).print(other)).toBe(print)
        }
      },
      60,
    )
    expect(prints.size).toBeGreaterThan(0.98 * positions)
  })

  test('[N-3.4] who bid a man and kept Fog of War is hard to believe', () => {
    const out = new Float64Array(1)
    const kept = (cards: string): number => {
      const t = at('la-raye', `us hand scout-a\ngerman discard rifleman-a\ngerman hand ${cards}`)
      senseOf(t).credit(t, 0, out)
      return out[0]
    }
    expect(kept('scout-a scout-b fog-of-war')).toBeLessThan(kept('scout-a scout-b rifleman-a'))
  })

  test('bids are quiet before the first and not between the two', () => {
    const t = at('la-raye', 'doing bid\nus hand rifleman-a scout-a\ngerman hand rifleman-a scout-a')
    expect(frameKind(t)).toBe(bidding.kind)
    expect(senseOf(t).isQuiet(t)).toBe(true)
    normandy.apply(t, 0, command(t, 'bid scout-a'))
    expect(senseOf(t).isQuiet(t)).toBe(false)
  })
})
