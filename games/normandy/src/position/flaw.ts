/** What is wrong with a position's text. Thrown while it is read, and reported as a Result with its line. */
export class Flaw extends Error {}

export const flaw = (text: string): never => {
  throw new Flaw(text)
}
