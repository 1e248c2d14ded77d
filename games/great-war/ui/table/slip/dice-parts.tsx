/** The dice line by line: where each comes from, with the clause that gives or takes it. */
import { paths } from '@bivouac/client-shell'
import type { Part } from '@bivouac/kernel'
import { STEPS } from '../../../src/geometry.ts'
import { cardText, groundText, kindText, titleIn } from '../../../src/text/names.ts'
import { capitalised } from '../../../src/text/words.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { HEXES } from '../../../src/vocabulary.ts'
import type { Attack } from '../board/battle-of.ts'
import { unitOnHex } from '../things.ts'
import type { TableWords } from '../words.ts'
import type { SlipProps } from './slip-props.ts'

interface Props extends SlipProps {
  readonly attack: Attack
}

export function DiceParts({ view, words, odds, attack }: Props) {
  // Guns that fire together have their parts one after the other: each begins with the dice of its range.
  let gun = -1
  const lines = odds.parts.map(part => {
    if (part.clause === 'G-6.2' || part.clause === 'G-7.1') gun++
    return { part, name: partName(view, words, part, attack.from[Math.max(0, gun)], attack.at) }
  })
  return (
    <dl className="gw-slip__parts">
      {lines.map(({ part, name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guns that fire together have equal parts
        <div key={`${part.clause}/${i}`}>
          <dt>
            <a href={`#${paths.rules('great-war', part.clause)}`} title={part.clause}>
              {name}
            </a>
          </dt>
          <dd>{i === 0 ? words.sayCounted('slip.dice', part.amount) : signed(part.amount)}</dd>
        </div>
      ))}
      <div className="gw-slip__total">
        <dt>{words.say('slip.total')}</dt>
        <dd>{words.sayCounted('slip.dice', odds.dice)}</dd>
      </div>
    </dl>
  )
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

function partName(view: GreatWarView, words: TableWords, { clause }: Part, from: number, at: number): string {
  const { say, game } = words
  const kind = kindText(game, unitOnHex(view, from)?.kind ?? 'infantry')
  switch (clause) {
    case 'G-7.1':
      return say('slip.part.close', { kind })
    case 'G-6.2':
      return capitalised(game, say('slip.part.ranged', { kind, range: STEPS[from * HEXES + at] }))
    case 'G-6.4':
      return say('slip.part.ground', { ground: groundText(game, view.hexes[from]) })
    case 'G-12':
      return cardsOfTurn(view, words) ?? say('slip.part.card')
    default:
      return say('slip.part.bonus')
  }
}

/** The cards that lie open and give the dice, by name. */
function cardsOfTurn(view: GreatWarView, { game }: TableWords): string | undefined {
  const { command, combat } = view[view.active].played
  const names = [...command, ...combat].map(card => cardText(game, titleIn(card)))
  return names.length > 0 ? names.join(' · ') : undefined
}
