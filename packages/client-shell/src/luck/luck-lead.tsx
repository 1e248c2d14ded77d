/** Which side the dice have favoured, by how much, and how often that happens. */
import { useDesk } from '../table/desk.ts'
import { numbersIn } from './numbers.ts'
import { type LuckReport, rarityOf } from './report.ts'
import { useLuckSay } from './say.ts'

/** Less than half a hit is nobody's luck. */
const NOTHING = 0.5

export function LuckLead({ report }: { readonly report: LuckReport }) {
  const { lead } = report
  const { say, language } = useLuckSay()
  const { cover, words } = useDesk()
  if (Math.abs(lead) < NOTHING) return <p className="luck-sheet__lead">{say('lead.none')}</p>
  const side = cover.sides(words.language)[lead > 0 ? 0 : 1]
  const rarity = rarityOf(report)
  return (
    <p className="luck-sheet__lead">
      <b>{say('lead.side', { side, hits: numbersIn(language).tenths(Math.abs(lead)) })}</b>{' '}
      {'of100' in rarity ? say('rarity', rarity) : say(`rarity.${rarity.luck}`)}
    </p>
  )
}
