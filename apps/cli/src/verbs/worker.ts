/** `bivouac worker`: thinks for the bots of all servers that share a NATS server. */
import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { UserError } from '../errors.ts'
import { GAMES } from '../games.ts'
import { atInterrupt } from '../interrupt.ts'
import { examples, jsonOption, wholeFrom } from '../options.ts'
import { counted, print, printJson } from '../output.ts'

interface Options {
  readonly nats: string
  readonly threads: number
  readonly json?: true
}

export function registerWorker(program: Command): void {
  const verb = program
    .command('worker')
    .description("think for the bots of several servers, so that the servers' own machines need not")
    .requiredOption('--nats <address>', 'the NATS server that the servers use, such as nats://bus:4222')
    .option(
      '--threads <n>',
      'how many bots may think at once (default: one for each core)',
      wholeFrom(1),
      availableParallelism(),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nCtrl-C or SIGTERM stops it when it has thought to the end. Servers without a worker think for their bots themselves.',
    )
    .action(worker)
  examples(verb, 'worker --nats nats://bus:4222', 'worker --nats nats://bus:4222 --threads 2')
}

async function worker({ nats, threads: count, json }: Options): Promise<void> {
  const [{ botThreads }, { bundledBots }, { startWorker }] = await Promise.all([
    import('../serve/bot-threads.ts'),
    import('../serve/programs.ts'),
    import('@bivouac/server'),
  ])
  const threads = botThreads(await bundledBots())
  const interrupted = new Promise<void>(resolve => atInterrupt(() => resolve()))
  const working = await startWorker({
    nats,
    games: GAMES.map(({ module }) => ({ module })),
    threads: Array.from({ length: count }, () => threads.think()),
  }).catch(error => {
    throw error instanceof Error && error.name === 'DataError'
      ? new UserError('no-nats', error.message)
      : error
  })
  if (json) printJson({ threads: count })
  else print(`Ready to think for ${counted(count, 'bot')} at a time. Ctrl-C stops it.`)
  await interrupted
  await working.close()
  await threads.end()
}
