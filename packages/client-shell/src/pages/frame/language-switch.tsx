/** The language, in the bar of every page. */
import { useId } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Select } from '../../parts/select-field.tsx'
import { setSettings, useSettings } from '../../settings/index.ts'
import { LANGUAGE_CHOICES } from '../../settings/settings.ts'
import { usePageWords } from '../say.ts'

export function LanguageSwitch() {
  const { say } = usePageWords()
  const { language } = useSettings()
  const id = useId()
  return (
    <div className="page-frame__language">
      <Icon name="globe" size={18} />
      <label htmlFor={id} className="sr-only">
        {say('settings.language')}
      </label>
      <Select
        id={id}
        choices={LANGUAGE_CHOICES}
        value={language}
        onChange={next => setSettings({ language: next })}
      />
    </div>
  )
}
