/** The games that can be played in the browser, as their bots need them. */

import { greatWar, greatWarBots, greatWarMind } from '@bivouac/great-war'
import type { ThinkGame } from '@bivouac/host/thinking'
import { normandy, normandyBots, normandyMind } from '@bivouac/normandy'

export const THINK_GAMES: readonly ThinkGame[] = [
  { module: normandy, mind: normandyMind, planner: normandyBots.greedy },
  { module: greatWar, mind: greatWarMind, planner: greatWarBots.greedy },
]
