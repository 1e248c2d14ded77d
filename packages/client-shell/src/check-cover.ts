/** What is wrong with a game's cover, for tests: one line each, none if all is well. */
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import type { GameCover, ScenarioCover } from './game-ui.ts'

/** `ids` are the game's scenarios in their order. */
export async function checkCover(cover: GameCover, ids: readonly string[]): Promise<string[]> {
  for (const language of LANGUAGES) await cover.fetchWords?.(language)
  return [...flawsOf(cover, ids), ...pictureFlaws(await cover.loadLid())]
}

const flawsOf = (cover: GameCover, ids: readonly string[]): string[] => [
  ...LANGUAGES.flatMap(language => wordFlaws(cover, ids, language).map(wrong => `${language}: ${wrong}`)),
  ...cover.scenarios('en').flatMap(figureFlaws),
  ...cover.scenarios('en').flatMap(({ thumbnail }) => pictureFlaws(thumbnail)),
]

const LONGEST = 260
const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n')

function wordFlaws(cover: GameCover, ids: readonly string[], language: Language): string[] {
  const scenarios = cover.scenarios(language)
  const [all, ...parts] = cover.campaigns(language)
  const sides = cover.sides(language)
  const specials = scenarios.map(({ special }) => special)
  const found = [
    ...scenarios.flatMap(scenarioFlaws),
    !sameList(
      scenarios.map(({ id }) => id),
      ids,
    ) && 'the scenarios are not those of the game, in their order',
    new Set(specials).size < specials.length && 'two scenarios are told alike',
    (sides[0] === sides[1] || !sides.every(side => /^\p{Lu}/u.test(side))) && `sides '${sides.join(', ')}'`,
    !cover.pitch(language).endsWith('.') && 'the pitch is no sentence',
    !sameList(all.scenarios, ids) && 'the first campaign does not hold all scenarios',
    ...parts.map(
      ({ id, scenarios: some }) =>
        (some.length === 0 || !some.every(one => ids.includes(one))) && `campaign '${id}'`,
    ),
  ]
  return found.filter(wrong => wrong !== false)
}

function scenarioFlaws({ id, name, place, special, victory }: ScenarioCover): string[] {
  const sentences = [special, ...victory]
  const wrong = [
    ...[name, place].filter(text => !/^[^{}]+$/.test(text)),
    ...sentences.filter(text => !/^[\p{Lu}\d][^{}]*\.$/u.test(text)),
    ...(special.length > LONGEST ? [special] : []),
  ]
  return wrong.map(text => `${id}: '${text}'`)
}

function figureFlaws({ id, minutes, balance }: ScenarioCover): string[] {
  const isSensible = minutes % 5 === 0 && minutes >= 10 && minutes <= 90
  const isPlayed = balance !== undefined && balance.games >= 100 && balance.share >= 0 && balance.share <= 1
  return [
    ...(isSensible ? [] : [`${id}: lasts ${minutes} minutes`]),
    ...(isPlayed ? [] : [`${id}: has not been played between bots`]),
  ]
}

/** Pictures stand by themselves: nothing is pointed at that is not there. */
function pictureFlaws(svg: string): string[] {
  if (!/^<svg [\s\S]+<\/svg>$/.test(svg)) return [`no picture: ${svg.slice(0, 40)}`]
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return [...svg.matchAll(/url\(#([^)]+)\)/g)]
    .map(([, id]) => id)
    .filter(id => !ids.has(id))
    .map(id => `a picture points at '${id}', which is not in it`)
}
