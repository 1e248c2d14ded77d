/** The lid of a game's box, with the ways into it. */
import './box-lid.css'
import { memo, useCallback } from 'react'
import { Link } from 'wouter'
import { Painted } from '../../gallery/painted.tsx'
import type { GameCover } from '../../game-ui.ts'
import { paths } from '../../paths.ts'
import { nameParts } from '../parts/short-name.ts'
import { useFetched } from '../parts/use-fetched.ts'
import { usePageWords } from '../say.ts'

export const BoxLid = memo(function BoxLid({ cover }: { readonly cover: GameCover }) {
  const { say, language } = usePageWords()
  const [series, title] = nameParts(cover.name)
  const lid = useFetched(cover.loadLid)
  return (
    <article className="box-lid" aria-label={cover.name}>
      <span className="box-lid__picture">{lid.state === 'here' && <Lid svg={lid.value} />}</span>
      <div className="box-lid__words">
        <h2 className="title box-lid__title">
          {series && <small>{series}</small>}
          {title}
        </h2>
        <p>{cover.pitch(language)}</p>
        <div className="box-lid__ways">
          <Link href={paths.scenarios.of(cover.id)} className="button">
            {say('home.choose')}
          </Link>
          <Link
            href={cover.loadCourse ? paths.learn(cover.id) : paths.primer(cover.id)}
            className="button button--quiet box-lid__quiet"
          >
            {say(cover.loadCourse ? 'home.learn' : 'primer.title')}
          </Link>
        </div>
      </div>
    </article>
  )
})

function Lid({ svg }: { readonly svg: string }) {
  return <Painted paint={useCallback(() => svg, [svg])} />
}
