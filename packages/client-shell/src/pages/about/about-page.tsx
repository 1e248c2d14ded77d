/** What this is, what it is not, and whom it owes thanks. */
import './about-page.css'
import { PageFrame } from '../frame/page-frame.tsx'
import { usePageWords } from '../say.ts'

const FONTS = ['Big Shoulders Stencil Display', 'Barlow Condensed', 'Source Sans 3', 'Zilla Slab'] as const
const LIBRARIES = ['React (MIT)', 'wouter (Unlicense)', 'idb (ISC)', 'Valibot (MIT)'] as const

export default function AboutPage() {
  const { say, language } = usePageWords()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <PageFrame title={say('about.title')}>
      <div className="paper about-page">
        <p className="about-page__lead">{say('about.what')}</p>
        <p>{say('about.owners')}</p>
        <h2>{say('about.rules')}</h2>
        <p>{say('about.rules.how')}</p>
        <h2>{say('about.privacy')}</h2>
        <p>{say('about.privacy.how')}</p>
        <h2>{say('about.licences')}</h2>
        <ul>
          <li>{say('about.licences.own')}</li>
          <li>{say('about.licences.fonts', { names: list.format(FONTS) })}</li>
          <li>{say('about.licences.libraries', { names: list.format(LIBRARIES) })}</li>
        </ul>
      </div>
    </PageFrame>
  )
}
