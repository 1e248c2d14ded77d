/** A card to be pressed: lit where it can be played, with the reason across it where not. */
import { type Hands, type Thing, thingProps } from '@bivouac/client-shell'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import { nameOf } from '../things.ts'
import type { GreatWarWords } from '../words.ts'
import { CardFace } from './card-face.tsx'

export interface CardLook {
  readonly thing: Thing
  readonly label: string
  /** Whether it can be played now; a card that cannot is dim only while others can. */
  readonly canPress: boolean
  readonly isDim: boolean
  readonly why: string | undefined
}

interface Props extends CardLook {
  readonly board: GreatWarBoard
  readonly words: GreatWarWords
  readonly hands: Hands
  readonly isSmall?: boolean
  onPress(thing: Thing): void
}

export function CardButton({
  thing,
  label,
  canPress,
  isDim,
  why,
  board,
  words,
  hands,
  isSmall = false,
  onPress,
}: Props) {
  const isPicked = hands.picked.includes(thing)
  const classes = [
    'gw-card',
    isSmall && 'gw-card--small',
    canPress && 'gw-card--lit',
    isDim && 'gw-card--dim',
    isPicked && 'gw-card--picked',
    hands.advised.includes(thing) && 'gw-card--advised',
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={why === undefined ? label : `${label} (${why})`}
      aria-pressed={isPicked}
      {...thingProps(thing, canPress)}
      onClick={() => onPress(thing)}
    >
      {/* The button lies still under the pointer; only what is drawn on it rises. */}
      <span className="gw-card__lift" aria-hidden="true">
        <CardFace
          title={nameOf(thing)}
          board={board}
          words={words}
          isSmall={isSmall}
          isChosen={isSmall && isPicked}
        />
        {why !== undefined && !isSmall && <span className="gw-card__why">{why}</span>}
      </span>
    </button>
  )
}
