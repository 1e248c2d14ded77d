/** The talk with a server as those have it who sit on top of it. */
import type { OnlineAnswer, OnlineAsks, OnlineName, OnlineNews } from '@bivouac/protocol/online'

/** What the asker says; ids and the bytes for the dice are drawn on the way. */
export type Saying<Name extends OnlineName> = Omit<OnlineAsks<Name>, 'id' | 'hash' | 'entropy'>

export interface Talk {
  /** Rejects with a `HostError`. What a player does waits until it is answered, however long; all else for a while. */
  ask<Name extends OnlineName>(name: Name, said: Saying<Name>): Promise<OnlineAnswer<Name>>
  /** Hears every update as a whole, never as a difference. Gives back how to stop listening. */
  onNews(listener: (news: OnlineNews) => void): () => void
}
