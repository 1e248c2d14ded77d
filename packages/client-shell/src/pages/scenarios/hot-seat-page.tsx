/** The gallery for two people at one screen: the sheet of a scenario opens with the friend chosen already. */
import { paths } from '../../paths.ts'
import { Gallery } from './scenarios-page.tsx'

export default function HotSeatPage() {
  return <Gallery at={paths.hotSeat} opponent="people" />
}
