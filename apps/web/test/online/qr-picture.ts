/** Reads the square for a phone's camera as a camera would: from the pixels that the browser has painted. */
import readPixels from 'jsqr'
import type { Page } from 'playwright-core'
import { whilePainted } from '../driver/window.ts'

/** What the square on this page says; undefined if nobody could read it. */
export async function qrText(page: Page): Promise<string | undefined> {
  const picture = await whilePainted(page, () => page.locator('.qr-code').screenshot())
  const { width, height, pixels } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const paper = new OffscreenCanvas(width, height).getContext('2d')
    paper?.drawImage(bitmap, 0, 0)
    return { width, height, pixels: [...(paper?.getImageData(0, 0, width, height).data ?? [])] }
  }, picture.toString('base64'))
  return readPixels(Uint8ClampedArray.from(pixels), width, height)?.data
}
