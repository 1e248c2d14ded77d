/** Campaigns: all of them and a new one, or the book of one. */
import { useParams } from 'wouter'
import { PageFrame } from '../frame/page-frame.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { usePageWords } from '../say.ts'
import { BeginCampaign } from './begin-campaign.tsx'
import { CampaignBook } from './campaign-book.tsx'
import { CampaignList } from './campaign-list.tsx'
import { UnknownCampaign } from './unknown-campaign.tsx'

export default function CampaignPage() {
  const words = usePageWords()
  const { say } = words
  const { id } = useParams<{ id?: string }>()
  const { asked: campaigns } = useAsked('campaigns')
  const { asked: games } = useAsked('games')
  const trouble = [campaigns, games].find(asked => asked.state === 'trouble')
  const all = campaigns.state === 'here' ? campaigns.value : []
  const one = all.find(campaign => campaign.id === id)
  return (
    <PageFrame
      title={one?.name ?? say('campaign.title')}
      lead={one ? undefined : say('campaign.lead')}
      place="campaign"
    >
      {trouble?.state === 'trouble' && <ProblemNotice problem={trouble.problem} />}
      {campaigns.state === 'here' && games.state === 'here' ? (
        id === undefined ? (
          <>
            <CampaignList campaigns={all} games={games.value} />
            <BeginCampaign />
          </>
        ) : one ? (
          <CampaignBook campaign={one} games={games.value} />
        ) : (
          <UnknownCampaign />
        )
      ) : (
        !trouble && <Skeleton slips={2} height={120} />
      )}
    </PageFrame>
  )
}
