/** The bar on top of a desk: what is played and how it ended, whose eyes, and what else can be done from here. */

import type { IconName } from '@bivouac/face-kit/art'
import { Link } from 'wouter'
import { BarFrame } from '../parts/app-bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { paths } from '../paths.ts'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { EyesChoice } from './eyes-choice.tsx'
import { useTheatreSay } from './say.ts'
import { nearOf } from './watching-eyes.ts'

export function TheatreBar() {
  const { say } = useTheatreSay()
  const { scenario, cover, words, room } = useDesk()
  const { stage, report, openSheet, seq, eyes } = useAtTheatre()
  const { outcome } = stage.summary
  const side = outcome && cover.sides(words.language)[outcome.winner]
  const tool = (icon: IconName, sheet: 'report' | 'more') => (
    <IconButton
      className="bar-tool"
      icon={icon}
      name={say(sheet)}
      size={20}
      onClick={() => openSheet(sheet)}
    />
  )
  return (
    <BarFrame>
      <div className="theatre__name">
        <h1>{scenario}</h1>
        <span>{outcome ? say('won', { side: side! }) : say('running')}</span>
      </div>
      <EyesChoice />
      {outcome && (
        <Link href={report} className="bar-tool theatre__word">
          {say('analysis')}
        </Link>
      )}
      <button type="button" className="bar-tool theatre__word" onClick={() => openSheet('play-on')}>
        {say('play-on')}
      </button>
      {room === 'wide' && (
        <Link
          className="bar-tool"
          title={say('study')}
          href={paths.studyMoment(stage.summary.id, seq, nearOf(stage.summary, eyes))}
        >
          <Icon name="pencil" size={20} />
          <span className="sr-only">{say('study')}</span>
        </Link>
      )}
      {room === 'wide' && tool('warning', 'report')}
      {tool('menu', 'more')}
    </BarFrame>
  )
}
