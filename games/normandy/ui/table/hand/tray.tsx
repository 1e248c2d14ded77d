/** Cards that can be taken now, from the supply or the play area, laid out to be pressed. */
import { thingProps } from '@bivouac/client-shell'
import { countKinds, nearSide, nowDoing } from '../logic/reading.ts'
import { spoken } from '../logic/spoken.ts'
import { takeThing } from '../logic/things.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { MiniFace } from './mini.tsx'
import './tray.css'

export function Tray({ seen, hands, words }: NormandyProps) {
  const say = tableWordsIn(words.language)
  const side = nearSide(seen.seat)
  const doing = nowDoing(seen.view)
  const isPlay = doing?.from === 'play'
  const cards = countKinds(isPlay ? seen.view[side].play : seen.view[side].supply)
  return (
    <div className="normandy-tray paper">
      <p className="normandy-tray__head">
        {say.say(isPlay ? 'tray.play' : 'tray.supply')}
        <b>{say.sayCounted('tray.left', Number(doing?.left ?? 1))}</b>
      </p>
      <ul className="normandy-tray__cards">
        {cards.map(([kind, count]) => {
          const thing = takeThing(kind)
          const can = hands.next.has(thing)
          return (
            <li key={kind}>
              <button
                type="button"
                className="normandy-small normandy-tray__card"
                aria-label={spoken(seen, say, words.face, thing)}
                aria-disabled={!can}
                tabIndex={can ? 0 : -1}
                data-advised={hands.advised.includes(thing) || undefined}
                {...thingProps(thing, can)}
                onClick={() => hands.press(thing)}
              >
                <MiniFace side={side} kind={kind} language={words.language} />
                {count > 1 && (
                  <span className="normandy-tray__count">{say.say('chip.count', { count })}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
