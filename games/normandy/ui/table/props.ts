/** The shell's props with this game's types filled in. */
import type { BoardProps, PartProps, Words } from '@bivouac/client-shell'
import type { NormandyFact } from '../../src/facts.ts'
import type { NormandyBoard } from '../../src/scenario/scenario.ts'
import type { NormandyView } from '../../src/view/view.ts'

export type NormandyProps = PartProps<NormandyBoard, NormandyView, NormandyFact>
export type NormandyBoardProps = BoardProps<NormandyBoard, NormandyView, NormandyFact>
export type NormandyWords = Words<NormandyBoard, NormandyView, NormandyFact>
