/** What the words of an open command card leave to be said: whose left and right is meant, and where a card played with it has moved its orders (G-13.5). */
import { COMBAT_CARDS } from '../../../src/cards/vocabulary.ts'
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
  const moved = of === view.active ? ordersMoved(view) : undefined
  if (moved === undefined) {
    const flank = FLANKS.find(name => titleIn(card).endsWith(`-${name}`))
    return flank && of !== seat ? say(`panel.played.${flank}`) : undefined
  }
  const slots = { card: cardText(game, moved.by), section: game.say(`section.${moved.to}`) }
  return say(of === seat ? 'panel.played.aimed.own' : `panel.played.aimed.${moved.to}`, slots)
}

const FLANKS = ['left', 'right'] as const

const isSectionCard = (card: string): boolean => SECTIONS.some(name => titleIn(card).endsWith(`-${name}`))

/** Known from the moment the card lies beside the command card, before it is carried out. */
function ordersMoved({ notes }: GreatWarView) {
  const by = notes.withCard?.[0]
  const isAimed = COMBAT_CARDS.some(({ title, aim }) => title === by && aim === 'section')
  return by !== undefined && isAimed ? { by, to: SECTIONS[sectionIn(Number(notes.aim?.[0]))] } : undefined
}
