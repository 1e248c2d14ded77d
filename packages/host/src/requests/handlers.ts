/** How requests are answered: one function for each name. */
import type { Answer, Asks, RequestName } from '@bivouac/protocol'

export type Handlers = { readonly [Name in RequestName]: (asks: Asks<Name>) => Promise<Answer<Name>> }

export type HandlersOf<Names extends RequestName> = Pick<Handlers, Names>
