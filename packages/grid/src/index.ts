export * from './brick.ts'
export * from './graph.ts'
