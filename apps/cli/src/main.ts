#!/usr/bin/env node
/** The command `bivouac`: the list of its verbs. */
import { languageTyped, wordsIn } from './play/speech.ts'
import { type Register, run, stopCleanly } from './program.ts'

const args = process.argv.slice(2)

const VERBS: Readonly<Record<string, () => Promise<Register>>> = {
  serve: async () => (await import('./verbs/serve.ts')).registerServe,
  admin: async () => (await import('./verbs/admin.ts')).registerAdmin,
  worker: async () => (await import('./verbs/worker.ts')).registerWorker,
  scenarios: async () => (await import('./verbs/scenarios.ts')).registerScenarios,
  play: async () => {
    const { registerPlay } = await import('./verbs/play.ts')
    return registerPlay(await wordsIn(languageTyped(args)))
  },
  sim: async () => (await import('./verbs/sim.ts')).registerSim,
  match: async () => (await import('./verbs/match.ts')).registerMatch,
  lab: async () => (await import('./verbs/lab.ts')).registerLab,
  perft: async () => (await import('./verbs/perft.ts')).registerPerft,
  engine: async () => (await import('./verbs/engine.ts')).registerEngine,
  replay: async () => (await import('./verbs/replay.ts')).registerReplay,
  verify: async () => (await import('./verbs/verify.ts')).registerVerify,
  analyse: async () => (await import('./verbs/analyse.ts')).registerAnalyse,
  games: async () => (await import('./verbs/games.ts')).registerGames,
  study: async () => (await import('./verbs/study.ts')).registerStudy,
  fuzz: async () => (await import('./verbs/fuzz.ts')).registerFuzz,
  rules: async () => (await import('./verbs/rules.ts')).registerRules,
  bench: async () => (await import('./verbs/bench.ts')).registerBench,
  load: async () => (await import('./verbs/load.ts')).registerLoad,
  chaos: async () => (await import('./verbs/chaos.ts')).registerChaos,
  fleet: async () => (await import('./verbs/fleet.ts')).registerFleet,
  scenario: async () => (await import('./verbs/scenario.ts')).registerScenario,
}

/** A verb that is named is all that has to be loaded. To list them, or to say what comes nearest to a word, takes all of them. */
const wanted = Object.hasOwn(VERBS, args[0] ?? '') ? [args[0]] : Object.keys(VERBS)

stopCleanly()
await run(await Promise.all(wanted.map(verb => VERBS[verb]())), args)
