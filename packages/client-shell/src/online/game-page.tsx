/** A game on the server at this screen: its waiting room until the second player sits down, then its table. */
import type { OnlineGame } from '@bivouac/protocol/online'
import { useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { playSounds } from '../sound/player.ts'
import type { Online } from './online.ts'
import { useOnlineWords } from './say.ts'
import { OnlineTable } from './table/online-table.tsx'
import { useList, useOnline, WithOnline } from './use-online.tsx'
import { WaitingRoom } from './waiting-room.tsx'

export default function GamePage() {
  const { say } = useOnlineWords()
  const { id = '', seq } = useParams<{ id: string; seq?: string }>()
  const found = useOnline()
  if (found.state === 'here') return <Game key={id} online={found.value} id={id} moment={momentOf(seq)} />
  return (
    <PageFrame title={say('title')} place="online">
      <WithOnline>{() => undefined}</WithOnline>
    </PageFrame>
  )
}

/** The moment that a link names, if it names one. */
const momentOf = (seq: string | undefined): number | undefined =>
  seq !== undefined && /^\d{1,6}$/.test(seq) ? Number(seq) : undefined

interface GameProps {
  readonly online: Online
  readonly id: string
  readonly moment: number | undefined
}

function Game({ online, id, moment }: GameProps) {
  const mine = useList(online, 'mine')
  const game = mine.state === 'here' ? mine.value.find(one => one.id === id) : undefined
  const isWaiting = game?.status === 'waiting'
  useKnock(game)
  if (game && isWaiting) return <WaitingRoom online={online} game={game} />
  // Who has no seat there watches; whether he may is for the server to say.
  return mine.state === 'waiting' ? undefined : <OnlineTable online={online} game={id} moment={moment} />
}

/** Somebody has sat down: whoever waited may be looking elsewhere by now. */
function useKnock(game: OnlineGame | undefined): void {
  const { sound, volume } = useSettings()
  const before = useRef(game?.status)
  useEffect(() => {
    if (before.current === 'waiting' && game?.status === 'playing' && sound) playSounds(['drum'], volume)
    before.current = game?.status
  }, [game?.status, sound, volume])
}
