/** Everything in German. */
import { together } from '@bivouac/face-kit'
import * as tables from './tables.ts'

export { FORMS } from './forms.ts'

export const MESSAGES = together(tables)
