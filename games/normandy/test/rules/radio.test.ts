/** N-10 The radio of scenario 10, and what it does to hope (N-8.6). */
import { expect, test } from 'vitest'
import { changed, ending, factsOf, points, type Seated, table, why } from '../table.ts'

const radio = (lines: string): Seated => table('critical-intelligence', `initiative us\nactive us\n${lines}`)
const value = (t: Seated): number => t.view('us').tiles.find(({ tile }) => tile === '6B')!.value

test("[N-10.1] while the US controls the radio's tile, Control by its Riflemen there raises its value by 1", () => {
  const t = radio('unit us-riflemen-a 6B\nunit us-riflemen-b 6B\nus hand rifleman-a*2 rifleman-b')
  t.play('us', 'rifleman-a control')
  expect([value(t), points(t)[0]]).toEqual([1, 1])
  t.play('us', 'rifleman-a control')
  expect([value(t), points(t)[0]]).toEqual([2, 2])
  expect(factsOf(t, 'objectiveRaised')).toEqual([{ type: 'objectiveRaised', tile: '6B', value: 2 }])
  t.play('us', 'rifleman-b control')
  expect([value(t), points(t)[0]]).toEqual([3, 3])
})

test('[N-10.1] without limit: the radio alone can win the game', () => {
  const t = radio('unit us-riflemen-a 6B\nmarker us 6B controlled\nvalue 6B 4\nus hand rifleman-a')
  t.play('us', 'rifleman-a control')
  expect([value(t), ending(t)]).toEqual([5, 'us by points'])
})

test('[N-10.1] not with an enemy counter on the tile', () => {
  const t = radio(
    'unit us-riflemen-a 6B\nmarker us 6B controlled\nunit german-scouts-a 6B\nus hand rifleman-a',
  )
  expect(why(t, 'us', 'rifleman-a control')).toBe('N-6.4 enemy-on-tile')
})

test('[N-10.1] no other tile can be raised', () => {
  const t = radio('unit us-riflemen-a 4B\nmarker us 4B controlled\nus hand rifleman-a')
  expect(why(t, 'us', 'rifleman-a control')).toBe('N-4.1 already-controlled')
})

/** It is the Germans' turn, and their riflemen stand on the tile that the US controls. */
const toRetake = (lines: string): Seated =>
  radio(
    `active german
    unit german-riflemen-a 6B
    marker us 6B controlled
    marker german 6B scouted
    ${lines}`,
  )

test('[N-10.2] the German side scores the raised value, but cannot raise it', () => {
  const t = toRetake('value 6B 3\ngerman hand rifleman-a*2')
  expect(points(t)).toEqual([3, 0])
  t.play('german', 'rifleman-a control')
  expect(points(t)).toEqual([0, 3])
  expect(why(t, 'german', 'rifleman-a control')).toBe('N-4.1 already-controlled')
})

test('[N-10.2] the raised value can win the game for the Germans', () => {
  const t = toRetake('value 6B 5\nus hand rifleman-a\ngerman hand rifleman-a')
  t.play('german', 'rifleman-a control')
  expect(ending(t)).toBe('german by points')
})

/** No Scout card is left to either side; the US controls 5B and has one point more than the Germans. */
const NO_SCOUTS = `
  us removed scout-a*3 scout-b*3
  german removed scout-a*3 scout-b*3
  us hand machine-gunner-a`
const after = (t: Seated): string => ending(t.play('us', 'machine-gunner-a hunker-down'))

test("[N-8.6, N-10.1] the radio's tile counts without limit for a US side that could still raise it", () => {
  // 4B and 6B: one point on the map, five wanted. The Germans hold two.
  const german =
    'marker german 5B scouted\nmarker german 6B scouted\nmarker german 1B scouted\nmarker german 8B controlled'
  expect(after(radio(`${NO_SCOUTS}\n${german}`))).toBe('nobody yet')
  expect(after(radio(`${NO_SCOUTS}\n${german}\nmarker us 6B none`))).toBe('german by beyond-hope')
})

test('[N-8.6, N-10.1] controlled, but with nobody left to raise it, the radio counts for what it is', () => {
  const german = 'marker german 5B scouted\nmarker german 1B controlled\nmarker german 6B scouted'
  const cut = 'marker us 6B controlled\nmarker us 4B scouted\nus removed rifleman-a*5 rifleman-b*5'
  expect(after(radio(`${NO_SCOUTS}\n${german}\n${cut}`))).toBe('german by beyond-hope')
})

