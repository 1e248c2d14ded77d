/** Requests about games as wholes: which there are, a new one, an invitation, sitting down. */
import { randomInt } from 'node:crypto'
import { LEVELS } from '@bivouac/ai'
import { offerHash } from '@bivouac/fair'
import { findGame, inRoom, inTurn, isOver, orRefuse, refuse } from '@bivouac/host/core'
import type { Invitation, OnlinePlan } from '@bivouac/protocol/online'
import type { Guest } from '../people/guests.ts'
import { withEntropy } from './affairs.ts'
import { begin, mixIn } from './beginning.ts'
import { freshTable } from './fresh-table.ts'
import type { Handlers } from './handlers.ts'
import { addEntry, insertTable, setDue, updateTable } from './keeping-tables.ts'
import { refuseUnkept } from './not-kept.ts'
import {
  madeBy,
  type OnlineTable,
  readTable,
  readTables,
  readTablesOf,
  type SeatNumber,
  seatOf,
} from './online-table.ts'
import { flagFell } from './playing.ts'
import { findTable, type Shared, tellGames } from './shared.ts'
import { onlineGameOf } from './summary.ts'

const CANNOT_KEEP = 'This cannot be saved just now, so it has not happened. Try again in a moment.'
const GONE = 'There is no such invitation. It may have been withdrawn: ask for a new link.'
const TAKEN = 'Somebody else has sat down already.'

/** Bots think on the server's own cores: nobody keeps them busy alone. */
const BOT_GAMES_MOST = 5

/** How long the one who offered the game has to open his bytes before it begins without them. */
const REVEAL_MS = 3000

const other = (seat: SeatNumber): SeatNumber => (seat === 0 ? 1 : 0)

// long: one request after the other, none of them long by itself
export function offeringRequests(
  shared: Shared,
): Pick<Handlers, 'lobby' | 'mine' | 'create' | 'withdraw' | 'invitation' | 'join' | 'reveal'> {
  const { core, db } = shared
  const now = (): number => core.clock()

  const find = async (by: 'id' | 'invite', value: string): Promise<OnlineTable> =>
    (await readTable(db, by, value, now())) ??
    refuse('no-such-game', by === 'invite' ? GONE : 'There is no such game here.')

  return {
    lobby: async (_, { guest }) =>
      (await readTables(db, "status = 'waiting' and listed = 1", [], now())).map(table =>
        onlineGameOf(shared, table, guest),
      ),

    async mine(_, { guest }) {
      const tables = await readTablesOf(db, guest.id, now())
      const waitsForMe = (table: OnlineTable): number =>
        table.status === 'playing' && table.affairs.asked & (1 << (seatOf(table, guest.id) ?? 2)) ? 0 : 1
      return tables
        .toSorted((a, b) => waitsForMe(a) - waitsForMe(b) || b.touched - a.touched)
        .map(table => onlineGameOf(shared, table, guest))
    },

    async create({ id, plan, hash }, { guest }) {
      const before = await readTable(db, 'made', madeBy(guest.id, id), now())
      if (before !== undefined) return onlineGameOf(shared, before, guest)
      checkPlan(plan)
      if (!shared.mayOffer(guest))
        refuse(
          'too-many-games',
          'You have offered many games in a short time. Wait a minute, then try again.',
        )
      if (plan.bot !== undefined && (await botGames(guest)) >= BOT_GAMES_MOST)
        refuse(
          'too-many-bots',
          'You already have five games against bots on this server. Finish one of them, or play against a bot without the server.',
        )
      const table = newTable(shared, plan, guest, hash)
      const kept = await db.write(insertTable(table.table, table.secret, id))
      // The same offer, sent twice at the same time: the first one counts.
      const first = kept.ok ? undefined : await readTable(db, 'made', madeBy(guest.id, id), now())
      if (first !== undefined) return onlineGameOf(shared, first, guest)
      if (!kept.ok) refuseUnkept(kept, CANNOT_KEEP)
      if (plan.bot !== undefined) await inTurn(core, table.table.id, () => begin(shared, table.table))
      tellGames(shared, guest.id)
      return onlineGameOf(shared, await findTable(shared, table.table.id), guest)
    },

    withdraw: ({ game }, { guest }) =>
      inTurn(core, game, async () => {
        const table = await find('id', game)
        if (table.owner !== guest.id)
          refuse('not-yours', 'Only the one who offered this game can withdraw it.')
        if (table.status !== 'waiting') refuse('begun', 'The game has begun: resign, or offer to end it.')
        table.status = 'void'
        const kept = await db.write([
          addEntry(table, { kind: 'withdraw', text: '', at: now() }),
          updateTable(table),
        ])
        if (!kept.ok) refuseUnkept(kept, CANNOT_KEEP)
        tellGames(shared, guest.id)
        return null
      }),

    async invitation({ code }, { guest }) {
      const table = await find('invite', code)
      const { plan, commitment } = table
      const side = plan.side === 'random' ? 'random' : other(plan.side)
      return {
        game: table.id,
        module: plan.module,
        scenario: plan.scenario,
        name: table.ownerName,
        side,
        clock: plan.clock,
        watch: plan.watch,
        state: stateFor(table, guest),
        commitment,
      } satisfies Invitation
    },

    async join({ code, game, entropy }, { guest }) {
      if (code === undefined && game === undefined)
        refuse('bad-message', 'Which game? Give the invitation or the game.')
      const { id } = await (code === undefined ? find('id', game ?? '') : find('invite', code))
      return inTurn(core, id, async () => {
        const table = await findTable(shared, id)
        // Whoever asks again, because the answer was lost, sits there already; the game may still wait for the owner's bytes.
        const sits = seatOf(table, guest.id) !== undefined
        if (sits && (table.status !== 'waiting' || table.owner !== guest.id))
          return onlineGameOf(shared, table, guest)
        if (table.status === 'void') refuse('no-such-game', GONE)
        if (table.status !== 'waiting' || isFull(table)) refuse('taken', TAKEN)
        if (table.owner === guest.id)
          refuse('your-own', 'This is your own invitation: send the link to somebody else.')
        if (code === undefined && !table.plan.listed)
          refuse('not-your-seat', 'This game is open to whoever has its invitation only.')
        await sitDown(shared, table, guest, entropy)
        const seat = seatOf(table, table.owner)
        // The one who offered it swore to his bytes first; now both may be opened.
        const owners = shared.screens.get(table.owner)
        const isThere = shared.bus.isShared || (owners !== undefined && owners.size > 0)
        if (seat !== undefined && table.affairs.entropy[seat].hash !== undefined && isThere) {
          for (const screen of owners ?? []) screen.tell({ news: 'reveal', game: id })
          shared.bus.tell({ hint: 'reveal', game: id, guest: table.owner })
        } else await begin(shared, table)
        tellGames(shared, guest.id, table.owner)
        return onlineGameOf(shared, await findTable(shared, id), guest)
      })
    },

    async reveal({ game, entropy }, { guest }) {
      // Once it has begun, the game is loaded for it: nobody need be looking.
      const act = (await find('id', game)).status === 'waiting' ? inTurn : inRoom
      await act(core, game, async () => {
        const table = await findTable(shared, game)
        const room = core.rooms.get(game)
        // A game that is over, or whose time has run out, asks for no more chance.
        if (room !== undefined && (isOver(room) || (await flagFell(shared, room)))) return
        const seat = seatOf(table, guest.id) ?? refuse('not-your-seat', 'You do not play in this game.')
        const { hash, bytes } = table.affairs.entropy[seat]
        if (bytes !== undefined || table.status === 'void') return
        if (hash === undefined || offerHash(entropy) !== hash)
          refuse('other-entropy', 'These are not the bytes whose hash you gave.')
        table.affairs = withEntropy(table.affairs, seat, { hash, bytes: entropy })
        if (table.status === 'waiting') {
          await begin(shared, table)
          tellGames(shared, ...table.players)
        } else await mixIn(shared, table, seat)
      })
      return null
    },
  }

  /** How many games of this guest the server's bots are playing in. */
  async function botGames({ id }: Guest): Promise<number> {
    const running = await db.one<{ n: number }>(
      "select count(*) as n from game where owner = ? and status = 'playing' and (bot0 is not null or bot1 is not null)",
      id,
    )
    return running?.n ?? 0
  }

  function checkPlan({ module: id, scenario, bot }: OnlinePlan): void {
    const { module } = findGame(core, id)
    orRefuse(core.boards(module, { scenario }))
    if (bot !== undefined && !LEVELS.some(level => level === bot))
      refuse('unknown-level', `There is no bot '${bot}'. The bots are ${LEVELS.join(', ')}.`)
  }
}

