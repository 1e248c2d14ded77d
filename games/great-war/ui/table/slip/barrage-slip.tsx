/** G-10 A barrage hex by hex: how likely each unit is hit, driven back, destroyed; one's own first, with a warning. */
import { Icon, paths } from '@bivouac/client-shell'
import { firstOf, verbOf } from '@bivouac/kernel'
import { SHELL } from '../../../src/commands.ts'
import { HEX_NAMES, hexNamed } from '../../../src/geometry.ts'
import { kindText, sideNamed } from '../../../src/text/names.ts'
import type { HexForecast } from '../../../src/view/forecast.ts'
import { doingNow, unitOnHex } from '../things.ts'
import { backIn, type SlipProps } from './slip-props.ts'

export function BarrageSlip({ view, words, odds, command }: SlipProps) {
  const { say, sayCounted } = words
  const hexes = odds.hexes ?? []
  const target = verbOf(command) === SHELL ? HEX_NAMES[firstOf(command)] : doingNow(view)?.hex
  const isOwn = ({ hex }: HexForecast): boolean =>
    sideNamed(unitOnHex(view, hexNamed(hex))?.unit ?? '') === view.seat
  const own = hexes.filter(isOwn)
  return (
    <section className="paper gw-slip">
      <h3 className="gw-slip__title">
        <Icon name="artillery" size={22} />
        <a href={`#${paths.rules('great-war', 'G-10.2')}`}>{sayCounted('slip.barrage', odds.dice)}</a>
      </h3>
      {own.length > 0 && (
        <p className="gw-slip__warning">
          <Icon name="warning" size={18} />
          {say('slip.own.warning')}
        </p>
      )}
      {hexes.length === 0 ? (
        <p>{say('slip.nobody')}</p>
      ) : (
        <table className="gw-barrage">
          <thead>
            <tr>
              <td />
              <th scope="col">{say('slip.hit')}</th>
              <th scope="col">{say('slip.hex.back')}</th>
              <th scope="col">{say('slip.destroyed')}</th>
            </tr>
          </thead>
          <tbody>
            {[...own, ...hexes.filter(one => !isOwn(one))].map(one => (
              <HexLine
                key={one.hex}
                hex={one}
                isOwn={isOwn(one)}
                isTarget={one.hex === target}
                view={view}
                words={words}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className="gw-slip__after">{say('slip.how')}</p>
    </section>
  )
}

interface LineProps extends Pick<SlipProps, 'view' | 'words'> {
  readonly hex: HexForecast
  readonly isOwn: boolean
  readonly isTarget: boolean
}

function HexLine({ hex, isOwn, isTarget, view, words }: LineProps) {
  const unit = kindText(words.game, unitOnHex(view, hexNamed(hex.hex))?.kind ?? 'infantry')
  const key = isOwn ? 'slip.hex.own' : isTarget ? 'slip.hex.target' : 'slip.hex'
  return (
    <tr data-own={isOwn || undefined}>
      <th scope="row">{words.say(key, { hex: hex.hex, unit })}</th>
      <td>{words.percent(1 - hex.hits[0])}</td>
      <td>{words.percent(backIn(hex.flags))}</td>
      <td>{words.percent(hex.destroyed)}</td>
    </tr>
  )
}