/** The US can reach 3B, 5B, 1B, 7B and 8B, five points without the radio. The Germans reach 7B, 8B, 5B and 6B: four. */
const TWO_WAYS = `
  ${NO_SCOUTS}
  marker us 3B scouted
  marker us 5B controlled
  marker us 1B scouted
  marker us 7B scouted
  marker us 8B scouted
  marker german 5B scouted
  marker german 6B scouted`

test('[N-8.6, N-10.2] and without limit for a German side that could control what the US could still raise', () => {
  expect(after(radio(TWO_WAYS))).toBe('nobody yet')
  expect(after(radio(`${TWO_WAYS}\nmarker us 6B none`))).toBe('us by beyond-hope')
})

test('[N-8.6, N-10.2] but not for a German side that cannot come to it', () => {
  expect(after(radio(`${TWO_WAYS}\nmarker german 6B none`))).toBe('us by beyond-hope')
})

test('[N-8.6, N-10.2] nor for one that controls it but could not take it back after the US has raised it', () => {
  const held = `
    marker us 1B controlled
    marker us 6B scouted
    marker german 6B controlled
    us hand scout-a`
  const t = radio(`${held}\ngerman removed rifleman-a*5 rifleman-b*5`).play('us', 'scout-a conceal')
  expect(ending(t)).toBe('us by beyond-hope')
  expect(ending(radio(held).play('us', 'scout-a conceal'))).toBe('nobody yet')
})

test('[N-8.6, N-10.1] wherever the radio stands, its tile counts without limit', () => {
  // 18B, the first tile of the map, has no points of its own; the Germans hold two.
  const first = changed('critical-intelligence', file => {
    file.radio = '18B'
  })
  const lines = `${NO_SCOUTS}\nmarker german 1B controlled\nmarker german 5B scouted`
  const ends = (more: string): string =>
    ending(
      table('critical-intelligence', `initiative us\nactive us\n${lines}\n${more}`, first).play(
        'us',
        'machine-gunner-a hunker-down',
      ),
    )
  expect(ends('marker us 18B scouted')).toBe('nobody yet')
  expect(ends('')).toBe('german by beyond-hope')
})

test.each(['6B', '18B'])(
  '[N-8.6, N-10.1] with nobody left to raise it, a map of too few points is no hope, however far one can go (%s)',
  tile => {
    // Eight points are wanted, and the map has seven: only the radio could bring more.
    const poor = changed('critical-intelligence', file => {
      file.radio = tile
      for (const side of ['US', 'GER'] as const) file.victory[side] = { control_points: 8 }
    })
    const t = table(
      'critical-intelligence',
      'initiative german\nactive us\nus hand scout-a\nus removed rifleman-a*5 rifleman-b*5\nmarker us 5B controlled',
      poor,
    )
    expect(ending(t.play('us', 'scout-a hunker-down'))).toBe('us by both-pinned')
  },
)

test("[N-8.6, N-10.1] who can still scout comes to the radio's tile, wherever it stands", () => {
  // Eight points are wanted, and the map has seven.
  const poor = changed('critical-intelligence', file => {
    file.radio = '18B'
    for (const side of ['US', 'GER'] as const) file.victory[side] = { control_points: 8 }
  })
  const lines = 'initiative german\nactive us\nus hand scout-a\nmarker us 5B controlled'
  const t = table('critical-intelligence', lines, poor)
  expect(ending(t.play('us', 'scout-a hunker-down'))).toBe('nobody yet')
})

test('[N-8.6, N-10.2] all tiles of the map count for a side that can come to each, and no more than they are worth', () => {
  // Nobody is left to raise the radio, so that the US is beyond hope; the Germans want five points.
  const ends = (objectives: Record<string, number>): string => {
    const module = changed('critical-intelligence', file => {
      file.objectives = objectives
    })
    const lines = 'initiative us\nactive us\nus hand machine-gunner-a\nus removed rifleman-a*5 rifleman-b*5'
    return after(table('critical-intelligence', lines, module))
  }
  // 18B is the first tile of the map, 13B the last.
  expect(ends({ '6B': 2, '18B': 3 })).toBe('nobody yet')
  expect(ends({ '6B': 2, '13B': 3 })).toBe('nobody yet')
  expect(ends({ '6B': 1, '18B': 3 })).toMatch(/by both-pinned$/)
})
