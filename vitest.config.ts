import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    // What is waited for comes when it comes: a second is short for a page on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // Of two cores Vitest would leave one idle.
    maxWorkers: '100%',
  },
})
