/** The analysis of one or several games as a page: one file with everything in it. */
import type { Depth, Step } from '@bivouac/analysis'
import { problemLine } from '../errors.ts'
import { escaped } from '../match/report/html.ts'
import { STYLE } from '../match/report/style.ts'
import { chanceCurve } from './curve.ts'
import type { Looked } from './run.ts'
import { luckInWords, percent, points } from './words.ts'

const OWN_STYLE = `
.line { stroke: var(--soft); stroke-width: 1; }
.lucky { stroke: #b8860b; stroke-width: 2.2; fill: none; }
.decided { stroke: #2f6fb0; stroke-width: 2.6; fill: none; }
.wrong { fill: var(--alarm); }
.key b { font-weight: 600; } .key .l { color: #b8860b; } .key .d { color: #2f6fb0; } .key .w { color: var(--alarm); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--grid); overflow-wrap: normal; }
th { font-weight: 500; color: var(--soft); font-size: .86rem; }
.n { text-align: right; }
.curve text { font-size: 12px; }
@media (max-width: 34rem) { table { font-size: .82rem; } .curve text { font-size: 17px; } }
@media (prefers-color-scheme: dark) { .lucky { stroke: #e2b84a; } .decided { stroke: #7db4f5; } .key .l { color: #e2b84a; } .key .d { color: #7db4f5; } }
`

export function analysisPage(looked: readonly Looked[], depth: Depth): string {
  const title = looked.length === 1 ? `Looking back: ${escaped(looked[0].board.name)}` : 'Looking back'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}${OWN_STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p class="sub">Depth ${depth}. Every decision is seen with the eyes of the side that made it.</p>
${looked.map(gameSection).join('\n')}
</body>
</html>
`
}

function gameSection(looked: Looked): string {
  const { file, game, board, outcome, account, problem } = looked
  const { sides } = game.module
  const { start, decisions, luck, result } = account
  const end = outcome ? `won by ${sides[outcome.winner]} (${outcome.reason})` : 'not over'
  const rows: readonly (readonly [string, string])[] = [
    [`Chance of ${sides[0]} at the start`, percent(start)],
    [`Decisions of ${sides[0]}`, points(decisions[0])],
    [`Decisions of ${sides[1]}`, points(decisions[1])],
    ['Luck', points(luck)],
    [outcome ? `Result for ${sides[0]}` : `Chance of ${sides[0]} at the end`, percent(result)],
  ]
  return `<section>
<h2>${escaped(board.name)}: ${escaped(end)}</h2>
<p class="sub">${escaped(file)} · ${escaped(game.module.name)}</p>
${problem ? `<p class="alarm">The rest is left out. ${escaped(problemLine(problem))}</p>` : ''}
${chanceCurve(looked)}
<p class="small key"><b class="l">luck</b>, <b class="d">decisions</b>, <b class="w">mistakes</b>; the band is two standard errors wide to either side.</p>
<dl>
${rows.map(([what, figure]) => `<dt>${escaped(what)}</dt><dd>${figure}</dd>`).join('\n')}
</dl>
<p>${escaped(luckInWords(looked))}</p>
${mistakes(looked)}
</section>`
}

function mistakes({ account, game }: Looked): string {
  const wrong = account.steps.filter(step => step.decision?.isMistake)
  if (wrong.length === 0) return '<p>No decision lost more than the search’s own noise explains.</p>'
  const row = ({ number, seat, command, decision }: Step): string =>
    decision === undefined
      ? ''
      : `<tr><td class="n">${number}</td><td>${game.module.sides[seat]}</td><td>${escaped(command)}</td>` +
        `<td class="n">${(decision.lost / 100).toFixed(1)} ± ${(decision.error / 100).toFixed(1)}</td><td>${escaped(decision.choices[0].command)}</td></tr>`
  return `<table><thead><tr><th class="n">No.</th><th>Side</th><th>Mistake</th><th class="n">Points lost</th><th>Better</th></tr></thead>
<tbody>${wrong.map(row).join('\n')}</tbody></table>`
}
