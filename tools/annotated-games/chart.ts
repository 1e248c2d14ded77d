/** Both sides' own chances to win over the game, as an SVG that can be read on light and on dark ground. */
import type { Section } from './account.ts'

const WIDTH = 760
const HEIGHT = 250
const LEFT = 46
const RIGHT = 96
const TOP = 16
const BOTTOM = 34
/** How wide a digit is. */
const DIGIT = 8

const STYLE = `
  .ink { fill: #3b3b36 } .rule { stroke: #3b3b36; stroke-opacity: .22 } .half { stroke: #3b3b36; stroke-opacity: .6 }
  .first { stroke: #1f5fae } .second { stroke: #a8480f } text.first { fill: #1f5fae; stroke: none } text.second { fill: #a8480f; stroke: none }
  @media (prefers-color-scheme: dark) {
    .ink { fill: #d8d6cc } .rule { stroke: #d8d6cc; stroke-opacity: .2 } .half { stroke: #d8d6cc; stroke-opacity: .55 }
    .first { stroke: #7db4f5 } .second { stroke: #f0a063 } text.first { fill: #7db4f5; stroke: none } text.second { fill: #f0a063; stroke: none }
  }
  text { font: 13px system-ui, sans-serif } path { fill: none; stroke-width: 2.2; stroke-linejoin: round }
  path.second { stroke-dasharray: 6 3 }`

interface ChartText {
  readonly name: string
  readonly sides: readonly [string, string]
  /** Round, or turn. */
  readonly unit: string
}

export function chart(
  sections: readonly Section[],
  winner: number,
  { name, sides, unit }: ChartText,
): string {
  const count = sections.reduce((sum, { steps }) => sum + steps.length, 0)
  const x = (step: number): number => fine(LEFT + ((WIDTH - LEFT - RIGHT) * step) / count)
  const y = (chance: number): number => fine(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance))
  const points: string[][] = [[], []]
  const grid: string[] = []
  let step = 0
  for (const section of sections) {
    const [from, to] = [x(step), x(step + section.steps.length)]
    grid.push(`<line class="rule" x1="${from}" y1="${TOP}" x2="${from}" y2="${HEIGHT - BOTTOM}"/>`)
    // A number that would run into the next one is left out.
    if (to - from >= DIGIT * String(section.number).length + 3)
      grid.push(
        `<text class="ink" x="${fine(from + 3)}" y="${HEIGHT - BOTTOM + 16}">${section.number}</text>`,
      )
    for (const { seat, expects } of section.steps) {
      if (expects !== undefined) points[seat].push(`${x(step)} ${y(expects)}`)
      step++
    }
  }
  for (const [seat, line] of points.entries()) line.push(`${x(count)} ${y(seat === winner ? 1 : 0)}`)
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    chance =>
      `<line class="${chance === 0.5 ? 'half' : 'rule'}" x1="${LEFT}" y1="${y(chance)}" x2="${WIDTH - RIGHT}" y2="${y(chance)}"/>` +
      `<text class="ink" x="${LEFT - 6}" y="${fine(y(chance) + 4)}" text-anchor="end">${100 * chance} %</text>`,
  )
  const lines = points.map((line, seat) => {
    const look = seat === 0 ? 'first' : 'second'
    return (
      `<path class="${look}" d="M${line.join('L')}"/>` +
      `<text class="${look}" x="${WIDTH - RIGHT + 8}" y="${fine(y(seat === winner ? 1 : 0) + 4)}">${sides[seat]}</text>`
    )
  })
  const label = `${name}: what each side thought of its own chance to win, ${unit.toLowerCase()} by ${unit.toLowerCase()}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">`,
    `<title>${label}</title><style>${STYLE}</style>`,
    ...scale,
    ...grid,
    `<text class="ink" x="${WIDTH - RIGHT + 8}" y="${HEIGHT - BOTTOM + 16}">${unit.toLowerCase()}</text>`,
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}

const fine = (n: number): number => Math.round(n * 10) / 10
