/** What the words of an open command card leave to be said: whose left and right is meant, and where Tactician has moved its orders (G-13.5). */
import { sectionIn } from '../../../src/commands.ts'
import { cardText, titleIn } from '../../../src/text/names.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { SECTIONS, type SideName } from '../../../src/vocabulary.ts'
import type { TableWords } from '../words.ts'

/** His left lies on the right of whoever looks at it. Nothing is left to be said of an own card as it is printed, or to a spectator. */
export function flankNote(
  view: GreatWarView,
  { say, game }: TableWords,
  card: string,
  of: SideName,
): string | undefined {
  const { seat } = view
  if (seat === 'spectator' || !isSectionCard(card)) return undefined
  const aimed = of === view.active ? aimOfTactician(view) : undefined
  if (aimed === undefined) {
    const flank = FLANKS.find(name => titleIn(card).endsWith(`-${name}`))
    return flank && of !== seat ? say(`panel.played.${flank}`) : undefined
  }
  const slots = { card: cardText(game, TACTICIAN), section: game.say(`section.${aimed}`) }
  return say(of === seat ? 'panel.played.aimed.own' : `panel.played.aimed.${aimed}`, slots)
}

const FLANKS = ['left', 'right'] as const
const TACTICIAN = 'tactician'

const isSectionCard = (card: string): boolean => SECTIONS.some(name => titleIn(card).endsWith(`-${name}`))

/** Known from the moment it lies beside the command card, before it is carried out. */
function aimOfTactician({ notes }: GreatWarView): (typeof SECTIONS)[number] | undefined {
  return notes.withCard?.[0] === TACTICIAN ? SECTIONS[sectionIn(Number(notes.aim?.[0]))] : undefined
}
