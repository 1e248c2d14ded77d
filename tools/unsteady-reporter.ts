/** Names, at the end of a run, the tests that passed but not at their first try, with what went wrong before. */
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export default class UnsteadyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const unsteady = modules.flatMap(module => [...module.children.allTests()].filter(isUnsteady))
    if (unsteady.length === 0) return
    console.log(`${unsteady.length} passed, but not at the first try:`)
    for (const test of unsteady) console.log(lineOf(test))
  }
}

const isUnsteady = (test: TestCase): boolean => test.diagnostic()?.flaky === true

const lineOf = (test: TestCase): string => {
  const [first] = test.result().errors ?? []
  return `  ${relative('.', test.module.moduleId)} > ${test.fullName}\n    ${first?.message.split('\n')[0] ?? ''}`
}
