/** One throw in words: who rolled for what, what was expected, what came, and how likely that was. */
import { Dice } from '../parts/dice.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { numbersIn } from './numbers.ts'
import type { Point } from './report.ts'
import { useLuckSay } from './say.ts'
import { chanceThat } from './spread.ts'
import type { LuckWords } from './throws.ts'

interface Props {
  readonly point: Point
  /** 'Throw 3 of 20'. */
  readonly at: string
  readonly words: LuckWords
  lookAt(seq: number): void
}

export function ThrowLine({ point: { cast, expected }, at, words, lookAt }: Props) {
  const { say, percent, language } = useLuckSay()
  const { ui, cover, seen, words: table } = useDesk()
  const { tenths, whole } = numbersIn(language)
  const { seat, what, got, spread, facts } = cast
  const isGood = got >= expected
  const chance = percent(chanceThat(spread, hits => (isGood ? hits >= got : hits <= got)))
  const dice = facts.flatMap(fact => ui.diceOf?.(fact) ?? [])
  return (
    <div className="luck-throw">
      <p className="luck-throw__head">
        <SideSign cover={cover} side={seat} />
        <b>{words.what(what)}</b>
        <span className="luck-throw__at">{at}</span>
      </p>
      <p>
        {facts
          .map(fact => table.face.sentence(seen.board, fact))
          .filter(text => text !== undefined)
          .join(' ')}
      </p>
      <p className="luck-throw__dice" aria-hidden="true">
        <Dice dice={dice} />
      </p>
      <p className="luck-throw__odds">
        {say('throw.expected', { expected: tenths(expected), got: whole(got) })}{' '}
        {say(isGood ? 'throw.good' : 'throw.bad', { chance })}
      </p>
      <button type="button" className="button" onClick={() => lookAt(cast.seq)}>
        {say('throw.look')}
      </button>
    </div>
  )
}
