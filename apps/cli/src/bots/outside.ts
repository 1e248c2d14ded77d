/** A program outside, spoken with line by line: asked one thing at a time, within limits of time and output. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { harmless } from '../output.ts'
import type { BotFault, Failing } from './fault.ts'
import { endProgram, programBegan, programEnded } from './running.ts'

/** What it may write on stdout, and on stderr, between one question and the next. */
const OUTPUT_BYTES_MAX = 1_000_000
const LAST_WORDS_BYTES = 4096
const LAST_WORDS_LINES = 12
/** For a program that was asked to end, and for what is still in the pipes of one that has ended. */
const GRACE_MS = 500

const NEWLINE = 10

/** As in the engine protocol: the command and its fields. */
export interface Request {
  readonly cmd: string
  readonly [field: string]: unknown
}

interface Question {
  readonly timer: NodeJS.Timeout
  answer(line: Buffer): void
  fail(fault: BotFault): void
}

export class Outside {
  readonly #child: ChildProcessWithoutNullStreams
  /** Makes the fault of what went wrong, knowing whose program this is. */
  readonly #blame: (failing: Failing, what: string) => BotFault
  #question: Question | undefined
  #fault: BotFault | undefined
  #leaving = false
  /** The beginning of a line whose end has not come yet. */
  #begun: Buffer[] = []
  #outBytes = 0
  #errorBytes = 0
  #lastWords = Buffer.alloc(0)

  constructor(words: readonly string[], blame: (failing: Failing, what: string) => BotFault) {
    this.#blame = blame
    const [program, ...args] = words
    this.#child = spawn(program, args, { detached: process.platform !== 'win32', windowsHide: true })
    const { pid, stdin, stdout, stderr } = this.#child
    if (pid !== undefined) programBegan(pid)
    this.#child.on('error', error => this.fail('not-started', `cannot be started: ${error.message}.`))
    this.#child.on('exit', (code, signal) => this.#exited(code, signal))
    // A program that does not listen is found out when it does not answer.
    stdin.on('error', () => {})
    stdout.on('data', (chunk: Buffer) => this.#heard(chunk))
    stderr.on('data', (chunk: Buffer) => this.#overheard(chunk))
  }

  /** Sends one request and gives the line that comes back; a rejection is a `BotFault`, and then the program is gone. */
  ask(request: Request, limitMs: number): Promise<Buffer> {
    if (this.#fault) return Promise.reject(this.#fault)
    this.#outBytes = 0
    this.#errorBytes = 0
    return new Promise((answer, fail) => {
      const late = (): unknown =>
        this.fail('too-slow', `did not answer '${request.cmd}' within ${limitMs / 1000} seconds.`)
      this.#question = { timer: setTimeout(late, limitMs), answer, fail }
      this.#tell(request)
    })
  }

  /** Ends the program at once, because of this. The first fault counts. */
  fail(failing: Failing, what: string): BotFault {
    if (this.#fault) return this.#fault
    const fault = this.#blame(failing, what + this.#said())
    this.#fault = fault
    this.#settle()?.fail(fault)
    this.#end()
    return fault
  }

  /** Asks the program to leave, and ends it if it does not. */
  leave(): void {
    if (this.#leaving || this.#fault) return
    // Nobody waits for the answer any more.
    if (this.#question) {
      this.fail('stopped', 'was stopped while it was thinking.')
      return
    }
    this.#leaving = true
    this.#tell({ cmd: 'quit' })
    this.#child.stdin.end()
    const timer = setTimeout(() => this.#end(), GRACE_MS)
    this.#child.once('exit', () => clearTimeout(timer))
  }

  #tell(request: object): void {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`)
  }

  #settle(): Question | undefined {
    const question = this.#question
    this.#question = undefined
    clearTimeout(question?.timer)
    return question
  }

  #heard(chunk: Buffer): void {
    if (this.#fault || this.#leaving) return
    this.#outBytes += chunk.length
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      this.#begun.push(chunk.subarray(from, to))
      const line = Buffer.concat(this.#begun)
      this.#begun = []
      from = to + 1
      if (line.length > 0 && !/^\s*$/.test(line.toString('latin1'))) this.#take(line)
    }
    this.#begun.push(chunk.subarray(from))
    if (this.#outBytes > OUTPUT_BYTES_MAX)
      this.fail('flooded', `wrote more than ${OUTPUT_BYTES_MAX} bytes on stdout instead of one short line.`)
  }

  #take(line: Buffer): void {
    const question = this.#settle()
    if (question) question.answer(line)
    else this.fail('nonsense', `said something without being asked: ${quoted(line)}.`)
  }

  #overheard(chunk: Buffer): void {
    if (this.#fault) return
    this.#errorBytes += chunk.length
    this.#lastWords = Buffer.concat([this.#lastWords, chunk]).subarray(-LAST_WORDS_BYTES)
    if (this.#errorBytes > OUTPUT_BYTES_MAX)
      this.fail('flooded', `wrote more than ${OUTPUT_BYTES_MAX} bytes on stderr during one choice.`)
  }

  #exited(code: number | null, signal: string | null): void {
    const { pid } = this.#child
    // What it has started itself must not stay behind.
    if (pid !== undefined) {
      endProgram(pid)
      programEnded(pid)
    }
    if (this.#leaving || this.#fault) {
      this.#end()
      return
    }
    const how = signal === null ? `with exit code ${code}` : `by the signal ${signal}`
    const tell = (): unknown => this.fail('crashed', `ended by itself ${how}, in the middle of the game.`)
    // Its last words may still be in the pipe; somebody else may hold the pipe open.
    const timer = setTimeout(tell, GRACE_MS)
    this.#child.once('close', () => {
      clearTimeout(timer)
      tell()
    })
  }

  #end(): void {
    const { pid, exitCode, signalCode, stdin, stdout, stderr } = this.#child
    // Once it has ended, its number may be another program's.
    if (pid !== undefined && exitCode === null && signalCode === null) endProgram(pid)
    for (const stream of [stdin, stdout, stderr]) stream.destroy()
  }

  #said(): string {
    const lines = textOf(this.#lastWords).trimEnd().split('\n').slice(-LAST_WORDS_LINES)
    return lines[0] === '' && lines.length === 1
      ? ''
      : `\nIts last words:\n${lines.map(line => `  ${line}`).join('\n')}`
  }
}

const textOf = (bytes: Uint8Array): string => harmless(new TextDecoder().decode(bytes))

/** The beginning of a line, to show what was meant. */
export function quoted(line: Uint8Array): string {
  const text = textOf(line.subarray(0, 200)).trim()
  return `'${text.slice(0, 80)}${text.length > 80 ? '…' : ''}'`
}
