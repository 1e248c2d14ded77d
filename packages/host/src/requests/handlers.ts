/** How requests are answered: one function for each name. */
import type { Answer, Asks, RequestName } from '@bivouac/protocol'
import type { Rights } from '../rights.ts'
import type { Line } from '../watching.ts'

/** Who asks, and what is to be done when the answer has been sent. */
export interface Asker {
  readonly line: Line
  readonly rights: Rights
  readonly afterwards: (() => void)[]
}

export type Handlers = {
  readonly [Name in RequestName]: (asks: Asks<Name>, asker: Asker) => Promise<Answer<Name>>
}

export type HandlersOf<Names extends RequestName> = Pick<Handlers, Names>
