/** First, back, play, forward, last; by what one goes, how fast; and on a desk the ways to show this moment to others. */
import type { IconName } from '@bivouac/face-kit/art'
import { Segmented } from '../pages/parts/segmented.tsx'
import { Icon } from '../parts/icon.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { hasRounds } from './chapters.ts'
import { Caption } from './moment-slip.tsx'
import { type TheatreKey, useTheatreSay } from './say.ts'
import { TransportButton } from './transport-button.tsx'
import { backward, onward, PACES, STRIDES } from './walk.ts'

export function Transport() {
  const { say } = useTheatreSay()
  const { room } = useDesk()
  const { chapters, seq, go, stride, isPlaying, setPlaying, openSheet } = useAtTheatre()
  const button = (icon: IconName, key: TheatreKey, to: number) => (
    <TransportButton icon={icon} name={say(key)} isOff={to === seq} onPress={() => go(to)} />
  )
  return (
    <div className="transport">
      <div className="transport__buttons">
        {button('first', 'first', 0)}
        {room === 'wide' && button('rewind', 'turn-back', backward(chapters, seq, 'turn'))}
        {button('left', 'back', backward(chapters, seq, stride))}
        <IconButton
          className="transport__button transport__button--play"
          icon={isPlaying ? 'pause' : 'play'}
          name={say(isPlaying ? 'pause' : 'play')}
          size={20}
          onClick={() => setPlaying(!isPlaying)}
        />
        {button('right', 'on', onward(chapters, seq, stride))}
        {room === 'wide' && button('forward', 'turn-on', onward(chapters, seq, 'turn'))}
        {button('last', 'last', chapters.last)}
      </div>
      {room !== 'narrow' && (
        <>
          <Caption />
          <Strides />
          <button type="button" className="button button--small" onClick={() => openSheet('share')}>
            <Icon name="link" size={17} /> {say('share')}
          </button>
        </>
      )}
    </div>
  )
}

/** By command, turn or round, and how fast it goes by itself. */
export function Strides() {
  const { say } = useTheatreSay()
  const { chapters, stride, setStride, pace, setPace } = useAtTheatre()
  const strides = STRIDES.filter(one => one !== 'round' || hasRounds(chapters))
  return (
    <div className="transport__strides">
      <Segmented
        quiet
        legend={say('stride')}
        options={strides.map(value => ({ value, label: say(`stride.${value}`) }))}
        value={stride}
        onChange={setStride}
      />
      <Segmented
        quiet
        legend={say('pace')}
        options={PACES.map(value => ({ value, label: value === 0.5 ? '½×' : `${value}×` }))}
        value={pace}
        onChange={setPace}
      />
    </div>
  )
}
