/** The ways through a study's tree, a study in a link, and the name of its file. */
import { NO_NOTES, newChapter, type StudyNode } from '@bivouac/study'
import { describe, expect, test } from 'vitest'
import { fileNameOf } from '../../src/study/study-file.ts'
import { readStudyLink, studyLink } from '../../src/study/study-link.ts'
import { branchBeside, endOf, forward } from '../../src/study/walk.ts'

const node = (command: string, next: readonly StudyNode[] = [], hides = false): StudyNode => ({
  side: 'us',
  command,
  chance: '',
  ...NO_NOTES,
  glyph: undefined,
  hides,
  next,
})

const chapter = {
  ...newChapter('One', { game: 'toy', scenario: 'short', setup: '' }),
  next: [node('a', [node('b', [node('c')], true), node('d')]), node('e')],
}
const open = () => false
const folded = (_: readonly number[], hides: boolean) => hides

describe('a tree', () => {
  test('is gone through along its main line, as far as it is not hidden', () => {
    expect(forward(chapter, [], open)).toEqual([0])
    expect(endOf(chapter, [], open)).toEqual([0, 0, 0])
    expect(endOf(chapter, [], folded)).toEqual([0, 0])
    expect(forward(chapter, [0, 0], folded)).toBeUndefined()
    expect(forward(chapter, [1], open)).toBeUndefined()
  })

  test('has other branches where the line last left one', () => {
    expect(branchBeside(chapter, [0, 0, 0], 1)).toEqual([0, 1])
    expect(branchBeside(chapter, [0, 1], 1)).toEqual([0, 0])
    expect(branchBeside(chapter, [0], -1)).toEqual([1])
    expect(branchBeside(chapter, [], 1)).toBeUndefined()
  })
})

describe('a study', () => {
  test('fits into a link or does not, and is read from it again', async () => {
    const link = await studyLink('bivouac-study 1\n', 'https://host/page#/study/open/1')
    expect(link).toMatch(/^https:\/\/host\/page#\/study\/link\//)
    expect(await readStudyLink(link!.split('/link/')[1])).toEqual({ ok: true, value: 'bivouac-study 1\n' })
    const noise = crypto.getRandomValues(new Uint8Array(16_384)).reduce((text, byte) => text + byte, '')
    expect(await studyLink(noise, 'https://host/')).toBeUndefined()
    expect(await readStudyLink('!')).toMatchObject({ ok: false, problem: { code: 'bad-link' } })
  })

  test('has a file by its title, whatever letters that has', () => {
    expect(fileNameOf({ title: 'Où est Élise?' })).toBe('ou-est-elise.bivouac-study.txt')
    expect(fileNameOf({ title: '???' })).toBe('study.bivouac-study.txt')
  })
})
