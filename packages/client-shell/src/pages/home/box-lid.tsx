/** The lid of a game's box, with the ways into it. */
import './box-lid.css'
import { Link } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { paths } from '../../paths.ts'
import { Picture } from '../parts/picture.tsx'
import { nameParts } from '../parts/short-name.ts'
import { usePageWords } from '../say.ts'

/** The picture fills the lid whatever its shape; the sky is what may be cut. */
const filling = (svg: string): string => svg.replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')

export function BoxLid({ cover }: { readonly cover: GameCover }) {
  const { say, language } = usePageWords()
  const [series, title] = nameParts(cover.name)
  return (
    <article className="box-lid" aria-label={cover.name}>
      <Picture svg={filling(cover.lid)} className="box-lid__picture" />
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
}
