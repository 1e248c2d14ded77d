/** A page for bringing games in, and nothing else: where a file that is opened with the app arrives. */
import { PageFrame } from '../frame/page-frame.tsx'
import { usePageWords } from '../say.ts'
import { ImportDrop } from './import-drop.tsx'

export default function ImportPage() {
  const { say } = usePageWords()
  return (
    <PageFrame title={say('import.title')} place="games">
      <ImportDrop titled={false} />
    </PageFrame>
  )
}
