/** A player's own dice, up to the moment before they are thrown. */
import type { Page } from 'playwright-core'
import { playOn } from './player.ts'

/** An attack at a unit, and not at ground where nothing may come of it. */
const ROLL = /^(Fire|Attack) ·|^Roll one die at|^Roll \d dice at/

export const prompt = (page: Page) => page.getByRole('region', { name: 'What you are asked' })

/** Plays until dice of the player's own lie ready to be thrown by the primary button. */
export async function untilDiceAreReady(page: Page): Promise<void> {
  const roll = prompt(page).getByRole('button', { name: ROLL })
  await playOn(page, {
    prefers: /\/attack$/,
    until: async ({ asked, primary }) => asked === 'you' && primary !== undefined && (await roll.count()) > 0,
  })
}
