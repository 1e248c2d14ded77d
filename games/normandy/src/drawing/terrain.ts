/** What each tile shows. Art and words only: cover comes from the data, and rivers have no effect in the rules. */

export const THEMES = [
  'open-ground',
  'crops',
  'hedges',
  'light-woods',
  'dense-woods',
  'haystacks',
  'church',
  'farm',
  'ruins',
  'street',
  'river',
  'bridge',
  'hill',
] as const
export type Theme = (typeof THEMES)[number]

const TILES: Readonly<Record<Theme, string>> = {
  'open-ground': '9B 11B 12B',
  crops: '3B 4B 10B',
  hedges: '2B 7A 8A 15B 16B',
  'light-woods': '3A 4A',
  'dense-woods': '17B 18B',
  haystacks: '1A',
  church: '1B',
  farm: '5A 6A 13B 14B',
  ruins: '5B 6B 7B 10A 11A',
  street: '8B 12A',
  river: '13A 14A 15A',
  bridge: '17A 18A',
  hill: '2A 9A 16A',
}

/** The theme of each of the 36 faces. */
export const THEME: Readonly<Record<string, Theme>> = Object.fromEntries(
  THEMES.flatMap(theme => TILES[theme].split(' ').map(tile => [tile, theme])),
)
