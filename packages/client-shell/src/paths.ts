/** The addresses of the pages, after the hash, in one place. */
import type { GameId } from '@bivouac/protocol'

/** A gallery of scenarios: of all games, of one, and with the sheet of one scenario open. */
export interface GalleryPaths {
  readonly all: string
  of(game: string): string
  scenario(game: string, scenario: string): string
}

const galleryAt = (all: string): GalleryPaths => ({
  all,
  of: game => `${all}/${game}`,
  scenario: (game, scenario) => `${all}/${game}/${scenario}`,
})

export const paths = {
  home: '/',
  scenarios: galleryAt('/scenarios'),
  /** The same gallery for two people at one screen. */
  hotSeat: galleryAt('/hot-seat'),
  games: '/games',
  play: (game: GameId): string => `/play/${game}`,
  /** A game of one's own in the theatre, at a moment if one is named. */
  replay: (game: GameId, seq?: number): string => `/replay/game/${game}${seq === undefined ? '' : `/${seq}`}`,
  /** A record in the theatre that was brought along. */
  replayFile: '/replay/file',
  /** What an analysis says of a game of one's own, and of a record that was brought along. */
  analysis: (game: GameId): string => `/analysis/game/${game}`,
  analysisFile: '/analysis/file',
  /** The studies kept here, one of them, one on paper, and a new one from a scenario or from a moment of a game. */
  studies: '/study',
  study: (id: string): string => `/study/open/${id}`,
  printStudy: (id: string): string => `/study-print/${id}`,
  newStudy: (game: string, scenario: string): string => `/study/new/${game}/${scenario}`,
  studyMoment: (game: GameId, seq: number, seat: number): string => `/study/moment/${game}/${seq}/${seat}`,
  /** Whether the dice of a record hold: one that is brought along, or that of a game of one's own. */
  check: (game?: GameId): string => (game === undefined ? '/check' : `/check/${game}`),
  online: '/online',
  newOnline: '/online/new',
  /** A game on the server: its waiting room, then its table, at once as it stood at a moment if one is named. */
  onlineGame: (game: GameId, seq?: number): string =>
    `/online/game/${game}${seq === undefined ? '' : `/${seq}`}`,
  invite: (code: string): string => `/invite/${code}`,
  campaigns: '/campaign',
  campaign: (campaign: string): string => `/campaign/${campaign}`,
  allRules: '/rules',
  rules: (game: string, clause?: string): string => `/rules/${game}${clause ? `/${clause}` : ''}`,
  /** The whole book of a game on paper. */
  printRules: (game: string): string => `/rules-print/${game}`,
  /** How to play, for somebody who never has. */
  primer: (game: string): string => `/how-to-play/${game}`,
  allLessons: '/learn',
  /** The lessons of a game, and one of them at the table. */
  learn: (game: string, lesson?: string): string => `/learn/${game}${lesson ? `/${lesson}` : ''}`,
  /** The puzzles of a game: today's, a rush, the motifs or those of one, and any by its id. */
  allPuzzles: '/puzzles',
  puzzles: (game: string): string => `/puzzles/${game}`,
  rush: (game: string): string => `/puzzles/${game}/rush`,
  motifs: (game: string, motif?: string): string => `/puzzles/${game}/motif${motif ? `/${motif}` : ''}`,
  puzzle: (game: string, id: string): string => `/puzzles/${game}/one/${id}`,
  settings: '/settings',
  import: '/import',
  /** A shared position, packed. */
  position: (packed: string): string => `/position/${packed}`,
  about: '/about',
} as const
