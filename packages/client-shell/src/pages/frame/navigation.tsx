/** The ways to all pages: in the bar on a wide screen, as tabs below the thumb on a phone. */
import './navigation.css'
import type { IconName } from '@bivouac/face-kit/art'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { usePageWords } from '../say.ts'

const PLACES = [
  { id: 'play', icon: 'control', to: paths.home },
  { id: 'learn', icon: 'lamp', to: paths.allLessons },
  { id: 'online', icon: 'link', to: paths.online },
  { id: 'scenarios', icon: 'zoom', to: paths.scenarios.all },
  { id: 'games', icon: 'cards', to: paths.games },
  { id: 'campaign', icon: 'medal', to: paths.campaigns },
  { id: 'rules', icon: 'rules', to: paths.allRules },
  { id: 'settings', icon: 'settings', to: paths.settings },
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
