/** Everything that can be set, in groups; each takes effect at once. */
import './settings-page.css'
import { version } from '../../../package.json'
import { PageFrame } from '../frame/page-frame.tsx'
import { usePageWords } from '../say.ts'
import { InstallGroup } from './install-group.tsx'
import { LookGroup } from './look-group.tsx'
import { SoundGroup } from './sound-group.tsx'
import { StorageGroup } from './storage-group.tsx'
import { TableGroup } from './table-group.tsx'

export default function SettingsPage() {
  const { say } = usePageWords()
  return (
    <PageFrame title={say('settings.title')} lead={say('settings.lead')} place="settings">
      <div className="settings-page">
        <LookGroup />
        <TableGroup />
        <SoundGroup />
        <StorageGroup />
        <InstallGroup />
        <p className="settings-page__version">{say('settings.version', { version })}</p>
      </div>
    </PageFrame>
  )
}
