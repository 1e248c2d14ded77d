/** The language, each by its own name, so that it can be found by somebody who reads none of the others. */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@bivouac/face-kit'
import { Icon } from '../../parts/icon.tsx'
import { setSettings, useSettings } from '../../settings/index.ts'
import { usePageWords } from '../say.ts'

export function LanguageSwitch() {
  const { say } = usePageWords()
  const { language } = useSettings()
  return (
    <label className="page-frame__language">
      <Icon name="globe" size={18} />
      <span className="sr-only">{say('frame.language')}</span>
      <select value={language} onChange={event => setSettings({ language: event.target.value as Language })}>
        {LANGUAGES.map(one => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
