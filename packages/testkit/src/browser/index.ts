export * from './bundle.ts'
export * from './find-chromium.ts'
export * from './launch.ts'
export * from './web-worker.ts'
