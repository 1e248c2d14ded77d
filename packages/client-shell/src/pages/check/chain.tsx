/** The four links of the proof: sworn, added, thrown, opened; a link that does not hold is broken. */
import type { IconName } from '@bivouac/face-kit/art'
import type { Checked } from '@bivouac/protocol'
import { Icon } from '../../parts/icon.tsx'
import { useCheckSay } from './say.ts'

const LINKS = ['sworn', 'added', 'thrown', 'opened'] as const

const ICONS: Readonly<Record<(typeof LINKS)[number], IconName>> = {
  sworn: 'lock',
  added: 'pencil',
  thrown: 'dice',
  opened: 'eye',
}

export function Chain({ checked }: { readonly checked: Checked }) {
  const { say } = useCheckSay()
  const { commitment, opened, entropy, throws, dice, shuffles } = checked
  const isProvable = throws.some(one => one.state !== 'open')
  const holds = {
    sworn: commitment !== undefined,
    added: entropy.length > 0,
    thrown: isProvable && throws.every(one => one.state === 'proved'),
    opened: opened !== undefined && isProvable,
  }
  return (
    <section className="paper check-page__sheet">
      <h2 className="title">{say('chain')}</h2>
      <ol className="check-page__chain">
        {LINKS.map(link => (
          <li key={link} data-broken={!holds[link] || undefined}>
            <span className="check-page__link">
              <Icon name={holds[link] ? ICONS[link] : 'cross'} size={18} />
            </span>
            <b>{say(`chain.${link}`)}</b>
            <small>{say(`chain.${link}.when`)}</small>
            <p>{say(`chain.${link}.${holds[link] ? 'is' : 'not'}`, { dice, shuffles })}</p>
          </li>
        ))}
      </ol>
      <dl className="check-page__digits">
        <Digits name={say('chain.sworn')} hex={commitment} />
        {entropy.map(({ side, bytes }) => (
          <Digits key={`${side} ${bytes}`} name={`${say('chain.added')}: ${side}`} hex={bytes} />
        ))}
        <Digits name={say('chain.opened')} hex={opened} />
      </dl>
    </section>
  )
}

/** In fours, so that they can be compared by eye. */
function Digits({ name, hex }: { readonly name: string; readonly hex: string | undefined }) {
  if (hex === undefined) return undefined
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{/^[0-9a-f]+$/.test(hex) ? hex.match(/.{1,4}/g)?.join(' ') : hex}</dd>
    </div>
  )
}
