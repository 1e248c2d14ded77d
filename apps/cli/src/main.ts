#!/usr/bin/env node
/** The command `bivouac`: the list of its verbs. */
import { languageTyped, wordsIn } from './play/speech.ts'
import { run, stopCleanly } from './program.ts'
import { registerAdmin } from './verbs/admin.ts'
import { registerAnalyse } from './verbs/analyse.ts'
import { registerBench } from './verbs/bench.ts'
import { registerChaos } from './verbs/chaos.ts'
import { registerEngine } from './verbs/engine.ts'
import { registerFleet } from './verbs/fleet.ts'
import { registerFuzz } from './verbs/fuzz.ts'
import { registerGames } from './verbs/games.ts'
import { registerLab } from './verbs/lab.ts'
import { registerLoad } from './verbs/load.ts'
import { registerMatch } from './verbs/match.ts'
import { registerPerft } from './verbs/perft.ts'
import { registerPlay } from './verbs/play.ts'
import { registerReplay } from './verbs/replay.ts'
import { registerRules } from './verbs/rules.ts'
import { registerScenario } from './verbs/scenario.ts'
import { registerScenarios } from './verbs/scenarios.ts'
import { registerServe } from './verbs/serve.ts'
import { registerSim } from './verbs/sim.ts'
import { registerStudy } from './verbs/study.ts'
import { registerVerify } from './verbs/verify.ts'
import { registerWorker } from './verbs/worker.ts'

stopCleanly()
await run(
  [
    registerServe,
    registerAdmin,
    registerWorker,
    registerScenarios,
    registerPlay(await wordsIn(languageTyped(process.argv.slice(2)))),
    registerSim,
    registerMatch,
    registerLab,
    registerPerft,
    registerEngine,
    registerReplay,
    registerVerify,
    registerAnalyse,
    registerGames,
    registerStudy,
    registerFuzz,
    registerRules,
    registerBench,
    registerLoad,
    registerChaos,
    registerFleet,
    registerScenario,
  ],
  process.argv.slice(2),
)
