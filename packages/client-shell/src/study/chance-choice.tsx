/** Chooses dice and what lies on top of a pile, one after the other, for the command that is being tried. */
import { useEffect, useState } from 'react'
import type { GameUi } from '../game-ui.ts'
import { Drawer } from '../parts/drawer.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtStudy } from './at-study.ts'
import { useStudySay } from './say.ts'

export function ChanceChoice() {
  const { wanted, stopChoosing } = useAtStudy()
  const { say } = useStudySay()
  if (!wanted) return undefined
  return (
    <Drawer
      key={JSON.stringify(wanted)}
      isCentred
      title={say('faces' in wanted ? 'choose.die' : 'choose.pile')}
      onClose={stopChoosing}
    >
      {'faces' in wanted ? <Die faces={wanted.faces} /> : <Pile name={wanted.pile} items={wanted.items} />}
    </Drawer>
  )
}

function Die({ faces }: { readonly faces: number }) {
  const { say } = useStudySay()
  const { choose } = useAtStudy()
  const { ui } = useDesk()
  return (
    <div className="study-chance">
      <p>{say('choose.die.how', { faces })}</p>
      <div className="study-chance__faces">
        {[...Array(faces).keys()].map(face => (
          <Face
            key={face}
            face={face}
            look={ui.dieFace?.(faces, face)}
            onPress={() => choose({ die: face })}
          />
        ))}
      </div>
    </div>
  )
}

interface FaceProps {
  readonly face: number
  readonly look: ReturnType<NonNullable<GameUi['dieFace']>>
  onPress(): void
}

function Face({ face, look, onPress }: FaceProps) {
  return (
    <button type="button" className="button" data-face={face} onClick={onPress}>
      {look && <Drawing svg={look.picture} />}
      {look?.name ?? face + 1}
    </button>
  )
}

function Pile({ name, items }: { readonly name: string; readonly items: readonly string[] }) {
  const { say } = useStudySay()
  const { choose } = useAtStudy()
  const [top, setTop] = useState<readonly number[]>([])
  useEffect(() => setTop([]), [])
  return (
    <div className="study-chance">
      <p>{say('choose.pile.how', { pile: name })}</p>
      <div className="study-chance__items">
        {items.map((item, i) => (
          <button
            key={item}
            type="button"
            className="button button--small"
            aria-pressed={top.includes(i)}
            onClick={() => setTop(top.includes(i) ? top.filter(one => one !== i) : [...top, i])}
          >
            {top.includes(i) && <b>{top.indexOf(i) + 1}</b>} {item}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button button--primary"
        onClick={() => choose({ order: top.map(i => items[i]) })}
      >
        {say(top.length > 0 ? 'choose.pile.take' : 'choose.pile.shuffle')}
      </button>
    </div>
  )
}
