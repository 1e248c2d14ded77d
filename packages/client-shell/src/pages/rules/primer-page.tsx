/** The rules opened at how to play: where the home page and the table send somebody who is new. */
import { Rules } from './rules-page.tsx'

export default function PrimerPage() {
  return <Rules isPrimer />
}
