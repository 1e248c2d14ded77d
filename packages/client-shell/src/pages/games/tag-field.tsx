/** The tags of a game in its row: shown, and written when they are pressed. */
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useStore } from '../../store/use-store.ts'
import { usePageWords } from '../say.ts'
import { theTags } from './tags.ts'

interface Props {
  readonly game: string
  /** The game in words, for those who hear the button alone. */
  readonly named: string
}

const NONE: readonly string[] = []

export function TagField({ game, named }: Props) {
  const { say } = usePageWords()
  const tags = useStore(theTags())[game] ?? NONE
  const [text, setText] = useState<string>()
  const keep = () => {
    if (text !== undefined) theTags().write(game, text)
    setText(undefined)
  }
  if (text !== undefined)
    return (
      <input
        className="field__input game-row__tag-input"
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
        autoFocus
        maxLength={200}
        aria-label={say('library.tags', { game: named })}
        placeholder={say('library.tags.how')}
        onChange={event => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={event => {
          if (event.key === 'Enter') keep()
          if (event.key === 'Escape') setText(undefined)
        }}
      />
    )
  return (
    <button type="button" className="game-row__tags" onClick={() => setText(tags.join(', '))}>
      <Icon name="pencil" size={13} /> {tags.length > 0 ? tags.join(', ') : say('library.tag.add')}
      <span className="sr-only">: {named}</span>
    </button>
  )
}
