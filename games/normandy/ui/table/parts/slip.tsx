/** The slip: every summand of a roll with its clause, the faces that hit, the chance, and what a hit costs. */
import { Icon } from '@bivouac/client-shell'
import { TEN_FACES, tenDie, tenPip } from '@bivouac/face-kit/art'
import { DIE_FACES } from '../../../src/odds.ts'
import { actionName, counterSlots, counterText } from '../../../src/text/names.ts'
import { isOwnCounter, type NormandySeen } from '../logic/spoken.ts'
import { dieHits } from '../logic/story.ts'
import type { NormandyProps } from '../props.ts'
import { type TableWords, tableWordsIn } from '../say.ts'
import { Drawing } from './art.tsx'
import { cardsToLose, type Sum, sumsOf } from './sum.ts'
import './slip.css'

export function Slip({ seen, words, command }: NormandyProps & { readonly command: number }) {
  const say = tableWordsIn(words.language)
  const sums = sumsOf(seen, command)
  if (sums.length === 0)
    return <p className="normandy-slip__plain paper">{words.face.label(seen.board, seen.view, command)}</p>
  if (sums.length === 1) return <OneSum sum={sums[0]} seen={seen} say={say} />
  return <ManySums sums={sums} seen={seen} say={say} />
}

interface SumProps {
  readonly sum: Sum
  readonly seen: NormandySeen
  readonly say: TableWords
}

function OneSum({ sum, seen, say }: SumProps) {
  const { action, unit, total, dice, chance, faces } = sum
  const stem = total >= DIE_FACES ? 'slip.only-0' : 'slip.chance'
  return (
    <section className="normandy-slip paper">
      <h3 className="normandy-slip__title">
        <Icon name={action} size={22} />
        {say.say('slip.title', {
          action: actionName(say.names, action),
          ...counterSlots(say.names, 'unit', unit),
        })}
      </h3>
      {isOwnCounter(seen.seat, unit) && <OwnMen say={say} />}
      <Equation sum={sum} say={say} />
      {faces === undefined ? (
        <>
          <div className="normandy-slip__chance">
            <b>{say.percent(chance)}</b>
            <span>{say.sayCounted(stem, dice, { total })}</span>
          </div>
          <Faces total={total} say={say} />
          <p className="normandy-slip__after">
            <b>{say.say('slip.if-hit')}</b> {costOf(seen, sum, say)}{' '}
            <ClauseLink clause={action === 'suppress' ? 'N-7.6' : 'N-7.5'} say={say} />
          </p>
        </>
      ) : (
        <Rolled sum={sum} say={say} />
      )}
    </section>
  )
}

/** A Blast: a line for every counter, one's own first. */
function ManySums({ sums, seen, say }: Omit<SumProps, 'sum'> & { readonly sums: readonly Sum[] }) {
  const own = sums.filter(sum => isOwnCounter(seen.seat, sum.unit))
  const others = sums.filter(sum => !isOwnCounter(seen.seat, sum.unit))
  return (
    <section className="normandy-slip paper">
      <h3 className="normandy-slip__title">
        <Icon name="blast" size={22} />
        {actionName(say.names, 'blast')}
      </h3>
      {own.length > 0 && <OwnMen say={say} />}
      <ul className="normandy-slip__lines">
        {[...own, ...others].map(sum => (
          <li key={sum.unit}>
            <span>{counterText(say.names, sum.unit)}</span>
            <Equation sum={sum} say={say} brief />
            <b>
              {sum.faces === undefined
                ? say.percent(sum.chance)
                : say.say(sum.hit ? 'slip.hit' : 'slip.miss')}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const OwnMen = ({ say }: { readonly say: TableWords }) => (
  <p className="normandy-slip__warning">
    <Icon name="warning" size={18} />
    {say.say('slip.own-men')}
  </p>
)

const PART_NAMES = ['slip.base', 'slip.cover', 'slip.range'] as const

interface EquationProps {
  readonly sum: Sum
  readonly say: TableWords
  readonly brief?: boolean
}

/** Base + cover + range = defence, each with the clause that adds it. */
export function Equation({ sum: { parts, total }, say, brief = false }: EquationProps) {
  return (
    <div className={brief ? 'normandy-sum normandy-sum--brief' : 'normandy-sum'}>
      {parts.map(({ clause, amount }, i) => (
        <span key={PART_NAMES[i]} className="normandy-sum__step">
          {i > 0 && <i aria-hidden="true">+</i>}
          <a href={`#/rules/normandy/${clause}`} title={say.say('slip.clause', { clause })}>
            <b>{amount}</b>
            <span className={brief ? 'sr-only' : undefined}>{say.say(PART_NAMES[i])}</span>
          </a>
        </span>
      ))}
      <span className="normandy-sum__step normandy-sum__step--total">
        <i aria-hidden="true">=</i>
        <a href="#/rules/normandy/N-7.2" title={say.say('slip.clause', { clause: 'N-7.2' })}>
          <b>{total}</b>
          <span className={brief ? 'sr-only' : undefined}>{say.say('slip.defence')}</span>
        </a>
      </span>
    </div>
  )
}

/** The ten faces, those that hit filled. */
function Faces({ total, say }: { readonly total: number; readonly say: TableWords }) {
  const hits = TEN_FACES.filter(face => dieHits(face, total))
  return (
    <div
      className="normandy-slip__faces"
      role="img"
      aria-label={say.say('slip.faces', { faces: hits.join(', ') })}
    >
      {TEN_FACES.map(face => (
        <Drawing key={face} art={tenPip(face, dieHits(face, total))} width={30} height={34} />
      ))}
    </div>
  )
}

/** The dice as they fell, and what came of it. */
export function Rolled({
  sum: { faces = [], total, hit },
  say,
}: {
  readonly sum: Sum
  readonly say: TableWords
}) {
  return (
    <div className="normandy-slip__rolled">
      <span role="img" aria-label={say.say('slip.rolled', { faces: faces.join(', ') })}>
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have nothing else to tell them apart.
          <Drawing key={i} art={tenDie(face, dieHits(face, total))} width={30} height={38} />
        ))}
      </span>
      <b>{say.say(hit ? 'slip.hit' : 'slip.miss')}</b>
    </div>
  )
}

function costOf({ view }: NormandySeen, { action, unit }: Sum, say: TableWords): string {
  if (action === 'suppress') {
    const again = view.units.some(one => one.unit === unit && one.suppressed)
    return say.say(again ? 'slip.suppress.again' : 'slip.suppress')
  }
  const left = cardsToLose(view, unit)
  return left === 0 ? say.say('slip.cost.none') : say.sayCounted('slip.cost', left)
}

const ClauseLink = ({ clause, say }: { readonly clause: string; readonly say: TableWords }) => (
  <a
    className="normandy-slip__clause"
    href={`#/rules/normandy/${clause}`}
    aria-label={say.say('slip.clause', { clause })}
  >
    {clause}
  </a>
)
