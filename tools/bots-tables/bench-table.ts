/** What `bivouac bench --ai --json` printed, as a table. */

interface AiFigures {
  readonly iterationsPerSecond: number
  readonly iterationsPerSecondRollout: number
  readonly ratioToBoardgameIoBot: number
  readonly ratioToBoardgameIoBotSkirmish?: number
  readonly gcDuringSearch: number
  readonly twoWorkersSpeedup: number
  readonly p99Ms: Readonly<Record<string, number>>
}

const whole = (n: number): string => Math.round(n).toLocaleString('en')
const short = (n: number): string => (n < 10 ? n.toFixed(2) : n < 100 ? n.toFixed(1) : whole(n))

export function benchTable(data: unknown): string {
  const { ai } = data as { readonly ai: Readonly<Record<string, AiFigures>> }
  const games = Object.keys(ai)
  const row = (what: string, of: (figures: AiFigures) => string): string =>
    `| ${what} | ${games.map(game => of(ai[game])).join(' | ')} |`
  const levels = Object.keys(ai[games[0]].p99Ms)
  return [
    `| | ${games.join(' | ')} |`,
    `|---|${games.map(() => '--:|').join('')}`,
    row('iterations a second, learned value', f => whole(f.iterationsPerSecond)),
    row('iterations a second, rollouts of 60 commands', f => whole(f.iterationsPerSecondRollout)),
    row("times boardgame.io's bot on tic-tac-toe", f => short(f.ratioToBoardgameIoBot)),
    row("times boardgame.io's bot on a 2 KB skirmish", f => short(f.ratioToBoardgameIoBotSkirmish ?? 0)),
    row('garbage collections during the search', f => whole(f.gcDuringSearch)),
    row('two workers against one', f => `${f.twoWorkersSpeedup.toFixed(2)} ×`),
    ...levels.map(level => row(`${level}, 99 % of decisions within`, f => `${short(f.p99Ms[level])} ms`)),
  ].join('\n')
}
