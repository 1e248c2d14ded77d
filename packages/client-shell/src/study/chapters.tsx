/** The chapters of a study: which there are, the one that is open, and what can be done with it. */
import type { Chapter } from '@bivouac/study'
import { Icon } from '../parts/icon.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { useShell } from '../shell-context.ts'
import { useDesk } from '../table/desk.ts'
import { useAtStudy } from './at-study.ts'
import { NameField } from './name-field.tsx'
import { useStudySay } from './say.ts'

export function Chapters() {
  const { say } = useStudySay()
  const { editing, change, openSheet } = useAtStudy()
  const { study, at } = editing
  return (
    <section className="paper study__chapters">
      <h2 className="label">{say('chapters')}</h2>
      <ol>
        {study.chapters.map((chapter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its place.
          <li key={i}>
            <button
              type="button"
              aria-current={i === at.chapter ? 'true' : undefined}
              onClick={() => change({ type: 'go', at: { chapter: i, path: [] } })}
            >
              <b>{i + 1}</b>
              <span>
                {chapter.name || say('chapter.first', { number: i + 1 })}
                <Origin chapter={chapter} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <ChapterTools />
      <button type="button" className="button button--small" onClick={() => openSheet('new-chapter')}>
        <Icon name="plus" size={15} /> {say('chapter.new')}
      </button>
    </section>
  )
}

function Origin({ chapter: { start, origin } }: { readonly chapter: Chapter }) {
  const { say } = useStudySay()
  const { words } = useDesk()
  const { covers } = useShell()
  const scenarios = covers.find(({ id }) => id === start.game)?.scenarios(words.language)
  const scenario = scenarios?.find(({ id }) => id === start.scenario)?.name ?? start.scenario
  const text =
    origin || say(start.position === undefined ? 'chapter.setup' : 'chapter.position', { scenario })
  return <small>{text}</small>
}

function ChapterTools() {
  const { say } = useStudySay()
  const { editing, chapter, change } = useAtStudy()
  const { length } = editing.study.chapters
  const number = editing.at.chapter
  return (
    <div className="study__chapter-tools">
      <NameField
        label={say('chapter.name')}
        placeholder={say('chapter.name')}
        name={chapter.name}
        place={`${number}`}
        write={text => change({ type: 'rename-chapter', text })}
      />
      <IconButton
        icon="up"
        name={say('chapter.up')}
        size={15}
        disabled={number === 0}
        onClick={() => change({ type: 'move-chapter', by: -1 })}
      />
      <IconButton
        icon="down"
        name={say('chapter.down')}
        size={15}
        disabled={number === length - 1}
        onClick={() => change({ type: 'move-chapter', by: 1 })}
      />
      <IconButton
        icon="cross"
        name={say('chapter.remove')}
        size={13}
        disabled={length < 2}
        onClick={() => change({ type: 'remove-chapter' })}
      />
    </div>
  )
}
