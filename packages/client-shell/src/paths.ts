/** The addresses of the pages, after the hash, in one place. */
import type { GameId } from '@bivouac/protocol'

export const paths = {
  home: '/',
  scenarios: (game: string): string => `/scenarios/${game}`,
  games: '/games',
  play: (game: GameId): string => `/play/${game}`,
  campaign: (campaign: string): string => `/campaign/${campaign}`,
  rules: (game: string, clause?: string): string => `/rules/${game}${clause ? `/${clause}` : ''}`,
  settings: '/settings',
  import: '/import',
  /** A shared position, packed. */
  position: (packed: string): string => `/position/${packed}`,
  about: '/about',
} as const
