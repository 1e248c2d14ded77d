/** Language, light and text size. */

import { setSettings, TEXT_SIZES, THEMES, useSettings } from '../../settings/index.ts'
import { LANGUAGE_CHOICES } from '../../settings/settings.ts'
import { Segmented } from '../parts/segmented.tsx'
import { usePageWords } from '../say.ts'
import { Group } from './group.tsx'

export function LookGroup() {
  const { say, percent } = usePageWords()
  const { language, theme, textSize } = useSettings()
  return (
    <Group title={say('settings.look')}>
      <Segmented
        legend={say('settings.language')}
        options={LANGUAGE_CHOICES.map(({ value, label, lang }) => ({
          value,
          label: <span lang={lang}>{label}</span>,
        }))}
        value={language}
        onChange={next => setSettings({ language: next })}
      />
      <Segmented
        legend={say('settings.theme')}
        options={THEMES.map(one => ({ value: one, label: say(`settings.theme.${one}`) }))}
        value={theme}
        onChange={next => setSettings({ theme: next })}
      />
      <Segmented
        legend={say('settings.text-size')}
        options={TEXT_SIZES.map(one => ({ value: one, label: percent(one) }))}
        value={textSize}
        onChange={next => setSettings({ textSize: next })}
      />
    </Group>
  )
}
