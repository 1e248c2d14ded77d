/** The lessons of The Great War in the order in which they are best taken. */
import type { Lesson } from '@bivouac/client-shell'
import { alone } from './alone.ts'
import { artillery } from './artillery.ts'
import { battle } from './battle.ts'
import { cards } from './cards.ts'
import { command } from './command.ts'
import { cover } from './cover.ts'
import { flags } from './flags.ts'
import { medals } from './medals.ts'

export const LESSONS: readonly Lesson[] = [command, battle, cover, flags, cards, artillery, medals, alone]
