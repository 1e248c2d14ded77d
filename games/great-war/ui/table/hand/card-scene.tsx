/** The picture of a card, as large as its place: what does not fit is cut at the edges, men last. */
import { artBrush } from '@bivouac/face-kit/art'
import { memo, useId } from 'react'
import { armyOf } from '../../../src/art/command-card.ts'
import { COMBAT_SCENES, type CombatScene } from '../../../src/art/scenes/combat-scenes.ts'
import { COMMAND_SCENES, type CommandScene } from '../../../src/art/scenes/command-scenes.ts'

const SCENES = { ...COMMAND_SCENES, ...COMBAT_SCENES }

interface Props {
  readonly title: string
  readonly scene: CommandScene | CombatScene
}

export const CardScene = memo(function CardScene({ title, scene }: Props) {
  // Ids of drawings must differ from copy to copy: the same card may lie in two places.
  const prefix = `scene${useId().replaceAll(/\W/g, '')}`
  return (
    <svg
      className="gw-card-scene"
      viewBox="0 0 230 134"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: SCENES[scene](artBrush(title, prefix), armyOf(title, undefined)) }}
    />
  )
})
