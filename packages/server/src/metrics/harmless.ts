/** What is written down for the operator, without what errors quote: a line of a record, a name, a piece of a row. */

const QUOTED = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g
/** `scheme://user:password@host` */
const PASSWORD = /(\/\/[^:@/\s]*):[^@/\s]*@/g

export const withoutQuotes = (text: string): string =>
  text.replaceAll(PASSWORD, '$1:…@').replaceAll(QUOTED, '‘…’')

/** The text of an error with its first frames, which name our files and nothing else. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return withoutQuotes(String(error))
  const { name, message, stack = '' } = error
  const frames = stack.split('\n').filter(line => /^\s+at /.test(line))
  return [`${name}: ${withoutQuotes(message)}`, ...frames].join('\n')
}
