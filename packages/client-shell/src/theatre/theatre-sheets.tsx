/** What lies over the theatre: on a phone story, eyes and the rest; everywhere sharing, playing on and reporting. */
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { Drawer } from '../parts/drawer.tsx'
import { Icon } from '../parts/icon.tsx'
import { KeysList } from '../parts/keys-list.tsx'
import { paths } from '../paths.ts'
import { AllPanels } from '../table/all-panels.tsx'
import { useDesk } from '../table/desk.ts'
import { type SheetName, useAtTheatre } from './at-theatre.ts'
import { Hands } from './both-hands.tsx'
import { EyesChoice } from './eyes-choice.tsx'
import { NoteSlip } from './moment-slip.tsx'
import { type TheatreKey, useTheatreSay } from './say.ts'
import { Story } from './story.tsx'
import { Strides } from './transport.tsx'
import { fillScreen } from './use-theatre-keys.ts'
import { nearOf } from './watching-eyes.ts'

const MomentAnalysis = lazy(() => import('../analysis/moment-analysis.tsx'))
const ShareSheet = lazy(() => import('./share-sheet.tsx'))
const PlayOnSheet = lazy(() => import('./play-on-sheet.tsx'))
const ReportSheet = lazy(() => import('./report-sheet.tsx'))

const TITLES: Readonly<Record<SheetName, TheatreKey>> = {
  story: 'story',
  eyes: 'eyes',
  share: 'share',
  more: 'more',
  'play-on': 'play-on',
  report: 'report',
  panel: 'panel',
  analysis: 'analysis',
}

export function TheatreSheets() {
  const { say } = useTheatreSay()
  const { sheet, openSheet } = useAtTheatre()
  if (!sheet) return undefined
  return (
    <Suspense key={sheet}>
      <Drawer title={say(TITLES[sheet])} onClose={() => openSheet(undefined)}>
        <div className="theatre-sheet">
          <Inside name={sheet} />
        </div>
      </Drawer>
    </Suspense>
  )
}

function Inside({ name }: { readonly name: SheetName }) {
  const { openSheet, reading, report } = useAtTheatre()
  switch (name) {
    case 'story':
      return (
        <>
          <NoteSlip />
          <Story onGo={() => openSheet(undefined)} />
        </>
      )
    case 'eyes':
      return (
        <>
          <EyesChoice />
          <Hands />
        </>
      )
    case 'share':
      return <ShareSheet />
    case 'play-on':
      return <PlayOnSheet />
    case 'report':
      return <ReportSheet />
    case 'panel':
      return <AllPanels />
    case 'analysis':
      return (
        reading && <MomentAnalysis reading={reading} report={report} onShow={() => openSheet(undefined)} />
      )
    case 'more':
      return <More />
  }
}

const KEYS: readonly (readonly [string, TheatreKey])[] = [
  ['← →', 'keys.arrows'],
  ['⇧ ← →', 'keys.turn'],
  ['Home End', 'keys.ends'],
  ['␣', 'keys.space'],
  ['< >', 'keys.pace'],
  ['B', 'keys.mark'],
  ['F', 'keys.fill'],
]

function More() {
  const { say } = useTheatreSay()
  const { room } = useDesk()
  const { stage, report, openSheet, seq, eyes } = useAtTheatre()
  return (
    <>
      {room === 'narrow' && <Strides />}
      {stage.summary.outcome && (
        <Link href={report} className="button">
          <Icon name="lamp" size={18} /> {say('analysis')}
        </Link>
      )}
      <button type="button" className="button" onClick={() => openSheet('panel')}>
        <Icon name="cards" size={18} /> {say('panel')}
      </button>
      <Link href={paths.studyMoment(stage.summary.id, seq, nearOf(stage.summary, eyes))} className="button">
        <Icon name="pencil" size={18} /> {say('study')}
      </Link>
      <button type="button" className="button" onClick={() => openSheet('report')}>
        <Icon name="warning" size={18} /> {say('report')}
      </button>
      <button type="button" className="button" onClick={fillScreen}>
        <Icon name="zoom" size={18} /> {say('fill')}
      </button>
      {room !== 'narrow' && <KeysList lines={KEYS.map(([key, what]) => [key, say(what)])} />}
      <nav className="theatre-sheet__links" aria-label={say('tabs')}>
        {!stage.brought && <Link href={paths.play(stage.summary.id)}>{say('table')}</Link>}
        <Link href={paths.check(stage.brought ? 'brought' : stage.summary.id)}>{say('check')}</Link>
        <Link href={paths.games}>{say('games')}</Link>
        <Link href={paths.home}>{say('home')}</Link>
      </nav>
    </>
  )
}
