/** Other ways to play and to look around, and what the reader can count on. */
import './ways.css'
import type { IconName } from '@bivouac/face-kit/art'
import { memo } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { usePageWords } from '../say.ts'

const WAYS = [
  { id: 'online', icon: 'link', to: paths.online },
  { id: 'hot-seat', icon: 'people', to: paths.hotSeat.all },
  { id: 'puzzles', icon: 'target', to: paths.allPuzzles },
  { id: 'campaign', icon: 'medal', to: paths.campaigns },
  { id: 'rules', icon: 'rules', to: paths.allRules },
  { id: 'settings', icon: 'settings', to: paths.settings },
] as const satisfies readonly { id: string; icon: IconName; to: string }[]

export const Ways = memo(function Ways() {
  const { say } = usePageWords()
  return (
    <section aria-labelledby="ways">
      <SectionHeading id="ways" title={say('home.ways')} />
      <ul className="ways">
        {WAYS.map(({ id, icon, to }) => (
          <li key={id}>
            <Link href={to} className="paper rises ways__way">
              <Icon name={icon} size={30} />
              <span>
                <b>{say(`home.${id}`)}</b>
                <small>{say(`home.${id}.how`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})

const PROMISES = [
  { id: 'rules', icon: 'shield' },
  { id: 'odds', icon: 'target' },
  { id: 'bot', icon: 'eye' },
  { id: 'offline', icon: 'home' },
] as const satisfies readonly { id: string; icon: IconName }[]

export const Promises = memo(function Promises() {
  const { say } = usePageWords()
  return (
    <section className="promises" aria-label={say('home.promises')}>
      <ul className="promises__list">
        {PROMISES.map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} size={26} />
            <span>
              <b>{say(`promise.${id}`)}</b>
              <small>{say(`promise.${id}.how`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
