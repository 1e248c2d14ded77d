/** The bots of this game by name. */
import type { BotMaker } from '@bivouac/ai'
import type { NormandyBoard } from '../scenario/scenario.ts'
import type { NormandyView } from '../view/view.ts'
import { greedy } from './greedy.ts'
import { solo } from './solo.ts'

export const normandyBots: Readonly<Record<string, BotMaker<NormandyBoard, NormandyView>>> = {
  greedy,
  solo,
}
