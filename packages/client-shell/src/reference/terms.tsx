/** The game's terms in the reader's language beside the English ones. */
import type { Language } from '@bivouac/face-kit'
import type { GameReference } from '../game-ui.ts'
import { usePageWords } from '../pages/say.ts'
import { hasWords } from './search.ts'

/** Those that have all these words, in the reader's language or in English. */
export const termsWith = (
  terms: GameReference['terms'],
  query: string,
  language: Language,
): GameReference['terms'] => terms.filter(term => hasWords(`${term[language]} ${term.en}`, query))

export function Terms({ terms }: Pick<GameReference, 'terms'>) {
  const { say, language } = usePageWords()
  const rows = [...terms].sort((a, b) => a[language].localeCompare(b[language], language))
  return (
    <section className="paper terms" aria-label={say('rules.terms')}>
      <p>{say('rules.terms.how')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('rules.terms.own')}</th>
            {language !== 'en' && <th scope="col">{say('rules.terms.english')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(term => (
            <tr key={term.en}>
              <td>{term[language]}</td>
              {language !== 'en' && <td lang="en">{term.en}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
