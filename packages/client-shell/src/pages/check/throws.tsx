/** Every throw and shuffle of a record, and whether it follows from what was sworn. */
import type { Checked, Throw } from '@bivouac/protocol'
import { memo } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useCheckSay } from './say.ts'

export const Throws = memo(function Throws({ checked }: { readonly checked: Checked }) {
  const { say } = useCheckSay()
  const { throws, dice, shuffles } = checked
  const all = dice + shuffles
  return (
    <section className="paper check-page__sheet">
      <h2 className="title">{say('throws')}</h2>
      <p>
        {say('throws.how')} {throws.length < all && say('throws.some', { shown: throws.length, all })}
      </p>
      <ol className="check-page__throws">
        {throws.map(one => (
          <Cell key={one.number} one={one} />
        ))}
      </ol>
    </section>
  )
})

function Cell({ one }: { readonly one: Throw }) {
  const { say } = useCheckSay()
  const { number, name, face, state } = one
  const what = say(face === undefined ? 'throw.pile' : 'throw.die', { number, name, face: face ?? '' })
  return (
    <li data-state={state}>
      <small aria-hidden="true">{number}</small>
      <span aria-hidden="true">{face ?? <Icon name="cards" size={15} />}</span>
      {state === 'proved' && <Icon name="check" size={10} />}
      <span className="sr-only">
        {what}: {say(`throw.${state}`)}
      </span>
    </li>
  )
}
