/** The combat deck: every card that has a file here. A card that is not in this list cannot be played. */
import { installCombatCards } from '../vocabulary.ts'

installCombatCards([])
