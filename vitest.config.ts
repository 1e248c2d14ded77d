import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What is drawn needs Vite, as Node reads neither styles nor components. */
const DRAWN = ['packages/client-shell/**/*.test.ts', 'games/*/{ui,test/ui}/**/*.test.ts']

/** Online play on several servers: all of it if asked for with `BIVOUAC_FLEET=1`, else what they have most to do with each other for. */
const ONLINE = 'apps/cli/test/online'
const isFleet = process.env.BIVOUAC_FLEET === '1'
const ON_FLEET = isFleet ? `${ONLINE}/*.test.ts` : `${ONLINE}/{table-manners,orders}.test.ts`
/** What is about one server's folder, or brings its servers along. */
const NOT_ON_FLEET = [
  'bytes',
  'commit-first',
  'day',
  'fleet',
  'full-disk',
  'served',
  'windows',
  'workers',
  'wrong-clock',
]

/**
 * Browsers, servers, sockets and other programs, each in a time of its own. On a busy machine a press can fall between two frames and an
 * answer come late: such a test may try again, and the run ends by naming those that had to. All others fail at their first failure, and so
 * do those about secrets, hostile input and what was kept: there one failure in three is one too many.
 */
const LIVE = ['apps/**/*.test.ts', 'packages/host/test/{remote,looking}/**/*.test.ts']
const AT_ONCE = '*{secre,hostile,bytes,windows,commit-first,views,lines}*.test.ts'

/** Those that take long begin first, so that no core is idle at the end: in a browser, with bots that think, with programs. */
const LONG = [/apps\/web\/test\/(online\/)?[^/]*$/, /honesty|bots\.test|planted-faults/, /apps\/cli\//]
const place = ({ moduleId }: TestSpecification): number =>
  [...LONG, /./].findIndex(kind => kind.test(moduleId))

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

const ELSEWHERE = isFleet ? [`${ONLINE}/*.test.ts`] : []

const TRIES_MORE = 2

/** As Node itself loads them, rules and bots are four times as fast. */
const AS_NODE = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    // A database server takes its time to start beside everything else.
    hookTimeout: 120_000,
    // What is waited for comes when it comes: a second is short for a page on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // Of two cores Vitest would leave one idle.
    maxWorkers: '100%',
    // Files share a process, which need not be started and loaded for each of them: no test may leave anything behind.
    isolate: false,
    sequence: { sequencer: LongFirst },
    globalSetup: 'tools/own-folder.ts',
    reporters: ['default', './tools/unsteady-reporter.ts'],
    // The programs that tests start find what others like them have compiled: that is half of their start.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    projects: [
      { extends: true, test: { name: 'drawn', include: DRAWN } },
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{packages,games,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...DRAWN, ...LIVE],
          experimental: AS_NODE,
        },
      },
      {
        extends: true,
        test: {
          name: 'at once',
          include: LIVE.map(folder => folder.replace('*.test.ts', AT_ONCE)),
          exclude: ['**/node_modules/**', ...ELSEWHERE],
          experimental: AS_NODE,
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          include: LIVE,
          exclude: ['**/node_modules/**', `**/${AT_ONCE}`, ...ELSEWHERE],
          retry: TRIES_MORE,
          experimental: AS_NODE,
        },
      },
      {
        extends: true,
        test: {
          name: 'fleet',
          include: [ON_FLEET],
          exclude: NOT_ON_FLEET.map(name => `${ONLINE}/${name}.test.ts`),
          env: { BIVOUAC_FLEET: '1' },
          globalSetup: 'tools/fleet-servers.ts',
          retry: TRIES_MORE,
          experimental: AS_NODE,
        },
      },
    ],
  },
})
