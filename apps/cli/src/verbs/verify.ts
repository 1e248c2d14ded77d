/** `bivouac verify`: proves a recorded game, command by command, and that its chance came from its seed or its secret. */
import { CHECK_WORDS, diceText, orderText } from '@bivouac/client-shell/check-words'
import { sayer } from '@bivouac/face-kit'
import { verdictOn } from '@bivouac/fair'
import type { Problem } from '@bivouac/kernel'
import type { Command } from 'commander'
import { EXIT, fitToShow, problemLine } from '../errors.ts'
import { examples, jsonOption } from '../options.ts'
import { print, printJson } from '../output.ts'
import { openRecord } from '../records.ts'

export function registerVerify(program: Command): void {
  const verb = program
    .command('verify')
    .description(
      'check a recorded game: every command, every checksum, and the dice against the seed that was sworn on',
    )
    .argument('<file>', 'a recorded game')
    .option('-s, --scenario <file>', 'the scenario, if it is not one of ours')
    .addOption(jsonOption())
    .action(verify)
  examples(verb, 'verify my-game.bivouac', 'verify my-game.bivouac --json')
}

const words = sayer(CHECK_WORDS)

function verify(file: string, { scenario, json }: { scenario?: string; json?: true }): void {
  const opened = openRecord(file, scenario)
  const proved = opened.ok
    ? verdictOn(opened.value.game.module, opened.value.board, opened.value.record)
    : opened
  if (!proved.ok) {
    process.exitCode = EXIT.failed
    const failure = failed(proved.problem)
    if (json) printJson(failure)
    else process.stderr.write(`bivouac: ${file} is not in order: ${problemLine(failure.error)}\n`)
  } else if (json) printJson({ ok: true, ...proved.value })
  else print(`${orderText(words, proved.value, file)}\n${diceText(words, proved.value)}`)
}

interface Failed {
  readonly ok: false
  readonly error: Problem
}

const failed = (problem: Problem): Failed => ({ ok: false, error: fitToShow(problem) })
