/** How likely it is that none, one, two … figures fall; the last bar is the whole unit. */
import type { CSSProperties } from 'react'
import type { TableWords } from '../words.ts'

interface Props {
  readonly hits: readonly number[]
  readonly figures: number
  readonly words: TableWords
}

export function Bars({ hits, figures, words }: Props) {
  const { say, sayCounted } = words
  const possible = hits.slice(0, hits.findLastIndex(chance => chance > 0) + 1)
  const highest = Math.max(...possible)
  const name = (lost: number): string => {
    if (lost === 0) return say('slip.lost.none')
    return lost === figures ? say('slip.destroyed') : sayCounted('slip.lost.count', lost)
  }
  const list = possible.map((chance, lost) =>
    say('slip.bar', { what: name(lost), chance: words.percent(chance) }),
  )
  return (
    <div className="gw-bars" role="img" aria-label={say('slip.bars', { list: list.join(', ') })}>
      {possible.map((chance, lost) => (
        <div
          key={name(lost)}
          className={lost === figures ? 'gw-bars__bar gw-bars__bar--all' : 'gw-bars__bar'}
        >
          <div className="gw-bars__rise">
            <b>{words.percent(chance)}</b>
            <i style={{ '--of-highest': chance / highest } as CSSProperties} />
          </div>
          <span>{name(lost)}</span>
        </div>
      ))}
    </div>
  )
}
