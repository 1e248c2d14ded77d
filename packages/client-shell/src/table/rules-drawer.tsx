/** The drawer itself: the whole reference in one column, and at its foot what the game is waiting for. */
import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { Segmented } from '../pages/parts/segmented.tsx'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import { useFetched } from '../pages/parts/use-fetched.ts'
import { usePageWords } from '../pages/say.ts'
import { CloseButton } from '../parts/close-button.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { useWhatIsAsked } from '../parts/what-is-asked.ts'
import { PARTS, Reference, type ReferencePart } from '../reference/reference.tsx'
import { useDesk } from './desk.ts'
import { closeRules } from './open-rules.ts'

export function RulesDrawer({ wanted }: { readonly wanted: string | undefined }) {
  const { say } = usePageWords()
  const { cover } = useDesk()
  const asked = useFetched(cover.loadReference)
  const [part, setPart] = useState<ReferencePart>('clauses')
  const sheet = useRef<HTMLElement>(null)
  // What was asked for is read out, and the keys go on from there.
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (wanted !== undefined) setPart('clauses')
  }, [wanted])
  return (
    <aside ref={sheet} className="paper rules-beside" aria-label={say('rules.beside')} tabIndex={-1}>
      <h2 className="sr-only">{say('rules.beside')}</h2>
      <CloseButton className="rules-beside__close" name={say('rules.back')} onPress={closeRules} />
      <ScrollBox className="rules-beside__body">
        {asked.state === 'waiting' && <Skeleton slips={1} height={320} />}
        {asked.state === 'trouble' && <ProblemNotice problem={asked.problem} />}
        {asked.state === 'here' && (
          <Reference
            game={cover.id}
            reference={asked.value}
            part={part}
            wanted={wanted}
            tabs={
              <Segmented
                legend={say('rules.view')}
                quiet
                options={PARTS.map(value => ({ value, label: say(`rules.${value}`) }))}
                value={part}
                onChange={setPart}
              />
            }
          />
        )}
      </ScrollBox>
      <Foot />
    </aside>
  )
}

function Foot() {
  const { say } = usePageWords()
  const { sentence } = useWhatIsAsked()
  return (
    <footer className="rules-beside__foot">
      <p>{sentence}</p>
      <button type="button" className="button button--primary" onClick={closeRules}>
        {say('rules.back')}
      </button>
    </footer>
  )
}
