export * from './brick.ts'
export * from './graph.ts'
export * from './hex.ts'
export * from './sight-lines.ts'
