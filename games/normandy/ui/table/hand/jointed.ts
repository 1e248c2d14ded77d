/** Long words of narrow cards, in whatever language, may be broken at their joint and nowhere else. */
import joints from './joints.json' with { type: 'json' }

const SOFT_HYPHEN = '\u00AD'
const JOINTED = new Map(joints.map(word => [word.replace('-', ''), word.replace('-', SOFT_HYPHEN)]))

export const jointed = (text: string): string =>
  text
    .split(' ')
    .map(word => JOINTED.get(word) ?? word)
    .join(' ')
