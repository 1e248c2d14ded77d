/** What is said of luck, in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'die.ten': 'Tízoldalú kockák',
  note: 'Találat minden sikeres Támadás, Elfojtás vagy Robbanás, bármi is lesz a hatása. Ha a Robbanás a saját embereidet éri, az ellened számít. A húzott kártyák nem számítanak bele.',
}
