/** The two lines of the prompt: what is asked of whom, and how it is done. */
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { howToGoOn } from './how-to-go-on.ts'
import { useSitterName } from './sitter-name.ts'

interface Asked {
  readonly sentence: string
  readonly how: string | undefined
  readonly isWaiting: boolean
  /** It is not worth a word to those who listen: a bot is asked again and again, and what happens is told them already. */
  readonly isPassing: boolean
}

export function useWhatIsAsked(): Asked {
  const { say, sayCounted } = useSay()
  const { ui, seen, words, hand, state, cover, room, motion } = useDesk()
  const sitterName = useSitterName()
  const { face } = words
  const { board, view, decision, legal, outcome, seat, seq } = seen
  const still = { isWaiting: false, isPassing: false, how: undefined }

  if (!seen.isLive) {
    const step = state.steps.find(one => one.seq === seq)
    const happened = step?.facts.map(fact => face.sentence(board, fact)).find(line => line)
    return { ...still, sentence: happened ?? say('prompt.setup') }
  }
  // What dice and pieces are telling is told first: the next question must not give their outcome away, nor may the sentence itself.
  if (state.playing.isPlaying && motion.speed > 0) {
    const first = seen.facts.find(fact => face.sentence(board, fact))
    const isOfDice = first !== undefined && (ui.diceOf?.(first) ?? []).length > 0
    const telling = isOfDice ? say('prompt.rolling') : first && face.sentence(board, first)
    if (telling) return { ...still, sentence: telling, isPassing: true }
  }
  if (outcome) return { ...still, sentence: face.ending(board, outcome) }
  if (!decision.seats.includes(seat)) {
    const [asked] = decision.seats
    const sides = cover.sides(words.language)
    const { who, rank } = sitterName(asked)
    const about = { side: sides[asked], who }
    const waiting = { isWaiting: true, isPassing: false, how: undefined }
    if (!rank)
      return { ...waiting, sentence: say(who === about.side ? 'prompt.turn-of' : 'prompt.waits', about) }
    if (decision.regardless) return { ...waiting, isPassing: true, sentence: say('prompt.may-play', about) }
    const isThinking = state.thinking.includes(asked)
    return { ...waiting, sentence: say(isThinking ? 'prompt.thinking' : 'prompt.waits', about) }
  }
  if (legal.length === 0) return { ...still, isWaiting: true, sentence: say('prompt.ordered') }
  const sentence = face.prompt(board, view, decision)
  const { proposed, picked, next } = hand.hands
  // On a desk the pad has the odds, all of them.
  if (proposed !== undefined)
    return { ...still, sentence, how: room === 'narrow' ? face.odds(board, view, proposed) : undefined }
  const places = new Set(ui.boardThings(board, view).flat())
  const ways = howToGoOn([...next.keys()], {
    isOnBoard: thing => places.has(thing),
    isOn: picked.length > 0,
    hasKeys: room !== 'narrow',
  })
  if (ways === undefined) return { ...still, sentence }
  const how = 'counted' in ways ? sayCounted(ways.counted, ways.count) : say(ways.words)
  return { ...still, sentence, how }
}
