/** Texts that are kept beside the tests: UPDATE_GOLDEN=1 writes them anew, and their difference is read before it is kept. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** What differs from the file first, of some thousand lines: undefined if it is the very same text. */
export function goldenDifference(file: URL, text: string): string | undefined {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text)
  if (!existsSync(file)) return 'there is no file yet: run once with UPDATE_GOLDEN=1'
  const kept = readFileSync(file, 'utf8').split('\n')
  const now = text.split('\n')
  const at = now.findIndex((line, i) => line !== kept[i])
  if (at >= 0) return `line ${at + 1} is now: ${now[at]}\nit was: ${kept[at]}`
  return now.length < kept.length
    ? `the text ends before line ${now.length + 1}: ${kept[now.length]}`
    : undefined
}
