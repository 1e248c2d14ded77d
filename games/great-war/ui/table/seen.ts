/** The shell's types for this game, by short names. */
import type { BoardProps, PartProps, Seen } from '@bivouac/client-shell'
import type { GreatWarFact } from '../../src/facts.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'

export type GreatWarSeen = Seen<GreatWarBoard, GreatWarView, GreatWarFact>
export type BoardPart = BoardProps<GreatWarBoard, GreatWarView, GreatWarFact>
export type TablePart = PartProps<GreatWarBoard, GreatWarView, GreatWarFact>
