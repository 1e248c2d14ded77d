/**
 * The moment in The Great War when the player may answer the enemy with a combat card. Bots play up to it here and the game is brought
 * along: in the browser it may take many turns until somebody holds a card that fits.
 */
import { botDice, shownTo } from '@bivouac/ai'
import { greatWar, greatWarBots } from '@bivouac/great-war'
import { openMatch, submit, unwrap, writeRecord } from '@bivouac/kernel'
import { openWindow, SHORT } from '@bivouac/web/driver'
import type { Session } from './album.ts'

const SCREEN = 'table-great-war-answer'
const PLAYER = 0
const ENEMY = { side: greatWar.sides[1], level: 'recruit' }

/** By then the lines have met, and there is something to answer. */
const COMMANDS_LEAST = 25
/** Most games come to it. */
const GAMES_MOST = 50

/** The card that fits, on a desk or in the strip of a phone. */
const LIT = ':is(.gw-combat, .gw-rack, .gw-strip) [data-thing^="combat:"][aria-disabled="false"]'

type Match = ReturnType<typeof openGame>

const openGame = (seed: string) => {
  const scenario = greatWar.scenarios.find(({ id }) => id === SHORT.greatWar.scenario)
  return openMatch(greatWar, unwrap(greatWar.board(scenario?.data)), seed)
}

function isAnswerWindow({ table, log }: Match): boolean {
  const { kind, seats } = greatWar.decision(table)
  if (log.length < COMMANDS_LEAST || kind !== 'answer' || !seats.includes(PLAYER)) return false
  const { board, legal } = shownTo(greatWar, table, PLAYER)
  return legal.some(command => greatWar.formatCommand(board, command).startsWith('combat '))
}

/** The game as it stands in the first window; none if it was over before. */
async function playToAnswer(seed: string): Promise<Match | undefined> {
  const match = openGame(seed)
  const bots = [greatWarBots.greedy(), greatWarBots.greedy()]
  const dice = [botDice(seed, 0), botDice(seed, 1)]
  while (!isAnswerWindow(match)) {
    const [seat] = greatWar.decision(match.table).seats
    if (seat === undefined) return undefined
    const sight = shownTo(greatWar, match.table, seat)
    const command = await bots[seat].choose({ ...sight, dice: dice[seat], clock: () => 0 })
    unwrap(submit(match, seat, command))
  }
  return match
}

/** With a bot for an enemy, so that no curtain hangs before the table. */
async function recordAtAnswer(): Promise<string> {
  for (let game = 0; game < GAMES_MOST; game++) {
    const match = await playToAnswer(`answer ${game}`)
    if (match) return writeRecord(match, { bots: [ENEMY] })
  }
  throw new Error(`In ${GAMES_MOST} games nobody could answer the enemy.`)
}

export async function photographAnswer({ browser, url, size, album }: Session): Promise<void> {
  if (!album.wants(SCREEN)) return
  const window = await openWindow(browser, url, { size, settings: { coach: false } })
  const { page } = window
  await page.goto('./#/import')
  const buffer = Buffer.from(await recordAtAnswer())
  await page
    .locator('.import-drop input[type="file"]')
    .first()
    .setInputFiles({ name: 'answer.bivouac.txt', mimeType: 'text/plain', buffer })
  await page.locator('.import-drop__results .button--primary').click()
  await page.locator('[data-seq][data-asked="you"]').waitFor()
  await page.locator(LIT).first().waitFor()
  await album.take(window, SCREEN, size)
  await window.close()
}
