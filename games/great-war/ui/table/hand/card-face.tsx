/** A card as it lies on the table: drawn in full, or small for a phone's strip. */
import { memo, useId, useMemo } from 'react'
import { combatCard } from '../../../src/art/combat-card.ts'
import { commandCard } from '../../../src/art/command-card.ts'
import { miniCombatCard, miniCommandCard } from '../../../src/art/mini-card.ts'
import { sectionOrders } from '../../../src/art/section-orders.ts'
import type { GreatWarBoard } from '../../../src/board.ts'
import { COMBAT_TITLES, COMMAND_TITLES, type CombatTitle, type CommandTitle } from '../../../src/words.ts'
import { Art } from '../art.tsx'
import { type GreatWarWords, tableWords } from '../words.ts'
import { combatWords, commandWords } from './card-words.ts'

interface Props {
  readonly title: string
  readonly board: GreatWarBoard
  readonly words: Pick<GreatWarWords, 'language'>
  readonly isSmall?: boolean
  readonly isChosen?: boolean
}

const isCommand = (title: string): title is CommandTitle =>
  (COMMAND_TITLES as readonly string[]).includes(title)

export const costOf = (board: GreatWarBoard, title: string): number =>
  board.house.combatCosts[COMBAT_TITLES.indexOf(title as CombatTitle)] ?? 0

export const CardFace = memo(function CardFace({
  title,
  board,
  words,
  isSmall = false,
  isChosen = false,
}: Props) {
  const id = useId()
  const svg = useMemo(() => {
    const own = tableWords(words)
    const cost = costOf(board, title)
    if (isSmall)
      return isCommand(title)
        ? miniCommandCard(title, commandWords(own, title).title, isChosen)
        : miniCombatCard(combatWords(own, title).title, cost, own.say('hand.cost', { cost }), isChosen)
    // Ids of drawings must differ from copy to copy: the same card may lie in two places.
    const prefix = `card${id.replaceAll(/\W/g, '')}`
    if (!isCommand(title)) {
      const { phase, ...printed } = combatWords(own, title)
      return combatCard({
        title: title as CombatTitle,
        words: phase === undefined ? printed : { ...printed, phase },
        cost,
        prefix,
      })
    }
    const { title: name, text } = commandWords(own, title)
    const foot = sectionOrders(title) ? { foot: own.say('hand.artillery') } : {}
    return commandCard({ title, words: { title: name, text, ...foot }, prefix })
  }, [title, board, words, isSmall, isChosen, id])
  return <Art className="gw-card__face" width={isSmall ? 84 : 250} height={isSmall ? 104 : 350} svg={svg} />
})
