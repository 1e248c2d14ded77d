/** The file of a study. */
import type { Study } from '@bivouac/study'

export const fileNameOf = ({ title }: Pick<Study, 'title'>): string =>
  `${
    title
      .normalize('NFKD')
      // Accents, which stand by themselves now.
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'study'
  }.bivouac-study.txt`
