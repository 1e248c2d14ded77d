/** One game of a server as the table knows games: the same questions and news as those of the browser's own host. */
import { RESIGN } from '@bivouac/kernel'
import type { Answer, Asks, GameId, GameSummary, News, RequestName, Sitter, Update } from '@bivouac/protocol'
import type { OnlineGame, OnlineNews, OnlineSitter, WireUpdate } from '@bivouac/protocol/online'
import type { HostClient } from '../client.ts'
import { refuse } from '../host-error.ts'
import type { Looks } from './looks.ts'
import { ofTheServer } from './of-the-server.ts'
import type { Talk } from './talk.ts'

/** What a table asks that a server answers, each in its own way. */
type Answers = { readonly [Name in RequestName]?: (asks: Asks<Name>) => Promise<Answer<Name>> }

export function tableClient({ ask, onNews }: Talk, looks: Looks, game: GameId): HostClient {
  /** Sitting down with other eyes needs no second question: there are only one's own. */
  let opened: Answer<'open'> | undefined

  const answers: Answers = {
    async open() {
      if (opened) return opened
      const { update, table, newRules } = await looks.open(game)
      opened = { summary: summaryOf(table.game), update: updateOf(update), ...(newRules && { newRules }) }
      return opened
    },
    async close() {
      opened = undefined
      looks.close(game)
      await ask('close', { game })
      return null
    },
    async give({ asked, command }) {
      if (command === RESIGN) await ask('resign', { game })
      else await ask('give', { game, asked, command })
      return null
    },
    async undo({ seq }) {
      await ask('undo', { game, seq })
      return null
    },
    // Nobody on a server waits until this screen has shown something.
    shown: async () => null,
    history: () => looks.history(game),
    moment: ({ seq }) => ask('moment', { game, seq }),
    share: ({ seq }) => ask('share', { game, seq }),
    export: () => ask('export', { game }),
    async games() {
      const around = looks.around(game).get()
      return around ? [summaryOf(around.game)] : []
    },
    hint: async () => refuse('no-hints-online', 'There are no hints in games on a server.'),
  }

  return {
    async ask(name, asks) {
      const answer = answers[name] as ((asks: unknown) => Promise<Answer<typeof name>>) | undefined
      return answer ? answer(asks) : refuse('not-online', `'${name}' is not for games on a server.`)
    },
    onNews: listener =>
      onNews(news => {
        const heard = newsOf(news, game)
        if (heard === undefined) return
        if (heard.news === 'update' && opened) opened = { ...opened, update: heard.update }
        listener(heard)
      }),
  }
}

function newsOf(news: OnlineNews, game: GameId): News | undefined {
  switch (news.news) {
    case 'update':
      return news.update.game === game ? { news: 'update', update: updateOf(news.update) } : undefined
    case 'thinking':
      return news.game === game ? news : undefined
    case 'trouble':
      if (news.game !== undefined && news.game !== game) return undefined
      return { news: 'trouble', game, problem: ofTheServer(news.problem) }
    case 'games':
      return news
    default:
      return undefined
  }
}

const updateOf = ({ clocks: _, ...update }: WireUpdate): Update => update

/** As the local host lists games. Only one's own seat is played at this screen, so nobody is handed the other's. */
function summaryOf(game: OnlineGame): GameSummary {
  const { id, module, scenario, seq, begun, touched, decision, outcome, mine } = game
  const seats = [0, 1].map(seat => sitterOf(game.seats[seat], seat === mine)) as [Sitter, Sitter]
  return {
    id,
    plan: { module, scenario, seats },
    seq,
    begun,
    touched,
    ...(decision && { decision }),
    ...(outcome && { outcome }),
    tally: {},
    fallen: [],
  }
}

function sitterOf(sitter: OnlineSitter, isMine: boolean): Sitter {
  if (isMine) return { who: 'person' }
  if (sitter.who === 'bot') return sitter
  return { who: 'remote', name: sitter.who === 'person' ? sitter.name : '' }
}
