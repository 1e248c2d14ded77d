/** The games of the list with all that is searched in them: scenario and cards in the reader's words, tags, openings. */
import type { Language } from '@bivouac/face-kit'
import type { Analysed, GameSummary, LibraryGame } from '@bivouac/protocol'
import { useEffect, useMemo, useState } from 'react'
import type { GameCover } from '../../game-ui.ts'
import { useShell } from '../../shell-context.ts'
import { useStore } from '../../store/use-store.ts'
import { scenarioOf, sittersText } from '../parts/game-line.ts'
import { usePageWords } from '../say.ts'
import { type Listed, seatOf } from './library.ts'
import { theTags } from './tags.ts'

export interface Library {
  readonly listed: readonly Listed[]
  readonly entries: ReadonlyMap<string, LibraryGame>
  readonly analysed: ReadonlyMap<string, Analysed>
  cardName(module: string, card: string): string
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

export function useListed(games: readonly GameSummary[]): Library {
  const words = usePageWords()
  const { host, covers } = useShell()
  const tags = useStore(theTags())
  const [entries, setEntries] = useState<ReadonlyMap<string, LibraryGame>>(NOTHING)
  const [analysed, setAnalysed] = useState<ReadonlyMap<string, Analysed>>(NOTHING)
  const over = games.filter(({ outcome }) => outcome).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a game has ended or gone.
  useEffect(() => {
    let isHere = true
    const byGame = <T extends { readonly game: string }>(all: readonly T[]) =>
      new Map(all.map(one => [one.game, one]))
    // Without them the list is there all the same.
    host.ask('library', {}).then(
      all => isHere && setEntries(byGame(all)),
      () => undefined,
    )
    host.ask('analyses', {}).then(
      all => isHere && setAnalysed(byGame(all)),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [host, over])
  const names = useCardNames(covers, words.language, entries.size > 0)
  const cardName = useMemo(() => (module: string, card: string) => names.get(module)?.(card) ?? card, [names])
  const listed = useMemo(
    () =>
      games.map((game): Listed => {
        const cover = covers.find(({ id }) => id === game.plan.module)
        const seat = seatOf(game)
        const { openings = [] } = entries.get(game.id) ?? {}
        return {
          game,
          scenario: scenarioOf(cover, words, game.plan.scenario)?.name ?? game.plan.scenario,
          opponent: sittersText(words, game.plan.seats),
          side: seat === undefined ? undefined : cover?.sides(words.language)[seat],
          openings: openings.flatMap(command => (command ? [openingText(game, command, cardName)] : [])),
          tags: tags[game.id] ?? [],
        }
      }),
    [games, covers, words, entries, tags, cardName],
  )
  return { listed, entries, analysed, cardName }
}

/** `bid rifleman-b`, `play probe-left`: by the card; any other command as it is written. */
function openingText(game: GameSummary, command: string, cardName: Library['cardName']): string {
  const card = command.match(/^(?:bid|play) ([a-z-]+)$/)?.[1]
  return card ? cardName(game.plan.module, card) : command
}

type Named = (card: string) => string

function useCardNames(
  covers: readonly GameCover[],
  language: Language,
  isWanted: boolean,
): ReadonlyMap<string, Named> {
  const [names, setNames] = useState<ReadonlyMap<string, Named>>(NOTHING)
  useEffect(() => {
    let isHere = true
    const name = async ({ id, loadReference }: GameCover): Promise<void> => {
      const named = await (await loadReference()).cardNamesIn?.(language)
      if (isHere && named) setNames(before => new Map(before).set(id, named))
    }
    // Without them cards keep the names of the notation.
    if (isWanted) for (const cover of covers) name(cover).catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [covers, language, isWanted])
  return names
}
