/** The looks of a match report: light or dark as the reader has it, and wide enough for a phone. */

export const STYLE = `
:root { color-scheme: light dark; --ink: #24281f; --soft: #6a7062; --paper: #faf9f4; --ground: #e9e7db;
  --bar: #6b8f4e; --line: #3f6b2a; --band: #6b8f4e44; --half: #24281f66; --grid: #24281f1a; --alarm: #a5311f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6dc; --soft: #a3a795; --paper: #1a1d17; --ground: #2b2f26; --bar: #6d9650; --line: #a8d184;
    --band: #a8d18433; --half: #e8e6dc66; --grid: #e8e6dc1a; --alarm: #ff8a75; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 1.2rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.45rem; line-height: 1.25; margin: 0 0 .2rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .6rem; }
p { margin: .2rem 0; }
.big { font-size: 2.6rem; font-weight: 700; line-height: 1.1; margin-top: 1rem; }
.small, .sub { color: var(--soft); font-size: .86rem; }
.bars { list-style: none; margin: 0; padding: 0; display: grid; gap: .7rem; }
.bars li { display: grid; grid-template-columns: 1fr auto; column-gap: 1rem; }
.bars svg { grid-column: 1 / -1; width: 100%; height: 1.35rem; border-radius: 3px; display: block; }
.bars .small { grid-column: 1 / -1; }
.bars .score { font-variant-numeric: tabular-nums; }
.whole { font-weight: 700; margin-bottom: .6rem; }
.whole .small { font-weight: 400; }
.ground { fill: var(--ground); }
.bar { fill: var(--bar); }
.half { stroke: var(--half); stroke-dasharray: 4 3; fill: none; vector-effect: non-scaling-stroke; }
.grid { stroke: var(--grid); fill: none; }
.whisker { stroke: var(--ink); stroke-width: 2; fill: none; vector-effect: non-scaling-stroke; }
.curve { width: 100%; max-width: 40rem; display: block; }
.curve text { fill: var(--soft); font: 10px system-ui, sans-serif; }
.band { fill: var(--band); }
.line { stroke: var(--line); stroke-width: 2; fill: none; stroke-linejoin: round; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .35rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; }
.alarm { color: var(--alarm); }
`
