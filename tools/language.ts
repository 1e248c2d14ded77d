/** `npm run language -- check fr`: what a language lacks in the whole tree; without a code, what any of ours lacks. */
import { LANGUAGES } from '@bivouac/face-kit'
import { languageFlaws } from './language/check.ts'

const [verb, ...asked] = process.argv.slice(2)
const isCode = (text: string): boolean => /^[a-z]{2,3}$/.test(text)
if (verb !== 'check' || !asked.every(isCode)) {
  console.error("Usage: npm run language -- check [xx …], with the languages' codes of two letters.")
  process.exit(2)
}
for (const language of asked.length > 0 ? asked : LANGUAGES) {
  const flaws = await languageFlaws(language)
  for (const flaw of flaws) console.log(flaw)
  console.log(`${language}: ${flaws.length === 0 ? 'nothing missing' : `${flaws.length} to do`}`)
  if (flaws.length > 0) process.exitCode = 1
}
