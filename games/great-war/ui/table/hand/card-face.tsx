/** A card as it lies on the table: drawn in full, or small for a phone's strip. */
import { memo, useId, useMemo } from 'react'
import { combatCard } from '../../../src/art/combat-card.ts'
import { commandCard, isSectionCard } from '../../../src/art/command-card.ts'
import { miniCombatCard, miniCommandCard } from '../../../src/art/mini-card.ts'
import { COMBAT_CARDS, COMMAND_CARDS } from '../../../src/cards/vocabulary.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
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

export const costOf = (board: GreatWarBoard, title: string): number =>
  board.house.combatCosts[COMBAT_CARDS.findIndex(card => card.title === title)] ?? 0

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
    // Ids of drawings must differ from copy to copy: the same card may lie in two places.
    const prefix = `card${id.replaceAll(/\W/g, '')}`
    const combat = COMBAT_CARDS.find(card => card.title === title)
    if (combat) {
      const { phase, ...printed } = combatWords(own, title)
      if (isSmall) return miniCombatCard(printed.title, cost, own.say('hand.cost', { cost }), isChosen)
      return combatCard({
        card: combat,
        words: phase === undefined ? printed : { ...printed, phase },
        cost,
        prefix,
      })
    }
    const card = COMMAND_CARDS.find(one => one.title === title)
    if (card === undefined) return ''
    const { title: name, text } = commandWords(own, title)
    if (isSmall) return miniCommandCard(card, name, isChosen)
    const foot = isSectionCard(card) ? { foot: own.say('hand.artillery') } : {}
    return commandCard({ card, words: { title: name, text, ...foot }, prefix })
  }, [title, board, words, isSmall, isChosen, id])
  return <Art className="gw-card__face" width={isSmall ? 84 : 250} height={isSmall ? 104 : 350} svg={svg} />
})
