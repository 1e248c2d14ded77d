/** A scenario's board with its setup as an SVG picture. The same board always gives the same picture. */

import { f, stroked } from '@bivouac/face-kit'
import type { GreatWarBoard } from '../board.ts'
import { HEX_NAMES, hasHex, hexesIn } from '../geometry.ts'
import { scenarios } from '../scenarios.ts'
import { TERRAINS, TRENCH } from '../terrain.ts'
import { objectiveText, sideText } from '../text/names.ts'
import { say, sayCounted } from '../text/say.ts'
import { FIGURES_MAX, HEXES, SECTIONS, SIDES, sideOfUnit, UNIT_KINDS, UNITS } from '../words.ts'
import { boardGround } from './ground.ts'
import {
  cutTrenches,
  ditch,
  HEIGHT,
  halfHexes,
  middleOf,
  outline,
  STEP,
  terrainPicture,
  WIDTH,
  wire,
} from './hexes.ts'
import { medal, PAPER, TITLE_FACE, unitPiece, words } from './pieces.ts'

const MARGIN = 44
const HEAD = 112
const LINE = 22
const LEGEND = 64
const INK_ON_TABLE = '#fbf4e0'
const UNIT_SIZE = 52

export function greatWarDrawing(board: GreatWarBoard): string {
  const width = WIDTH + 2 * MARGIN
  const goals = goalsOf(board)
  const height = HEAD + HEIGHT + MARGIN + LEGEND + goals.length * LINE
  const below = HEAD + HEIGHT + 28
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${f(width)} ${f(height)}" role="img" aria-label="${attribute(board.name)}">`,
    DEFINITIONS,
    `<rect width="${f(width)}" height="${f(height)}" fill="#6d6a4e"/>`,
    heading(board, width),
    `<g transform="translate(${MARGIN} ${HEAD})">`,
    `<rect x="-12" y="-8" width="${f(WIDTH + 24)}" height="${f(HEIGHT + 24)}" rx="14" fill="#3a2c16"/>`,
    `<rect x="-12" y="-12" width="${f(WIDTH + 24)}" height="${f(HEIGHT + 24)}" rx="14" fill="#d9c79c"/>`,
    `<g clip-path="url(#board)">${boardGround(WIDTH, HEIGHT)}${land(board)}</g>`,
    sectionNames(board),
    ...pieces(board),
    '</g>',
    legend(width, below),
    ...goals.map((text, i) =>
      words(width / 2, below + LEGEND + i * LINE, text, { size: 15, colour: INK_ON_TABLE, weight: 600 }),
    ),
    '</svg>',
    '',
  ].join('\n')
}

const attribute = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const DEFINITIONS = `<defs>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6dc94"/><stop offset=".5" stop-color="#d0a046"/><stop offset="1" stop-color="#8f6420"/></linearGradient>
<clipPath id="board"><rect x="-6" y="-6" width="${f(WIDTH + 12)}" height="${f(HEIGHT + 12)}" rx="10"/></clipPath>
</defs>`

function heading(board: GreatWarBoard, width: number): string {
  const entry = scenarios.find(s => s.id === board.scenario)
  const assets = SIDES.map((side, s) => {
    const { command, combat, hq, artillery } = board.start
    return say('map.assets', {
      side: sideText(side),
      command: command[s],
      combat: combat[s],
      hq: hq[s],
      artillery: artillery[s],
    })
  })
  const told = [
    ...(entry ? [entry.place, entry.date].filter(part => part !== '') : []),
    say('map.goal', { medals: board.medals }),
    say('map.first', { side: sideText(SIDES[board.first]) }),
  ]
  const line = (y: number, text: string, size: number): string =>
    words(width / 2, y, text, { size, colour: INK_ON_TABLE, weight: 600 })
  return (
    words(width / 2, 44, board.name, { size: 38, colour: INK_ON_TABLE, face: TITLE_FACE, weight: 800 }) +
    line(68, told.join('   ·   '), 18) +
    line(90, assets.join('   ·   '), 17)
  )
}

/** Terrain from the bottom up: trenches, what stands on the ground, wire, and the lines between hexes. */
function land(board: GreatWarBoard): string {
  const all = [...Array(HEXES).keys()]
  const isTrench = (hex: number): boolean => board.terrain[hex] === TRENCH
  const ditches = all.filter(isTrench).map(hex => ditch(hex, isTrench))
  const lines = all.map(outline).join('')
  const sections = [4, 8].map(col => `M${f(STEP * col)} 0V${HEIGHT}`).join('')
  return [
    stroked(lines, '#2b2010', 1.5, 'opacity=".5"'),
    ditches.length > 0 ? cutTrenches(ditches.join('')) : '',
    ...all.map(hex => terrainPicture(TERRAINS[board.terrain[hex]], hex)),
    ...all.filter(hex => hasHex(board.start.wire, hex)).map(hex => wire(middleOf(hex))),
    stroked(lines, '#fff3d0', 0.8, 'opacity=".42"'),
    `<path d="${halfHexes()}" fill="#2b2010" opacity=".45"/>`,
    stroked(sections, '#2b0d02', 4.5, 'opacity=".4"'),
    stroked(sections, '#f6d9a0', 2.6, 'stroke-dasharray="12 8"'),
    ...all.map(hexLabel),
  ].join('')
}

