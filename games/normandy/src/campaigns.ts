/** Runs of scenarios that tell one story, by their numbers. */
export const CAMPAIGNS = [
  { id: 'canal', from: 1, to: 5 },
  { id: 'saint-lo', from: 6, to: 7 },
  { id: 'tessy', from: 8, to: 8 },
  { id: 'mortain', from: 9, to: 12 },
] as const
