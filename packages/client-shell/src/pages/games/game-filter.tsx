/** Looks for games: by words, and by what they were, who played, how they ended and when. */
import './game-filter.css'
import { useId } from 'react'
import { SelectField } from '../../parts/select-field.tsx'
import { usePageWords } from '../say.ts'
import { choicesIn, type GameFilter, isFiltered, type Listed, NO_FILTER, RESULTS } from './library.ts'

interface Props {
  readonly listed: readonly Listed[]
  readonly found: number
  readonly filter: GameFilter
  readonly onChange: (filter: GameFilter) => void
}

export function GameFilterForm({ listed, found, filter, onChange }: Props) {
  const { say, sayCounted } = usePageWords()
  const set = (change: Partial<GameFilter>) => onChange({ ...filter, ...change })
  const anyOf = (values: readonly string[]) => [
    { value: '', label: say('library.any') },
    ...values.map(value => ({ value, label: value })),
  ]
  const FIELDS = [
    ['scenario', (one: Listed) => [one.scenario]],
    ['side', (one: Listed) => [one.side]],
    ['opponent', (one: Listed) => [one.opponent]],
    ['opening', (one: Listed) => one.openings],
    ['tag', (one: Listed) => one.tags],
  ] as const
  return (
    <search className="paper game-filter">
      <TextField
        label={say('library.words')}
        type="search"
        value={filter.words}
        onChange={words => set({ words })}
      />
      <details open={isFiltered({ ...filter, words: '' }) || undefined}>
        <summary>{say('library.more')}</summary>
        <div className="game-filter__fields">
          {FIELDS.map(([name, of]) => (
            <SelectField
              key={name}
              label={say(`library.${name}`)}
              choices={anyOf(choicesIn(listed, of))}
              value={filter[name]}
              onChange={value => set({ [name]: value })}
            />
          ))}
          <SelectField
            label={say('library.result')}
            choices={RESULTS.map(value => ({ value, label: say(`library.result.${value}`) }))}
            value={filter.result}
            onChange={result => set({ result })}
          />
          <TextField
            label={say('library.from')}
            type="date"
            value={filter.from}
            onChange={from => set({ from })}
          />
          <TextField label={say('library.to')} type="date" value={filter.to} onChange={to => set({ to })} />
        </div>
      </details>
      {isFiltered(filter) && (
        <p className="game-filter__found" role="status">
          {sayCounted('library.found', found)}
          <button type="button" className="button button--small" onClick={() => onChange(NO_FILTER)}>
            {say('library.all')}
          </button>
        </p>
      )}
    </search>
  )
}

interface TextProps {
  readonly label: string
  readonly type: 'search' | 'date'
  readonly value: string
  readonly onChange: (value: string) => void
}

function TextField({ label, type, value, onChange }: TextProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        type={type}
        className="field__input"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
