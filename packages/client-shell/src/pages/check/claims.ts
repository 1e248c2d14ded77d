/** What may be claimed of a record that was checked: never more than was found. Pure. */
import type { Checked } from '@bivouac/protocol'
import type { CheckKey } from './check-words.ts'
import { lineOfProblem } from './why.ts'

interface Claim {
  readonly key: CheckKey
  readonly slots?: Readonly<Record<string, string | number>>
}

export function claimsOf(checked: Checked): {
  readonly proved: readonly Claim[]
  readonly open: readonly Claim[]
} {
  const { verdict, commitment, entropy, throws, holds = 0 } = checked
  const line = lineOfProblem(checked)
  // Where nothing can be said of any throw, what they came from is not open, or is not what was sworn.
  const isProvable = throws.some(one => one.state !== 'open')
  const isSworn = isProvable && commitment !== undefined
  const proved: Claim[] = []
  if (isSworn) proved.push({ key: 'proved.fixed' })
  if (isProvable && verdict) proved.push({ key: 'proved.throws' })
  if (isProvable && !verdict && line !== undefined && throws[0].state === 'proved')
    proved.push({ key: 'proved.part', slots: { line } })
  if (verdict) proved.push({ key: 'proved.legal', slots: { rules: verdict.rules.join(', ') } })
  if (!verdict && line !== undefined && holds > 0) proved.push({ key: 'proved.legal.part', slots: { line } })
  if (isSworn && entropy.length > 0) proved.push({ key: 'proved.added' })
  if (proved.length === 0) proved.push({ key: 'proved.nothing' })
  const open: Claim[] = []
  if (!verdict && line !== undefined) open.push({ key: 'not.rest', slots: { line } })
  if (!isProvable) open.push({ key: 'not.dice' })
  if (isProvable && entropy.length === 0) open.push({ key: 'not.picked' })
  open.push({ key: 'not.ahead' }, { key: 'not.who' }, { key: 'not.when' }, { key: 'not.help' })
  return { proved, open }
}
