/** What Expert would do here, on request: its best lines from what the side to move knows. */
import type { HintLine } from '@bivouac/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { problemOf, problemText } from '../say/problem-text.ts'
import { useSay } from '../say/say.ts'
import { useShell } from '../shell-context.ts'
import { useDesk } from '../table/desk.ts'
import { useAtStudy } from './at-study.ts'
import { useStudySay } from './say.ts'
import { momentOf, seatOf } from './use-scene.ts'

const LINES = 3

export function Expert() {
  const { say } = useStudySay()
  const shell = useSay()
  const { host } = useShell()
  const { ui, cover, words, seen, hand } = useDesk()
  const { scene } = useAtStudy()
  const [lines, setLines] = useState<readonly HintLine[] | 'thinking' | { readonly text: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: elsewhere in the tree it would do something else.
  useEffect(() => setLines(undefined), [scene])
  const seat = seatOf(scene, 'mover')
  const { moment } = momentOf(scene, seat)
  const ask = async () => {
    setLines('thinking')
    const { number } = scene
    const found = await host.ask('studyHint', { place: scene.place, seat }).catch(error => ({
      text: problemText(shell, problemOf(error)),
    }))
    setLines(before => (before === 'thinking' && number === scene.number ? found : before))
  }
  const side = cover.sides(words.language)[seat]
  return (
    <section className="paper study__expert" aria-label={say('expert')}>
      <div className="study__expert-head">
        <Icon name="lamp" size={20} />
        <h2>{say('expert')}</h2>
        {lines === undefined && moment.legal.length > 0 && (
          <button type="button" className="button button--small" onClick={() => void ask()}>
            {say('expert.ask')}
          </button>
        )}
        {Array.isArray(lines) && <small>{say('expert.how', { side })}</small>}
      </div>
      {moment.legal.length === 0 && <p>{say('expert.nobody')}</p>}
      {lines === 'thinking' && <p role="status">{say('expert.thinking')}</p>}
      {typeof lines === 'object' && 'text' in lines && <p role="alert">{lines.text}</p>}
      {Array.isArray(lines) && (
        <ol>
          {(lines as readonly HintLine[]).slice(0, LINES).map(({ command, chance }) => (
            <li key={command}>
              <button
                type="button"
                disabled={seen.seat !== seat}
                onPointerEnter={() =>
                  hand.hands.tell({ things: ui.pathOf(seen.board, moment.view, command), facts: [] })
                }
                onPointerLeave={() => hand.hands.tell(undefined)}
                onClick={() => hand.choose(command)}
              >
                <span>{words.face.label(seen.board, moment.view, command)}</span>
                <b>{shell.percent(chance)}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