const hexLabel = (hex: number): string => {
  const [x, y] = middleOf(hex)
  return words(x, y + 31, HEX_NAMES[hex], { size: 8.5, colour: '#fff6dc' })
}

/** G-1.2 As each side sits: who sits at the top has the left on the right. */
function sectionNames(board: GreatWarBoard): string {
  const third = WIDTH / 3
  const label = (x: number, y: number, text: string): string =>
    `<g transform="translate(${f(x)} ${f(y)})"><rect x="-34" y="-9" width="68" height="18" rx="4" fill="#3a2c16"/>${words(0, 5, text, { size: 14, colour: PAPER })}</g>`
  return SIDES.map((_, side) =>
    (side === board.top ? SECTIONS.toReversed() : SECTIONS)
      .map((section, i) =>
        label(third * (i + 0.5), side === board.top ? -3 : HEIGHT + 3, say(`map.section.${section}`)),
      )
      .join(''),
  ).join('')
}

/** Units in the middle of their hexes, medals in a corner. */
function pieces(board: GreatWarBoard): string[] {
  const { unitHex } = board.start
  const scale = Math.round((UNIT_SIZE / 64) * 1000) / 1000
  const units = [...Array(UNITS).keys()]
    .filter(unit => unitHex[unit] >= 0)
    .map(unit => {
      const [x, y] = middleOf(unitHex[unit])
      const piece = unitPiece(
        SIDES[sideOfUnit(unit)],
        UNIT_KINDS[board.unitKind[unit]],
        FIGURES_MAX,
        `unit-${unit}`,
      )
      return `<g transform="translate(${f(x - UNIT_SIZE / 2)} ${f(y - UNIT_SIZE / 2 - 2)}) scale(${scale})">${piece}</g>`
    })
  const { count, hexes } = board.objectives
  const placed = new Map<number, number>()
  const medals = [...Array(count).keys()].flatMap(objective =>
    hexesIn(hexes, objective * 4).map(hex => {
      // A hex of two objectives shows both side by side.
      const before = placed.get(hex) ?? 0
      placed.set(hex, before + 1)
      const [x, y] = middleOf(hex)
      return medal(x + 21 - before * 19, y - 20, objective + 1)
    }),
  )
  return [...units, ...medals]
}

/** What each objective asks, below the board. */
function goalsOf({ objectives, specialTexts }: GreatWarBoard): string[] {
  const goals = objectives.ids.map((id, i) =>
    sayCounted('briefing.objective', objectives.medals[i], {
      mark: hexesIn(objectives.hexes, i * 4).length > 0 ? `${i + 1} · ` : '',
      objective: objectiveText(id),
      text: objectives.texts[i],
    }),
  )
  return [...goals, ...specialTexts.map(text => say('briefing.special', { text }))].flatMap(broken)
}

const LETTERS = 95

/** SVG breaks no lines by itself. */
function broken(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== '' && last.length + 1 + word.length > LETTERS) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** What the signs mean. */
function legend(width: number, y: number): string {
  const piece = (side: 'british' | 'german', kind: (typeof UNIT_KINDS)[number]): string =>
    `<g transform="scale(.5)">${unitPiece(side, kind, FIGURES_MAX, `legend-${side}-${kind}`)}</g>`
  const items: readonly (readonly [picture: string, text: string])[] = [
    ...SIDES.map(side => [piece(side, 'infantry'), sideText(side)] as const),
    ...UNIT_KINDS.map(kind => [piece('british', kind), say(`map.${kind}`)] as const).slice(1),
    [medal(16, 16, 1), say('map.objective')],
  ]
  const widths = items.map(([, text]) => 52 + text.length * 8.5)
  let x = (width - widths.reduce((a, b) => a + b, 0)) / 2
  return items
    .map(([picture, text], i) => {
      const at = x
      x += widths[i]
      return `<g transform="translate(${f(at)} ${f(y)})">${picture}${words(38, 21, text, { size: 15, colour: INK_ON_TABLE, anchor: 'start', weight: 600 })}</g>`
    })
    .join('')
}
