/** Which game it is and how it ended, and the ways on from here. */
import { Link } from 'wouter'
import type { Words } from '../game-ui.ts'
import { PageHeading } from '../pages/frame/page-frame.tsx'
import { Icon } from '../parts/icon.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { paths } from '../paths.ts'
import { ownSeat } from '../table/eyes.ts'
import type { Stage } from '../theatre/use-stage.ts'
import { useAnalysisSay } from './say.ts'

export function ReportHead({ stage, words }: { readonly stage: Stage; readonly words: Words }) {
  const { say } = useAnalysisSay()
  const { cover, summary, board, brought } = stage
  const { outcome, plan, touched } = summary
  const scenario = cover.scenarios(words.language).find(({ id }) => id === board.scenario)?.name ?? board.name
  const own = ownSeat(plan.seats)
  const title =
    !outcome || own === undefined
      ? scenario
      : say(outcome.winner === own ? 'head.won' : 'head.lost', { scenario })
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(touched)
  return (
    <header className="paper analysis__sheet analysis-head">
      <div>
        <PageHeading>{title}</PageHeading>
        <p className="analysis-head__facts">
          {cover.sides(words.language).map((side, seat) => (
            <span key={side}>
              <SideSign cover={cover} side={seat} /> {side}
              {seat === own && ` (${say('you')})`}
            </span>
          ))}
          {outcome && <span>{words.face.ending(board, outcome)}</span>}
          {!brought && <span>{day}</span>}
        </p>
      </div>
      <div className="analysis-head__ways">
        <Link href={brought ? paths.replayFile : paths.replay(summary.id)} className="button">
          <Icon name="play" size={16} /> {say('replay')}
        </Link>
        <button type="button" className="button" onClick={() => print()}>
          {say('print')}
        </button>
      </div>
    </header>
  )
}
