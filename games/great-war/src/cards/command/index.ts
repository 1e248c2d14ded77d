/** The command deck: every card that has a file here. A card that is not in this list is not in the game. */
import { installCommandCards } from '../vocabulary.ts'
import { artilleryBombard } from './artillery-bombard.ts'
import { assault } from './assault.ts'
import { attack } from './attack.ts'
import { bigShow } from './big-show.ts'
import { counterAttack } from './counter-attack.ts'
import { directFromHq } from './direct-from-hq.ts'
import { forward } from './forward.ts'
import { infantryAssault } from './infantry-assault.ts'
import { outFlanked } from './out-flanked.ts'
import { probe } from './probe.ts'
import { recon } from './recon.ts'
import { reconInForce } from './recon-in-force.ts'
import { replacements } from './replacements.ts'
import { rushAndRotation } from './rush-and-rotation.ts'
import { stormOfFire } from './storm-of-fire.ts'
import { strikeFirst } from './strike-first.ts'
import { whistlesAndBugleCalls } from './whistles-and-bugle-calls.ts'

/** In the order in which titles are numbered: records know them by it, so that a new card comes last. */
export const COMMAND_DECK = [
  ...recon,
  ...probe,
  ...attack,
  ...assault,
  reconInForce,
  forward,
  outFlanked,
  artilleryBombard,
  bigShow,
  counterAttack,
  directFromHq,
  infantryAssault,
  replacements,
  rushAndRotation,
  stormOfFire,
  strikeFirst,
  whistlesAndBugleCalls,
] as const

export type CommandTitle = (typeof COMMAND_DECK)[number]['title']

installCommandCards(COMMAND_DECK)
