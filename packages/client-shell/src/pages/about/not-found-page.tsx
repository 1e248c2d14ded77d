/** For addresses that lead nowhere. */
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { usePageWords } from '../say.ts'

export default function NotFoundPage() {
  const { say } = usePageWords()
  return (
    <PageFrame title={say('lost.title')} lead={say('lost.how')}>
      <div className="page-frame__onward">
        <Link href={paths.home} className="button button--primary">
          {say('lost.home')}
        </Link>
        <Link href={paths.scenarios.all} className="button">
          {say('home.choose')}
        </Link>
      </div>
    </PageFrame>
  )
}
