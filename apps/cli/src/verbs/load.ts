/** `bivouac load`: many games at once on a server, and what it carries against an echo of the same frames. */
import { type Command, Option } from 'commander'
import { EXIT, UserError } from '../errors.ts'
import { type How, SEATINGS } from '../online/seating.ts'
import { examples, freshSeed, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { counted, figure, print, printJson } from '../output.ts'

interface Options {
  readonly games: number
  readonly seconds: number
  readonly rolling?: true
  readonly nodes?: number
  readonly seating: How
  readonly share?: number
  readonly postgresShare?: number
  readonly rate: number
  readonly seed?: string
  readonly json?: true
}

export function registerLoad(program: Command): void {
  const verb = program
    .command('load')
    .description('play many games at once on a server of its own and measure how much it can take')
    .option('--games <n>', 'how many games at once (default: 2000; 200 on several servers)', wholeFrom(1))
    .option(
      '--seconds <n>',
      "how long to play at full speed, and again at 1,000 commands a second; the echo server as long. With '--rolling': before each restart and after the last",
      wholeFrom(1),
      30,
    )
    .option(
      '--nodes <n>',
      'up to so many servers on PostgreSQL and NATS instead: what does one more add?',
      wholeFrom(1),
    )
    .option(
      '--share <percent>',
      "with '--nodes': hold each server to so much of one core, as if it were a small machine (Linux, root)",
      wholeFrom(5),
    )
    .option('--postgres-share <percent>', "with '--nodes': hold PostgreSQL the same way", wholeFrom(5))
    .addOption(
      new Option(
        '--seating <how>',
        "with '--nodes': both players of a game at one server, as balancers do that go by the game; anywhere, as others do; or always apart",
      )
        .choices(SEATINGS)
        .default('by-game'),
    )
    .option(
      '--rolling',
      'restart three servers on PostgreSQL and NATS one after the other; no command may fail',
    )
    .option('--rate <n>', "with '--rolling': commands a second", wholeFrom(1), 500)
    .addOption(seedOption('a fresh one'))
    .addOption(jsonOption())
    .action(options =>
      options.rolling ? rollingVerb(options) : options.nodes ? nodesVerb(options) : loadVerb(options),
    )
  examples(
    verb,
    'load --games 200 --seconds 10',
    'load --json',
    'load --rolling',
    'load --nodes 3 --json',
    'load --nodes 3 --share 15 --seconds 10',
    'load --nodes 2 --share 20 --seating apart',
  )
}

const SHARED_GAMES = 200

async function rollingVerb({
  games = SHARED_GAMES,
  nodes = 3,
  rate,
  seconds,
  json,
  seed = freshSeed(),
}: Options): Promise<void> {
  const { rolling } = await import('../online/rolling.ts')
  const report = await rolling({ nodes, games, rate, seconds, seed })
  if (report.failed > 0) process.exitCode = EXIT.failed
  if (json) return printJson(report)
  print(
    `${counted(report.restarts, 'server')} restarted one after the other at ${figure(rate)} commands a second: ` +
      `${figure(report.commands)} commands, ${figure(report.answeredPerSecond)} answered a second, ${report.failed} failed; 99 % answered within ${report.p99Ms} ms, all within ${report.mostMs} ms`,
  )
}

async function nodesVerb({
  games = SHARED_GAMES,
  nodes = 1,
  seating,
  share,
  postgresShare,
  seconds,
  json,
  seed = freshSeed(),
}: Options): Promise<void> {
  const { cannotHold } = await import('../online/held.ts')
  const why = (share ?? postgresShare) === undefined ? undefined : cannotHold()
  if (why !== undefined) throw new UserError('cannot-hold', why)
  const { capacity } = await import('../online/capacity.ts')
  const report = await capacity({ nodes, games, seconds, seed, seating, share, postgresShare })
  if (json) return printJson(report)
  for (const { nodes, commandsPerSecond, times, together, coresBusy, limit } of report.steps)
    print(
      `${counted(nodes, 'server')}: ${figure(commandsPerSecond)} commands a second${times === undefined ? '' : `, ${times} times as many as with one less`}; both players at one server in ${Math.round(100 * together)} % of the games; ${coresBusy} of ${report.cores} cores busy; limit: ${limit}`,
    )
  print(report.limit)
  print(
    `while two Experts think: event loop delay ${report.loopDelayMs.p50} ms mostly, ${report.loopDelayMs.p99} ms at 99 %; without them ${report.loopDelayMs.quietP99} ms at 99 %`,
  )
}

async function loadVerb({ games = 2000, seconds, json, seed = freshSeed() }: Options): Promise<void> {
  const { load } = await import('../online/load.ts')
  const report = await load({ games, seconds, seed })
  if (json) return printJson(report)
  const { commandsPerSecond, echoPerSecond, ratioToEcho, p99Ms, echoP99Ms, keeperP99Ms, commitP99Ms } = report
  print(
    `${figure(games)} games: ${figure(commandsPerSecond)} commands a second, ${ratioToEcho} of an echo's ${figure(echoPerSecond)}`,
  )
  print(
    `${report.ratioToKeeper} of the ${figure(report.keeperPerSecond)} of an echo that keeps every command before it answers`,
  )
  print(
    `a command takes ${report.serverUs} µs of processor time on the server and ${report.clientsUs} µs at its clients; an echo ${report.echoUs} and ${report.echoClientsUs} µs; one that keeps commands ${report.keeperUs} µs on its server`,
  )
  print(
    `at 1,000 a second 99 % are answered within ${p99Ms} ms (echo ${echoP99Ms} ms, one that keeps them ${keeperP99Ms} ms), committed within ${commitP99Ms} ms`,
  )
  const bytes = Object.entries(report.medianUpdateBytes).map(([module, size]) => `${module} ${figure(size)}`)
  print(`bytes of an update: ${bytes.join(', ')}; of a game at rest: ${figure(report.idleBytesPerGame)}`)
}
