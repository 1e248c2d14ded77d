/** The moves of a chapter: the main line from above to below, other branches further in, comments under their moves. */
import type { Fact } from '@bivouac/kernel'
import type { Notes, Path, StudyNode } from '@bivouac/study'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dice } from '../parts/dice.tsx'
import { Icon } from '../parts/icon.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtStudy } from './at-study.ts'
import { Comment } from './comment.tsx'
import { MoveWords } from './move-words.tsx'
import { useStudySay } from './say.ts'
import { keyOf } from './use-scene.ts'

export function Lines() {
  const { say } = useStudySay()
  const { room } = useDesk()
  const { chapter, path, go, isFolded } = useAtStudy()
  const list = useRef<HTMLDivElement>(null)
  const at = keyOf(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one stands is kept in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div className="study-lines">
      <div className="study-lines__head">
        <h2 className="label">{say('lines')}</h2>
        {/* A phone has it beside the comment. */}
        {room !== 'narrow' && <HideToggle />}
      </div>
      <ScrollBox className="study-lines__list" ref={list}>
        <button
          type="button"
          className="study-lines__move study-lines__move--first"
          aria-current={path.length === 0 ? 'step' : undefined}
          onClick={() => go([])}
        >
          <span />
          <span>{say('beginning')}</span>
        </button>
        <Comment text={chapter.comment} />
        {isFolded([], chapter.hides) ? <Fold path={[]} /> : <Branches next={chapter.next} path={[]} />}
        {chapter.next.length === 0 && <p className="study-lines__none">{say('lines.none')}</p>}
      </ScrollBox>
    </div>
  )
}

/** What follows the move one stands at is kept from the reader, or shown. */
export function HideToggle() {
  const { say } = useStudySay()
  const { chapter, path, change } = useAtStudy()
  const { hides } = path.reduce<Notes & { next: readonly StudyNode[] }>(
    (node, i) => node.next[i] ?? node,
    chapter,
  )
  return (
    <button
      type="button"
      className="button button--small button--quiet"
      aria-pressed={hides}
      onClick={() => change({ type: 'hide', on: !hides })}
    >
      <Icon name="eye" size={16} /> {say(hides ? 'unhide' : 'hide')}
    </button>
  )
}

/** The first branch goes on in this very list, however long it is; the others lie in lists of their own after their first move. */
function Branches({ next, path }: { readonly next: readonly StudyNode[]; readonly path: Path }): ReactNode {
  const { isFolded } = useAtStudy()
  const rows: ReactNode[] = []
  let here = path
  for (let branches = next; branches.length > 0; ) {
    const up = here
    const [main, ...others] = branches
    here = [...up, 0]
    rows.push(<Move key={keyOf(here)} node={main} path={here} />)
    for (const [i, other] of others.entries())
      rows.push(<Variation key={`${keyOf(up)}/${i + 1}`} node={other} path={[...up, i + 1]} />)
    if (isFolded(here, main.hides)) {
      rows.push(<Fold key="fold" path={here} />)
      break
    }
    branches = main.next
  }
  return rows
}

function Variation({ node, path }: { readonly node: StudyNode; readonly path: Path }) {
  const { isFolded } = useAtStudy()
  return (
    <div className="study-lines__branch">
      <Move node={node} path={path} />
      {isFolded(path, node.hides) ? <Fold path={path} /> : <Branches next={node.next} path={path} />}
    </div>
  )
}

function Move({ node, path }: { readonly node: StudyNode; readonly path: Path }) {
  const { shown, go, path: at } = useAtStudy()
  const { ui, cover } = useDesk()
  const key = keyOf(path)
  const side = ui.module.sides.indexOf(node.side)
  return (
    <>
      <button
        type="button"
        className="study-lines__move"
        data-move={key}
        aria-current={key === keyOf(at) ? 'step' : undefined}
        onClick={() => go(path)}
      >
        <span className="study-lines__number">{path.length}</span>
        <SideSign cover={cover} side={Math.max(0, side)} />
        <span>
          <MoveText path={path} facts={shown.get(key)?.facts} />
          {node.glyph && <b className="study-lines__glyph">{node.glyph}</b>}
        </span>
      </button>
      <Comment text={node.comment} />
    </>
  )
}

/** What the move does, in words, and its dice. */
function MoveText({ path, facts }: { readonly path: Path; readonly facts: readonly Fact[] | undefined }) {
  const { chapter } = useAtStudy()
  const { words, seen, ui } = useDesk()
  const dice = facts?.flatMap(fact => ui.diceOf?.(fact) ?? []) ?? []
  return (
    <>
      <MoveWords {...{ chapter, path, ui, words, facts }} board={seen.board} />
      <Dice dice={dice} className="study-lines__die" />
    </>
  )
}

/** What would you do? */
function Fold({ path }: { readonly path: Path }) {
  const { say } = useStudySay()
  const { reveal, verdict, path: at } = useAtStudy()
  const isHere = keyOf(path) === keyOf(at)
  return (
    <div className="study-lines__fold">
      <p>
        <b>{say('fold.ask')}</b>{' '}
        <span role="status">
          {isHere && verdict === 'not-there' ? say('fold.not-there') : say('fold.how')}
        </span>
      </p>
      <button type="button" className="button button--small" onClick={() => reveal(path)}>
        {say('fold.show')}
      </button>
    </div>
  )
}
