/** The lessons of Normandy in the order in which they are best taken. */
import type { Lesson } from '@bivouac/client-shell'
import { alone } from './alone.ts'
import { attack } from './attack.ts'
import { bid } from './bid.ts'
import { deck } from './deck.ts'
import { ground } from './ground.ts'
import { guns } from './guns.ts'
import { men } from './men.ts'
import { suppress } from './suppress.ts'

export const LESSONS: readonly Lesson[] = [bid, men, ground, attack, suppress, deck, guns, alone]
