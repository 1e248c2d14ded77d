/** The campaigns under way. */
import './campaign-list.css'
import type { Campaign, GameSummary } from '@bivouac/protocol'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { sittersText } from '../parts/game-line.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { shortName } from '../parts/short-name.ts'
import { usePageWords } from '../say.ts'
import { battlesOf } from './score.ts'

interface Props {
  readonly campaigns: readonly Campaign[]
  readonly games: readonly GameSummary[]
}

export function CampaignList({ campaigns, games }: Props) {
  const words = usePageWords()
  const { covers } = useShell()
  if (campaigns.length === 0) return undefined
  return (
    <section className="campaign-lists" aria-labelledby="campaigns">
      <SectionHeading id="campaigns" title={words.say('campaign.yours')} />
      <ul className="campaign-list">
        {campaigns.map(campaign => {
          const entries = battlesOf(campaign, games)
          const fought = entries.filter(({ game }) => game?.outcome).length
          const cover = covers.find(one => one.id === campaign.module)
          return (
            <li key={campaign.id}>
              <Link href={paths.campaign(campaign.id)} className="paper campaign-list__one">
                <b>{campaign.name}</b>
                <small>
                  {[cover && shortName(cover.name), sittersText(words, campaign.seats)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <span className="campaign-list__beads" aria-hidden="true">
                  {entries.map(({ scenario, game }) => (
                    <i key={scenario} className={game?.outcome ? 'campaign-list__bead--done' : undefined} />
                  ))}
                </span>
                <small>{words.sayCounted('campaign.fought', fought, { all: entries.length })}</small>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
