/** What lies in the browser's storage and cannot be read: it can be taken out as it is, or removed. */
import './game-row.css'
import type { DamagedEntry } from '@bivouac/protocol'
import { useState } from 'react'
import { useShell } from '../../shell-context.ts'
import { Confirm } from '../parts/confirm.tsx'
import { download } from '../parts/download.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { usePageWords } from '../say.ts'

interface Props {
  /** Does something that may fail, and shows why it did. */
  attempt(deed: () => Promise<void>): Promise<void>
}

export function DamagedList({ attempt }: Props) {
  const { say } = usePageWords()
  const { host } = useShell()
  const { asked, askAgain } = useAsked('damaged')
  const [leaving, setLeaving] = useState<DamagedEntry>()
  if (asked.state !== 'here' || asked.value.length === 0) return undefined
  const takeOut = (entry: DamagedEntry) =>
    attempt(async () =>
      download(`bivouac-damaged-${entry.what}.txt`, await host.ask('exportDamaged', { entry })),
    )
  const remove = (entry: DamagedEntry) =>
    attempt(async () => {
      await host.ask('removeDamaged', { entry })
      askAgain()
    })
  return (
    <section aria-label={say('games.damaged')}>
      <SectionHeading title={say('games.damaged')}>
        <span>{say('games.damaged.how')}</span>
      </SectionHeading>
      <ul className="paper games-page__list">
        {asked.value.map(entry => {
          const name = say(`games.damaged.${entry.what}`, { id: entry.id.slice(0, 24) })
          return (
            <li key={`${entry.what} ${entry.id}`} className="game-row game-row--bare">
              <div className="game-row__words">
                <h3>{name}</h3>
              </div>
              <div className="game-row__deeds">
                <button
                  type="button"
                  className="button button--quiet"
                  aria-label={`${say('games.export')}: ${name}`}
                  onClick={() => void takeOut(entry)}
                >
                  {say('games.export')}
                </button>
                <button
                  type="button"
                  className="button button--quiet"
                  aria-label={`${say('games.remove')}: ${name}`}
                  onClick={() => setLeaving(entry)}
                >
                  {say('games.remove')}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {leaving && (
        <Confirm
          title={say('games.damaged.title')}
          text={say('games.damaged.gone')}
          yes={say('games.damaged.yes')}
          onYes={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  )
}
