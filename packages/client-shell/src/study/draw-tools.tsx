/** The pen: what one draws with, what is drawn at this moment, and a way to draw without pointing. */
import { type Mark, nodeAt, STROKES, type Stroke, type Thing } from '@bivouac/study'
import { useState } from 'react'
import { Segmented } from '../pages/parts/segmented.tsx'
import { Icon } from '../parts/icon.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtStudy } from './at-study.ts'
import { useStudySay } from './say.ts'

const nameOf = (thing: string): string => thing.slice(thing.indexOf(':') + 1)

export function DrawTools() {
  const { say } = useStudySay()
  const { room } = useDesk()
  const { drawing, draw, chapter, path, change } = useAtStudy()
  const { marks } = nodeAt(chapter, path)
  return (
    <details className="paper study__draw" open={room === 'narrow' || undefined}>
      <summary>
        <Icon name="pencil" size={18} /> {say('draw')}
        {marks.length > 0 && <span className="study__count">{marks.length}</span>}
      </summary>
      <Segmented
        quiet
        legend={say('draw')}
        options={[
          { value: 'off', label: say('draw.off') },
          ...STROKES.map(stroke => ({ value: stroke, label: <Sample stroke={stroke} /> })),
        ]}
        value={drawing ?? 'off'}
        onChange={value => draw(value === 'off' ? undefined : value)}
      />
      <p className="study__how">{say('draw.how')}</p>
      <ByName />
      {marks.length > 0 && (
        <ul className="study__marks">
          {marks.map(mark => (
            <li key={JSON.stringify(mark)}>
              <MarkName mark={mark} />
              <button type="button" aria-label={say('remove')} onClick={() => change({ type: 'mark', mark })}>
                <Icon name="cross" size={12} />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="button button--small"
              onClick={() => change({ type: 'clear-marks' })}
            >
              {say('draw.clear')}
            </button>
          </li>
        </ul>
      )}
    </details>
  )
}

function MarkName({ mark }: { readonly mark: Mark }) {
  const { say } = useStudySay()
  return 'ring' in mark
    ? say('draw.ring', { thing: nameOf(mark.ring) })
    : say('draw.arrow', { from: nameOf(mark.from), to: nameOf(mark.to) })
}

function Sample({ stroke }: { readonly stroke: Stroke }) {
  const { say } = useStudySay()
  return (
    <>
      <svg className={`study__sample study__sample--${stroke}`} viewBox="0 0 44 12" aria-hidden="true">
        <path d="M2 6h30" />
        <path d="M42 6L31 1v10z" />
      </svg>
      <span className="sr-only">{say(`draw.${stroke}`)}</span>
    </>
  )
}

/** For those who do not point: by the names of the places. */
function ByName() {
  const { say } = useStudySay()
  const { ui, seen } = useDesk()
  const { change, drawing } = useAtStudy()
  const things = ui.boardThings(seen.board, seen.view).flat() as readonly Thing[]
  const [from, setFrom] = useState<string>(things[0] ?? '')
  const [to, setTo] = useState<string>(things[0] ?? '')
  const choices = things.map(thing => ({ value: thing as string, label: nameOf(thing) }))
  const add = () => {
    const [a, b] = [from, to] as Thing[]
    change({ type: 'mark', mark: a === b ? { ring: a } : { stroke: drawing ?? 'solid', from: a, to: b } })
  }
  return (
    <div className="study__by-name">
      <SelectField beside label={say('draw.from')} choices={choices} value={from} onChange={setFrom} />
      <SelectField beside label={say('draw.to')} choices={choices} value={to} onChange={setTo} />
      <button type="button" className="button button--small" onClick={add}>
        {say('draw.add')}
      </button>
    </div>
  )
}
