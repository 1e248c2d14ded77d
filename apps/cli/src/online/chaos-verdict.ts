/** Holds what players heard and saw of their games against the log that was left of them. */
import { orderedNow } from '@bivouac/host/core'
import { TIMEOUT } from '@bivouac/kernel'
import { canonical } from '@bivouac/protocol/online'
import { type KeptGame, replayed } from './kept-games.ts'
import type { Player } from './player.ts'

const SHOWN = 5

/** What a player has kept book of. */
type Book = Pick<Player, 'given' | 'seen'>

export interface Verdict {
  /** Commands whose answer is not what the log says: taken and not there, or refused and there. */
  readonly lost: number
  /** The first few of them, in words. */
  readonly lostFirst: readonly string[]
  /** Commands that were carried out more often than they were given. */
  readonly twice: number
  /** Players whose last view is not what follows from the log. */
  readonly viewsDiffer: number
}

/** Every answer against the log. */
export function judged(players: readonly Book[], games: readonly KeptGame[]): Verdict {
  const kept = new Map(games.map(({ id, ids }) => [id, ids]))
  const given = players.flatMap(player => player.given)
  const isKept = ({ game, id }: { game: string; id: string }): boolean =>
    kept.get(game)?.includes(id) === true
  const lost = given.filter(one => (one.state === 'taken') !== isKept(one) && one.state !== 'unanswered')
  const lostFirst = lost
    .slice(0, SHOWN)
    .map(
      one => `${one.game} ${one.id}: ${one.state} ${one.why ?? ''}, ${isKept(one) ? '' : 'not '}in the log`,
    )
  const twice = games.reduce((sum, game) => sum + commandsTooMany(game), 0)
  const viewsDiffer = players.filter(player => !seesTheLog(player, games)).length
  return { lost: lost.length, lostFirst, twice, viewsDiffer }
}

/** How many commands of its story nobody gave: each came with an id of its own, by a standing order, or was a flag's fall. */
export function commandsTooMany(game: KeptGame): number {
  let order: ReturnType<typeof orderedNow>
  let ownWay = 0
  const played = replayed(game, match => {
    const last = match.log.at(-1)
    const isByOrder = order !== undefined && last?.seat === order.seat && last.command === order.command
    if (isByOrder || last?.command === TIMEOUT) ownWay++
    order = orderedNow({ match })
  })
  const commands = played.ok ? played.value.story.length - ownWay : 0
  return Math.max(0, commands - new Set(game.ids).size)
}

/** Whether the last that a player saw of each game is what follows from its log. */
const seesTheLog = ({ seen }: Book, games: readonly KeptGame[]): boolean =>
  [...seen].every(([id, update]) => {
    const game = games.find(one => one.id === id)
    const match = game && replayed(game)
    if (!match?.ok) return false
    const { module, table, log } = match.value
    const view: unknown = JSON.parse(JSON.stringify(module.view(table, update.seat)))
    return update.seq === log.length && canonical(view) === canonical(update.view)
  })
