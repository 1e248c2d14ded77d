/** For addresses that lead nowhere. */
import { Link } from 'wouter'
import { addresses } from '../addresses.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { usePageWords } from '../say.ts'

export default function NotFoundPage() {
  const { say } = usePageWords()
  return (
    <PageFrame title={say('lost.title')} lead={say('lost.how')}>
      <Link href={addresses.home} className="button button--primary">
        {say('lost.home')}
      </Link>
    </PageFrame>
  )
}
