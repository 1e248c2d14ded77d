/** Whose eyes, and what is known of the hands. */
import { useMemo } from 'react'
import type { Hands } from '../game-ui.ts'
import { Segmented } from '../pages/parts/segmented.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { seenAt } from '../theatre/seen-in.ts'
import { useAtStudy } from './at-study.ts'
import { useStudySay } from './say.ts'
import { type Eyes, momentOf } from './use-scene.ts'

export function EyesAndHands() {
  const { say } = useStudySay()
  const { cover, words, seen } = useDesk()
  const { eyes, lookThrough, chapter, change } = useAtStudy()
  const sides = cover.sides(words.language)
  const choices = [
    { value: 'mover', label: say('eyes.mover') },
    { value: '0', label: sides[0] },
    { value: '1', label: sides[1] },
    { value: '-1', label: say('eyes.public') },
  ]
  return (
    <section className="paper study__knows">
      <SelectField
        beside
        label={say('eyes')}
        choices={choices}
        value={String(eyes)}
        onChange={value => lookThrough(value === 'mover' ? 'mover' : (Number(value) as Eyes))}
      />
      <Segmented
        quiet
        legend={say('knows')}
        options={[
          { value: 'known', label: say('hands.known') },
          { value: 'unknown', label: say('hands.unknown') },
        ]}
        value={chapter.hands}
        onChange={hands => change({ type: 'hands', hands })}
      />
      {chapter.hands === 'known' && seen.seat >= 0 && <OtherHand />}
    </section>
  )
}

/** What lies in these hands is only looked at, whatever the others pick up. */
const STILL: Pick<Hands, 'picked' | 'next' | 'proposed' | 'advised' | 'press'> = {
  picked: [],
  next: new Map(),
  proposed: undefined,
  advised: [],
  press: () => undefined,
}

/** What the other side holds, where both hands lie open. */
function OtherHand() {
  const { say } = useStudySay()
  const { ui, part, cover, words, seen } = useDesk()
  const { scene } = useAtStudy()
  const side = 1 - seen.seat
  const { moment } = momentOf(scene, side)
  const other = useMemo(() => seenAt(seen.board, moment), [seen.board, moment])
  const hands = useMemo(() => ({ ...part.hands, ...STILL }), [part.hands])
  return (
    <details className="study__other">
      <summary>
        <SideSign cover={cover} side={side} /> {say('hands.of', { side: cover.sides(words.language)[side] })}
      </summary>
      <div className="study__other-hand">
        <ui.parts.Hand {...part} seen={other} hands={hands} room="narrow" />
      </div>
    </details>
  )
}
