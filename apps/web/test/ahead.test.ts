/** The order in which the page runs the scripts of the app, each in a task of its own. */
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { inOrder } from '../build/ahead.ts'

const bundleOf = (needs: Readonly<Record<string, readonly string[]>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(needs).map(([fileName, imports]) => [fileName, { type: 'chunk', fileName, imports }]),
  ) as unknown as Rolldown.OutputBundle

const ordered = (needs: Readonly<Record<string, readonly string[]>>): string =>
  inOrder(bundleOf(needs), ['./app.js']).join(' ')

test('what others need is run before them', () => {
  expect(ordered({ 'app.js': ['shell.js', 'react.js'], 'shell.js': ['react.js'], 'react.js': [] })).toBe(
    './react.js ./shell.js ./app.js',
  )
})

test('of scripts that need each other the one that is asked for is run first, as if the page named it alone', () => {
  expect(ordered({ 'app.js': ['shell.js', 'react.js'], 'shell.js': ['app.js'], 'react.js': [] })).toBe(
    './react.js ./app.js ./shell.js',
  )
})
