/** One side's luck on a small card: hits expected, hits rolled, and how unusual that is. */
import type { GameCover } from '../game-ui.ts'
import { SideSign } from '../parts/side-sign.tsx'
import { numbersIn } from './numbers.ts'
import { differenceOf, type SideLuck, type Verdict, verdictOn } from './report.ts'
import { useLuckSay } from './say.ts'

interface Props {
  readonly side: SideLuck
  readonly name: string
  readonly cover: GameCover
}

export function SideCard({ side, name, cover }: Props) {
  const { say, sayCounted, language } = useLuckSay()
  const { tenths, signed, whole } = numbersIn(language)
  const difference = signed(differenceOf(side))
  const verdict = verdictOn(side)
  return (
    <section className="luck-side">
      <h3 className="luck-side__name">
        <SideSign cover={cover} side={side.seat} />
        {name}
      </h3>
      <p className="luck-side__difference">
        <span aria-hidden="true">{difference}</span>
        <span className="sr-only">{say('side.difference', { hits: difference })}</span>
      </p>
      <dl className="luck-side__sums">
        <dt>{say('expected')}</dt>
        <dd>{tenths(side.expected)}</dd>
        <dt>{say('got')}</dt>
        <dd>{whole(side.got)}</dd>
      </dl>
      <p className="luck-side__throws">{sayCounted('side.throws', side.throws)}</p>
      <Gauge side={side} />
      <p className="luck-side__verdict">{verdictText(say, verdict)}</p>
    </section>
  )
}

const verdictText = (say: ReturnType<typeof useLuckSay>['say'], verdict: Verdict): string =>
  'of100' in verdict
    ? say(`verdict.${verdict.luck}`, { of100: verdict.of100 })
    : say(`verdict.${verdict.luck}`)

/** Of all games with these throws, how many are behind: the words below it say the same. */
function Gauge({ side: { fewer, more } }: { readonly side: SideLuck }) {
  // Games with just as many hits lie half on each side.
  const share = (1 + fewer - more) / 2
  return (
    <svg className="luck-side__gauge" viewBox="0 0 100 12" aria-hidden="true">
      <path d="M1 6H99M50 2V10" className="luck-side__scale" />
      <path d={`M${(4 + 92 * share).toFixed(1)} 6m-4 -5h8l-4 10z`} className="luck-side__pointer" />
    </svg>
  )
}
