/** `bivouac admin rewind`, `void`, `repair`, `ban`, `unban` and `bans`. */
import { ban, callOff, listBans, repair, rewind, unban } from '@bivouac/server/admin'
import type { Command } from 'commander'
import { EXIT, UserError } from '../errors.ts'
import { examples, wholeFrom } from '../options.ts'
import { aligned, counted, print, printJson } from '../output.ts'
import {
  atDesk,
  type LivePlace,
  type Place,
  placed,
  placedLive,
  timeFrom,
  timeText,
  whereOf,
} from './place.ts'

export function registerChanging(admin: Command): void {
  const back = placedLive(
    admin.command('rewind').description('take a running game back; both players are told'),
  )
    .argument('<game>', "the game's id")
    .requiredOption('--to <n>', 'how many commands are to stand; 0 for the setup', wholeFrom(0))
    .option('--why <text>', 'the reason that both players are shown')
    .addHelpText(
      'after',
      '\nIt is one more entry of the log: nothing is deleted, and no die that was rolled is rolled again.',
    )
    .action(rewound)
  examples(back, "admin rewind 1mqfx0w3k9abc --to 41 --why 'A fault in the rules, which is mended.'")

  const off = placedLive(admin.command('void').description('call a running game off: nobody has won'))
    .argument('<game>', "the game's id")
    .requiredOption('--why <text>', 'the reason that both players are shown')
    .action(calledOff)
  examples(off, "admin void 1mqfx0w3k9abc --why 'One of the players has cheated.'")

  const mend = placedLive(
    admin
      .command('repair')
      .description('play a game again from its log, and mend what is kept beside the log if it does not fit'),
  )
    .argument('<game>', "the game's id")
    .action(repaired)
  examples(mend, 'admin repair 1mqfx0w3k9abc')

  const away = placed(
    admin.command('ban').description('ban a guest; running games go on as if the guest had left'),
  )
    .argument('<guest>', "the guest's id, as 'bivouac admin show' tells it")
    .option('--until <time>', "when the ban ends, such as '2026-12-31' or '7d' (default: never)", timeFrom(1))
    .option('--why <text>', 'the reason that the guest is shown')
    .action(banned)
  examples(away, "admin ban Zk3bXy0aQ9Lp --until 7d --why 'Insults in the chat.'")

  const again = placed(admin.command('unban').description('let a guest in again'))
    .argument('<guest>', "the guest's id")
    .action(unbanned)
  examples(again, 'admin unban Zk3bXy0aQ9Lp')

  const all = placed(admin.command('bans').description('list the bans that stand')).action(bans)
  examples(all, 'admin bans')
}

function reasonIn(why: string | undefined): string | undefined {
  const text = why?.replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (text === '') throw new UserError('bad-options', "Say why in some words, or leave '--why' out.")
  if (text !== undefined && text.length > REASON_MOST)
    throw new UserError('bad-options', `'--why' may have ${REASON_MOST} letters at most.`)
  return text
}

const REASON_MOST = 300

async function rewound(
  game: string,
  { to, why, ...place }: LivePlace & { to: number; why?: string },
): Promise<void> {
  const reason = reasonIn(why)
  const done = await atDesk(place, 'change', desk => rewind(desk, game, to, reason))
  if (place.json) return printJson(done)
  print(
    `Taken back from ${counted(done.from, 'command')} to ${done.to} (entry ${done.entry} of the log). ${heard(place)}`,
  )
}

async function calledOff(game: string, { why, ...place }: LivePlace & { why: string }): Promise<void> {
  const reason = reasonIn(why) ?? ''
  const done = await atDesk(place, 'change', desk => callOff(desk, game, reason))
  if (place.json) return printJson(done)
  print(`Called off (entry ${done.entry} of the log). ${heard(place)}`)
}

const heard = ({ nats }: LivePlace): string =>
  nats === undefined
    ? 'Players who are at the table see it within five seconds.'
    : 'Players who are at the table see it now.'

async function repaired(game: string, place: LivePlace): Promise<void> {
  const done = await atDesk(place, 'change', desk => repair(desk, whereOf(place), game))
  if (done.damage !== undefined) process.exitCode = EXIT.failed
  if (place.json) return printJson(done)
  const { found, damage } = done
  if (damage !== undefined) {
    const at = damage.entry === undefined ? '' : ` from entry ${damage.entry} on`
    print(
      `The log of this game cannot be played again${at}: ${damage.text}\nNothing was changed. Restore it from a backup, or call it off: 'bivouac admin void ${game} --why …'.`,
    )
  } else if (found.length === 0) print('All is well: how the game stands is what follows from its log.')
  else print(`${found.join('\n')}\nMended from the log. ${heard(place)}`)
}

async function banned(
  guest: string,
  { until, why, ...place }: Place & { until?: number; why?: string },
): Promise<void> {
  const reason = reasonIn(why)
  const done = await atDesk(place, 'change', desk => ban(desk, guest, until, reason))
  if (place.json) return printJson(done)
  print(
    `Banned ${done.until === null ? 'for good' : `until ${timeText(done.until)}`}. A guest who is connected is cut off within five seconds; running games go on as if the guest had left.`,
  )
}

async function unbanned(guest: string, place: Place): Promise<void> {
  await atDesk(place, 'change', desk => unban(desk, guest))
  if (place.json) return printJson({ guest })
  print('Unbanned: the guest may come back.')
}

async function bans(place: Place): Promise<void> {
  const all = await atDesk(place, 'read', listBans)
  if (place.json) return printJson({ bans: all })
  if (all.length === 0) return print('Nobody is banned.')
  print(
    aligned(all, [
      { head: 'guest', cell: row => row.guest },
      { head: 'since', cell: row => timeText(row.since) },
      { head: 'until', cell: row => (row.until === null ? 'for good' : timeText(row.until)) },
      { head: 'why', cell: row => row.why ?? '' },
    ]),
  )
}
