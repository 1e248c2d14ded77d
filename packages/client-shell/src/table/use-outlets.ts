/** Ways out of the table: a link to this position, and the game as a file. */
import { useState } from 'react'
import { copied } from '../parts/copied.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from './desk.ts'

interface Outlets {
  share(): void
  save(): void
  /** What came of it. */
  readonly note: string | undefined
}

export function useOutlets(): Outlets {
  const { say } = useSay()
  const { seen, state, table } = useDesk()
  const [note, setNote] = useState<string>()
  const { id, plan } = state.summary
  return {
    note,
    async share() {
      const position = await table.ask('share', { game: id, seat: seen.seat, seq: seen.seq })
      if (position === undefined) return
      const { positionLink } = await import('../pages/position/position-link.ts')
      const link = await positionLink(
        { module: plan.module, scenario: plan.scenario, position, asked: seen.decision.seats },
        location.href,
      )
      setNote((await copied(link)) ? say('menu.share.copied') : say('menu.share.by-hand', { link }))
    },
    async save() {
      const text = await table.ask('export', { game: id })
      if (text === undefined) return
      const [{ download }, { fileNameOf }] = await Promise.all([
        import('../pages/parts/download.ts'),
        import('../pages/games/game-files.ts'),
      ])
      const file = fileNameOf(state.summary)
      download(file, text)
      setNote(say('games.saved', { file }))
    },
  }
}
