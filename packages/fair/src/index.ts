export * from './commitment.ts'
export * from './keys.ts'
export * from './verify.ts'
