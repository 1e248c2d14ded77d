import { expect, test } from 'vitest'
import { iconPicture } from '../build/icons.ts'
import { manifest } from '../build/manifest.ts'

/** Width and height stand at fixed places of a PNG file. */
const sizeOf = (png: Uint8Array) => {
  const bytes = Buffer.from(png)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the icons have the sizes that the manifest tells', () => {
  const { icons } = JSON.parse(manifest()) as { icons: { src: string; sizes: string; purpose?: string }[] }
  const pictures = icons.filter(icon => icon.src.endsWith('.png'))
  expect(pictures.map(icon => icon.sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { sizes, purpose } of pictures)
    expect(sizeOf(iconPicture(Number.parseInt(sizes, 10), purpose === 'maskable'))).toBe(sizes)
})
