/** `bivouac admin shadow`: all stored games under this build, before an upgrade. */
import { type Difference, type Shadowed, type ShadowTask, shadowIds } from '@bivouac/server/admin'
import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { examples } from '../options.ts'
import { counted, figure, print, printJson } from '../output.ts'
import { byCrew, crewOf, workersOption } from '../work/crew.ts'
import type { ShadowJob } from '../work/shadow.ts'
import { inWords, type Place, placed, stages, whereOf } from './place.ts'
import { differenceLine } from './words.ts'

interface Options extends Place {
  readonly workers?: number
}

const JOB = new URL('../work/shadow.ts', import.meta.url)
/** Games of a task, and how many tasks are done to know how long all will take. */
const AT_ONCE = 10
const SAMPLE = 5

export function registerShadow(admin: Command): void {
  const verb = placed(
    admin
      .command('shadow')
      .description(
        'play all stored games again under this build, and list those that would differ; changes nothing',
      ),
  )
    .addOption(workersOption())
    .addHelpText(
      'after',
      '\nRun it with the new version before an upgrade, while the old one serves. It ends with exit code 1 if any game differs.',
    )
    .action(shadow)
  examples(
    verb,
    'admin shadow --data /srv/bivouac',
    'admin shadow --database postgres://bivouac@db/bivouac --json',
  )
}

async function shadow({ workers, ...place }: Options): Promise<void> {
  const where = whereOf(place)
  const ids = await inWords(() => shadowIds(where))
  const tasks = tasksOf(ids)
  const crew = crewOf(workers, tasks.length)
  const differences: Difference[] = []
  let newRules = 0
  const { stage, stop } = stages()
  const run = async (
    some: readonly ShadowTask[],
    hands: number,
    onProgress: (games: number) => void,
  ): Promise<number> => {
    const left = some[Symbol.iterator]()
    let ms = 0
    let games = 0
    await byCrew<ShadowTask, Shadowed>(JOB, { where } satisfies ShadowJob, {
      workers: hands,
      next: () => left.next().value,
      done(task, result) {
        differences.push(...result.differences)
        newRules += result.newRules
        ms += result.ms
        games += task.count
        onProgress(games)
        return true
      },
      named: task => `the games from ${task.first} to ${task.last}`,
    })
    return ms
  }

  const begun = performance.now()
  const { sample, rest } = sampled(tasks)
  const sampleMs = sample.length === 0 ? 0 : await run(sample, 1, () => {})
  const sampleGames = sample.reduce((sum, { count }) => sum + count, 0)
  const left = ids.length - sampleGames
  const expectedSeconds = sampleGames === 0 ? 0 : Math.ceil((sampleMs / 1000 / sampleGames) * (left / crew))
  if (!place.json && left > 0)
    print(
      `${counted(ids.length, 'game')}; the rest will take about ${spoken(expectedSeconds)} (measured on ${figure(sampleGames)}).`,
    )
  if (rest.length > 0) await run(rest, crew, stage('games', left)).finally(stop)

  differences.sort((a, b) => (a.game < b.game ? -1 : 1))
  if (differences.length > 0) process.exitCode = EXIT.failed
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  if (place.json) return printJson({ games: ids.length, differences, newRules, expectedSeconds, seconds })
  for (const difference of differences) print(differenceLine(difference))
  if (newRules > 0)
    print(`${counted(newRules, 'running game')} will go on under newer rules; the players are told.`)
  print(
    differences.length === 0
      ? `${counted(ids.length, 'game')} played again: none differs.`
      : `${counted(ids.length, 'game')} played again: ${figure(differences.length)} ${differences.length === 1 ? 'differs' : 'differ'}.`,
  )
}

function tasksOf(ids: readonly string[]): readonly ShadowTask[] {
  const tasks: ShadowTask[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    tasks.push({ first: some[0], last: some[some.length - 1], count: some.length })
  }
  return tasks
}

/** A few tasks from all over the list, and the others. The first one by itself would measure how the program warms up. */
function sampled(tasks: readonly ShadowTask[]): {
  sample: readonly ShadowTask[]
  rest: readonly ShadowTask[]
} {
  const every = Math.ceil(tasks.length / SAMPLE)
  return {
    sample: tasks.filter((_, i) => i % every === 0),
    rest: tasks.filter((_, i) => i % every !== 0),
  }
}

const spoken = (seconds: number): string =>
  seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')
