/** A study in a link: its text squeezed into the address, if it fits. */
import { fail, ok, type Result } from '@bivouac/kernel'
import { LIMITS } from '@bivouac/study'
import { pack, unpack } from '../store/packed.ts'
import { LINK_MOST } from '../theatre/brought.ts'

/** Undefined if the link would be too long. */
export async function studyLink(text: string, page: string): Promise<string | undefined> {
  const link = `${page.replace(/#.*$/s, '')}#/study/link/${await pack(text)}`
  return link.length > LINK_MOST ? undefined : link
}

/** What stands in a link after `#/study/link/`. */
export async function readStudyLink(packed: string): Promise<Result<string>> {
  try {
    return ok(await unpack(packed, 4 * LIMITS.text))
  } catch {
    return fail('bad-link', 'The link is damaged: it was perhaps cut off when it was copied.')
  }
}
