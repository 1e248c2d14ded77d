/** Everything about a new game but its battle: side, opponent, clock, and who may look on. */
import type { GameCover } from '../game-ui.ts'
import { Segmented } from '../pages/parts/segmented.tsx'
import { LevelSelect } from '../pages/seats/level-select.tsx'
import { Icon } from '../parts/icon.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { type Draft, STEPS, stepped } from './draft.ts'
import { useOnlineWords } from './say.ts'

interface Props {
  readonly cover: GameCover
  readonly draft: Draft
  change(part: Partial<Draft>): void
}

const SEATS = [0, 1] as const

export function DraftForm({ cover, draft, change }: Props) {
  const { say, language } = useOnlineWords()
  const sides = cover.sides(language)
  return (
    <section className="paper draft-form" aria-label={say('choices')}>
      <Row>
        <Segmented
          legend={say('side')}
          options={[
            ...SEATS.map(seat => ({
              value: String(seat),
              label: (
                <>
                  <SideSign cover={cover} side={seat} plain /> {sides[seat]}
                </>
              ),
            })),
            { value: 'random', label: say('side.lot') },
          ]}
          value={String(draft.side)}
          onChange={side => change({ side: side === 'random' ? side : Number(side) })}
        />
      </Row>
      <Row how={say(`opponent.${draft.opponent}.how`)}>
        <Segmented
          legend={say('opponent')}
          options={(['friend', 'anyone', 'bot'] as const).map(value => ({
            value,
            label: say(`opponent.${value}`),
          }))}
          value={draft.opponent}
          onChange={opponent => change({ opponent })}
        />
        {draft.opponent === 'bot' && (
          <LevelSelect label={say('level')} value={draft.level} onChange={level => change({ level })} />
        )}
      </Row>
      <Row how={say(`clock.${draft.clock}.how`)}>
        <Segmented
          legend={say('clock')}
          options={(['live', 'turn', 'none'] as const).map(value => ({ value, label: say(`pace.${value}`) }))}
          value={draft.clock}
          onChange={clock => change({ clock })}
        />
        {draft.clock === 'live' && (
          <div className="draft-form__figures">
            <Figure of="minutes" draft={draft} change={change} />
            <Figure of="increment" draft={draft} change={change} />
          </div>
        )}
        {draft.clock === 'turn' && <Figure of="days" draft={draft} change={change} />}
      </Row>
      <Row>
        <Segmented
          legend={say('watch')}
          options={(['anyone', 'players'] as const).map(value => ({ value, label: say(`watch.${value}`) }))}
          value={draft.watch}
          onChange={watch => change({ watch })}
        />
      </Row>
    </section>
  )
}

function Row({ how, children }: { readonly how?: string; readonly children: React.ReactNode }) {
  return (
    <div className="draft-form__row">
      {children}
      {how && <p className="draft-form__how">{how}</p>}
    </div>
  )
}

interface FigureProps extends Pick<Props, 'draft' | 'change'> {
  readonly of: keyof typeof STEPS
}

/** A figure with a button to either side; the buttons say what they do, and the figure is read out when it changes. */
function Figure({ of, draft, change }: FigureProps) {
  const { say, sayCounted } = useOnlineWords()
  const steps: readonly number[] = STEPS[of]
  const step = (by: 1 | -1, icon: 'minus' | 'plus', isEnd: boolean) => (
    <button
      type="button"
      className="draft-form__step"
      aria-label={say(by < 0 ? 'figure.less' : 'figure.more', { figure: say(`figure-name.${of}`) })}
      aria-disabled={isEnd}
      onClick={() => change({ [of]: stepped(steps, draft[of], by) })}
    >
      <Icon name={icon} size={18} />
    </button>
  )
  return (
    <div className="draft-form__figure">
      {step(-1, 'minus', draft[of] === steps[0])}
      <output aria-live="polite">{sayCounted(`figure.${of}`, draft[of])}</output>
      {step(1, 'plus', draft[of] === steps.at(-1))}
    </div>
  )
}
