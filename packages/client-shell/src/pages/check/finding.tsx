/** What was found out about a record: the verdict, where it stops holding, the chain of the proof, and every throw. */
import type { Altered, Checked } from '@bivouac/protocol'
import { useLocation } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { problemText } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { type Brought, bring } from '../../theatre/brought.ts'
import { download } from '../parts/download.ts'
import { usePageWords } from '../say.ts'
import { Chain } from './chain.tsx'
import { diceText, orderText } from './check-words.ts'
import { Proofs } from './proofs.tsx'
import { useCheckSay } from './say.ts'
import { Throws } from './throws.tsx'
import { lineOfProblem, whyOf } from './why.ts'

interface Props {
  readonly checked: Checked
  readonly brought: Brought
}

export function Finding({ checked, brought }: Props) {
  const { say } = useCheckSay()
  return (
    <>
      <VerdictSlip checked={checked} brought={brought} />
      {checked.problem && <Where checked={checked} />}
      <Deeds checked={checked} brought={brought} />
      {checked.throws.length > 0 && (
        <>
          <Chain checked={checked} />
          <Proofs checked={checked} />
          <Throws checked={checked} />
          <section className="paper check-page__sheet">
            <h2 className="title">{say('yourself')}</h2>
            <p>{say('yourself.how', { command: 'npx bivouac verify FILE' })}</p>
          </section>
        </>
      )}
    </>
  )
}

function VerdictSlip({ checked, brought }: Props) {
  const words = useCheckSay()
  const { say } = words
  const pages = usePageWords()
  const { covers } = useShell()
  const { verdict, problem } = checked
  if (!verdict) {
    const why = problem && whyOf(problem)
    return (
      <section className="paper check-page__verdict check-page__verdict--broken" role="status">
        <Icon name="cross" size={54} />
        <h2 className="title">{say(checked.holds === undefined ? 'head.unreadable' : 'head.broken')}</h2>
        <p>
          {problem && (why ? say(why, { line: lineOfProblem(checked) ?? '?' }) : problemText(pages, problem))}
        </p>
      </section>
    )
  }
  const cover = covers.find(one => one.id === verdict.game)
  const side = cover?.sideIds.indexOf(verdict.outcome?.winner ?? '') ?? -1
  const winner = side < 0 ? undefined : cover?.sides(words.language)[side]
  const isProved = verdict.secret === 'proved' || verdict.seed === 'proved'
  return (
    <section className="paper check-page__verdict" role="status">
      <Icon name={isProved ? 'check' : 'question'} size={54} />
      <h2 className="title">{say(isProved ? 'head.holds' : 'head.order')}</h2>
      <p>
        {orderText(words, verdict, brought.name ?? say('record'), winner)} {diceText(words, verdict)}
      </p>
    </section>
  )
}

function Where({ checked: { altered, problem } }: { readonly checked: Checked }) {
  const { say } = useCheckSay()
  return (
    <section className="paper check-page__sheet">
      <h2 className="title">{say('where')}</h2>
      {altered && <AlteredLine altered={altered} />}
      {altered?.says !== undefined && altered.gives !== undefined && (
        <dl className="check-page__against">
          <div>
            <dt className="label">{say('says')}</dt>
            <dd>{altered.says || say('no-dice')}</dd>
          </div>
          <div>
            <dt className="label">{say('gives')}</dt>
            <dd>{altered.gives || say('no-dice')}</dd>
          </div>
        </dl>
      )}
      {altered?.letter !== undefined && (
        <p>{say('letter', { letter: altered.letter, line: altered.line })}</p>
      )}
      {altered?.isSure && <p>{say('sure')}</p>}
      <p>{say('who-knows')}</p>
      <p className="check-page__detail" lang="en">
        {problem?.text}
      </p>
    </section>
  )
}

/** The line as it stands in the file, with the letter marked that is wrong. */
function AlteredLine({ altered: { line, text, letter } }: { readonly altered: Altered }) {
  const { say } = useCheckSay()
  const at = letter === undefined ? text.length : letter - 1
  return (
    <p className="check-page__line">
      <span>{say('line', { line })}</span>
      <code>
        {text.slice(0, at)}
        {letter !== undefined && <mark>{text.slice(at, at + 1) || ' '}</mark>}
        {text.slice(at + 1)}
      </code>
    </p>
  )
}

function Deeds({ checked, brought }: Props) {
  const { say, sayCounted } = useCheckSay()
  const [, go] = useLocation()
  const { holds, verdict } = checked
  const watch = () => {
    bring(brought)
    go(paths.replayFile)
  }
  return (
    <div className="check-page__deeds">
      {holds !== undefined && (verdict || holds > 0) && (
        <button type="button" className="button button--primary" onClick={watch}>
          {verdict ? say('watch') : say('watch.part', { steps: sayCounted('watch.steps', holds) })}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => download('bivouac-finding.json', `${JSON.stringify(checked, undefined, 1)}\n`)}
      >
        {say('save-finding')}
      </button>
    </div>
  )
}
