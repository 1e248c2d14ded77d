/** What a check is given and what it gives back. */

export interface File {
  /** From the project's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Problem {
  readonly path: string
  readonly line: number
  readonly text: string
  /** Worth a look, but no reason to fail. */
  readonly remark?: true
}

/** As an editor finds the place. */
export const printed = ({ path, line, text, remark }: Problem): string =>
  `${path}:${line}: ${remark ? 'remark: ' : ''}${text}`

export type Check = (files: readonly File[]) => Problem[]

export const isSource = (path: string): boolean => /\.tsx?$/.test(path)

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /^(?:packages|games|apps)\/[^/]+\/test\//.test(path)

/** `games/normandy` for everything inside it; undefined for what lies in no workspace package. */
export const packageOf = (path: string): string | undefined =>
  path.match(/^(?:packages|games|apps)\/[^/]+(?=\/)/)?.[0]

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
