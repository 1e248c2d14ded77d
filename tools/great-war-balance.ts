/**
 * How the scenarios of The Great War turn out between two bots, as rows of a table for docs/great-war-balance.md:
 * `node tools/great-war-balance.ts [bot] [games] [seed] [scenario…]`. The games are those of `bivouac sim` with the
 * same seed; this adds the medals, which `sim` does not count.
 */
import { type Bot, playGame, random } from '@bivouac/ai'
import { unwrap } from '@bivouac/kernel'
import { greatWar, greatWarBots } from '../games/great-war/src/game.ts'

const [bot = 'greedy', games = '200', seed = 'balance', ...only] = process.argv.slice(2)
const make = bot === 'random' ? random : (greatWarBots[bot] as () => Bot)
const count = Number(games)
if (make === undefined || !(count > 0)) {
  console.error(`Give a bot (random, ${Object.keys(greatWarBots).join(', ')}) and a number of games.`)
  process.exit(1)
}

const mean = (sum: number, digits = 1): string => (sum / count).toFixed(digits)
const percent = (n: number): string => `${((100 * n) / count).toFixed(1)} %`

console.log('| scenario | British wins | German wins | medals B : G | figures lost B : G | turns | ends |')
console.log('|---|--:|--:|--:|--:|--:|---|')
for (const { id, data } of greatWar.scenarios) {
  if (only.length > 0 && !only.includes(id)) continue
  const board = unwrap(greatWar.board(data))
  const wins = [0, 0]
  const sums: Record<string, number> = {}
  const ends: Record<string, number> = {}
  for (let i = 0; i < count; i++) {
    const { outcome, tally } = await playGame(greatWar, board, `${seed}/${i}`, [make(), make()])
    wins[outcome.winner]++
    ends[outcome.reason] = (ends[outcome.reason] ?? 0) + 1
    for (const [name, n] of Object.entries(tally)) sums[name] = (sums[name] ?? 0) + n
  }
  const cells = [
    id,
    percent(wins[0]),
    percent(wins[1]),
    `${mean(sums['medals.british'])} : ${mean(sums['medals.german'])}`,
    `${mean(sums['casualties.british'], 0)} : ${mean(sums['casualties.german'], 0)}`,
    mean(sums.rounds),
    Object.entries(ends)
      .map(([reason, n]) => `${reason} ${n}`)
      .join(', '),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
