/** For links to a campaign, or of a game, that is not here. */
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { Notice } from '../parts/notice.tsx'
import { usePageWords } from '../say.ts'

export function UnknownCampaign() {
  const { say } = usePageWords()
  return (
    <Notice
      title={say('campaign.unknown')}
      onward={
        <Link href={paths.campaigns} className="button">
          {say('campaign.all')}
        </Link>
      }
    >
      {say('campaign.unknown.how')}
    </Notice>
  )
}
