/** The page: how it was made, and each game with its chart, its course, the bots' thoughts and our remarks. */
import { type Board, newTable, SPECTATOR, seeded, seedTable } from '@bivouac/kernel'
import type { Remark } from './account.ts'
import { percent, type Section } from './account.ts'
import type { Entry } from './games.ts'
import type { Course, Step } from './play.ts'

/** One game, ready to be written down. */
export interface Written {
  readonly entry: Entry
  readonly board: Board
  readonly course: Course
  readonly sections: readonly Section[]
  readonly picture: string
  readonly remarks: Readonly<Record<number, readonly Remark[]>>
}

export function page(head: string, games: readonly Written[]): string {
  return `${[head.trim(), ...games.map(game)].join('\n\n')}\n`
}

function game(written: Written, i: number): string {
  const { entry, board, course, sections, picture } = written
  const { module, face } = entry.match
  const { place, date } = module.scenarios.find(one => one.id === entry.scenario) ?? {}
  return [
    `## ${i + 1}. ${board.name}`,
    '',
    `*${module.name}*, ${[place, date].filter(text => text).join(', ')}. Expert v Expert, seed \`${entry.seed}\`.`,
    face.ending(board, course.outcome),
    `${entry.unit}s played: ${sections.length}. ${tally(course, face.side)}`,
    '',
    ...face.briefing(board).split('\n').reduce<string[]>(joined, []),
    '',
    `![What each side thought of its chances](${picture})`,
    '',
    '<details><summary>The map at the start</summary>',
    '',
    '```text',
    ...map(written),
    '```',
    '',
    '</details>',
    ...sections.flatMap(section => printed(written, section)),
  ].join('\n')
}

/** A briefing's lines that were broken for a terminal, joined again. */
function joined(lines: string[], line: string): string[] {
  if (line.startsWith(' ') && lines.length > 0) lines[lines.length - 1] += ` ${line.trim()}`
  else lines.push(`- ${line}`)
  return lines
}

function tally({ tally: figures }: Course, side: (seat: number) => string): string {
  const lost = Object.entries(figures)
    .filter(([name]) => name.startsWith('casualties.'))
    .map(([, count], seat) => `${side(seat)} ${count}`)
  return `Lost: ${lost.join(', ')}.`
}

/** The drawn map alone, without the legend and the hands below it. */
function map({ entry, board, course }: Written): string[] {
  const { module, face } = entry.match
  const t = newTable(module.layout, board, seeded)
  seedTable(t, course.seed)
  module.setup(t)
  const lines = face.draw(board, module.view(t, SPECTATOR), false).split('\n')
  return lines.slice(1, lines.findLastIndex(line => line.includes('┘')) + 1).map(line => line.trimEnd())
}

function printed({ entry, sections, remarks }: Written, section: Section): string[] {
  const { side } = entry.match.face
  const own = remarks[section.number] ?? []
  const before = sections[section.number - 2]?.score ?? []
  const score = section.score.join(' : ')
  const changed = score === before.join(' : ') ? '' : ` · ${entry.counted} ${score}`
  const shown = own.flatMap(remark => found(section, remark))
  const key = shown.length > 0 ? shown : keyStep(section)
  return [
    '',
    `### ${entry.unit} ${section.number}${changed}`,
    ...(section.opening === undefined ? [] : [`- ${section.opening}`]),
    ...section.passages.map(
      ({ seat, expects, text }) =>
        `- **${side(seat)}**${expects === undefined ? '' : ` (${percent(expects)})`} ${text || 'Does nothing.'}`,
    ),
    ...key.map(step => `- ${thought(step, side(step.seat))}`),
    ...(own.length === 0 ? [] : own.map(({ text }) => (own.length === 1 ? `> ${text}` : `> - ${text}`))),
  ]
}

/** The decision that a remark asks to be shown. */
function found(section: Section, { shows, nth = 1 }: Remark): Step[] {
  const steps = section.steps.filter(step => step.command === shows && step.lines.length > 1)
  return steps.slice(nth - 1, nth)
}

/** Remarks that speak of something that did not happen, one sentence each. */
export function misfits({ entry, sections, remarks }: Written): string[] {
  return Object.entries(remarks).flatMap(([number, own]) => {
    const section = sections[Number(number) - 1]
    return own
      .filter(
        remark =>
          section === undefined || (remark.shows !== undefined && found(section, remark).length === 0),
      )
      .map(
        ({ shows }) =>
          `${entry.scenario}, ${entry.unit.toLowerCase()} ${number}: no '${shows ?? 'such section'}'.`,
      )
  })
}

/** A line tried less often than this says little. The best two are always shown. */
const LEAST_VISITS = 20

const serious = ({ lines }: Step): Step['lines'] =>
  lines.filter((line, i) => i < 2 || line.visits >= LEAST_VISITS).slice(0, 3)

/** A bid is drawn from the good ones, and an order is a part of a plan: neither says much alone. */
const NOT_SHOWN = ['bid', 'order', 'move', 'answer']

/** Where the third line is not much worse, little hung on it. */
const WORTH_SHOWING = 0.15

/** The decision on which most hung: where the best was farthest from the third. */
function keyStep({ steps }: Section): Step[] {
  const gap = (step: Step): number => {
    const lines = serious(step)
    return lines.length < 2 || NOT_SHOWN.includes(step.kind)
      ? 0
      : lines[0].chance - (lines.at(-1)?.chance ?? 0)
  }
  const [best] = steps.toSorted((a, b) => gap(b) - gap(a))
  return best !== undefined && gap(best) >= WORTH_SHOWING ? [best] : []
}

function thought(step: Step, side: string): string {
  const lines = serious(step).map(({ label, chance }) => `${plain(label)} (${percent(chance)})`)
  return `${side} thought: ${lines.join(' · ')}.`
}

/** Labels without the names of men and without what a card says. */
const plain = (label: string): string =>
  label
    .replace(/ \((?:[A-Z][a-z]+\. )[^)]*\)/g, '')
    .replace(
      /^([A-Z][\w& ]+(?: \(\d HQ\))?): (?:order|with|answer|up to|do as|draw|all|battle|machine|roll) .*$/,
      '$1',
    )
