/** Which faces of the die hit, which are ignored and by what, and what flags and HQ do. */
import { battleDieFace } from '../../../src/art/tokens.ts'
import { EVERY_FLAG } from '../../../src/battle-dice.ts'
import type { FacesThatCount } from '../../../src/view/forecast.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import type { DieFace } from '../../../src/vocabulary.ts'
import { Art } from '../art.tsx'
import type { TableWords } from '../words.ts'

interface Props {
  readonly faces: FacesThatCount
  readonly ground: string
  readonly isClose: boolean
  readonly view: GreatWarView
  readonly words: TableWords
}

export function Faces({ faces, ground, view, words }: Props) {
  const { say, sayCounted } = words
  const { soldiersIgnored, flagsIgnored, skullsHit } = faces
  const sure: DieFace[] = [
    'burst',
    ...(skullsHit ? (['skull'] as const) : []),
    ...(soldiersIgnored === 0 ? (['soldier'] as const) : []),
  ]
  const flag =
    flagsIgnored >= EVERY_FLAG
      ? say('slip.flag.all')
      : flagsIgnored > 0
        ? sayCounted('slip.flag.ignored', flagsIgnored, { ground })
        : say('slip.flag')
  return (
    <ul className="gw-faces">
      <Line faces={sure} isHit text={say('slip.hit')} />
      {soldiersIgnored > 0 && (
        <Line
          faces={['soldier']}
          isHit={false}
          text={sayCounted('slip.soldier', soldiersIgnored, { ground })}
        />
      )}
      {!skullsHit && <Line faces={['skull']} isHit={false} text={say('slip.skull.miss')} />}
      <Line faces={['flag']} isHit={false} text={flag} />
      <Line
        faces={['hq']}
        isHit={false}
        text={say(view.flags.includes('no-hq') ? 'slip.hq.none' : 'slip.hq')}
      />
    </ul>
  )
}

const Line = ({ faces, isHit, text }: { faces: readonly DieFace[]; isHit: boolean; text: string }) => (
  <li>
    {faces.map(face => (
      <Art key={face} width={36} height={38} svg={battleDieFace(face, isHit)} />
    ))}
    {text}
  </li>
)
