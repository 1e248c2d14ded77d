/** The engine's conversation: reads requests line by line, answers each in order, and lets nothing it reads end it. */
import type { Problem } from '@bivouac/kernel'
import { UserError } from '../errors.ts'
import { answer } from './answers.ts'
import { LINE_BYTES_MAX, type Line, linesOf } from './lines.ts'
import { type Id, parseRequest } from './requests.ts'
import { type Session, takeUp } from './session.ts'

/** Talks until the requests end or one of them is `quit`. `write` resolves when there is room for more. */
export async function converse(
  session: Session,
  requests: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<void>,
): Promise<void> {
  try {
    for await (const line of linesOf(requests)) {
      if (isBlank(line)) continue
      await write(`${await replyTo(session, line)}\n`)
      if (session.over) return
    }
  } finally {
    takeUp(session, undefined)
  }
}

/** The answer to one line, as one line of JSON. */
export async function replyTo(session: Session, line: Line): Promise<string> {
  if ('tooLong' in line)
    return refused({
      code: 'too-long',
      text: `This line is longer than ${LINE_BYTES_MAX} bytes and was thrown away.`,
    })
  const { id, request } = parseRequest(line.bytes)
  if (!request.ok) return refused(request.problem, id)
  try {
    const result = await answer(session, request.value)
    return result.ok
      ? JSON.stringify({ ...named(id), ok: true, ...result.value })
      : refused(result.problem, id)
  } catch (error) {
    if (error instanceof UserError) return refused(error.problem, id)
    // Our own mistake, not the other end's: say so in one line and go on; the game stands as it did before.
    const what = error instanceof Error ? error.message : String(error)
    return refused({ code: 'internal', text: `The engine failed at '${request.value.cmd}': ${what}.` }, id)
  }
}

const named = (id: Id | undefined) => (id === undefined ? {} : { id })

const refused = ({ code, text, clause, where }: Problem, id?: Id): string =>
  JSON.stringify({ ...named(id), ok: false, error: { code, text, clause, where } })

const isBlank = (line: Line): boolean =>
  'bytes' in line && line.bytes.every(byte => byte === 0x20 || byte === 0x09 || byte === 0x0d)
