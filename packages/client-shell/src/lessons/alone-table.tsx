/** The last lesson: a small battle against a bot, with nobody who helps. It is a game like any other, and is kept like one. */
import type { Lesson } from '@bivouac/host/lessons'
import type { Sitter } from '@bivouac/protocol'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { useShell } from '../shell-context.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { theProgress } from './progress.ts'

const PERSON: Sitter = { who: 'person' }
const RECRUIT: Sitter = { who: 'bot', level: 'recruit' }

export function AloneTable({ game: module, lesson }: { readonly game: string; readonly lesson: Lesson }) {
  const { host } = useShell()
  const [, go] = useLocation()
  useEffect(() => {
    let isHere = true
    const { id, scenario, position, seat } = lesson
    const begin = async (): Promise<string> => {
      const game = theProgress().get()[module]?.lessons[id]?.games?.at(-1)
      const running = (await host.ask('games', {})).find(one => one.id === game && !one.outcome && !one.flaw)
      if (running) return running.id
      const seats = seat === 0 ? ([PERSON, RECRUIT] as const) : ([RECRUIT, PERSON] as const)
      return (await host.ask('create', { plan: { module, scenario, position, seats } })).id
    }
    begin().then(
      game => {
        theProgress().note(module, id, { game })
        if (isHere) go(paths.play(game), { replace: true })
      },
      () => isHere && go(paths.learn(module), { replace: true }),
    )
    return () => {
      isHere = false
    }
  }, [host, module, lesson, go])
  return <TableSkeleton />
}
