/** The project speaks only of itself: not of how, where or by whom it was made. */
import { type File, lineAt, type Problem } from './file.ts'

/** Written so that none of them finds itself here. */
const FOREIGN: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\bissue\s+#/gi, 'speaks of an issue by number: say what it is about'],
  [/\bhelper[ -]agents?\b/gi, 'speaks of how the project was made'],
  [/\bsub-?agents?\b/gi, 'speaks of how the project was made'],
  [/(?<![\w.])\/(?:work|root)\//g, "names a folder of somebody's machine"],
]

/** An address on the reader's own machine is a fine example in a page, but a setting in code. */
const OWN_MACHINE = /\bhttps?:\/\/localhost\b/g

export function ownWords(files: readonly File[]): Problem[] {
  return files.flatMap(file => {
    const rules = file.path.endsWith('.md')
      ? FOREIGN
      : [...FOREIGN, [OWN_MACHINE, 'fixes an address: let the caller choose host and port'] as const]
    return rules.flatMap(([pattern, text]) =>
      [...file.text.matchAll(pattern)].map(match => ({
        path: file.path,
        line: lineAt(file.text, match.index),
        text: `'${match[0]}' ${text}`,
      })),
    )
  })
}
