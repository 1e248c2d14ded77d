/** The contestant's side of the talk with the parent that started its process: does one job after the other. */

export interface Job {
  readonly name: string
  readonly args: readonly unknown[]
}

export type Done = { readonly result: unknown } | { readonly failed: string }

/** `make` makes the jobs at the first question, so that what fails then is reported like any other failure. */
export function answerJobs(make: () => object): void {
  let jobs: object | undefined
  const done = async ({ name, args }: Job): Promise<Done> => {
    try {
      jobs ??= make()
      const work = Reflect.get(jobs, name) as (...args: readonly unknown[]) => unknown
      return { result: await work(...args) }
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  }
  process.on('message', async (job: Job) => process.send?.(await done(job)))
  process.on('disconnect', () => process.exit())
}
