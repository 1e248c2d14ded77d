/** The whole report in a few sentences: who gave away what, what luck did, how unusual that is, and what is left without it. */
import { CERTAIN } from '@bivouac/analysis'
import { numbersIn } from '../luck/numbers.ts'
import { useReport } from './at-report.ts'
import { oneIn, type Reading, withoutLuck } from './reading.ts'
import { useAnalysisSay } from './say.ts'

export function Lead() {
  const { say } = useAnalysisSay()
  const { reading, own, sideOf, words } = useReport()
  const { near, account, summary } = reading
  const { tenths } = numbersIn(words.language)
  const points = (chance: number): string => tenths(Math.abs(chance) / 100)
  const lost = summary.bySide.map(side => tenths(side.lost / 100))
  const lucky = account.luck >= 0 ? near : 1 - near
  const games = Math.round((withoutLuck(reading) / CERTAIN) * 100)
  const sentences = [
    own === undefined
      ? say('lead.lost', {
          one: sideOf(near),
          lost: lost[near],
          other: sideOf(1 - near),
          more: lost[1 - near],
        })
      : say('lead.lost.own', { lost: lost[near], more: lost[1 - near] }),
    own === undefined
      ? say('lead.luck', { side: sideOf(lucky), points: points(account.luck) })
      : say(account.luck >= 0 ? 'lead.luck.good' : 'lead.luck.bad', { points: points(account.luck) }),
    unusual(reading, say),
    own === undefined
      ? say('lead.without', { side: sideOf(near), games })
      : say('lead.without.own', { games }),
  ]
  return (
    <section className="paper analysis__sheet">
      <p className="analysis__lead">{sentences.join(' ')}</p>
    </section>
  )
}

function unusual({ summary }: Reading, say: ReturnType<typeof useAnalysisSay>['say']): string {
  const one = oneIn(summary)
  if (one === undefined) return say('lead.usual')
  return one === 0 ? say('lead.never') : say('lead.one-in', { one })
}
