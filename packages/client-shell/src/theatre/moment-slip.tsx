/** The moment in words: where in the game it is and what was done, the dice of it, a note of one's own, and the hands. */
import { lazy, Suspense, useCallback, useState } from 'react'
import { Dice } from '../parts/dice.tsx'
import { Icon } from '../parts/icon.tsx'
import { PlayerPlate } from '../parts/player-plate.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { Hands } from './both-hands.tsx'
import { plainly } from './caption.ts'
import { theNotes } from './notes.ts'
import { useTheatreSay } from './say.ts'

const MomentAnalysis = lazy(() => import('../analysis/moment-analysis.tsx'))

/** Read out where one goes step by step; while it plays by itself, it would never end. */
export function Caption() {
  const { say } = useTheatreSay()
  const { room } = useDesk()
  const { seq, chapters, placeOf, captionAt, isPlaying } = useAtTheatre()
  return (
    <div className="theatre__caption" aria-live={isPlaying ? 'off' : 'polite'}>
      <b>
        {room === 'narrow' ? '' : `${placeOf(seq)} · `}
        {say('at', { seq, last: chapters.last })}
      </b>
      <p>{captionAt(seq)}</p>
    </div>
  )
}

export function MomentSlip() {
  const { near } = useDesk()
  return (
    <>
      <div className="theatre__plates">
        {[1 - near, near].map(side => (
          <PlayerPlate key={side} side={side} brief />
        ))}
      </div>
      <Deeds />
      <Analysed />
      <NoteSlip />
      <Hands />
    </>
  )
}

function Analysed() {
  const { reading, report } = useAtTheatre()
  return (
    reading && (
      <Suspense>
        <MomentAnalysis reading={reading} report={report} />
      </Suspense>
    )
  )
}

/** Everything the command did, sentence by sentence, with its dice. */
function Deeds() {
  const { ui, words, seen } = useDesk()
  const { steps, seq, captionAt } = useAtTheatre()
  const lines = (steps[seq]?.facts ?? []).flatMap(fact => {
    const text = words.face.sentence(seen.board, fact)
    return text ? [{ text: plainly(text), dice: ui.diceOf?.(fact) ?? [] }] : []
  })
  // A card that is chosen face down says nothing yet.
  if (lines.length === 0 && captionAt(seq) === '') return undefined
  return (
    <div className="paper theatre__deeds">
      {(lines.length > 0 && seq > 0 ? lines : [{ text: captionAt(seq), dice: [] }]).map(
        ({ text, dice }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in the order of what happened.
          <p key={i}>
            {text}
            <Dice dice={dice} className="theatre__die" />
          </p>
        ),
      )}
    </div>
  )
}

/** Marks the moment, and takes down what one wants to remember of it. */
export function NoteSlip() {
  const { say } = useTheatreSay()
  const { seq, notes, stage } = useAtTheatre()
  const note = notes.find(one => one.seq === seq)
  const [isWriting, setWriting] = useState(false)
  const writeHere = useCallback(
    (field: HTMLTextAreaElement | null) => {
      if (isWriting) field?.focus()
    },
    [isWriting],
  )
  const write = (text: string) => theNotes().write(stage.notes, { seq, text })
  if (!note)
    return (
      <div className="theatre__note">
        <button type="button" className="button button--small" onClick={() => write('')}>
          <Icon name="star" size={16} /> {say('note.mark')}
        </button>
        <button
          type="button"
          className="button button--small"
          onClick={() => {
            write('')
            setWriting(true)
          }}
        >
          <Icon name="pencil" size={16} /> {say('note.write')}
        </button>
      </div>
    )
  return (
    <div className="paper theatre__note theatre__note--open">
      <label>
        <span className="label">{say('note')}</span>
        <textarea
          value={note.text}
          rows={2}
          maxLength={600}
          ref={writeHere}
          onChange={event => write(event.target.value)}
        />
      </label>
      <button
        type="button"
        className="button button--small button--quiet"
        onClick={() => {
          setWriting(false)
          theNotes().remove(stage.notes, seq)
        }}
      >
        {say('note.remove')}
      </button>
    </div>
  )
}
