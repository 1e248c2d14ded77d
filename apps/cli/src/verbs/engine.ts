/** `bivouac engine`: the text protocol for bots in any language, on stdin and stdout. See docs/engine-protocol.md. */
import { once } from 'node:events'
import type { Command } from 'commander'
import { converse } from '../engine/converse.ts'
import { openSession } from '../engine/session.ts'
import { GAMES } from '../games.ts'
import { freshSeed } from '../options.ts'

export function registerEngine(program: Command): void {
  program
    .command('engine')
    .description('talk with a program: one JSON object a line on stdin, one answer a line on stdout')
    .option('--omniscient', 'tell everything, secrets too: full facts, orders of piles, state, record')
    .addHelpText(
      'after',
      '\nEvery command is described in docs/engine-protocol.md.\n\nExample:\n  $ echo \'{"cmd": "hello"}\' | bivouac engine',
    )
    .action(engine(program))
}

const engine =
  (program: Command) =>
  async ({ omniscient = false }: { omniscient?: boolean }): Promise<void> => {
    const session = openSession(GAMES, { omniscient, program: `bivouac ${program.version()}`, freshSeed })
    await converse(session, process.stdin, async line => {
      // A slow reader is waited for, so that answers do not pile up in memory.
      if (!process.stdout.write(line)) await once(process.stdout, 'drain')
    })
  }
