/** Runs of scenarios that tell one story: the battles by the words that the names of their scenarios begin with. */
export const CAMPAIGNS = ['loos', 'somme', 'vimy'] as const
