/** Shows this moment to others: as a link that holds the whole game, as a file, as a picture. */
import { useEffect, useState } from 'react'
import { fileNameOf } from '../pages/games/game-files.ts'
import { download } from '../pages/parts/download.ts'
import { LinkAndFile } from '../parts/link-and-file.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { momentLink } from './brought.ts'
import { FilmOfTurn } from './film-of-turn.tsx'
import { asPng, pictureOf } from './moment-picture.ts'
import { useTheatreSay } from './say.ts'
import { useRecord } from './use-record.ts'

export default function ShareSheet() {
  const { say } = useTheatreSay()
  const { stage } = useAtTheatre()
  return (
    <>
      {/* What is hidden in a game that goes on must not leave it by a link. */}
      {stage.summary.outcome ? <WholeGame /> : <p>{say('share.later')}</p>}
      <PictureOfMoment />
      <FilmOfTurn />
    </>
  )
}

/** The board as it is seen, without anybody's hand. */
function PictureOfMoment() {
  const { say } = useTheatreSay()
  const { lens, scenario } = useDesk()
  const { stage, seq, placeOf, captionAt } = useAtTheatre()
  const [note, setNote] = useState<string>()
  const save = async (kind: 'png' | 'svg') => {
    const board = lens.box.current
    if (!board) return
    const name = `${stage.summary.plan.module}-${stage.summary.plan.scenario}-${seq}.${kind}`
    try {
      const picture = await pictureOf(board, [`${scenario} · ${placeOf(seq)}`, captionAt(seq)])
      download(
        name,
        kind === 'png' ? await asPng(picture) : new Blob([picture.svg], { type: 'image/svg+xml' }),
      )
      setNote(say('share.saved', { file: name }))
    } catch {
      setNote(say('share.no-picture'))
    }
  }
  return (
    <section className="theatre-sheet__part">
      <h3>{say('share.picture')}</h3>
      <p>{say('share.picture.how')}</p>
      <div className="theatre-sheet__row">
        <button type="button" className="button" onClick={() => void save('png')}>
          PNG
        </button>
        <button type="button" className="button" onClick={() => void save('svg')}>
          SVG
        </button>
      </div>
      {note && <p role="status">{note}</p>}
    </section>
  )
}

function WholeGame() {
  const { say } = useTheatreSay()
  const { stage, seq, eyes } = useAtTheatre()
  const record = useRecord()
  const [link, setLink] = useState<string | 'too-long'>()
  useEffect(() => {
    let isHere = true
    if (record)
      void momentLink({ text: record, seq, eyes }, location.href).then(
        made => isHere && setLink(made ?? 'too-long'),
      )
    return () => {
      isHere = false
    }
  }, [record, seq, eyes])
  if (!record || !link) return <p>{say('share.making')}</p>
  return (
    <section className="theatre-sheet__part">
      <LinkAndFile link={link} file={fileNameOf(stage.summary)} text={record} say={say} />
    </section>
  )
}
