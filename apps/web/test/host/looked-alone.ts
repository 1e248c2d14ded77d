/** A recorded game looked back at in this thread, without a host and without a browser: what they must find too. */
import { type Finding, looksOf, momentsOf, newAnalyst } from '@bivouac/analysis'
import { readPart, replayPart, unwrap } from '@bivouac/kernel'
import { THINK_GAMES } from '../../src/workers/think-games.ts'

export function lookedAlone(text: string): readonly Finding[] {
  const part = unwrap(readPart(text))
  const { head } = part.record
  const game = THINK_GAMES.find(one => one.module.id === head.game)
  const scenario = game?.module.scenarios.find(one => one.id === head.scenario)
  if (!game || !scenario) throw new Error(`${head.game}, ${head.scenario}: neither is known here`)
  const { match } = unwrap(replayPart(game.module, unwrap(game.module.board(scenario.data)), part))
  const analyst = newAnalyst(game.module, game.mind, looksOf(game.mind, 'quick'))
  return momentsOf(match).map(moment => analyst.lookAt(moment))
}
