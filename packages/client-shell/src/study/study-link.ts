/** A study in a link: its text squeezed into the address, if it fits. */
import { fail, ok, type Result } from '@bivouac/kernel'
import { LIMITS } from '@bivouac/study'
import { packedLink, unpack } from '../store/packed.ts'

/** Undefined if the link would be too long. */
export const studyLink = (text: string, page: string): Promise<string | undefined> =>
  packedLink(page, '/study/link', text)

/** What stands in a link after `#/study/link/`. */
export async function readStudyLink(packed: string): Promise<Result<string>> {
  try {
    return ok(await unpack(packed, 4 * LIMITS.text))
  } catch {
    return fail('bad-link', 'The link is damaged: it was perhaps cut off when it was copied.')
  }
}
