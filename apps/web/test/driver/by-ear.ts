/** A player who only listens: chooses by the names that the page gives to things, in English, until the game is over. */
import type { Page } from 'playwright-core'
import { type HeardNode, listenTo } from './heard.ts'
import { type Random, seeded } from './random.ts'
import { callInPage } from './reading.ts'

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

/** Names of buttons that end in the letter of a key: it would be read out as a word of the name. */
const KEY_AT_END = / (E|Esc)$/

interface HeardGame {
  /** What was said of the end. */
  readonly ending: string
  readonly presses: number
  /** Everything that was pressed, by role. */
  readonly roles: ReadonlySet<string>
  /** What a listener stumbles over. */
  readonly flaws: ReadonlySet<string>
}

export async function playByEar(page: Page, seed: number): Promise<HeardGame> {
  const random = seeded(seed)
  const listener = await listenTo(page)
  const roles = new Set<string>()
  const flaws = new Set<string>()
  let before = ''
  let all: readonly HeardNode[] = []
  for (let presses = 0, quiet = 0; presses < MOST_PRESSES; ) {
    // The whole page is a lot to hear: it is heard again when something has changed, and once more before something else is tried.
    if ((await callInPage<boolean>(page, 'hasStirred')) || quiet === SETTLED) all = await listener.hear()
    const over = endingIn(all)
    if (over !== undefined) return { ending: over, presses, roles, flaws }
    for (const flaw of flawsIn(all)) flaws.add(flaw)
    const now = all.map(({ role, name, isPicked }) => `${role} ${name} ${isPicked}`).join('\n')
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

const flawsIn = (all: readonly HeardNode[]): readonly string[] =>
  all.flatMap(({ role, name, within }) => [
    ...(role === 'button' && name === '' ? [`a button without a name in ${within[0]}`] : []),
    ...(role === 'button' && KEY_AT_END.test(name) ? [`a key in the name: ${name}`] : []),
  ])

/** At the end a dialog says how it went, and offers another game. */
function endingIn(all: readonly HeardNode[]): string | undefined {
  const again = all.find(({ role, name }) => role === 'button' && name === 'Play again')
  return again?.within.find(one => one.startsWith('dialog'))
}

const isIn = ({ within }: HeardNode, place: string): boolean => within.includes(place)
const isInHand = (one: HeardNode): boolean => HANDS.some(hand => isIn(one, hand))

function chosen(all: readonly HeardNode[], random: Random): HeardNode | undefined {
  const can = all.filter(
    one =>
      (one.role === 'button' && !one.isDisabled && (isInHand(one) || isIn(one, PAD)) && !isNoChoice(one)) ||
      (one.role === 'gridcell' && CAN.test(one.name)),
  )
  // What lies ready is confirmed by the button beside 'Back'; mostly, or a mind would be changed for ever.
  const ready = can.filter(one => isIn(one, ASKED) && !isIn(one, CHOICES))
  if (ready.length > 0 && random(10) < 8) return ready[0]
  // What has been picked up leads on: to places, or to an answer among the choices. To put it down again would lead nowhere.
  const isAnyPicked = all.some(one => one.isPicked && (one.role === 'gridcell' || isInHand(one)))
  const leadsOn = (one: HeardNode): boolean => (isAnyPicked ? !isInHand(one) : !isIn(one, CHOICES))
  const deeds = can.filter(one => leadsOn(one) && !one.isPicked && !ready.includes(one))
  // To end something is always offered: it is done now and then, when there is more to do.
  const among = deeds.length > 0 && random(6) > 0 ? deeds : can
  return among[random(among.length)]
}

/** Lines of the log, the offer of sound, the standing order, which is no deed, and the way back. */
const isNoChoice = (one: HeardNode): boolean =>
  ELSEWHERE.some(place => isIn(one, place)) || /^(Back|Answers: )/.test(one.name)
