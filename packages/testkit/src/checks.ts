/** The promises that every state of every game keeps, each as a check over `GameModule` alone. */
import { cloneTable, copyState, SPECTATOR, seeded } from '@bivouac/kernel'
import {
  type Bench,
  type Check,
  errorText,
  legalFor,
  look,
  playText,
  remember,
  remembered,
  sample,
  seatsIn,
} from './bench.ts'
import { positions, replaying, undoing } from './restore-checks.ts'
import { secrecyProblems } from './secrecy.ts'

/** A game longer than this is taken to go on for ever. */
export const LONGEST = 20_000

const most = (bench: Bench, few: number): number => (bench.thorough ? Number.MAX_SAFE_INTEGER : few)

/** Somebody has something to do, or the game has an outcome; never both, never neither. */
const choices: Check = {
  name: 'choices',
  every: 400,
  find({ module, list }, t) {
    const toChoose = module.toChoose(t)
    const outcome = module.outcome(t)
    if (toChoose === 0) return outcome ? undefined : 'nobody is to choose, but the game has no outcome'
    if (outcome) return 'the game has an outcome, but somebody is to choose'
    const seats = seatsIn(toChoose)
    if (module.decision(t).seats.join() !== seats.join())
      return `the decision names the seats ${module.decision(t).seats}, but ${seats} are to choose`
    const stuck = seats.find(seat => legalFor(module, t, seat, list).length === 0)
    return stuck === undefined ? undefined : `${module.sides[stuck]} is to choose but may do nothing`
  },
}

const invariants: Check = {
  name: 'invariants',
  every: 25,
  find: ({ module }, t) => module.broken(t)[0],
}

/** Every legal command can be carried out, breaks nothing and leads to somebody's choice or to the end. */
const applying: Check = {
  name: 'applying',
  every: 700,
  find(bench, t, past) {
    const { module, board, spare } = bench
    for (const seat of seatsIn(module.toChoose(t)))
      for (const command of sample(legalFor(module, t, seat), t, most(bench, 2))) {
        copyState(t, spare)
        spare.chance = seeded
        const name = playText(module, board, { seat, command })
        try {
          module.apply(spare, seat, command)
        } catch (error) {
          return `'${name}' is legal but fails: ${errorText(error)}`
        }
        const problem = module.broken(spare)[0] ?? look(choices, bench, spare, past)
        if (problem) return `after '${name}': ${problem}`
      }
    return undefined
  },
}

/** Commands read back as what they were written from, and no two share their words. */
const notation: Check = {
  name: 'notation',
  every: 1900,
  find({ module, board }, t) {
    for (const seat of seatsIn(module.toChoose(t))) {
      const seen = new Set<string>()
      for (const command of legalFor(module, t, seat)) {
        const text = module.formatCommand(board, command)
        if (seen.has(text)) return `'${text}' is in the legal list twice`
        seen.add(text)
        const parsed = module.parseCommand(board, text)
        if (!parsed.ok) return `'${text}' cannot be read back: ${parsed.problem.text}`
        if (parsed.value !== command) return `'${text}' reads back as command ${parsed.value}, not ${command}`
      }
    }
    return undefined
  },
}

/**
 * `explain` is silent exactly about the legal commands, and odds are odds. Besides some of what is legal it is asked about
 * what was legal a while ago, and about anything at all.
 */
const explaining: Check = {
  name: 'explain',
  every: 600,
  find(bench, t) {
    const { module, board, every, recent } = bench
    for (const seat of [0, 1]) {
      const list = legalFor(module, t, seat)
      const legal = new Set(list)
      const view = module.view(t, seat)
      const asked = bench.thorough
        ? [...list, ...every]
        : [...sample(list, t, 8), ...sample(remembered(recent), t, 24), ...sample(every, t, 8)]
      for (const command of asked) {
        const why = module.explain(board, view, command)
        if ((why === undefined) === legal.has(command)) continue
        const name = playText(module, board, { seat, command })
        return why
          ? `'${name}' is legal but refused by ${why.clause} (${why.key})`
          : `'${name}' is not legal, but nothing says why`
      }
      for (const command of sample(list, t, most(bench, 4))) {
        remember(recent, command)
        const odds = module.forecast(board, view, command)
        if (odds && !(odds.chance >= 0 && odds.chance <= 1))
          return `'${playText(module, board, { seat, command })}' has the chance ${odds.chance}`
        if (bench.thorough && !every.includes(command))
          return `'${playText(module, board, { seat, command })}' is missing from the list of every command`
      }
    }
    return undefined
  },
}

/** A view that takes over what was shown before a command says the same as one that is made anew. */
const views: Check = {
  name: 'views',
  every: 500,
  find(bench, t) {
    const { module, board, spare } = bench
    const plays = seatsIn(module.toChoose(t)).flatMap(seat =>
      sample(legalFor(module, t, seat), t, bench.thorough ? 16 : 2).map(command => ({ seat, command })),
    )
    for (const eyes of [SPECTATOR, 0, 1]) {
      const before = { table: cloneTable(t), view: module.view(t, eyes) }
      for (const play of plays) {
        copyState(t, spare)
        spare.chance = seeded
        module.apply(spare, play.seat, play.command)
        const shown = JSON.stringify(module.view(spare, eyes, before))
        if (shown !== JSON.stringify(module.view(spare, eyes)))
          return `after '${playText(module, board, play)}' the view of seat ${eyes} still shows what has changed`
      }
    }
    return undefined
  },
}

const secrecy: Check = {
  name: 'secrecy',
  every: 2500,
  find(bench, t) {
    for (const seat of [0, 1, SPECTATOR]) {
      const problem = secrecyProblems(bench.module, t, seat, bench.thorough ? 64 : 1)[0]
      if (problem) return problem
    }
    return undefined
  },
}

/** A game may end at any moment: who resigns or runs out of time has lost, and what is over is over. */
const ending: Check = {
  name: 'ending',
  every: 2300,
  find({ module, spare }, t) {
    if (module.toChoose(t) === 0) return undefined
    for (const how of ['resigned', 'agreed', 'time'] as const)
      for (const seat of [0, 1]) {
        copyState(t, spare)
        module.finish(spare, how, seat)
        const outcome = module.outcome(spare)
        const name =
          how === 'agreed' ? 'both agreed to end the game' : `${module.sides[seat]} lost by '${how}'`
        if (module.toChoose(spare) !== 0 || !outcome) return `the game goes on after ${name}`
        if (how !== 'agreed' && outcome.winner === seat)
          return `${module.sides[seat]} wins although it lost by '${how}'`
        const problem = module.broken(spare)[0]
        if (problem) return `after ${name}: ${problem}`
      }
    return undefined
  },
}

const length: Check = {
  name: 'length',
  every: 0,
  find({ module }, t, past) {
    if (past.count < LONGEST || module.toChoose(t) === 0) return undefined
    return `the game is not over after ${past.count} commands`
  },
}

export const CHECKS: readonly Check[] = [
  invariants,
  choices,
  applying,
  undoing,
  positions,
  notation,
  explaining,
  views,
  secrecy,
  ending,
  replaying,
  length,
]

export const checkNamed = (name: string): Check | undefined => CHECKS.find(check => check.name === name)
