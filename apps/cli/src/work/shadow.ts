/** Job: plays kept games again for `bivouac admin shadow`. */
import { type Shadowed, type ShadowTask, shadower } from '@bivouac/server/admin'
import { GAMES } from '../games.ts'
import { doTasks } from './tasks.ts'

export interface ShadowJob {
  readonly where: string
}

doTasks<ShadowJob, ShadowTask, Shadowed>(({ where }) => {
  const opened = shadower(
    where,
    GAMES.map(({ module }) => ({ module })),
  )
  return { work: async task => (await opened).work(task) }
})
