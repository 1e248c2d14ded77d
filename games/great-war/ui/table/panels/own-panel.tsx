/** What else the seat wants at hand: cards that lie open, medals to be had, standing orders, special rules. */
import { memo } from 'react'
import './panels.css'
import { scenarioText } from '../../../src/text/scenario-text.ts'
import { isSameMoment } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import { Objectives } from './objectives.tsx'
import { Played } from './played.tsx'

export const OwnPanel = memo(function OwnPanel(part: TablePart) {
  const { say, game } = tableWords(part.words)
  const { specialTexts } = part.seen.board
  return (
    <section className="paper gw-panel">
      <Played {...part} />
      <Objectives {...part} />
      {specialTexts.length > 0 && (
        <>
          <h3 className="label">{say('panel.special')}</h3>
          {specialTexts.map(text => (
            <p key={text} className="gw-panel__small">
              {scenarioText(game, text)}
            </p>
          ))}
        </>
      )}
    </section>
  )
}, isSameMoment)
