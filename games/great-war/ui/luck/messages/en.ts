/** What is said of luck, in English. */
export const MESSAGES = {
  'what.ranged': 'Ranged combat',
  'what.close': 'Close combat',
  'what.barrage': 'Barrage',
  // Shells of a barrage that was rolled for before the story begins.
  'what.shell': 'Shells',
  // A battle whose beginning is not told.
  'what.battle': 'Battle',
  'die.battle': 'Battle dice',
  'die.targeting': 'Targeting dice',
  note: 'A hit is a figure lost to the dice, never more than the target has; your own figures under your own shells count against you. Flags and HQ symbols count among the faces only, and cards drawn are not counted.',
} as const
