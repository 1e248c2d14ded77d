export * from './canvas.ts'
export * from './say.ts'
export * from './svg.ts'
export * from './tree.ts'
