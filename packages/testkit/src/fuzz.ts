/** Random play of any game with every promise checked on the way. The plain step allocates nothing. */
import {
  type Board,
  below,
  commands,
  type GameModule,
  newTable,
  seedCells,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'
import { type Bench, type Check, errorText, look, openBench, type Past, playText } from './bench.ts'
import { CHECKS, checkNamed, LONGEST } from './checks.ts'
import { saveFailure, type Violation } from './failure-file.ts'
import { SETUP } from './play-again.ts'
import { shrink } from './shrink.ts'
import { newTrack, type Track } from './track.ts'

export interface FuzzOptions {
  readonly actions: number
  readonly seed: string
  /** Ids of the scenarios to play in turn; all of them if none are given. */
  readonly scenarios?: readonly string[]
  /** So many actions at the beginning are checked for everything, one by one: 50,000 if nothing is said. */
  readonly closely?: number
  /** How many violations are enough: five if nothing is said. */
  readonly enough?: number
  /** Where failure files go; none are written without a folder. */
  readonly folder?: string
  readonly onProgress?: (actionsDone: number) => void
}

export interface FuzzReport {
  readonly game: string
  readonly actions: number
  readonly games: number
  readonly seed: string
  /** How often each promise was checked. */
  readonly checks: Readonly<Record<string, number>>
  readonly violations: readonly Violation[]
}

const CLOSELY = 50_000
/** After that, a game is replayed from its record at the end, once in so many games. */
const REPLAYS_EVERY = 25
const ENOUGH = 5
const PROGRESS_EVERY = 100_000

interface Run {
  readonly dice: Int32Array
  readonly checks: readonly Check[]
  readonly counts: Record<string, number>
  readonly closely: number
  /** At which action each check is due, and the first of them. */
  readonly due: number[]
  nextDue: number
  actions: number
  readonly most: number
  readonly onProgress: (actionsDone: number) => void
  progressDue: number
}

interface Finding {
  readonly check: string
  readonly what: string
}

export function fuzz(module: GameModule, options: FuzzOptions): FuzzReport {
  const scenarios = options.scenarios ?? module.scenarios.map(scenario => scenario.id)
  const benches = scenarios.map(id => openBench(module, id))
  const checks = CHECKS.filter(check => check.every > 0)
  const run: Run = {
    dice: new Int32Array(4),
    checks,
    counts: Object.fromEntries(CHECKS.map(({ name }) => [name, 0])),
    closely: options.closely ?? CLOSELY,
    due: checks.map(() => 1),
    nextDue: 1,
    actions: 0,
    most: options.actions,
    onProgress: options.onProgress ?? (() => {}),
    progressDue: PROGRESS_EVERY,
  }
  seedCells(run.dice, options.seed, 0)
  const track = newTrack()
  const violations: Violation[] = []
  const enough = options.enough ?? ENOUGH
  let games = 0
  while (run.actions < options.actions && violations.length < enough) {
    const bench = benches[games % benches.length]
    track.seed = `${options.seed}-${games}`
    const finding = playOne(run, bench, track, run.actions < run.closely || games % REPLAYS_EVERY === 0)
    games++
    if (!finding) continue
    const violation = report(module, scenarios[(games - 1) % benches.length], track, finding)
    violations.push(
      options.folder === undefined
        ? violation
        : { ...violation, file: saveFailure(module, violation, options.folder) },
    )
  }
  return {
    game: module.id,
    actions: run.actions,
    games,
    seed: options.seed,
    checks: run.counts,
    violations,
  }
}

/** One random game to its end, to the last action wanted, or to the first thing wrong. */
function playOne(run: Run, bench: Bench, track: Track, replays: boolean): Finding | undefined {
  const { module, board } = bench
  const t = newTable(module.layout, board, seeded)
  seedTable(t, track.seed)
  track.count = 0
  try {
    module.setup(t)
  } catch (error) {
    return { check: SETUP, what: errorText(error) }
  }
  const finding = playOn(run, bench, t, track)
  if (finding || module.toChoose(t) !== 0) return finding
  return replays ? found(run, checkNamed('replay'), bench, t, track) : undefined
}

const list = commands()

function playOn(run: Run, bench: Bench, t: Table<Board>, track: Track): Finding | undefined {
  const { module } = bench
  const { dice } = run
  let applying = false
  try {
    while (run.actions < run.most) {
      const toChoose = module.toChoose(t)
      if (toChoose === 0) return undefined
      if (track.count === LONGEST) return found(run, checkNamed('length'), bench, t, track)
      const seat = toChoose === 3 ? below(dice, 2, 0) : toChoose >> 1
      list.count = 0
      module.legal(t, seat, list)
      if (list.count === 0)
        return { check: 'choices', what: `${module.sides[seat]} is to choose but may do nothing` }
      const command = list.codes[below(dice, list.count, 0)]
      applying = true
      module.apply(t, seat, command)
      applying = false
      track.seats[track.count] = seat
      track.codes[track.count++] = command
      run.actions++
      if (run.actions >= run.nextDue) {
        const finding = lookAround(run, bench, t, track)
        if (finding) return finding
      }
    }
    return undefined
  } catch (error) {
    return { check: applying ? 'applying' : 'choices', what: errorText(error) }
  }
}

/** Runs the checks that are due and says when to come again. */
function lookAround(run: Run, bench: Bench, t: Table<Board>, track: Track): Finding | undefined {
  const closely = run.actions < run.closely
  run.nextDue = Number.MAX_SAFE_INTEGER
  let finding: Finding | undefined
  for (let i = 0; i < run.checks.length; i++) {
    if (run.actions >= run.due[i]) {
      run.due[i] = run.actions + (closely ? 1 : run.checks[i].every)
      finding ??= found(run, run.checks[i], bench, t, track)
    }
    if (run.due[i] < run.nextDue) run.nextDue = run.due[i]
  }
  if (run.actions >= run.progressDue) {
    run.progressDue += PROGRESS_EVERY
    run.onProgress(run.actions)
  }
  return finding
}

function found(
  run: Run,
  check: Check | undefined,
  bench: Bench,
  t: Table<Board>,
  past: Past,
): Finding | undefined {
  if (check) run.counts[check.name]++
  const what = check && look(check, bench, t, past)
  return check && what !== undefined ? { check: check.name, what } : undefined
}

function report(module: GameModule, scenario: string, track: Track, finding: Finding): Violation {
  const bench = openBench(module, scenario, true)
  const played = track.list()
  const cut =
    finding.check === 'length'
      ? { played, what: finding.what }
      : shrink(bench, checkNamed(finding.check), track.seed, played)
  return {
    game: module.id,
    scenario,
    seed: track.seed,
    check: finding.check,
    what: cut.what ?? `${finding.what} (it does not show when played again)`,
    commands: cut.played.map(one => playText(module, bench.board, one)),
    played: cut.played,
  }
}
