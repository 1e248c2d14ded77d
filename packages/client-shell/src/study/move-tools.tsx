/** What is done to the move one stands at: the five glyphs, moved up, deleted. */
import { GLYPHS, type Glyph, lineTo } from '@bivouac/study'
import { Icon } from '../parts/icon.tsx'
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
      <button
        type="button"
        aria-label={say('promote')}
        title={say('promote')}
        disabled={!path.some(branch => branch > 0)}
        onClick={() => change({ type: 'promote' })}
      >
        <Icon name="up" size={18} />
      </button>
      <button
        type="button"
        aria-label={say('delete')}
        title={say('delete')}
        disabled={!move}
        onClick={() => change({ type: 'delete' })}
      >
        <Icon name="cross" size={16} />
      </button>
    </div>
  )
}
