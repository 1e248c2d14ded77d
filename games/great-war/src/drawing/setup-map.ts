/** A scenario's board with its setup as an SVG picture. The same board always gives the same picture. */
import { attribute, FACES, f, lettered, PAINT, sharedDefinitions } from '@bivouac/face-kit/art'
import { landOf } from '../art/land.ts'
import { boardPicture } from '../art/map.ts'
import { DEEP, LONG, medalPlace, placeOf } from '../art/places.ts'
import { objectiveMedal, sectionPlate } from '../art/tokens.ts'
import { HEX_NAMES, hexesIn } from '../geometry.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { scenarios } from '../scenario/scenarios.ts'
import { objectiveText, say, sayCounted, sideText } from '../text/say.ts'
import { SECTIONS, SIDES } from '../vocabulary.ts'
import { legend, unitStock, unitsOnMap } from './set-pieces.ts'

const MARGIN = 44
const HEAD = 112
const LINE = 22
const LEGEND = 64
const INK = '#fbf4e0'

export function greatWarDrawing(board: GreatWarBoard): string {
  const width = LONG + 2 * MARGIN
  const goals = goalsOf(board)
  const height = HEAD + DEEP + MARGIN + LEGEND + goals.length * LINE
  const below = HEAD + DEEP + 28
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${f(width)} ${f(height)}" role="img" aria-label="${attribute(board.name)}">`,
    `<defs>${sharedDefinitions()}${unitStock(board)}</defs>`,
    `<rect width="${f(width)}" height="${f(height)}" fill="#6d6a4e"/>`,
    heading(board, width),
    `<g transform="translate(${MARGIN} ${HEAD})">`,
    // A noise filter would take longer than all the rest: the shared grain does instead.
    boardPicture(landOf(board), { prefix: 'map-', grain: false }),
    `<rect width="${f(LONG)}" height="${f(DEEP)}" fill="${PAINT.grain}" opacity=".8"/>`,
    hexLabels(),
    sectionNames(board),
    unitsOnMap(board),
    ...medals(board),
    '</g>',
    legend(width, below, INK),
    ...goals.map((text, i) => centred(width, below + LEGEND + i * LINE, text, 15)),
    '</svg>',
    '',
  ].join('\n')
  return drawing.replaceAll(/(?<= d=")[^"]*/g, shortened)
}

/** Paths without what they can be read without: blanks before a minus and zeros before a point. */
const shortened = (d: string): string => d.replaceAll(' -', '-').replaceAll(/(?<![\d.])0\./g, '.')

const centred = (width: number, y: number, text: string, size: number): string =>
  lettered(width / 2, y, text, { size, colour: INK, anchor: 'middle', weight: 600 })

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
  const facts = [
    ...(entry ? [entry.place, entry.date].filter(part => part !== '') : []),
    say('map.goal', { medals: board.medals }),
    say('map.first', { side: sideText(SIDES[board.first]) }),
  ]
  return (
    lettered(width / 2, 44, board.name, { size: 38, colour: INK, face: 'title', anchor: 'middle' }) +
    centred(width, 68, facts.join('   ·   '), 18) +
    centred(width, 90, assets.join('   ·   '), 17)
  )
}

/** The names of all hexes at their lower corners. */
const hexLabels = (): string => {
  const labels = HEX_NAMES.map((name, hex) => {
    const [x, y] = placeOf(hex)
    return `<text x="${f(x)}" y="${f(y + 31)}">${name}</text>`
  })
  return `<g text-anchor="middle" font-family="${FACES.label}" font-weight="700" font-size="8.500" fill="#fff6dc">${labels.join('')}</g>`
}

/** G-1.2 As each side sits: who sits at the top has the left on the right. */
const sectionNames = (board: GreatWarBoard): string =>
  SIDES.map((_, side) =>
    (side === board.top ? SECTIONS.toReversed() : SECTIONS)
      .map((section, i) => {
        const y = side === board.top ? -2 : DEEP + 2
        return `<g transform="translate(${f((LONG / 3) * (i + 0.5))} ${y}) scale(.78)">${sectionPlate(say(`map.section.${section}`))}</g>`
      })
      .join(''),
  ).join('')

/** Medals in a corner of their hex; a hex of two objectives shows both side by side. */
function medals({ objectives: { count, hexes } }: GreatWarBoard): string[] {
  const there = new Map<number, number>()
  return [...Array(count).keys()].flatMap(objective =>
    hexesIn(hexes, objective * 4).map(hex => {
      const before = there.get(hex) ?? 0
      there.set(hex, before + 1)
      const [x, y] = medalPlace(hex, before)
      return `<g transform="translate(${f(x)} ${f(y)}) scale(.86)">${objectiveMedal(objective + 1)}</g>`
    }),
  )
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

/** SVG breaks no lines by itself, and which face will be found is not known: letters are counted, not measured. */
function broken(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== '' && last.length + 1 + word.length > LETTERS) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
