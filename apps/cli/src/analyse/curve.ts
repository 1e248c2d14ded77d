/** The chance of the first side over the game: what decisions changed and what luck changed, in two colours. */
import { CERTAIN, type Step } from '@bivouac/analysis'
import { at } from '../match/report/html.ts'
import type { Looked } from './run.ts'

const BOX = { width: 640, height: 240, left: 40, right: 12, top: 10, bottom: 26 }
/** The band is drawn so many standard errors wide to either side: the truth is within it 19 times in 20. */
const BAND = 2

export function chanceCurve({ account, game }: Pick<Looked, 'account' | 'game'>): string {
  const { steps } = account
  const { width, height, left, right, top, bottom } = BOX
  const x = (n: number): string => at(left + (n / Math.max(1, steps.length)) * (width - left - right))
  const y = (chance: number): string =>
    at(top + (1 - Math.min(1, Math.max(0, chance / CERTAIN))) * (height - top - bottom))
  const grid = [0, 25, 50, 75, 100].map(
    share =>
      `<path class="${share === 50 ? 'half' : 'grid'}" d="M${left} ${y(share * 100)}H${width - right}"/>` +
      `<text x="${left - 5}" y="${y(share * 100)}" dy="3.5" text-anchor="end">${share}</text>`,
  )
  const known = steps.flatMap((step, i) =>
    step.decision ? [{ i, step, error: step.decision.bestError }] : [],
  )
  const edge = (sign: number): string[] =>
    known.map(({ i, step, error }) => `${x(i)} ${y(step.before + sign * BAND * error)}`)
  const band =
    known.length > 1 ? `<path class="band" d="M${[...edge(1), ...edge(-1).reverse()].join('L')}Z"/>` : ''
  const path = (
    from: (step: Step) => number,
    to: (step: Step) => number,
    by: (i: number) => number,
  ): string =>
    steps
      .flatMap((step, i) => (from(step) === to(step) ? [] : [`M${x(by(i))} ${y(from(step))}V${y(to(step))}`]))
      .join('')
  const line = steps.map(
    (step, i) => `${x(i)} ${y(step.before)}L${x(i)} ${y(step.decided)}L${x(i + 1)} ${y(step.after)}`,
  )
  const marks = steps.flatMap((step, i) =>
    step.decision?.isMistake
      ? [
          `<circle class="wrong" cx="${x(i)}" cy="${y(step.decided)}" r="3.2"><title>${step.number}</title></circle>`,
        ]
      : [],
  )
  return [
    `<svg class="curve" viewBox="0 0 ${width} ${height}" role="img" aria-label="Chance of ${game.module.sides[0]} over the game">`,
    ...grid,
    band,
    `<path class="line" d="M${line.join('L')}"/>`,
    `<path class="lucky" d="${path(
      step => step.decided,
      step => step.after,
      i => i + 1,
    )}"/>`,
    `<path class="decided" d="${path(
      step => step.before,
      step => step.decided,
      i => i,
    )}"/>`,
    ...marks,
    `<text x="${left}" y="${height - 8}">0</text>`,
    `<text x="${width - right}" y="${height - 8}" text-anchor="end">${steps.length} commands</text>`,
    '</svg>',
  ].join('\n')
}
