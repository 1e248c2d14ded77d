/** Units with what they can do, the faces of the battle die, and the tokens beside the board. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { placed } from '@bivouac/face-kit/art'
import {
  battleDieFace,
  hqToken,
  medal,
  objectiveMedal,
  shell,
  targetingDie,
  UNIT,
  unitPiece,
} from '../../src/art/index.ts'
import { CLOSE_DICE, RANGED_DICE } from '../../src/figures.ts'
import { DIE_FACES, FIGURES_MAX, isInfantryKind, type SideName, UNIT_KINDS } from '../../src/vocabulary.ts'
import type { GalleryWords } from './words.ts'

interface Props {
  readonly words: GalleryWords
}

export const Units = ({ words, side }: Props & { readonly side: SideName }) => (
  <GallerySection title={words.say('units')} note={words.say('units.note')} room="piece">
    {UNIT_KINDS.map((kind, number) => (
      <GalleryItem
        key={kind}
        title={words.names.say(`kind.${kind}`)}
        lines={[
          words.say(isInfantryKind(number) ? 'unit.infantry' : 'unit.heavy'),
          rangedLine(words, number),
          ...(kind === 'infantry-bomber' ? [words.say('unit.bomber')] : []),
          ...(kind === 'mortar' ? [words.say('unit.mortar')] : []),
          words.sayCounted('unit.close', CLOSE_DICE[number]),
        ]}
        width={UNIT.width}
        height={UNIT.height}
        draw={() => unitPiece({ side, kind, figures: FIGURES_MAX })}
      />
    ))}
  </GallerySection>
)

function rangedLine({ say }: GalleryWords, kind: number): string {
  const list = [...RANGED_DICE.subarray(kind * 8, kind * 8 + 8).entries()]
    .filter(([, dice]) => dice > 0)
    .map(([range, dice]) => say('unit.ranged.at', { range, dice }))
  return say('unit.ranged', { list: list.join(' · ') })
}

export const Dice = ({ words }: Props) => (
  <GallerySection title={words.say('dice')} room="piece">
    {[...new Set(DIE_FACES)].map(face => (
      <GalleryItem
        key={face}
        title={words.names.say(`face.${face}`)}
        lines={[words.say(`dice.${face}`)]}
        width={40}
        height={42}
        draw={() => placed(2, 2, battleDieFace(face, false))}
      />
    ))}
  </GallerySection>
)

/** Tokens in the middle of a square of 40. */
const TOKENS = {
  hq: () => placed(5, 4, hqToken()),
  medal: () => placed(5, 4, medal()),
  objective: () => placed(20, 20, objectiveMedal(1), 1.3),
  shell: () => placed(8, 4, shell()),
  targeting: () => placed(2, 1, targetingDie(4)),
} as const

export const Tokens = ({ words }: Props) => (
  <GallerySection title={words.say('tokens')} room="piece">
    {(Object.keys(TOKENS) as (keyof typeof TOKENS)[]).map(token => (
      <GalleryItem
        key={token}
        title={words.say(`token.${token}`)}
        lines={[words.say(`token.${token}.about`)]}
        width={40}
        height={40}
        draw={TOKENS[token]}
      />
    ))}
  </GallerySection>
)
