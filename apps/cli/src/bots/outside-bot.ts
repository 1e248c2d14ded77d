/** A program of the user's own as a bot: what it is shown and asked, and what its answers mean. See docs/engine-protocol.md. */
import type { Bot, Sight } from '@bivouac/ai'
import {
  type Board,
  type Decision,
  type GameModule,
  isCommand,
  newTable,
  next,
  type Seat,
  seeded,
  seedTable,
} from '@bivouac/kernel'
import * as v from 'valibot'
import { PROTOCOL } from '../engine/protocol.ts'
import { BotFault } from './fault.ts'
import { Outside, quoted, type Request } from './outside.ts'

interface OutsideLimits {
  /** For one choice. */
  readonly chooseMs: number
  /** For the first answer: a program may have much to load. */
  readonly startMs: number
}

const envelope = v.looseObject({ id: v.number(), ok: v.boolean() })
const refusal = v.looseObject({ error: v.looseObject({ text: v.string() }) })
const choice = v.looseObject({ command: v.union([v.string(), v.number()]) })

type Answer = v.InferOutput<typeof envelope>

export class OutsideBot implements Bot {
  readonly name: string
  readonly #module: GameModule
  readonly #words: readonly string[]
  readonly #limits: OutsideLimits
  #outside: Outside | undefined
  #asked = 0
  #stopped = false

  constructor(module: GameModule, name: string, words: readonly string[], limits: OutsideLimits) {
    this.#module = module
    this.name = name
    this.#words = words
    this.#limits = limits
  }

  async choose(sight: Sight): Promise<number> {
    const outside = this.#outside ?? (await this.#begin(sight))
    const { board, view, legal } = sight
    const { chooseMs } = this.#limits
    const answer = await this.#ask(outside, chooseMs, {
      cmd: 'choose',
      decision: this.#decision(board, view),
      legal: legal.map(code => ({ code, text: this.#module.formatCommand(board, code) })),
      view,
      limitMs: chooseMs,
    })
    return this.#understood(outside, sight, answer)
  }

  stop(): void {
    this.#stopped = true
    this.#outside?.leave()
  }

  /** Nothing is started before the first choice: a bot that is only looked up costs nothing. */
  async #begin({ board, seat, dice }: Sight): Promise<Outside> {
    const side = this.#module.sides[seat]
    const blame = (failing: BotFault['failing'], what: string): BotFault =>
      new BotFault(failing, seat, `The bot '${this.name}' (${side}) ${what}`)
    if (this.#stopped) throw blame('stopped', 'was stopped before it began.')
    const outside = this.#start(blame)
    this.#outside = outside
    await this.#ask(outside, Math.max(this.#limits.startMs, this.#limits.chooseMs), {
      cmd: 'hello',
      protocol: PROTOCOL,
      game: this.#module.id,
      rules: this.#module.rulesVersion,
      scenario: board.scenario,
      ...(board.houseText === undefined ? {} : { house: JSON.parse(board.houseText) }),
      seat: side,
      // From the bot's own dice: the same game, played again, finds it in the same mood.
      seed: hex(next(dice, 0)) + hex(next(dice, 0)),
    })
    return outside
  }

  #start(blame: ConstructorParameters<typeof Outside>[1]): Outside {
    try {
      return new Outside(this.#words, blame)
    } catch (error) {
      throw blame('not-started', `cannot be started: ${error instanceof Error ? error.message : error}.`)
    }
  }

  async #ask(outside: Outside, limitMs: number, request: Request): Promise<Answer> {
    const id = ++this.#asked
    const line = await outside.ask({ id, ...request }, limitMs)
    const answer = parsed(line)
    const nonsense = (what: string): BotFault => outside.fail('nonsense', `${what}: ${quoted(line)}.`)
    if (answer === undefined)
      throw nonsense(`answered '${request.cmd}' with a line that is not JSON (keep stdout for answers)`)
    if (!v.is(envelope, answer))
      throw nonsense(`answered '${request.cmd}' without a number 'id' and an 'ok' of true or false`)
    if (answer.id !== id) throw nonsense(`answered with id ${answer.id} when it was asked ${id}`)
    if (answer.ok) return answer
    const why = v.is(refusal, answer)
      ? `: ${quoted(Buffer.from(answer.error.text))}`
      : ' and does not say why'
    throw outside.fail('refused', `refuses '${request.cmd}'${why}.`)
  }

  #understood(outside: Outside, { board, seat, view, legal }: Sight, answer: Answer): number {
    if (!v.is(choice, answer))
      throw outside.fail('nonsense', "answered 'choose' without a 'command': its text or its code.")
    const { command } = answer
    const said = typeof command === 'string' ? quoted(Buffer.from(command)) : String(command)
    const meant = typeof command === 'string' ? this.#module.parseCommand(board, command) : undefined
    const code = typeof command === 'number' ? command : meant?.ok ? meant.value : undefined
    if (code !== undefined && legal.includes(code)) return code
    const known = code !== undefined && isCommand(this.#module, board, code)
    const clause = known ? this.#module.explain(board, view, code)?.clause : undefined
    const why = meant?.ok === false ? `: ${meant.problem.text}` : clause ? ` (${clause}).` : '.'
    throw outside.fail('illegal', `chose ${said} for ${this.#module.sides[seat]}, which is not allowed${why}`)
  }

  /** What is asked, from what the seat may know: every table that goes with its view stands at the same decision. */
  #decision(board: Board, view: unknown) {
    const table = newTable(this.#module.layout, board, seeded)
    seedTable(table, 'decision')
    this.#module.imagine(board, view).imagine(seeded, table)
    const { seats, kind, clause }: Decision = this.#module.decision(table)
    return { seats: seats.map((seat: Seat) => this.#module.sides[seat]), kind, clause }
  }
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')
