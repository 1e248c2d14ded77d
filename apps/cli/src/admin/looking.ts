/** `bivouac admin games`, `show` and `export`. */
import { exportGame, type ListedGame, listGames, type ShownGame, showGame } from '@bivouac/server/admin'
import { type Command, Option } from 'commander'
import { writeWhole } from '../files.ts'
import { examples, wholeFrom } from '../options.ts'
import { aligned, counted, print, printJson } from '../output.ts'
import { atDesk, type Place, placed, timeFrom, timeText } from './place.ts'

interface ListOptions extends Place {
  readonly status?: string
  readonly guest?: string
  readonly game?: string
  readonly since?: number
  readonly before?: number
  readonly limit: number
}

export function registerLooking(admin: Command): void {
  const list = placed(admin.command('games').description('list games, the newest first'))
    .addOption(
      new Option('--status <status>', 'only games of this status').choices([
        'waiting',
        'playing',
        'over',
        'void',
      ]),
    )
    .option('--guest <id>', 'only games that this guest plays or has offered')
    .option('-g, --game <id>', 'only this kind of game')
    .option('--since <time>', "only games in which something has happened since, such as '7d'", timeFrom(-1))
    .option('--before <time>', 'only games in which nothing has happened since', timeFrom(-1))
    .option('--limit <n>', 'how many at most', wholeFrom(1), 100)
    .action(games)
  examples(list, 'admin games --status playing', 'admin games --guest Zk3bXy0aQ9Lp --since 30d --json')

  const one = placed(admin.command('show').description('show how one game stands'))
    .argument('<game>', "the game's id")
    .action(show)
  examples(one, 'admin show 1mqfx0w3k9abc')

  const record = placed(admin.command('export').description("write a game's record"))
    .argument('<game>', "the game's id")
    .option('-o, --out <file>', 'where to write it (default: standard output)')
    .option('--with-secrets', 'also of a game that is still played: the record tells what each side hides')
    .action(exported)
  examples(record, 'admin export 1mqfx0w3k9abc --out game.bivouac')
}

async function games({ status, guest, game, since, before, limit, ...place }: ListOptions): Promise<void> {
  const filter = { status, guest, module: game, since, before, most: limit }
  const all = await atDesk(place, 'read', desk => listGames(desk, filter))
  if (place.json) return printJson({ games: all })
  if (all.length === 0) return print('No such games.')
  print(
    aligned(all, [
      { head: 'game', cell: row => row.id },
      { head: 'status', cell: row => STATUS[row.status] },
      { head: 'scenario', cell: row => row.scenario },
      { head: 'players', cell: row => playersOf(row).join(' – ') },
      { head: 'commands', cell: row => row.commands, right: true },
      { head: 'last change', cell: row => timeText(row.touched) },
    ]),
  )
}

const STATUS = { waiting: 'waiting', playing: 'running', over: 'over', void: 'called off' } as const

const playersOf = ({ seats, names }: ListedGame): readonly string[] =>
  seats.map((seat, i) => (names[i] === null ? (seat ?? 'nobody') : `${names[i]} (${seat})`))

async function show(game: string, place: Place): Promise<void> {
  const found = await atDesk(place, 'read', desk => showGame(desk, game))
  if (place.json) return printJson(found)
  print(
    aligned(linesOf(found), [
      { head: 'game', cell: ([what]) => what },
      { head: found.id, cell: ([, how]) => how },
    ]),
  )
}

function linesOf(game: ShownGame): readonly (readonly [string, string])[] {
  const players = playersOf(game)
  const { outcome, clocks, asked, decision, due, notice, rematch } = game
  const others = Object.entries(game.kinds).filter(([kind]) => kind !== 'play')
  return [
    [
      'status',
      `${STATUS[game.status]}${game.isPaused ? ', paused' : ''}${game.isArchived ? ', archived' : ''}`,
    ],
    ['scenario', `${game.module} ${game.scenario}`],
    ['first seat', players[0]],
    ['second seat', players[1]],
    ['offered by', game.owner],
    ['begun', timeText(game.begun)],
    ['last change', timeText(game.touched)],
    [
      'log',
      `${counted(game.entries, 'entry').replace('entrys', 'entries')}; ${counted(game.commands, 'command')} stand; revision ${game.revision}`,
    ],
    ...(others.length === 0
      ? []
      : [['beside the game', others.map(([kind, n]) => `${n} ${kind}`).join(', ')] as const]),
    [
      'asked',
      asked.length === 0
        ? 'nobody'
        : `${asked.map(seat => SEAT[seat]).join(' and ')}${decision ? ` (${decision})` : ''}`,
    ],
    ...(clocks === undefined
      ? []
      : [
          [
            'clocks',
            clocks.left
              .map((ms, seat) => `${duration(ms)}${clocks.running[seat] ? ' (running)' : ''}`)
              .join(' – '),
          ] as const,
        ]),
    [
      'due',
      due.length === 0 ? 'nothing' : due.map(({ kind, at }) => `${kind} at ${timeText(at)}`).join(', '),
    ],
    ['chat', counted(game.chat, 'line')],
    ...(outcome === undefined
      ? []
      : [['result', `${SEAT[outcome.winner]} has won (${outcome.reason})`] as const]),
    ...(notice === undefined
      ? []
      : [
          [
            'by you',
            `${notice.what === 'back' ? `taken back to command ${notice.to}` : 'called off'} at ${timeText(notice.at)}${notice.why === undefined ? '' : `: ${notice.why}`}`,
          ] as const,
        ]),
    ...(rematch === undefined ? [] : [['next game', rematch] as const]),
  ]
}

const SEAT = ['the first seat', 'the second seat']

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const days = Math.floor(minutes / 1440)
  if (days > 0) return `${counted(days, 'day')} ${Math.floor((minutes % 1440) / 60)} h`
  return `${minutes}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`
}

interface ExportOptions extends Place {
  readonly out?: string
  readonly withSecrets?: true
}

async function exported(
  game: string,
  { out, withSecrets = false, ...place }: { withSecrets?: boolean } & Omit<ExportOptions, 'withSecrets'>,
): Promise<void> {
  const { record, isRunning } = await atDesk(place, 'read', desk => exportGame(desk, game, withSecrets))
  if (isRunning)
    process.stderr.write(
      'bivouac: This game is still being played, and its record tells what each side hides from the other. Let no player see it.\n',
    )
  if (out !== undefined) writeWhole(out, record)
  if (place.json) printJson({ game, isRunning, ...(out === undefined ? { record } : { file: out }) })
  else if (out === undefined) print(record)
  else print(`Written to ${out}.`)
}
