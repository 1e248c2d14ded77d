/** A command line as words, without a shell: nothing in it is expanded, joined or run besides the one program. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '../errors.ts'

/** Cuts at spaces; quotes of either kind hold a word together, and everything between them is taken as it stands. */
export function wordsOf(line: string): string[] {
  const words: string[] = []
  let word: string | undefined
  let quote = ''
  for (const letter of line) {
    if (quote !== '') {
      if (letter === quote) quote = ''
      else word += letter
    } else if (letter === '"' || letter === "'") {
      quote = letter
      word ??= ''
    } else if (/\s/.test(letter)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + letter
  }
  if (quote !== '')
    throw new UserError('bad-bot', `A quote ${quote} is not closed in the bot's command line: ${line}`)
  if (word !== undefined) words.push(word)
  return words
}

/** Whether a program can be started by this name, as a path or from the folders in PATH. */
export function isProgram(name: string, path = process.env.PATH ?? ''): boolean {
  // Windows tries endings of its own: there the start itself has to tell.
  if (process.platform === 'win32') return true
  if (name.includes('/')) return mayRun(name)
  return path.split(delimiter).some(folder => mayRun(join(folder, name)))
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
