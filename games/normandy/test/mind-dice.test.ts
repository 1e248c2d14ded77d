/** Dice grouped by what they do: the chances given are those of every fall of the dice. */
import { enumerate, frameKind, listed, verbOf } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { AT_UNIT } from '../src/commands.ts'
import { normandy } from '../src/game.ts'
import { chooseBlasted, chooseTarget } from '../src/state/frames.ts'
import { at, command, eachPosition, legalAt, senseOf, type T } from './mind-positions.ts'

describe('dice', () => {
  /** The chance of each group by every fall of the dice, against the chances given. */
  function compare(t: T, seat: number, shot: number): number {
    const sense = senseOf(t)
    const chances = new Float64Array(16)
    const faces: number[] = []
    const found = new Float64Array(16)
    let groups = 0
    enumerate(
      t,
      () => {
        faces.length = 0
        groups = 0
        const port = t.chance
        t.chance = {
          die(table, sides) {
            if (faces.length === 0) groups = sense.groups(table as T, shot, chances)
            faces.push(port.die(table, sides))
            return faces[faces.length - 1]
          },
          shuffle: port.shuffle,
        }
        normandy.apply(t, seat, shot)
        t.chance = port
      },
      chance => {
        if (groups === 0) return
        expect(faces.length).toBe(sense.diceInRoll())
        found[sense.groupOf(Int8Array.from(faces))] += chance
      },
    )
    let sum = 0
    for (let i = 0; i < groups; i++) {
      expect(found[i]).toBeCloseTo(chances[i], 9)
      sum += chances[i]
    }
    if (groups > 0) expect(sum).toBeCloseTo(1, 9)
    return groups
  }

  test('[N-7.4] a hit and a miss have their exact chances', () => {
    const seen = new Set<number>()
    eachPosition('dice', (t, seat, list) => {
      const kind = frameKind(t)
      // Four dice fall in ten thousand ways: three tell as much.
      if (kind === chooseTarget.kind && chooseTarget.dice(t) <= 3) seen.add(compare(t, seat, list.codes[0]))
      if (kind === chooseBlasted.kind) seen.add(compare(t, seat, list.codes[0]))
    })
    expect(seen.has(2)).toBe(true)
  })

  const shells = (counters: string): T =>
    at('mortain', `active us\nunit us-mortar 4A\ntarget us 11A\nus hand mortar\n${counters}`)

  test('[N-7.1] shells at one counter roll at once: two groups', () => {
    const t = shells('unit german-riflemen-a 11A')
    expect(compare(t, 0, command(t, 'mortar blast'))).toBe(2)
  })

  test('[N-7.1] shells at the last two counters are one roll: four groups', () => {
    const t = shells('unit german-riflemen-a 11A\nunit us-scouts-a 11A')
    normandy.apply(t, 0, command(t, 'mortar blast'))
    expect(compare(t, 0, legalAt(t, 0).codes[0])).toBe(4)
  })

  test('what is no shot has no groups', () => {
    eachPosition(
      'no shot',
      (t, _, list) => {
        if (frameKind(t) === chooseTarget.kind || frameKind(t) === chooseBlasted.kind) return
        for (const one of listed(list)) {
          expect(verbOf(one)).not.toBe(AT_UNIT)
          expect(senseOf(t).groups(t, one, new Float64Array(16))).toBe(0)
        }
      },
      60,
    )
  })
})
