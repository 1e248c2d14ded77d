/** The ways to all pages: in the bar on a wide screen, as tabs below the thumb on a phone. */
import './navigation.css'
import type { IconName } from '@bivouac/face-kit/art'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { addresses } from '../addresses.ts'
import { usePageWords } from '../say.ts'

const PLACES = [
  { id: 'play', icon: 'control', to: addresses.home },
  { id: 'scenarios', icon: 'zoom', to: addresses.allScenarios },
  { id: 'games', icon: 'cards', to: addresses.games },
  { id: 'campaign', icon: 'medal', to: addresses.campaigns },
  { id: 'rules', icon: 'rules', to: addresses.allRules },
  { id: 'settings', icon: 'settings', to: addresses.settings },
] as const satisfies readonly { id: string; icon: IconName; to: string }[]

export type NavPlace = (typeof PLACES)[number]['id']

export function Navigation({ place }: { readonly place: NavPlace | undefined }) {
  const { say } = usePageWords()
  return (
    <nav className="navigation" aria-label={say('frame.navigation')}>
      {PLACES.map(({ id, icon, to }) => (
        <Link
          key={id}
          href={to}
          className="navigation__link"
          aria-current={place === id ? 'page' : undefined}
        >
          <Icon name={icon} size={22} />
          <span>{say(`nav.${id}`)}</span>
        </Link>
      ))}
    </nav>
  )
}
