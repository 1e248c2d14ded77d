/** A campaign of two battles against a weak bot: begun as a player does, and looked at again. */
import type { Page } from 'playwright-core'

/** By place and not by words, so that it works in every language. */
export async function startCampaign(page: Page): Promise<void> {
  await page.goto('./#/campaign')
  const form = page.locator('.begin-campaign')
  await form.locator('.story-choice__one').last().click()
  await form.locator('label:has(input[name="level"])').first().click()
  await form.locator('.begin-campaign__start').click()
  await page.locator('.campaign-book__next').click()
  await page.locator('[data-seq]').waitFor()
}

/** The book of the campaign that has been begun. */
export async function openCampaign(page: Page): Promise<void> {
  await page.goto('./#/campaign')
  await page.locator('.campaign-list a').first().click()
  await page.locator('.campaign-book').waitFor()
}
