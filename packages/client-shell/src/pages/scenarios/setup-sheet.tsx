/** The sheet that opens on a scenario: what it is about, who plays whom, and the button that begins. */
import './setup-sheet.css'
import { useEffect, useId, useRef, useState } from 'react'
import type { GameCover, ScenarioCover } from '../../game-ui.ts'
import { Icon } from '../../parts/icon.tsx'
import { SideSign } from '../../parts/side-sign.tsx'
import { MapWell } from '../parts/map-well.tsx'
import { shortName } from '../parts/short-name.ts'
import { usePageWords } from '../say.ts'
import { OwnLuck } from '../seats/own-luck.tsx'
import { FIRST_SEATING, type Seating, seatsOf, useSeating } from '../seats/seating.ts'
import { SeatsForm } from '../seats/seats-form.tsx'
import { StartButton } from '../seats/start-button.tsx'
import { BALANCE_LEVEL, BalanceBar } from './balance-bar.tsx'

interface Props {
  readonly cover: GameCover
  readonly scenario: ScenarioCover
  /** Who is chosen already. */
  readonly opponent: Seating['opponent']
  readonly onClose: () => void
}

export function SetupSheet({ cover, scenario, opponent, onClose }: Props) {
  const words = usePageWords()
  const { say } = words
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [luck, setLuck] = useState('')
  const choice = useSeating({ ...FIRST_SEATING, opponent })
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal()
    // Reading begins at the title, and a phone stays at the top.
    box.current?.querySelector('h2')?.focus()
  }, [])
  return (
    <dialog ref={box} className="paper setup-sheet" aria-labelledby={titleId} onClose={onClose}>
      <form method="dialog">
        <button
          type="submit"
          className="button button--quiet setup-sheet__close"
          aria-label={say('scenarios.close')}
        >
          <Icon name="cross" />
        </button>
      </form>
      <div className="setup-sheet__columns">
        <Briefing cover={cover} scenario={scenario} titleId={titleId} />
        <div className="setup-sheet__plan">
          <SeatsForm cover={cover} {...choice} />
          <OwnLuck luck={luck} onChange={setLuck} />
        </div>
      </div>
      <div className="setup-sheet__foot">
        <StartButton
          className="setup-sheet__start"
          luck={luck}
          plan={{ module: cover.id, scenario: scenario.id, ...seatsOf(choice.seating) }}
        >
          {say('setup.start')}
        </StartButton>
      </div>
    </dialog>
  )
}

interface BriefingProps {
  readonly cover: GameCover
  readonly scenario: ScenarioCover
  readonly titleId: string
}

function Briefing({ cover, scenario, titleId }: BriefingProps) {
  const { say, language } = usePageWords()
  const level = say(`level.${BALANCE_LEVEL}`)
  const sides = cover.sides(language)
  return (
    <div className="setup-sheet__briefing">
      <MapWell map={scenario} className="setup-sheet__map" />
      <p className="label">
        {shortName(cover.name)} {scenario.number}
      </p>
      <h2 id={titleId} tabIndex={-1} className="title setup-sheet__title">
        {scenario.name}
      </h2>
      <p className="setup-sheet__place">
        {[scenario.place, scenario.date].filter(Boolean).join(', ')}
        <span className="setup-sheet__length">
          <Icon name="clock" size={15} /> {say('scenarios.minutes', { minutes: scenario.minutes })}
        </span>
      </p>
      <p>{scenario.special}</p>
      <h3 className="label">{say('setup.victory')}</h3>
      <ul className="setup-sheet__victory">
        {scenario.victory.map((words, seat) => (
          <li key={sides[seat]}>
            <SideSign cover={cover} side={seat} />
            <span>
              <b>{sides[seat]}</b> {words}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="label">{say('setup.balance')}</h3>
      {scenario.balance ? (
        <>
          <BalanceBar cover={cover} balance={scenario.balance} />
          <small aria-hidden="true">{say('balance.between', { level, games: scenario.balance.games })}</small>
        </>
      ) : (
        <p>{say('balance.unknown')}</p>
      )}
    </div>
  )
}
