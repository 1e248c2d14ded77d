/** One command through two servers, over plain HTTP as docs/protocol.md describes it. */
import { randomBytes } from 'node:crypto'

const PAUSE_MS = 250

const newId = (): string => randomBytes(16).toString('hex')

export async function untilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
}

async function posted(url: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** A guest of a server, who asks one thing after the other. */
async function guestOf(url: string, name: string) {
  const { token } = (await posted(`${url}/api/guest`, { name })) as { token: string }
  return async <Answer>(request: string, asks: object): Promise<Answer> => {
    const said = (await posted(`${url}/api/ask`, { ask: 1, name: request, asks }, token)) as {
      ask?: number
      answer?: Answer
      problem?: { text: string }
    }[]
    const mine = said.find(({ ask }) => ask === 1)
    if (mine?.answer === undefined) throw new Error(`${request}: ${mine?.problem?.text ?? 'no answer'}`)
    return mine.answer
  }
}

interface Opening {
  readonly update: { readonly asked: number; readonly entry: number; readonly legal: readonly number[] }
}

/** Anna invites at the first server, Bela comes in at the second; what one of them does, the other sees. */
export async function playOneCommand(first: string, second: string): Promise<void> {
  const anna = await guestOf(first, 'Anna')
  const bela = await guestOf(second, 'Bela')
  const plan = {
    module: 'normandy',
    scenario: 'la-raye',
    side: 0,
    clock: { kind: 'none' },
    watch: 'anyone',
    listed: false,
  }
  const { invite } = await anna<{ invite: string }>('create', { id: newId(), plan })
  const { id: game } = await bela<{ id: string }>('join', { code: invite })
  const players = [anna, bela]
  const openings = await Promise.all(players.map(player => player<Opening>('open', { game })))
  const asked = openings.findIndex(({ update }) => update.legal.length > 0)
  const { update } = openings[asked]
  await players[asked]('give', { game, id: newId(), asked: update.asked, command: update.legal[0] })
  const seen = await players[1 - asked]<Opening>('open', { game })
  if (seen.update.entry !== update.entry + 1)
    throw new Error('What was done at one server cannot be seen at the other.')
}
