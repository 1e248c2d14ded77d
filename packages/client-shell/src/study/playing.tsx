/** What is asked and how to answer it: the table's own prompt, and whether dice are thrown or chosen. */
import { Segmented } from '../pages/parts/segmented.tsx'
import { ChoiceButtons } from '../parts/choice-buttons.tsx'
import { PromptButtons, PromptWords } from '../parts/prompt-bar.tsx'
import { useDesk } from '../table/desk.ts'
import { Deciding } from '../table/laid-parts.tsx'
import { useAtStudy } from './at-study.ts'
import { useStudySay } from './say.ts'

export function Playing() {
  const { seen, room } = useDesk()
  const isNarrow = room === 'narrow'
  return (
    <div className="study__playing">
      <div className="study__asked">
        <PromptWords />
        <ThrowOrChoose />
      </div>
      {isNarrow && <Deciding />}
      {!seen.outcome && <PromptButtons />}
      {isNarrow && !seen.outcome && <ChoiceButtons />}
    </div>
  )
}

function ThrowOrChoose() {
  const { say } = useStudySay()
  const { chooses, setChooses } = useAtStudy()
  return (
    <Segmented
      quiet
      legend={say('chance')}
      options={[
        { value: 'drawn', label: say('chance.drawn') },
        { value: 'chosen', label: say('chance.chosen') },
      ]}
      value={chooses ? 'chosen' : 'drawn'}
      onChange={value => setChooses(value === 'chosen')}
    />
  )
}
