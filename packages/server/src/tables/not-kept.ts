/** What somebody is told whose deed could not be kept: that it has not happened, and what to do. */
import { refuse } from '@bivouac/host/core'
import type { Written } from '../data/job.ts'

type Unkept = Extract<Written, { readonly ok: false }>

const FULL =
  "The server's disk is full, so this has not happened; whatever was played before is kept. Try again later, and tell whoever runs the server."

/** `text` is for all but a full disk. */
export const whyNotKept = ({ code }: Pick<Unkept, 'code'>, text: string): string =>
  code === 'storage-full' ? FULL : text

export const refuseUnkept = (unkept: Unkept, text: string): never =>
  refuse(unkept.code, whyNotKept(unkept, text))
