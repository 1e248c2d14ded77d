/** Chance as a request scripts it: line by line, and then nothing more, or whatever the generator gives. */
import {
  callsIn,
  fail,
  type Match,
  ok,
  openMatch,
  type Result,
  type Script,
  type Scripted,
  type Seat,
  scripted,
  seeded,
  submit,
} from '@bivouac/kernel'
import type { ChanceAsked } from './requests.ts'

const linesOf = (asked: ChanceAsked): Scripted[] => asked.filter(line => line !== 'seed')

/** How many of the outcomes drawn were laid down by the script: the first so many. */
export const scriptedCount = (asked: ChanceAsked | undefined): number => (asked ? linesOf(asked).length : 0)

/** Sets a game up by a script. */
export function openScripted(
  module: Match['module'],
  board: Match['table']['board'],
  seed: string,
  asked: ChanceAsked,
): Result<Match> {
  const script = scriptFor(module, asked)
  try {
    const match = openMatch(module, board, seed, script)
    match.table.chance = seeded
    return script.left() > 0 ? tooLong(script, 'the setup') : ok(match)
  } catch (error) {
    if (error instanceof Error && error.name === 'ScriptError')
      return fail('bad-script', `Bad script: ${error.message}.`)
    throw error
  }
}

/** Carries out one command by a script; a script that does not fit leaves the match as it was. */
export const submitScripted = (
  match: Match,
  seat: Seat,
  command: number,
  asked: ChanceAsked,
): ReturnType<typeof submit> => submit(match, seat, command, scriptFor(match.module, asked))

const scriptFor = (module: Match['module'], asked: ChanceAsked): Script =>
  scripted(linesOf(asked), callsIn(module), asked.at(-1) === 'seed' ? seeded : undefined)

const tooLong = (script: Script, what: string) =>
  fail('bad-script', `The script has ${script.left()} more lines than ${what} drew.`)