const isFull = ({ players, bots }: OnlineTable): boolean =>
  [0, 1].every(seat => players[seat] !== undefined || bots[seat] !== undefined)

function stateFor(table: OnlineTable, guest: Guest): Invitation['state'] {
  if (table.status === 'over' || table.status === 'void') return 'over'
  if (table.status === 'waiting' && !isFull(table)) return table.owner === guest.id ? 'mine' : 'free'
  return seatOf(table, guest.id) === undefined ? 'taken' : 'joined'
}

/** A table that nobody else sits at yet. */
function newTable(
  shared: Shared,
  plan: OnlinePlan,
  { id: owner, name }: Guest,
  hash: string | undefined,
): ReturnType<typeof freshTable> {
  const side = plan.side === 'random' ? (plan.bot === undefined ? undefined : randomSeat()) : plan.side
  const at = <T>(seat: SeatNumber | undefined, value: T): [T | undefined, T | undefined] => [
    seat === 0 ? value : undefined,
    seat === 1 ? value : undefined,
  ]
  const { table, secret } = freshTable(shared, plan, {
    owner,
    ownerName: name,
    players: at(side, owner),
    names: at(side, name),
    bots: plan.bot === undefined || side === undefined ? [undefined, undefined] : at(other(side), plan.bot),
  })
  return { secret, table: { ...table, affairs: { ...table.affairs, ownerHash: hash } } }
}

const randomSeat = (): SeatNumber => (randomInt(2) === 0 ? 0 : 1)

/** The second player takes the free seat; if sides are drawn, they are drawn now. */
async function sitDown(
  shared: Shared,
  table: OnlineTable,
  guest: Guest,
  entropy: string | undefined,
): Promise<void> {
  const { core, db } = shared
  const now = core.clock()
  const owners = table.plan.side === 'random' ? randomSeat() : table.plan.side
  table.players = owners === 0 ? [table.owner, guest.id] : [guest.id, table.owner]
  table.names = owners === 0 ? [table.ownerName, guest.name] : [guest.name, table.ownerName]
  const mine = entropy === undefined ? {} : { hash: offerHash(entropy), bytes: entropy }
  const theirs = { hash: table.affairs.ownerHash }
  table.affairs = { ...table.affairs, entropy: owners === 0 ? [theirs, mine] : [mine, theirs] }
  table.touched = now
  const kept = await db.write([
    addEntry(table, { kind: 'sit', text: JSON.stringify(table.players), at: now }),
    updateTable(table),
    setDue('begin', table.id, now + REVEAL_MS),
  ])
  if (!kept.ok) {
    shared.tables.delete(table.id)
    refuseUnkept(kept, kept.code === 'taken' ? TAKEN : CANNOT_KEEP)
  }
  shared.tables.set(table.id, table)
}
