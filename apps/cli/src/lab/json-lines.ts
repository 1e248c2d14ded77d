/** Files with a line of JSON for each game: read with plain errors that name the line. */
import { type BaseIssue, type BaseSchema, safeParse } from 'valibot'
import { UserError } from '../errors.ts'
import { readText } from '../files.ts'

type Line<T> = BaseSchema<unknown, T, BaseIssue<unknown>>

export const readLines = <T>(path: string, schema: Line<T>): T[] =>
  readText(path)
    .split('\n')
    .filter(line => line !== '')
    .map((line, i) => parsedLine(line, schema, `${path}, line ${i + 1}`))

export const asLines = (all: readonly unknown[]): string =>
  all.map(one => `${JSON.stringify(one)}\n`).join('')

function parsedLine<T>(line: string, schema: Line<T>, where: string): T {
  let data: unknown
  try {
    data = JSON.parse(line)
  } catch {
    throw new UserError('bad-games', 'This is not JSON.', { where })
  }
  const parsed = safeParse(schema, data)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = issue.path?.map(part => String(part.key)).join('.') ?? 'the line'
  throw new UserError('bad-games', `'${field}' is not as it should be: ${issue.message}.`, { where })
}
