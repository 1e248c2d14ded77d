/** Training a learned value: self-play for samples, samples on disk, and the learning itself. */
export * from './batch-file.ts'
export * from './fit.ts'
export * from './metrics.ts'
export * from './samples.ts'
export * from './self-play.ts'
