/** What is done to the move one stands at: the five glyphs, moved up, deleted. */
import { GLYPHS, type Glyph, lineTo } from '@bivouac/study'
import { IconButton } from '../parts/icon-button.tsx'
import { useAtStudy } from './at-study.ts'
import { type StudyKey, useStudySay } from './say.ts'

const GLYPH_NAMES: Readonly<Record<Glyph, StudyKey>> = {
  '!!': 'glyph.find',
  '!': 'glyph.good',
  '!?': 'glyph.try',
  '?': 'glyph.mistake',
  '??': 'glyph.blunder',
}

export function MoveTools() {
  const { say } = useStudySay()
  const { chapter, path, change } = useAtStudy()
  const move = lineTo(chapter, path).at(-1)
  return (
    <div className="study__tools">
      <fieldset className="study__glyphs" disabled={!move}>
        <legend className="sr-only">{say('glyphs')}</legend>
        {GLYPHS.map(glyph => (
          <button
            key={glyph}
            type="button"
            aria-label={say(GLYPH_NAMES[glyph])}
            title={say(GLYPH_NAMES[glyph])}
            aria-pressed={move?.glyph === glyph}
            onClick={() => change({ type: 'glyph', glyph: move?.glyph === glyph ? undefined : glyph })}
          >
            {glyph}
          </button>
        ))}
      </fieldset>
      <IconButton
        icon="up"
        name={say('promote')}
        size={18}
        disabled={!path.some(branch => branch > 0)}
        onClick={() => change({ type: 'promote' })}
      />
      <IconButton
        icon="cross"
        name={say('delete')}
        size={16}
        disabled={!move}
        onClick={() => change({ type: 'delete' })}
      />
    </div>
  )
}
