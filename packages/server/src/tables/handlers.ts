/** How the server's requests are answered: one function for each name. */
import type { OnlineAnswer, OnlineAsks, OnlineName } from '@bivouac/protocol/online'
import type { Screen } from './shared.ts'

export type Handlers = {
  readonly [Name in OnlineName]: (asks: OnlineAsks<Name>, screen: Screen) => Promise<OnlineAnswer<Name>>
}
