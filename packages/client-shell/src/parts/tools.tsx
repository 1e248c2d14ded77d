/** The tools in the band: undo, hint, the game's own, zoom, rules, menu. Each has a name and a tip. */
import './tools.css'
import type { IconName } from '@bivouac/face-kit/art'
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useStore } from '../store/use-store.ts'
import { type DrawerName, useDesk } from '../table/desk.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { showWhole, zoomBy } from './lens.ts'
import { isWhole } from './viewport-math.ts'

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
    <IconButton
      className="tools__tool"
      icon={icon}
      name={name}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    />
  )
}

export function Tools() {
  const { say } = useSay()
  const { ui, part, seen, state, table, room, around, teaching, openDrawer } = useDesk()
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
      {around && room === 'middle' && <Tool icon="chat" name={say('tabs.talk')} onPress={open('talk')} />}
      {/* Nobody whispers into the ear of one who plays against somebody else. */}
      {!around && !teaching && (
        <Tool icon="lamp" name={say('tools.hint')} keys="H" isOff={!canAsk} onPress={table.askHint} />
      )}
      {ui.parts.Tool && <ui.parts.Tool {...part} />}
      <ZoomTool />
      <Link
        href={paths.rules(ui.module.id, seen.decision.clause)}
        className="tools__tool"
        aria-label={say('tools.rules')}
        title={say('tools.rules')}
      >
        <Icon name="rules" />
      </Link>
      <Tool icon="menu" name={say('tools.menu')} onPress={open('menu')} />
    </div>
  )
}

const LARGER = 1.6

/** Larger about the middle, or all of it again; wheel and fingers say where. */
function ZoomTool() {
  const { say } = useSay()
  const { lens } = useDesk()
  const isFit = isWhole(useStore(lens.look))
  return (
    <Tool
      icon="zoom"
      name={say(isFit ? 'zoom.in' : 'zoom.fit')}
      isOn={!isFit}
      onPress={() => (isFit ? zoomBy(lens, LARGER) : showWhole(lens))}
    />
  )
}
