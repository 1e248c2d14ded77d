/** The tools in the top bar: undo, log, rules, hint, sound, menu. Each has a name and a tip. */
import './tools.css'
import type { IconName } from '@bivouac/face-kit/art'
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { setSettings, useSettings } from '../settings/use-settings.ts'
import { type DrawerName, useDesk } from '../table/desk.ts'
import { Icon } from './icon.tsx'

interface ToolProps {
  readonly icon: IconName
  readonly name: string
  readonly keys?: string
  readonly isOn?: boolean
  readonly isOff?: boolean
  onPress(): void
}

function Tool({ icon, name, keys, isOn, isOff, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="tools__tool"
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}

export function Tools() {
  const { say } = useSay()
  const { ui, seen, state, table, room, around, teaching, openDrawer } = useDesk()
  const { sound } = useSettings()
  const open = (name: DrawerName) => () => openDrawer(name)
  const canUndo = state.playing.now.canUndo && seen.isLive
  const canAsk = seen.isLive && seen.legal.length > 0
  return (
    <div className="tools" role="toolbar" aria-label={say('tools')}>
      <Tool
        icon="undo"
        name={say(canUndo ? 'tools.undo' : 'tools.undo.not')}
        keys="U"
        isOff={!canUndo}
        onPress={table.undo}
      />
      {room !== 'wide' && <Tool icon="log" name={say('tools.log')} keys="L" onPress={open('log')} />}
      {room === 'middle' && <Tool icon="cards" name={say('tools.panel')} onPress={open('panel')} />}
      {around && room === 'middle' && <Tool icon="chat" name={say('tabs.talk')} onPress={open('talk')} />}
      {/* Nobody whispers into the ear of one who plays against somebody else. */}
      {!around && !teaching && (
        <Tool icon="lamp" name={say('tools.hint')} keys="H" isOff={!canAsk} onPress={table.askHint} />
      )}
      <Link
        href={paths.rules(ui.module.id, seen.decision.clause)}
        className="tools__tool"
        aria-label={say('tools.rules')}
        title={say('tools.rules')}
      >
        <Icon name="rules" />
      </Link>
      <Tool
        icon={sound ? 'sound' : 'silence'}
        name={say('tools.sound')}
        isOn={sound}
        onPress={() => setSettings({ sound: !sound })}
      />
      <Tool icon="menu" name={say('tools.menu')} onPress={open('menu')} />
    </div>
  )
}
