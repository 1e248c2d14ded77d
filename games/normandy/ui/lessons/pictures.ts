/** What each lesson is about, as a picture: the cards that it speaks of, or some tiles of its map with the counters on them. */
import type { Lesson, LessonPicture } from '@bivouac/client-shell'
import { placed } from '@bivouac/face-kit/art'
import { miniCard, normandyDefinitions } from '../../src/art/index.ts'
import { type Example, examplePicture, exampleSize } from '../../src/drawing/example.ts'
import type { ScenarioFile } from '../../src/scenario/scenario-file.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import type { KindName, SideName } from '../../src/vocabulary.ts'

type Shown = Pick<Example, 'tiles' | 'attack' | 'path'> | { readonly cards: readonly [SideName, KindName][] }

/** By the lesson's id. */
const SHOWN: Readonly<Record<string, Shown>> = {
  bid: {
    cards: [
      ['us', 'squad-leader-a'],
      ['german', 'scout-b'],
    ],
  },
  men: {
    cards: [
      ['us', 'rifleman-a'],
      ['us', 'rifleman-a'],
      ['us', 'squad-leader-a'],
    ],
  },
  ground: { tiles: ['2B', '17B', '13B', '12B'], path: ['17B', '13B'] },
  attack: {
    tiles: ['13B', '12B'],
    attack: { from: 'us-riflemen-a', at: 'german-scouts-a', sum: '5 + 0 + 1 = 6' },
  },
  suppress: {
    tiles: ['3B', '12B', '13A', '15A'],
    attack: { from: 'us-machine-gunners-a', at: 'german-riflemen-a', sum: '4 + 0 + 1 = 5' },
  },
  deck: {
    cards: [
      ['us', 'platoon-sergeant'],
      ['us', 'fog-of-war'],
      ['us', 'scout-a'],
    ],
  },
  guns: { tiles: ['7B', '5B', '8B', '3A', '2A'] },
  alone: { tiles: ['16B', '17B', '13B', '12B', '8A', '5B'] },
}

export function lessonPicture({ id, scenario, position }: Lesson): LessonPicture {
  const shown = SHOWN[id]
  if ('cards' in shown) return fan(shown.cards)
  const units = unitsOn(shown.tiles, scenario, position)
  const example: Example = { ...shown, id, clause: '', scenario, units }
  return { ...exampleSize(example), paint: () => examplePicture(example) }
}

const MARGIN = 12
const CARD = { width: 84, height: 104 }

/** Side by side, without their titles: it is the same picture in every language. */
function fan(cards: readonly [SideName, KindName][]): LessonPicture {
  const width = MARGIN + cards.length * (CARD.width + MARGIN)
  const height = CARD.height + 2 * MARGIN
  const paint = (): string => {
    const drawn = cards.map(([side, kind], i) => {
      const art = miniCard({ side, kind, title: '' }, `${kind}-${i}-`)
      return placed(MARGIN + i * (CARD.width + MARGIN), MARGIN, art)
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${normandyDefinitions()}</defs>${drawn.join('')}</svg>`
  }
  return { width, height, paint }
}

/** Where counters stand when the lesson begins, by their names: those of the scenario, moved by the position's own lines. */
function unitsOn(tiles: readonly string[], scenario: string, position: string): Record<string, string> {
  const file = scenarios.find(({ id }) => id === scenario)?.data as ScenarioFile
  const begun = (['US', 'GER'] as const).flatMap(key =>
    Object.entries(file[key].counters ?? {}).flatMap(([tile, names]) =>
      names.map(name => [`${SIDES[key]}-${name.replaceAll('_', '-').toLowerCase()}`, tile] as const),
    ),
  )
  const moved = [...position.matchAll(/^ *unit (\S+) (\S+)/gm)].map(([, unit, tile]) => [unit, tile] as const)
  const all = Object.fromEntries([...begun, ...moved])
  return Object.fromEntries(Object.entries(all).filter(([, tile]) => tiles.includes(tile)))
}

const SIDES = { US: 'us', GER: 'german' } as const
