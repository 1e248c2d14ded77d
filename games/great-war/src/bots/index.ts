/** The bots of this game by name. */
import type { BotMaker } from '@bivouac/ai'
import type { GreatWarBoard } from '../scenario/board.ts'
import type { GreatWarView } from '../view/view.ts'
import { greedy } from './greedy.ts'

export const greatWarBots: Readonly<Record<string, BotMaker<GreatWarBoard, GreatWarView>>> = { greedy }
