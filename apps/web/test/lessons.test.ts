/** Both courses from the first lesson to the battle on one's own, at a desk and on a phone, by mouse, finger and keys. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { byKeyboard } from './driver/keyboard.ts'
import { takeLesson } from './driver/learner.ts'
import { byFinger, byMouse } from './driver/player.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()

/** Whoever sits at a desk may take one lesson with the mouse and the next with keys. */
const BY_TURNS = [byMouse, byKeyboard]

test.each(
  inDepth(
    [
      ['normandy', 'desktop', 'mouse and keys by turns', BY_TURNS],
      ['great-war', 'phone', 'finger', [byFinger]],
    ],
    [
      ['normandy', 'desktop', 'keys and mouse by turns', BY_TURNS.toReversed()],
      ['great-war', 'desktop', 'keys', [byKeyboard]],
      ['normandy', 'phone', 'finger', [byFinger]],
    ],
  ),
)(
  'the course of %s on a %s, by %s',
  async (game, size, _, hands) => {
    const { page, wrongs } = await app.open({ size })
    await page.goto(`./#/learn/${game}`)
    await page.locator('.course-page__go-on .button--primary').click()
    for (let lesson = 1; lesson <= 7; lesson++) {
      await page.locator('.lesson-bar').getByText(`Lesson ${lesson} of 8`).waitFor()
      await expectNoFlaws(page, `lesson ${lesson}`)
      expect(await takeLesson(page, hands[lesson % hands.length])).toBeGreaterThan(1)
      // The slip is there first, the board follows.
      await expect
        .poll(() => page.locator('[data-can="true"]').count(), {
          message: 'what is offered when all is done',
        })
        .toBe(0)
      await page.locator('.lesson-slip .button--primary').click()
    }
    // The eighth is a game of its own, which is found again on the page of the course.
    await page.locator('[data-seq]').waitFor()
    await page.goto(`./#/learn/${game}`)
    await expect.poll(() => page.locator('.course-page__done').count()).toBe(7)
    await page.locator('.course-page__go-on').getByText('A small battle on your own').waitFor()
    expect(wrongs).toEqual([])
  },
  600_000,
)

test.each(['desktop', 'phone'] as const)(
  'on a %s what else is tried is answered, and the step is kept',
  async size => {
    const { page } = await app.open({ size })
    await page.goto('./#/learn/normandy/bid')
    await page.locator('[data-thing="card:fog-of-war"]').click()
    await page.locator('[data-primary]').click()
    await page.locator('.lesson-slip__wrong').getByText('may lose').waitFor()
    expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe('0')
    await page.locator('[data-thing="card:squad-leader-a"]').click()
    await page.locator('[data-primary]').click()
    await page.getByText('7 beats 6').waitFor()
    await page.reload()
    await page.getByText('Step 2 of 4').waitFor()
    await page.getByText('Leave').click()
    await page.getByText('Where you left off').waitFor()
  },
)

test('a press too many at the end of a lesson does not turn the page before it is read', async () => {
  const { page } = await app.open()
  await page.goto('./#/learn/normandy/bid')
  await page.locator('.lesson-slip').waitFor()
  // As somebody does who presses twice: the second press meets whatever has come in the place of the first.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const onward = document.querySelector<HTMLElement>('.lesson-slip .button--primary')
      if (onward === null) return
      observer.disconnect()
      onward.click()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await takeLesson(page, byMouse)
  const onward = page.locator('.lesson-slip .button--primary')
  await onward.and(page.locator(':focus')).waitFor()
  expect(page.url()).toMatch(/learn\/normandy\/bid$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/learn\/normandy\/(?!bid)/)
})

test('after the battle that one fights alone, the whole battle is offered', async () => {
  const { page } = await app.open({ settings: { coach: false } })
  await page.goto('./#/learn/normandy/alone')
  await page.locator('[data-seq]').waitFor()
  const battle = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign', exact: true }).click()
  await page.locator('.table-menu__sure .button--primary').click()
  await page.locator('.end-slip').getByRole('button', { name: 'Play the whole battle' }).click()
  await expect.poll(() => page.url()).not.toBe(battle)
  await page.locator('[data-seq][data-asked="you"]').waitFor()
})
