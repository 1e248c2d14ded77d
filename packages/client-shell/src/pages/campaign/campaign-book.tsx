/** The book of one campaign: score, battles, and the roll of the fallen. */
import './campaign-book.css'
import type { Campaign, GameSummary } from '@bivouac/protocol'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { useCover, useShell } from '../../shell-context.ts'
import { addresses } from '../addresses.ts'
import { Confirm } from '../parts/confirm.tsx'
import { sittersText } from '../parts/game-line.ts'
import { Notice } from '../parts/notice.tsx'
import { problemText } from '../parts/problem-text.ts'
import { shortName } from '../parts/short-name.ts'
import { useStart } from '../parts/use-start.ts'
import { usePageWords } from '../say.ts'
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
  const { start, problem } = useStart()
  const running = next === undefined ? undefined : entries[next].game
  const fight = (battle: number): void =>
    start({
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
        {problem && <Notice title={say('trouble.title')}>{problemText(words, problem)}</Notice>}
        {next !== undefined &&
          (running ? (
            <Link href={addresses.play(running.id)} className="button button--primary campaign-book__next">
              {say('campaign.go-on')}
            </Link>
          ) : (
            <button
              type="button"
              className="button button--primary campaign-book__next"
              data-start
              onClick={() => fight(next)}
            >
              {say('campaign.next')}
            </button>
          ))}
        <section aria-labelledby="battles">
          <div className="section-heading">
            <h2 id="battles" className="title">
              {say('campaign.battles')}
            </h2>
          </div>
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
            void host.ask('removeCampaign', { campaign: campaign.id }).then(() => go(addresses.campaigns))
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
