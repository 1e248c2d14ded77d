/** The book of one campaign: score, battles, and the roll of the fallen. */
import './campaign-book.css'
import type { Campaign, GamePlan, GameSummary } from '@bivouac/protocol'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { paths } from '../../paths.ts'
import { useCover, useShell } from '../../shell-context.ts'
import { Confirm } from '../parts/confirm.tsx'
import { sittersText } from '../parts/game-line.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { shortName } from '../parts/short-name.ts'
import { usePageWords } from '../say.ts'
import { StartButton } from '../seats/start-button.tsx'
import { BattleRow } from './battle-row.tsx'
import { RollOfTheFallen } from './roll-of-the-fallen.tsx'
import { battlesOf, nextBattle } from './score.ts'
import { ScorePlate } from './score-plate.tsx'
import { UnknownCampaign } from './unknown-campaign.tsx'

interface Props {
  readonly campaign: Campaign
  readonly games: readonly GameSummary[]
}

export function CampaignBook(props: Props) {
  const cover = useCover(props.campaign.module)
  return cover ? <Book {...props} cover={cover} /> : <UnknownCampaign />
}

function Book({ campaign, games, cover }: Props & { readonly cover: GameCover }) {
  const words = usePageWords()
  const { say } = words
  const entries = battlesOf(campaign, games)
  const next = nextBattle(entries)
  const running = next === undefined ? undefined : entries[next].game
  const planOf = (battle: number): GamePlan => ({
    module: campaign.module,
    scenario: campaign.scenarios[battle],
    seats: campaign.seats,
    curtain: campaign.seats.every(({ who }) => who === 'person'),
    campaign: { campaign: campaign.id, battle },
  })
  return (
    <div className="campaign-book">
      <p className="campaign-book__about">
        {shortName(cover.name)} · {sittersText(words, campaign.seats)}
      </p>
      <div className="campaign-book__main">
        <ScorePlate cover={cover} entries={entries} isOver={next === undefined} />
        {next !== undefined &&
          (running ? (
            <Link href={paths.play(running.id)} className="button button--primary campaign-book__next">
              {say('campaign.go-on')}
            </Link>
          ) : (
            <StartButton className="campaign-book__next" plan={planOf(next)}>
              {say('campaign.next')}
            </StartButton>
          ))}
        <section aria-labelledby="battles">
          <SectionHeading id="battles" title={say('campaign.battles')} />
          <ol className="paper campaign-book__battles">
            {entries.map((entry, at) => (
              <BattleRow key={entry.scenario} cover={cover} entry={entry} isNext={at === next} />
            ))}
          </ol>
        </section>
      </div>
      <div className="campaign-book__aside">
        <RollOfTheFallen cover={cover} entries={entries} />
        <RemoveCampaign campaign={campaign} />
      </div>
    </div>
  )
}

function RemoveCampaign({ campaign }: { readonly campaign: Campaign }) {
  const { say } = usePageWords()
  const { host } = useShell()
  const [, go] = useLocation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button--quiet campaign-book__remove"
        onClick={() => setAsked(true)}
      >
        {say('campaign.remove')}
      </button>
      {isAsked && (
        <Confirm
          title={say('campaign.remove.title')}
          text={say('campaign.remove.how')}
          yes={say('campaign.remove')}
          onYes={() =>
            void host.ask('removeCampaign', { campaign: campaign.id }).then(() => go(paths.campaigns))
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
