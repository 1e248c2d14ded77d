/** The report of a match: one file with everything in it. */
import type { MatchSummary } from '../summary.ts'
import { eloText, endsText, interval, percent, sidesText, testText, thinkText } from '../words.ts'
import { scenarioBars } from './bars.ts'
import { scoreCurve } from './curve.ts'
import { escaped } from './html.ts'
import { STYLE } from './style.ts'

/** `points` are what each pair brought bot a, in order. */
export function reportPage(gameName: string, result: MatchSummary, points: readonly number[]): string {
  const title = `${escaped(result.a)} against ${escaped(result.b)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${escaped(gameName)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p class="sub">${escaped(gameName)} · ${result.games} games in pairs with the sides swapped · seed ${escaped(result.seed)}</p>
<p class="big">${percent(result.score)}</p>
<p>is the score of ${escaped(result.a)}; the true one lies within ${interval(result)}, 19 times in 20.</p>
${result.finished ? '' : `<p class="alarm">The match was stopped after ${result.pairs} pairs.</p>`}
${section('Scenario by scenario', scenarioBars(result))}
${section('Game by game', scoreCurve(points))}
${section('Figures', figures(result))}
${section('Forfeits', forfeits(result))}
</body>
</html>
`
}

const section = (head: string, content: string): string =>
  content === '' ? '' : `<section>\n<h2>${head}</h2>\n${content}\n</section>`

function figures(result: MatchSummary): string {
  const rows: (readonly [string, string | undefined])[] = [
    ['Elo', `${eloText(result)} of ${result.a} over ${result.b}`],
    ['Test', testText(result)],
    ['Sides', sidesText(result)],
    ['Ends', endsText(result)],
    [`${result.a} thinks`, thinkText(result.thinkMs.a)],
    [`${result.b} thinks`, thinkText(result.thinkMs.b)],
  ]
  const items = rows.flatMap(([what, value]) =>
    value ? [`<dt>${escaped(what)}</dt><dd>${escaped(value)}</dd>`] : [],
  )
  return `<dl>\n${items.join('\n')}\n</dl>`
}

function forfeits({ forfeits }: MatchSummary): string {
  if (forfeits.length === 0) return ''
  const lines = forfeits.map(
    ({ bot, side, scenario, seed, text }) =>
      `<li>${bot} as ${escaped(side)}, ${escaped(scenario)}, seed ${escaped(seed)}: ${escaped(text)}</li>`,
  )
  return `<p class="alarm">Games lost by breaking the rules of being a bot: ${forfeits.length}.</p>\n<ol>\n${lines.join('\n')}\n</ol>`
}
