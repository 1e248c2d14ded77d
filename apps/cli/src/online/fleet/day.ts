/** Who plays on a simulated day, and when. */
import { BATTLES } from '../games.ts'
import { again, type Crowd, lineOf, type Manner, type Person, visit } from './player.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** How many come in each hour of a day, against the others: a small hour at noon, a big one in the evening. */
const HOURS = [2, 1, 1, 1, 1, 1, 2, 4, 5, 4, 4, 4, 6, 5, 4, 4, 5, 6, 8, 10, 10, 9, 7, 4] as const
/** Of so many live games, one is against a bot, and from one somebody walks off. */
const BOT_ONE_IN = 20
const LEAVES_ONE_IN = 8
/** Of so many players by turns, one never comes back once the game has begun. */
const NEVER_ONE_IN = 30
/** How often a player by turns comes by on a day. */
const VISITS = [1, 2] as const

const BY_TURNS: Manner = { thinkMs: [2 * SECOND, 20 * SECOND], most: 6, stays: false }
const LIVE: Manner = { thinkMs: [SECOND, 10 * SECOND], most: 10_000, stays: true }

export interface Day {
  /** When the first games by turns are begun, when the day begins and when it ends. */
  readonly before: number
  readonly begins: number
  readonly ends: number
}

interface Pair {
  readonly people: readonly [Person, Person]
  readonly isLive: boolean
}

/** A time within so many milliseconds. */
const within = (ms: number, { draw }: Crowd['world']): number =>
  draw(Math.max(1, Math.floor(ms / SECOND))) * SECOND + draw(SECOND)

/** A time of the day, by how many come then. */
function timeIn({ begins, ends }: Day, world: Crowd['world']): number {
  for (;;) {
    const at = begins + within(ends - begins, world)
    const hour = Math.floor(at / HOUR) % HOURS.length
    if (world.draw(10) < HOURS[hour]) return at
  }
}

/** Plans everything that the two do on this day. */
export function planPair(crowd: Crowd, day: Day, { people, isLive }: Pair, n: number): void {
  const { world } = crowd
  const { draw } = world
  const at = (time: number, act: () => Promise<void>): void =>
    world.after(time - world.now(), () => {
      if (!crowd.isOver())
        void act().catch(error => crowd.breaches.note('fault', String(error?.stack ?? error)))
    })
  const battle = BATTLES[n % BATTLES.length]

  if (isLive) {
    at(timeIn(day, world), async () => {
      const bot = draw(BOT_ONE_IN) === 0 ? { bot: 'recruit' } : {}
      const clock = { kind: 'live' as const, minutes: 10 + draw(10), increment: draw(10) }
      const game = await begin(crowd, people, { ...battle, clock, ...bot })
      if (game === undefined) return
      const leaves = draw(LEAVES_ONE_IN) === 0
      const manners = people.map((_, seat) => (leaves && seat === 0 ? { ...LIVE, most: draw(100) } : LIVE))
      await Promise.all(
        ('bot' in bot ? people.slice(0, 1) : people).map((person, seat) =>
          visit(crowd, person, game, manners[seat]),
        ),
      )
    })
    return
  }
  at(day.before + within(day.begins - day.before, world), async () => {
    const game = await begin(crowd, people, { ...battle, clock: { kind: 'turn', days: 1 } })
    if (game === undefined) return
    for (const person of people) {
      if (draw(NEVER_ONE_IN) === 0) continue
      // Whoever comes twice has left in between.
      let last = Promise.resolve()
      for (let visits = VISITS[0] + draw(VISITS[1]); visits > 0; visits--)
        at(timeIn(day, world), () => {
          last = last.then(() => visit(crowd, person, game, BY_TURNS))
          return last
        })
    }
  })
}

type Plan = Parameters<ReturnType<typeof lineOf>['ask']>[1]

/** One offers a game, the other sits down. Gives its id; undefined if it came to nothing. */
async function begin(crowd: Crowd, people: readonly Person[], plan: object): Promise<string | undefined> {
  const offered = { ...plan, side: 0, watch: 'players', listed: false }
  const owner = lineOf(crowd, people[0])
  const made = await again(crowd, () => owner.ask('create', { plan: offered } as Plan as never))
  owner.end()
  if (made === undefined) return undefined
  const { id, invite = '' } = made as { id: string; invite?: string }
  if ('bot' in plan) return id
  await crowd.world.wait(SECOND + crowd.world.draw(MINUTE))
  const guest = lineOf(crowd, people[1])
  await again(crowd, () => guest.ask('join', { code: invite }))
  guest.end()
  return id
}
