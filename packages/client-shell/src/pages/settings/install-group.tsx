/** Installing as an app, where the browser can do it. */
import { usePageWords } from '../say.ts'
import { Group } from './group.tsx'
import { install, useInstalling } from './install.ts'

export function InstallGroup() {
  const { say } = usePageWords()
  const installing = useInstalling()
  return (
    <Group title={say('settings.app')}>
      {installing === 'installed' && <p>{say('settings.installed')}</p>}
      {installing === 'by-hand' && <p>{say('settings.install.by-hand')}</p>}
      {installing === 'offered' && (
        <>
          <p>{say('settings.install.how')}</p>
          <div className="settings-group__buttons">
            <button type="button" className="button" onClick={() => void install()}>
              {say('settings.install')}
            </button>
          </div>
        </>
      )}
    </Group>
  )
}
