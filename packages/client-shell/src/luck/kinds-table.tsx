/** Each side's throws by what they were for. */
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { numbersIn } from './numbers.ts'
import { differenceOf, type SideLuck } from './report.ts'
import { useLuckSay } from './say.ts'
import type { LuckWords } from './throws.ts'

interface Props {
  readonly sides: readonly SideLuck[]
  readonly words: LuckWords
}

export function KindsTable({ sides, words }: Props) {
  const { say, language } = useLuckSay()
  const { cover, words: table } = useDesk()
  const { tenths, signed, whole } = numbersIn(language)
  const names = cover.sides(table.language)
  return (
    <section>
      <h3 className="label">{say('kinds')}</h3>

      <table className="luck-table">
        <thead>
          <tr>
            <th scope="col">{say('kinds.what')}</th>
            <th scope="col">{say('throws')}</th>
            <th scope="col">{say('expected')}</th>
            <th scope="col">{say('got')}</th>
            <th scope="col">
              <span aria-hidden="true">±</span>
              <span className="sr-only">{say('difference')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.flatMap(({ seat, kinds }) =>
            kinds.map(kind => (
              <tr key={`${seat} ${kind.what}`}>
                <th scope="row">
                  <SideSign cover={cover} side={seat} />
                  <span className="sr-only">{names[seat]}</span> {words.what(kind.what)}
                </th>
                <td>{kind.throws}</td>
                <td>{tenths(kind.expected)}</td>
                <td>{whole(kind.got)}</td>
                <td>{signed(differenceOf(kind))}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
