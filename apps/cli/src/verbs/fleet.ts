/** `bivouac fleet`: a simulated day of many players on a few servers; nothing that must hold may break. */
import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { examples, freshSeed, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { counted, figure, print, printJson } from '../output.ts'

interface Options {
  readonly players: number
  readonly hours: number
  readonly seed?: string
  readonly json?: true
}

export function registerFleet(program: Command): void {
  const verb = program
    .command('fleet')
    .description(
      'simulate a day of many players on three servers, with all that can go wrong; nothing may be lost',
    )
    .option('--players <n>', 'how many players', wholeFrom(2), 1000)
    .option('--hours <n>', 'how many hours of theirs', wholeFrom(1), 24)
    .addOption(seedOption('a fresh one'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe servers, the games and the clients are the real ones; time, network and disk are simulated, and everything follows from the seed. How far it is and how long it will still take goes to standard error.',
    )
    .action(fleetVerb)
  examples(
    verb,
    'fleet',
    'fleet --players 100000 --hours 24 --json',
    'fleet --players 200 --hours 2 --seed a',
  )
}

async function fleetVerb({ players, hours, json, seed = freshSeed() }: Options): Promise<void> {
  const { fleet } = await import('../online/fleet/fleet.ts')
  const report = await fleet({ players, hours, seed, onProgress: teller() })
  const broken = Object.entries(report.breaches)
  if (broken.length > 0) process.exitCode = EXIT.failed
  if (json) return printJson(report)
  const { games, most } = report
  print(
    `${figure(players)} players for ${counted(hours, 'hour')}: ${figure(games.begun)} games (${figure(games.over)} over), ` +
      `${figure(report.commands)} commands, ${counted(report.flags, 'flag')} fallen, at most ${counted(most.rooms, 'game')} in memory · ` +
      `${figure(Math.round(report.seconds))} s, ${figure(report.usPerCommand)} µs of processor time a command · seed ${seed}`,
  )
  for (const line of report.first) print(line)
  print(
    broken.length === 0
      ? 'Nothing was broken.'
      : `Broken: ${broken.map(([law, count]) => `${law} ${figure(count)}`).join(', ')}.`,
  )
}

/** Says on a terminal's other stream how far it is, at most every ten seconds: by our own time, not the simulated. */
function teller(): (done: number, commands: number) => void {
  const EVERY_MS = 10_000
  const begun = performance.now()
  let last = begun
  return (done, commands) => {
    const now = performance.now()
    if (now - last < EVERY_MS || done >= 1) return
    last = now
    const minutes = Math.ceil(((now - begun) / done - (now - begun)) / 60_000)
    process.stderr.write(
      `${Math.floor(done * 100)} % of the time, ${figure(commands)} commands; about ${counted(minutes, 'minute')} left\n`,
    )
  }
}
