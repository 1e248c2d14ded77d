/** What is said of luck, in English. */
export const MESSAGES = {
  'die.ten': 'Ten-sided dice',
  note: 'A hit is an Attack, Suppress or Blast that succeeds, whatever it then does. A Blast that hits your own men counts against you. Cards drawn are not counted.',
} as const
