/** What else can be done at the table: look back, share, save, resign; the settings one wants in mid-game; notation. */
import './table-menu.css'
import type { IconName } from '@bivouac/face-kit/art'
import { useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../parts/icon.tsx'
import { NotationLine } from '../parts/notation-line.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { SpeedSelect } from '../parts/speed-select.tsx'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { LANGUAGE_CHOICES, THEMES } from '../settings/settings.ts'
import { setSettings, useSettings } from '../settings/use-settings.ts'
import { useMedia } from '../store/use-store.ts'
import { useDesk } from './desk.ts'
import { useOutlets } from './use-outlets.ts'

const FINE_POINTER = '(any-pointer: fine)'

export function TableMenu() {
  const { say } = useSay()
  const { ui, seen, state, table, room, around, openDrawer } = useDesk()
  const { share, save, note } = useOutlets()
  const { coach } = useSettings()
  // A thumb wants neither keys nor notation: on a small screen they are for those who have put a mouse and a keyboard to it.
  const hasDesk = useMedia(FINE_POINTER)
  const [isResigning, setResigning] = useState(false)
  const isOver = state.playing.now.outcome !== undefined
  const canResign = !isOver && seen.seat >= 0
  const lookBack = () => {
    openDrawer(undefined)
    table.lookAt(Math.max(0, seen.seq - 1))
  }
  const keys = (
    <button type="button" className="button" onClick={() => openDrawer('keys')}>
      <Icon name="question" size={18} /> {say('menu.keys')}
    </button>
  )
  const notation = seen.legal.length > 0 && <NotationLine />
  return (
    <div className="table-menu">
      {room !== 'narrow' && notation}
      <div className="table-menu__deeds">
        {around && <around.Deeds />}
        {room === 'narrow' && <PhoneTools />}
        <SoundButton />
        <button type="button" className="button" onClick={lookBack}>
          <Icon name="first" size={18} /> {say('menu.look-back')}
        </button>
        <button type="button" className="button" onClick={share}>
          <Icon name="link" size={18} /> {say('menu.share')}
        </button>
        {(!around || isOver) && (
          <button type="button" className="button" onClick={save}>
            <Icon name="down" size={18} /> {say('games.export')}
          </button>
        )}
        {room !== 'narrow' && keys}
        <Switch isOn={coach} icon={coach ? 'check' : 'cross'} onTurn={on => setSettings({ coach: on })}>
          {say('menu.coach')}
        </Switch>
        {ui.loadLuck && (
          <button type="button" className="button" onClick={() => openDrawer('luck')}>
            <Icon name="dice" size={18} /> {say('menu.luck')}
          </button>
        )}
        {isOver && (
          <button type="button" className="button" onClick={() => openDrawer('end')}>
            <Icon name="trophy" size={18} /> {say('menu.end')}
          </button>
        )}
        {canResign && !isResigning && (
          <button type="button" className="button" onClick={() => setResigning(true)}>
            <Icon name="control" size={18} /> {say('menu.resign')}
          </button>
        )}
      </div>
      {note && <p role="status">{note}</p>}
      {isResigning && <Resigning stay={() => setResigning(false)} />}
      <QuickSettings />
      <nav className="table-menu__links" aria-label={say('frame.navigation')}>
        <Link href={paths.primer(ui.module.id)}>{say('primer.title')}</Link>
        {around && <Link href={paths.rules(ui.module.id, seen.decision.clause)}>{say('tools.rules')}</Link>}
        <Link href={paths.home}>{say('menu.home')}</Link>
        <Link href={paths.games}>{say('games.title')}</Link>
        <Link href={paths.settings}>{say('menu.settings')}</Link>
      </nav>
      {room === 'narrow' && hasDesk && <div className="table-menu__deeds">{keys}</div>}
      {room === 'narrow' && hasDesk && notation}
    </div>
  )
}

/** Asks once more: the only thing at the table that cannot be mended. */
function Resigning({ stay }: { stay(): void }) {
  const { say } = useSay()
  const { table, openDrawer } = useDesk()
  return (
    <div className="table-menu__sure">
      <p>{say('menu.resign.sure')}</p>
      <button type="button" className="button" onClick={stay}>
        {say('menu.resign.no')}
      </button>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          openDrawer(undefined)
          table.resign()
        }}
      >
        {say('menu.resign.yes')}
      </button>
    </div>
  )
}

/** The tools of the top bar, which the phone has no room for. */
function PhoneTools() {
  const { say } = useSay()
  const { seen, state, table, hand, around, teaching, openDrawer } = useDesk()
  // The sheet has room for one of them: what lies ready makes way for the hint.
  const askHint = () => {
    hand.hands.propose(undefined)
    table.askHint()
  }
  const then = (act: () => void) => () => {
    openDrawer(undefined)
    act()
  }
  return (
    <>
      {state.playing.now.canUndo && seen.isLive && (
        <button type="button" className="button" onClick={then(table.undo)}>
          <Icon name="undo" size={18} /> {say('tools.undo')}
        </button>
      )}
      {seen.legal.length > 0 && !around && !teaching && (
        <button type="button" className="button" onClick={then(askHint)}>
          <Icon name="lamp" size={18} /> {say('tools.hint')}
        </button>
      )}
    </>
  )
}

function SoundButton() {
  const { say } = useSay()
  const { sound } = useSettings()
  return (
    <Switch isOn={sound} icon={sound ? 'sound' : 'silence'} onTurn={on => setSettings({ sound: on })}>
      {say('tools.sound')}
    </Switch>
  )
}

interface SwitchProps {
  readonly isOn: boolean
  readonly icon: IconName
  readonly children: string
  onTurn(on: boolean): void
}

const Switch = ({ isOn, icon, children, onTurn }: SwitchProps) => (
  <button type="button" className="button" aria-pressed={isOn} onClick={() => onTurn(!isOn)}>
    <Icon name={icon} size={18} /> {children}
  </button>
)

function QuickSettings() {
  const { say } = useSay()
  const { language, theme } = useSettings()
  return (
    <div className="table-menu__settings">
      <SelectField
        label={say('settings.language')}
        choices={LANGUAGE_CHOICES}
        value={language}
        onChange={next => setSettings({ language: next })}
        beside
      />
      <SelectField
        label={say('settings.theme')}
        choices={THEMES.map(one => ({ value: one, label: say(`settings.theme.${one}`) }))}
        value={theme}
        onChange={next => setSettings({ theme: next })}
        beside
      />
      <SpeedSelect />
    </div>
  )
}
