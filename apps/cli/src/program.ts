/** Builds the command from its verbs, runs it and turns whatever happens into words and an exit code. */
import { Command, CommanderError } from 'commander'
import about from '../package.json' with { type: 'json' }
import { EXIT, problemLine, UserError } from './errors.ts'
import { reason } from './files.ts'
import { endAtOnce, listenForInterrupts } from './interrupt.ts'
import { didYouMean } from './nearest.ts'
import { printJson } from './output.ts'

/** Adds one verb to the command. */
export type Register = (program: Command) => void

export function buildProgram(verbs: readonly Register[]): Command {
  const program = new Command('bivouac')
    .description('Two tabletop wargames with the rules enforced, and a workbench for studying them.')
    .version(about.version)
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .addHelpText('after', "\n'bivouac <verb> --help' shows more, with examples.")
  for (const register of verbs) register(program)
  return program
}

/** Runs the command to its end. `args` are what the user typed after its name. */
export async function run(verbs: readonly Register[], args: readonly string[]): Promise<void> {
  const program = buildProgram(verbs)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    complain(error, program, args)
  }
}

function complain(error: unknown, program: Command, args: readonly string[]): void {
  if (error instanceof CommanderError && error.exitCode === 0) return
  if (error instanceof UserError || error instanceof CommanderError) {
    process.exitCode = EXIT.usage
    // Commander has already shown its help when no verb was typed.
    if (error instanceof CommanderError && error.code === 'commander.help') return
    const { problem } = error instanceof UserError ? error : usageError(error, program, args)
    if (args.includes('--json')) printJson({ error: problem })
    else process.stderr.write(`bivouac: ${problemLine(problem)}\n`)
    return
  }
  process.exitCode = EXIT.fault
  const trace = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`bivouac: This is a fault of ours, please report it with what you typed.\n${trace}\n`)
}

/** Commander's refusal in our words. */
function usageError(error: CommanderError, program: Command, args: readonly string[]): UserError {
  if (error.code === 'commander.unknownCommand') {
    const typed = error.message.match(/'(.*)'/s)?.[1] ?? ''
    const parent = program.commands.find(c => c.name() === args[0] && args[0] !== typed) ?? program
    const path = parent === program ? 'bivouac' : `bivouac ${parent.name()}`
    const verbs = parent.commands.map(c => c.name())
    return new UserError(
      'unknown-verb',
      `There is no verb '${typed}'.${didYouMean(typed, verbs)} '${path} --help' lists them all.`,
    )
  }
  const verb = program.commands.find(c => c.name() === args[0])
  const text = error.message.replace(/^error: /, '').replaceAll(/\s+/g, ' ')
  const help = `'bivouac ${verb ? `${verb.name()} ` : ''}--help' shows more.`
  return new UserError(
    'bad-usage',
    `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]$/.test(text) ? '' : '.'} ${help}`,
  )
}

/** Signals, a closed pipe and a full disk end the program, leaving nothing half-written. */
export function stopCleanly(): void {
  listenForInterrupts()
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`… | head`), or a terminal that has gone, is no error of the user's.
    if (error.code === 'EPIPE' || error.code === 'EIO') endAtOnce(EXIT.unread)
    process.stderr.write(`bivouac: Cannot write the output: ${reason(error)}.\n`)
    endAtOnce(EXIT.unwritten)
  })
  // Where errors cannot be shown either, the exit code has to do.
  process.stderr.on('error', () => {})
}
