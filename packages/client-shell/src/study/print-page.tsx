/** A study on paper: all chapters with their moves in words, comments and branches, and the map of each. */
import './print-page.css'
import { type Chapter, parseStudy, type Study, type StudyNode } from '@bivouac/study'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { GameUi, Words } from '../game-ui.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import { OnPaper } from '../parts/on-paper.tsx'
import { paths } from '../paths.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { useGameWords } from '../table/game-page.tsx'
import { boardOf } from '../table/use-table.ts'
import { MoveWords } from './move-words.tsx'
import { useStudySay } from './say.ts'
import { keptStudy } from './shelf.ts'
import { keyOf, type Shown, useShownMoves } from './use-scene.ts'

export default function PrintPage() {
  const { say } = useStudySay()
  const { id = '' } = useParams<{ id: string }>()
  const [study, setStudy] = useState<Study>()
  useEffect(() => {
    let isHere = true
    void keptStudy(id).then(kept => {
      const read = kept && parseStudy(kept.text)
      if (isHere && read?.ok) setStudy(read.value.study)
    })
    return () => {
      isHere = false
    }
  }, [id])
  return (
    <OnPaper className="study-print" back={{ to: paths.study(id), label: say('back') }} print={say('print')}>
      {study && (
        <>
          <h1>{study.title || say('untitled')}</h1>
          {study.chapters.map((chapter, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its place.
            <PrintedChapter key={i} chapter={chapter} number={i + 1} />
          ))}
        </>
      )}
    </OnPaper>
  )
}

function PrintedChapter({ chapter, number }: { readonly chapter: Chapter; readonly number: number }) {
  const { say } = useStudySay()
  const { covers } = useShell()
  const { language } = useSettings()
  const shown = useShownMoves(chapter, 'mover')
  const cover = covers.find(({ id }) => id === chapter.start.game)
  const scenario = cover?.scenarios(language).find(({ id }) => id === chapter.start.scenario)
  const [ui, setUi] = useState<GameUi>()
  useEffect(() => {
    let isHere = true
    cover?.loadUi().then(
      found => isHere && setUi(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [cover])
  return (
    <section className="study-print__chapter">
      <h2>
        {number}. {chapter.name || say('chapter.first', { number })}
      </h2>
      <div className="study-print__about">
        <MapWell map={scenario} className="study-print__map" />
        <p>{chapter.origin || scenario?.name}</p>
      </div>
      {chapter.comment && <p className="study-print__comment">{chapter.comment}</p>}
      {ui && <PrintedMoves ui={ui} chapter={chapter} shown={shown} />}
    </section>
  )
}

interface MovesProps {
  readonly ui: GameUi
  readonly chapter: Chapter
  readonly shown: Shown
}

function PrintedMoves({ ui, chapter, shown }: MovesProps) {
  const words = useGameWords(ui)
  if (!words) return undefined
  return <Branches {...{ ui, chapter, shown, words }} next={chapter.next} path={[]} />
}

interface BranchProps extends MovesProps {
  readonly words: Words
  readonly next: readonly StudyNode[]
  readonly path: readonly number[]
}

function Branches({ next, path, ...more }: BranchProps) {
  const rows = []
  let up = path
  for (let branches = next; branches.length > 0; ) {
    const [main, ...others] = branches
    const here = [...up, 0]
    rows.push(<PrintedMove key={keyOf(here)} node={main} path={here} {...more} />)
    for (const [i, other] of others.entries()) {
      const there = [...up, i + 1]
      rows.push(
        <li key={keyOf(there)} className="study-print__branch">
          <ol>
            <PrintedMove node={other} path={there} {...more} />
          </ol>
          <Branches {...more} next={other.next} path={there} />
        </li>,
      )
    }
    branches = main.next
    up = here
  }
  return <ol className="study-print__moves">{rows}</ol>
}

function PrintedMove({
  node,
  path,
  ui,
  chapter,
  words,
  shown,
}: Omit<BranchProps, 'next'> & { readonly node: StudyNode }) {
  const board = boardOf(ui, chapter.start.scenario)
  const facts = shown.get(keyOf(path))?.facts
  return (
    <li value={path.length}>
      <b>{path.length}</b>{' '}
      {'problem' in board ? node.command : <MoveWords {...{ chapter, path, ui, board, words, facts }} />}{' '}
      {node.glyph && <b>{node.glyph}</b>}
      {node.comment && <p className="study-print__comment">{node.comment}</p>}
    </li>
  )
}
