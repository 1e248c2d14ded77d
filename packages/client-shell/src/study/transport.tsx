/** First, back, forward, last, and to the next branch. */
import type { IconName } from '@bivouac/face-kit/art'
import { TransportButton } from '../theatre/transport-button.tsx'
import { useAtStudy } from './at-study.ts'
import { type StudyKey, useStudySay } from './say.ts'
import { branchBeside, endOf, forward } from './walk.ts'

export function Transport() {
  const { say } = useStudySay()
  const { chapter, path, go, isFolded } = useAtStudy()
  const button = (icon: IconName, key: StudyKey, to: readonly number[] | undefined) => (
    <TransportButton icon={icon} name={say(key)} isOff={!to} onPress={() => to && go(to)} />
  )
  const end = endOf(chapter, path, isFolded)
  return (
    <div className="study__transport">
      {button('first', 'first', path.length > 0 ? [] : undefined)}
      {button('left', 'back', path.length > 0 ? path.slice(0, -1) : undefined)}
      {button('right', 'on', forward(chapter, path, isFolded))}
      {button('last', 'last', end.length > path.length ? end : undefined)}
      {button('swap', 'other', branchBeside(chapter, path, 1))}
    </div>
  )
}
