/** A player who only listens: chooses by the names that the page gives to things, in English, until the game is over. */
import type { Page } from 'playwright-core'
import { type HeardNode, listenTo } from './heard.ts'
import { type Random, seeded } from './random.ts'

const ASKED = 'region What you are asked'
const PAD = 'complementary Prompt, odds and log'
const HANDS = ['region Your hand and other choices', 'region Combat cards']
const CHOICES = 'group Other choices'
const ELSEWHERE = ['region Log', 'region Enemy turn', 'complementary Sound', 'list Ways to earn medals']
/** What a cell of the board says at its end when it can be chosen. */
const CAN = /, can be selected$/

const MOST_PRESSES = 6000
const PATIENCE = 600
const PAUSE_MS = 50
/** What a press leads to may take a moment; after so many pauses it has led to nothing. */
const SETTLED = 10

interface HeardGame {
  /** What was said of the end. */
  readonly ending: string
  readonly presses: number
  /** Everything that was pressed, by role. */
  readonly roles: ReadonlySet<string>
}

export async function playByEar(page: Page, seed: number): Promise<HeardGame> {
  const random = seeded(seed)
  const listener = await listenTo(page)
  const roles = new Set<string>()
  let before = ''
  for (let presses = 0, quiet = 0; presses < MOST_PRESSES; ) {
    const all = await listener.hear()
    const over = endingIn(all)
    if (over !== undefined) return { ending: over, presses, roles }
    const now = all.map(({ role, name }) => `${role} ${name}`).join('\n')
    const next = now === before && quiet < SETTLED ? undefined : chosen(all, random)
    if (next === undefined) {
      if (++quiet > PATIENCE) throw new Error(`Nothing more is heard than:\n${now}`)
      await page.waitForTimeout(PAUSE_MS)
      continue
    }
    before = now
    quiet = 0
    presses++
    roles.add(next.role)
    await listener.press(next)
  }
  throw new Error(`The game does not end in ${MOST_PRESSES} presses.`)
}

/** At the end a dialog says how it went, and offers another game. */
function endingIn(all: readonly HeardNode[]): string | undefined {
  const again = all.find(({ role, name }) => role === 'button' && name === 'Play again')
  return again?.within.find(one => one.startsWith('dialog'))
}

const isIn = ({ within }: HeardNode, place: string): boolean => within.includes(place)

function chosen(all: readonly HeardNode[], random: Random): HeardNode | undefined {
  const can = all.filter(
    one =>
      (one.role === 'button' &&
        !one.isDisabled &&
        [...HANDS, PAD].some(place => isIn(one, place)) &&
        !isNoChoice(one)) ||
      (one.role === 'gridcell' && CAN.test(one.name)),
  )
  // What lies ready is confirmed by the button beside 'Back'; mostly, or a mind would be changed for ever.
  const ready = can.filter(one => isIn(one, ASKED) && !isIn(one, CHOICES))
  if (ready.length > 0 && random(10) < 8) return ready[0]
  // To end something is always offered: it is done now and then, when there is more to do.
  const deeds = can.filter(one => !isIn(one, CHOICES) && !ready.includes(one))
  const among = deeds.length > 0 && random(6) > 0 ? deeds : can
  return among[random(among.length)]
}

/** Lines of the log, the offer of sound, and the way back. */
const isNoChoice = (one: HeardNode): boolean =>
  ELSEWHERE.some(place => isIn(one, place)) || one.name.startsWith('Back')
