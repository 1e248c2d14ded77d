/** Beside the hand: the switch for lines of sight, and buttons that come after something was picked. */
import { Icon, type Thing, thingProps } from '@bivouac/client-shell'
import { deed } from '../deed.ts'
import { toggleLooking, useLooking } from '../looking.ts'
import { screenModule } from '../module.ts'
import type { TablePart } from '../seen.ts'
import { spoken } from '../spoken.ts'
import { tableWords } from '../words.ts'

interface Props extends TablePart {
  readonly openings: ReadonlyMap<Thing, readonly number[]>
  /** Whether buttons may come, depending on what is picked. */
  readonly hasButtons: boolean
}

export function HandTools({ seen, hands, words, room, openings, hasButtons }: Props) {
  const { say } = tableWords(words)
  const isLooking = useLooking()
  // Buttons that give a command by themselves are the frame's; these lead on, or end what was begun.
  const next = [...hands.next].filter(([thing]) => thing.startsWith('button:') && hands.picked.length > 0)
  // Where there is room, the panel beside the board has the standing orders one by one.
  const canStand = room !== 'wide' && hands.picked.length === 0 && openings.has('button:standing')
  const name = (thing: Thing, [command, ...others]: readonly number[]): string =>
    others.length > 0
      ? spoken(seen, words, thing)
      : deed(seen, words, command, screenModule.forecast(seen.board, seen.view, command))
  return (
    <div className={hasButtons ? 'gw-hand__tools gw-hand__tools--ready' : 'gw-hand__tools'}>
      {next.map(([thing, commands]) => (
        <button
          key={thing}
          type="button"
          className="button button--small"
          {...thingProps(thing, true)}
          onClick={() => hands.press(thing)}
        >
          {name(thing, commands)}
        </button>
      ))}
      {canStand && (
        <button
          type="button"
          className="button button--small"
          {...thingProps('button:standing', true)}
          onClick={() => hands.press('button:standing')}
        >
          {say('hand.standing')}
        </button>
      )}
      <button
        type="button"
        className="button button--small gw-hand__sight"
        aria-pressed={isLooking}
        aria-label={say('board.sight')}
        title={say('board.sight.on')}
        onClick={toggleLooking}
      >
        <Icon name="eye" size={20} />
      </button>
    </div>
  )
}
