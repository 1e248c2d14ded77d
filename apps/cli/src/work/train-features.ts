/** What a game's positions are learned from. */
import type { Features } from '@bivouac/ai'
import type { Registered } from '../games.ts'

export const featuresOf = ({ mind }: Registered): Features => mind.features
