/** A bot with a watch beside it: notes how long each decision took that left it a choice. */
import { type Bot, type Chosen, type Peeper, peeps, type Sight } from '@bivouac/ai'
import { addTime, type Times } from '@bivouac/lab'

export function timed(bot: Bot, times: Times, clock: () => number): Bot {
  const watch = (sight: Sight, think: () => Chosen): Chosen => {
    if (sight.legal.length < 2) return think()
    const began = clock()
    const choice = think()
    if (typeof choice !== 'number')
      return choice.then(chosen => {
        addTime(times, clock() - began)
        return chosen
      })
    addTime(times, clock() - began)
    return choice
  }
  const { name } = bot
  const choose: Bot['choose'] = sight => watch(sight, () => bot.choose(sight))
  if (!peeps(bot)) return { name, choose }
  const peeper: Peeper = {
    name,
    choose,
    peeps: true,
    peep: (sight, table) => watch(sight, () => bot.peep(sight, table)),
  }
  return peeper
}
