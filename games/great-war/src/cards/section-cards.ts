/** Cards that come in three, one for each section: the same words for left, centre and right (G-12.1). */
import type { GreatWarTable } from '../state.ts'
import { type CommandTitle, SECTIONS } from '../words.ts'
import { type CommandCard, commandCard } from './vocabulary.ts'

export const inEachSection = (
  name: 'recon' | 'probe' | 'attack' | 'assault',
  card: {
    readonly pigeons: boolean
    /** `section` is one bit: LEFT, CENTRE or RIGHT. */
    readonly command: (t: GreatWarTable, side: number, section: number) => void
  },
): CommandCard[] =>
  SECTIONS.map((section, i) =>
    commandCard({
      title: `${name}-${section}` as CommandTitle,
      clause: 'G-12.1',
      section: i,
      pigeons: card.pigeons,
      command: (t, side) => card.command(t, side, 1 << i),
    }),
  )
