/** Comments: read, with their links, and written where one stands. */
import { type CommentPart, commentParts, LIMITS, nodeAt } from '@bivouac/study'
import { useId } from 'react'
import { ClauseLink } from '../parts/clause-link.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtStudy } from './at-study.ts'
import { useStudySay } from './say.ts'
import { useDraft } from './use-draft.ts'
import { keyOf } from './use-scene.ts'

export function Comment({ text }: { readonly text: string }) {
  if (text === '') return undefined
  return (
    <p className="study-lines__comment">
      {commentParts(text).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
        <Part key={i} part={part} />
      ))}
    </p>
  )
}

function Part({ part }: { readonly part: CommentPart }) {
  const { ui, seen, words, hand } = useDesk()
  if ('text' in part) return part.text
  if ('clause' in part) return <ClauseLink clause={part.clause} />
  const { thing } = part
  const point = () => hand.hands.tell({ things: [thing], facts: [] })
  const leave = () => hand.hands.tell(undefined)
  return (
    <button
      type="button"
      className="study-lines__thing"
      title={ui.about(seen, words, thing)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {thing.slice(thing.indexOf(':') + 1)}
    </button>
  )
}

export function CommentField() {
  const { say } = useStudySay()
  const id = useId()
  const { chapter, path, change, editing } = useAtStudy()
  const here = nodeAt(chapter, path)
  const [draft, setDraft] = useDraft(here.comment, `${editing.at.chapter}/${keyOf(path)}`)
  return (
    <div className="study__comment">
      <label className="label" htmlFor={id}>
        {say('comment')}
      </label>
      <textarea
        id={id}
        rows={2}
        value={draft}
        maxLength={LIMITS.comment}
        aria-describedby={`${id}-how`}
        onChange={event => {
          setDraft(event.target.value)
          change({ type: 'comment', text: event.target.value })
        }}
      />
      <small id={`${id}-how`}>{say('comment.how')}</small>
    </div>
  )
}
