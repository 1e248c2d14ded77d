/** `bivouac admin archive` and `prune`. */
import { archive, prune } from '@bivouac/server/admin'
import type { Command } from 'commander'
import { examples, wholeFrom } from '../options.ts'
import { counted, figure, print, printJson } from '../output.ts'
import { atDesk, type Place, placed, stages } from './place.ts'

interface Options extends Place {
  readonly olderThan: number
  readonly dryRun?: boolean
}

export function registerKeeping(admin: Command): void {
  const away = placed(
    admin
      .command('archive')
      .description('pack the log of each finished game into one compressed row; it can be opened as before'),
  )
    .option('--older-than <days>', 'only games that ended so many days ago', wholeFrom(0), 30)
    .option('--dry-run', 'only say what would be done')
    .action(archived)
  examples(away, 'admin archive --older-than 90')

  const forget = placed(
    admin
      .command('prune')
      .description(
        'delete offers that nobody took, chat of archived games, and guests who never came back and have no games',
      ),
  )
    .option('--older-than <days>', 'only offers and guests that are so many days old', wholeFrom(1), 180)
    .option('--dry-run', 'only say what would be deleted')
    .action(pruned)
  examples(forget, 'admin prune --dry-run', 'admin prune --older-than 365')
}

async function archived({ olderThan, dryRun = false, ...place }: Options): Promise<void> {
  const { stage, stop } = stages()
  const done = await atDesk(place, 'change', desk =>
    archive(desk, olderThan, dryRun, total => stage('games', total)),
  ).finally(stop)
  if (place.json) return printJson({ ...done, dryRun })
  print(
    `${counted(done.games, 'game')} ${dryRun ? 'would be ' : ''}archived: ${figure(done.entries)} entries of ${figure(done.before)} letters in ${figure(done.after)} bytes.`,
  )
}

async function pruned({ olderThan, dryRun = false, ...place }: Options): Promise<void> {
  const done = await atDesk(place, 'change', desk => prune(desk, olderThan, dryRun))
  if (place.json) return printJson({ ...done, dryRun })
  print(
    `${dryRun ? 'Would be deleted' : 'Deleted'}: ${counted(done.offers, 'offer')}, ${counted(done.chatLines, 'chat line')}, ${counted(done.guests, 'guest')}.`,
  )
}
