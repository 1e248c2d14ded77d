/** One scene on its slip of paper. */
import { battleDieFace, medal, shellingMark, targetingDie } from '../../../src/art/tokens.ts'
import type { GreatWarFact } from '../../../src/facts.ts'
import { Art } from '../art.tsx'
import { CardFace } from '../hand/card-face.tsx'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import type { Scene } from './scenes.ts'

interface Props extends TablePart {
  readonly scene: Scene
}

export function SceneView({ seen, words, scene }: Props) {
  const { say, sayCounted } = tableWords(words)
  const { board, view } = seen
  switch (scene.kind) {
    case 'turn':
      return (
        <div className="gw-scene__paper gw-scene__paper--turn" data-side={scene.fact.side}>
          <p className="title">{say(scene.fact.side === view.seat ? 'ceremony.yours' : 'ceremony.theirs')}</p>
          <p>{words.face.sentence(board, scene.fact)}</p>
        </div>
      )
    case 'card':
      return (
        <div className="gw-scene__card">
          <CardFace title={scene.fact.title} board={board} words={words} />
          <p className="gw-scene__paper">
            <b>{words.face.sentence(board, scene.fact)}</b>
          </p>
        </div>
      )
    case 'roll': {
      const { roll, declared, results } = scene
      return (
        <div className="gw-scene__paper">
          <p className="gw-scene__what">{words.face.sentence(board, declared ?? roll)}</p>
          <div className="gw-scene__dice">
            {roll.faces.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll stay where they fell
              <Art key={i} width={36} height={38} svg={battleDieFace(face, roll.hits.includes(i))} />
            ))}
          </div>
          <Results {...{ seen, words, results }} />
        </div>
      )
    }
    case 'barrage': {
      const { numbers } = scene.fact
      const isDoubled = (number: number): boolean => numbers.filter(other => other === number).length > 1
      return (
        <div className="gw-scene__paper">
          <p className="gw-scene__what">{words.face.sentence(board, scene.fact)}</p>
          <div className="gw-scene__dice">
            {numbers.map((number, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll stay where they fell
              <Art key={i} width={36} height={38} svg={targetingDie(number, isDoubled(number))} />
            ))}
          </div>
          <Results {...{ seen, words, results: scene.results }} />
        </div>
      )
    }
    case 'medals':
      return (
        <div className="gw-scene__paper gw-scene__paper--medals">
          <Art width={30} height={32} svg={medal(scene.fact.count > 0)} />
          <div>
            <p className="title">{sayCounted('ceremony.medals', Math.abs(scene.fact.count))}</p>
            <p>{words.face.sentence(board, scene.fact)}</p>
          </div>
        </div>
      )
    case 'shelling':
      return (
        <div className="gw-scene__paper gw-scene__paper--medals">
          <Art
            width={40}
            height={40}
            svg={`<g transform="translate(20 20)">${shellingMark(scene.count)}</g>`}
          />
          <div>
            <p className="title">{say('ceremony.shelling')}</p>
            <p>{sayCounted('ceremony.shelling.count', scene.count)}</p>
          </div>
        </div>
      )
  }
}

interface ResultsProps extends Pick<TablePart, 'seen' | 'words'> {
  readonly results: readonly GreatWarFact[]
}

const Results = ({ seen, words, results }: ResultsProps) => {
  const lines = results.map(fact => words.face.sentence(seen.board, fact)).filter(line => line !== undefined)
  return lines.map(line => (
    <p key={line} className="gw-scene__result">
      {line}
    </p>
  ))
}
