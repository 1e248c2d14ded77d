/** The sign of a grade: told by shape first. */
import './grade-sign.css'
import type { Grade } from './reading.ts'

const DRAWN: Readonly<Record<Grade, string>> = {
  find: 'M10 1.5l2.6 5.6 6 .7-4.5 4.1 1.2 6-5.300-3-5.300 3 1.200-6L1.400 7.800l6-.7z',
  best: 'M10 1.500a8.500 8.500 0 1 0 .01 0zM5.500 10.200l3.200 3.200 6-6.600',
  sound: 'M10 3a7 7 0 1 0 .01 0z',
  mistake: 'M3 2h14v9c0 4-4 6-7 7.500C7 17 3 15 3 11zM10 5.500v6M10 14v1',
  grave: 'M3 2h14v9c0 4-4 6-7 7.500C7 17 3 15 3 11zM7.500 5.500v6M7.500 14v1M12.500 5.500v6M12.500 14v1',
}

export function GradeSign({ grade }: { readonly grade: Grade }) {
  return (
    <svg
      className={`grade-sign grade-sign--${grade}`}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={DRAWN[grade]} />
    </svg>
  )
}
