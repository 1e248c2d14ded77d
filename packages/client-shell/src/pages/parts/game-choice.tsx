/** The games on the shelf, to choose one of. */
import { useShell } from '../../shell-context.ts'
import { usePageWords } from '../say.ts'
import { Segmented } from './segmented.tsx'
import { shortName } from './short-name.ts'

interface Props {
  readonly value: string
  readonly onChange: (game: string) => void
  readonly quiet?: boolean
}

export function GameChoice({ value, onChange, quiet = false }: Props) {
  const { say } = usePageWords()
  const { covers } = useShell()
  return (
    <Segmented
      legend={say('home.game')}
      quiet={quiet}
      options={covers.map(({ id, name }) => ({ value: id, label: shortName(name) }))}
      value={value}
      onChange={onChange}
    />
  )
}
