/** Options that several verbs share, and the checking of their values. */
import { randomBytes } from 'node:crypto'
import { type Command, InvalidArgumentError, Option } from 'commander'

/** For commander: a whole number from `least` on, short enough to be exact. */
export const wholeFrom =
  (least: number) =>
  (text: string): number => {
    const n = Number(text)
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(n) || n < least)
      throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`)
    return n
  }

/** A seed is any text on one line; records keep it on a line of its own. */
function seedText(text: string): string {
  if (text === '' || /[\r\n]/.test(text) || text.trim() !== text)
    throw new InvalidArgumentError('It must be some text on one line, without spaces at its ends.')
  return text
}

export const gameOption = (
  about = 'the game (default: the one that has the scenario; else the first)',
): Option => new Option('-g, --game <id>', about)

export const houseOption = (
  about = 'house values to play with instead of ours, for games that have some',
): Option => new Option('--house <file>', about)

export const jsonOption = (): Option => new Option('--json', 'print one JSON document instead of text')

export const maxRoundsOption = (): Option =>
  new Option(
    '--max-rounds <n>',
    'stop a game after this many rounds; nobody wins it (default: a million commands)',
  ).argParser(wholeFrom(1))

export const seedOption = (
  otherwise: string,
  about = `where all chance comes from (default: ${otherwise})`,
): Option => new Option('--seed <text>', about).argParser(seedText)

/** For runs that need no particular seed; always print it. */
export const freshSeed = (): string => randomBytes(8).toString('hex')

/** The examples below a verb's help, one a line. */
export function examples(command: Command, ...lines: readonly string[]): void {
  command.addHelpText('after', `\nExamples:\n${lines.map(line => `  $ bivouac ${line}`).join('\n')}`)
}
