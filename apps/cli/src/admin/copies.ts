/** `bivouac admin backup`, `restore` and `migrate`. */
import { backup, type Checked, type Copied, migrate, restore } from '@bivouac/server/admin'
import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { examples } from '../options.ts'
import { counted, print, printJson } from '../output.ts'
import { HOST_GAMES, inWords, type Place, placed, stages, whereOf } from './place.ts'
import { differenceLine } from './words.ts'

export function registerCopies(admin: Command): void {
  const out = placed(admin.command('backup').description('copy everything into one file while servers run'))
    .argument('<file>', 'where to write it; there must be no such file yet')
    .addHelpText(
      'after',
      '\nIt is the same kind of file from a data folder and from PostgreSQL, and can be restored into both. Keep it like a password:\nwhoever has it knows all cards and dice of running games.',
    )
    .action(backedUp)
  examples(out, 'admin backup /backups/bivouac-2026-11-17.sqlite')

  const back = placed(
    admin.command('restore').description('bring a backup back into an empty data folder or database'),
  )
    .argument('<file>', 'the backup')
    .action(restored)
  examples(back, 'admin restore /backups/bivouac-2026-11-17.sqlite --data /srv/bivouac')

  const move = admin
    .command('migrate')
    .description('copy everything to another kind of database, and compare both game by game')
    .requiredOption('--from <place>', 'a data folder, or the address of a PostgreSQL database')
    .requiredOption('--to <place>', 'likewise; it must be empty')
    .option('--json', 'print one JSON document instead of text')
    .action(migrated)
  examples(
    move,
    'admin migrate --from /srv/bivouac --to postgres://bivouac@db/bivouac',
    'admin migrate --from postgres://bivouac@db/bivouac --to /srv/bivouac',
  )
}

async function backedUp(file: string, place: Place): Promise<void> {
  const { stage, stop } = stages()
  const done = await inWords(() => backup(whereOf(place), file, HOST_GAMES, stage)).finally(stop)
  report(done, place, { file }, `Written to ${file}.`)
}

async function restored(file: string, place: Place): Promise<void> {
  const { stage, stop } = stages()
  const done = await inWords(() => restore(file, whereOf(place), HOST_GAMES, stage)).finally(stop)
  report(done, place, { file }, 'Restored: everything is as it is in the file.')
}

async function migrated({ from, to, json }: { from: string; to: string; json?: true }): Promise<void> {
  const { stage, stop } = stages()
  const done = await inWords(() => migrate(from, to, HOST_GAMES, stage)).finally(stop)
  report(done, json ? { json } : {}, {}, 'Copied: both places hold the same, game by game.')
}

function report(done: Checked | Copied, { json }: Place, about: object, well: string): void {
  const unequal = 'unequal' in done ? done.unequal : []
  if (unequal.length + done.differences.length > 0) process.exitCode = EXIT.failed
  if (json) return printJson({ ...about, ...done })
  print(unequal.length === 0 ? well : `Not the same as the original: ${unequal.join(', ')}.`)
  if (done.differences.length === 0)
    print(`${counted(done.games, 'game')} played again from the log: each stands as it is kept.`)
  else {
    print(`${counted(done.games, 'game')} played again from the log. These do not stand as they are kept:`)
    for (const difference of done.differences) print(differenceLine(difference))
    print("They were so before: 'bivouac admin repair GAME' tells more of each.")
  }
}
