/** One attack: who rolls how many dice and why, how many figures fall, which faces count, and where the target could go. */
import { Icon } from '@bivouac/client-shell'
import { STEPS } from '../../../src/geometry.ts'
import { groundText, kindText } from '../../../src/text/names.ts'
import { capitalised } from '../../../src/text/words.ts'
import { HEXES } from '../../../src/vocabulary.ts'
import { battleOf } from '../board/battle-of.ts'
import { waysBack } from '../board/marks.ts'
import { unitOnHex } from '../things.ts'
import { Bars } from './bars.tsx'
import { DiceParts } from './dice-parts.tsx'
import { Faces } from './faces.tsx'
import { backIn, type SlipProps } from './slip-props.ts'

const ICONS = {
  infantry: 'infantry',
  'infantry-bomber': 'bomber',
  'machine-gun': 'machine-gun',
  mortar: 'mortar',
} as const

export function AttackSlip(props: SlipProps) {
  const { board, view, words, odds, command } = props
  const { say, game } = words
  const attack = battleOf(view, command)
  if (attack === undefined) return undefined
  const [from] = attack.from
  const attacker = unitOnHex(view, from)
  const target = unitOnHex(view, attack.at)
  const isClose = target !== undefined && STEPS[from * HEXES + attack.at] === 1
  const ground = groundText(game, view.hexes[attack.at])
  const title =
    target === undefined ? say('slip.wire') : say(isClose ? 'slip.close' : 'slip.ranged', { ground })
  const back = backIn(odds.flags)
  // G-7.3 Nobody who only strikes back takes ground, and no gun does.
  const takesGround = isClose && view.seat === view.active && attacker?.kind.startsWith('infantry')
  return (
    <section className="paper gw-slip">
      <h3 className="gw-slip__title">
        <Icon
          name={isClose ? 'bayonet' : ICONS[(attacker?.kind ?? 'infantry') as keyof typeof ICONS]}
          size={22}
        />
        {title}
        <b className="gw-slip__sum">{words.sayCounted('slip.dice', odds.dice)}</b>
      </h3>
      <p className="gw-slip__who">
        {attacker && capitalised(game, kindText(game, attacker.kind))} {view.hexes[from].hex}{' '}
        <Icon name="right" size={13} /> {target && capitalised(game, kindText(game, target.kind))}{' '}
        {view.hexes[attack.at].hex}
      </p>
      <DiceParts {...props} attack={attack} />
      {target === undefined ? (
        <p className="gw-slip__after">{say('slip.wire.chance', { chance: words.percent(odds.chance) })}</p>
      ) : (
        <>
          <Bars hits={odds.hits} figures={target.figures} words={words} />
          <p className="gw-slip__after">
            {back > 0 && <Back chance={back} ways={waysBack(board, view, attack.at).length} words={words} />}
            {takesGround && ` ${say('slip.ground')}`}
          </p>
          {odds.faces && (
            <Faces faces={odds.faces} ground={ground} isClose={isClose} view={view} words={words} />
          )}
        </>
      )}
    </section>
  )
}

function Back({ chance, ways, words }: { chance: number; ways: number; words: SlipProps['words'] }) {
  const slots = { chance: words.percent(chance) }
  return ways > 0 ? words.sayCounted('slip.back.free', ways, slots) : words.say('slip.back.blocked', slots)
}
