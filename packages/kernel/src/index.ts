export * from './bits.ts'
export * from './chance.ts'
export * from './chance-lines.ts'
export * from './chosen.ts'
export * from './commands.ts'
export * from './decisions.ts'
export * from './digest.ts'
export * from './ending.ts'
export * from './exp.ts'
export * from './face.ts'
export * from './flavour.ts'
export * from './frame-text.ts'
export * from './frames.ts'
export * from './game-module.ts'
export * from './imagining.ts'
export {
  DEPTH,
  DRAWS,
  FRAME_CELLS,
  FRAMES,
  FRAMES_MAX,
  type Layout,
  layout,
  REVEALED,
  RNG,
} from './layout.ts'
export * from './match.ts'
export * from './opening.ts'
export * from './playout.ts'
export * from './random.ts'
export * from './read-record.ts'
export * from './record.ts'
export * from './record-part.ts'
export * from './recorder.ts'
export * from './replay.ts'
export * from './result.ts'
export * from './shown.ts'
export * from './table.ts'
export * from './take-back.ts'
export * from './versions.ts'
export * from './write-record.ts'
