/** La Raye with the markers, counters and cards that a lesson needs, at the moment of the round that it is about. */
import type { Lesson } from '@bivouac/client-shell'

interface AtLaRaye extends Pick<Lesson, 'id' | 'minutes' | 'plates' | 'steps'> {
  readonly moment?: 'turn' | 'bid'
  /** What is otherwise than the scenario begins, as a position tells it. */
  readonly changes: string
}

/** A lesson on this ground, from the seat of the US. */
export const lessonAtLaRaye = ({ moment = 'turn', changes, ...lesson }: AtLaRaye): Lesson => ({
  ...lesson,
  scenario: 'la-raye',
  seat: 0,
  position: `normandy la-raye\ndoing ${moment}\nboard start\n${changes}`,
})
