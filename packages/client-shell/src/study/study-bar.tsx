/** The bar on top: the study's title, whether it is kept, and what can be done with all of it. */
import type { IconName } from '@bivouac/face-kit/art'
import { Link } from 'wouter'
import { BarFrame } from '../parts/app-bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { paths } from '../paths.ts'
import { useAtStudy } from './at-study.ts'
import { NameField } from './name-field.tsx'
import { type StudyKey, useStudySay } from './say.ts'

export function StudyBar() {
  const { say } = useStudySay()
  const { id, openSheet } = useAtStudy()
  return (
    <BarFrame>
      <Title />
      <Saving />
      <UndoButtons />
      <Tool icon="share" name="share" onPress={() => openSheet('share')} />
      <Link className="bar-tool" href={paths.printStudy(id)} title={say('print')}>
        <Icon name="log" size={20} />
        <span className="sr-only">{say('print')}</span>
      </Link>
      <Tool icon="question" name="keys" onPress={() => openSheet('keys')} />
      <Link className="bar-tool" href={paths.studies} title={say('title')}>
        <Icon name="menu" size={20} />
        <span className="sr-only">{say('title')}</span>
      </Link>
    </BarFrame>
  )
}

function Title() {
  const { say } = useStudySay()
  const { editing, change } = useAtStudy()
  return (
    <h1 className="study__title">
      <NameField
        label={say('name')}
        placeholder={say('untitled')}
        name={editing.study.title}
        place="title"
        write={text => change({ type: 'title', text })}
      />
    </h1>
  )
}

function Saving() {
  const { say } = useStudySay()
  const { saved } = useAtStudy()
  const isTrouble = saved === 'memory' || saved === 'stale'
  return (
    <span className="study__saved" role={isTrouble ? 'alert' : 'status'} data-saved={saved ?? 'saving'}>
      {say(`saved.${saved ?? 'saving'}`)}
    </span>
  )
}

function UndoButtons() {
  const { editing, change } = useAtStudy()
  return (
    <>
      <Tool
        icon="undo"
        name="undo"
        isOff={editing.past.length === 0}
        onPress={() => change({ type: 'undo' })}
      />
      <Tool
        icon="flip"
        name="redo"
        isOff={editing.future.length === 0}
        onPress={() => change({ type: 'redo' })}
      />
    </>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly name: StudyKey
  readonly isOff?: boolean
  onPress(): void
}

function Tool({ icon, name, isOff = false, onPress }: ToolProps) {
  const { say } = useStudySay()
  return (
    <IconButton
      className="bar-tool"
      icon={icon}
      name={say(name)}
      size={20}
      disabled={isOff}
      onClick={onPress}
    />
  )
}

export function PhoneBar() {
  const { say } = useStudySay()
  const { editing, chapter, openSheet } = useAtStudy()
  const number = editing.at.chapter + 1
  return (
    <header className="phone-strip phone-strip--named">
      <Link className="bar-tool" href={paths.studies} title={say('title')}>
        <Icon name="left" size={20} />
        <span className="sr-only">{say('title')}</span>
      </Link>
      <div className="phone-strip__names">
        <h1>{editing.study.title || say('untitled')}</h1>
        <span>
          {number}. {chapter.name || say('chapter.first', { number })}
        </span>
      </div>
      <UndoButtons />
      <Tool icon="share" name="share" onPress={() => openSheet('share')} />
    </header>
  )
}
