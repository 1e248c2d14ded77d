/** What is kept in this browser: how much it is, taking it all out, and deleting it. */
import type { Problem } from '@bivouac/kernel'
import { useEffect, useState } from 'react'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { takeAllOut } from '../games/take-all-out.ts'
import { Confirm } from '../parts/confirm.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { usePageWords } from '../say.ts'
import { Group } from './group.tsx'

export function StorageGroup() {
  const words = usePageWords()
  const { say } = words
  const { host } = useShell()
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const used = useStorageUsed(done)
  const attempt = async (deed: () => Promise<string>): Promise<void> => {
    setProblem(undefined)
    setDone(undefined)
    try {
      setDone(await deed())
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const takeOut = async (): Promise<string> => say('games.saved', { file: await takeAllOut(host) })
  const deleteAll = async (): Promise<string> => {
    for (const { id } of await host.ask('games', {})) await host.ask('remove', { game: id })
    for (const { id } of await host.ask('campaigns', {})) await host.ask('removeCampaign', { campaign: id })
    return say('settings.delete.done')
  }
  return (
    <Group title={say('settings.storage')}>
      {used !== undefined && <p>{say('settings.storage.used', { used: sizeText(words.language, used) })}</p>}
      <div className="settings-group__buttons">
        <button type="button" className="button" onClick={() => void attempt(takeOut)}>
          {say('settings.export')}
        </button>
        <button type="button" className="button button--quiet" onClick={() => setAsked(true)}>
          {say('settings.delete')}
        </button>
      </div>
      <p role="status">{done}</p>
      {problem && <ProblemNotice problem={problem} />}
      {isAsked && (
        <Confirm
          title={say('settings.delete.title')}
          text={say('settings.delete.how')}
          yes={say('settings.delete.yes')}
          onYes={() => void attempt(deleteAll)}
          onClose={() => setAsked(false)}
        />
      )}
    </Group>
  )
}

/** Asked again whenever `after` changes; unknown where the browser does not say. */
function useStorageUsed(after: unknown): number | undefined {
  const [used, setUsed] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `after` is what asks again.
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage }) => setUsed(usage),
      () => setUsed(undefined),
    )
  }, [after])
  return used
}

function sizeText(language: string, bytes: number): string {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(bytes / size)
}
