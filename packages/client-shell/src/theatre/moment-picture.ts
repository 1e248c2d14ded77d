/** The board as a picture of its own: everything that is drawn on it in one SVG, with a caption under it, and that as PNG. */

/** What a style sheet may say of a shape, and a picture without one must say itself. */
const SAID = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'paint-order',
] as const

const CAPTION = 64
const SHARPER = 2
const SVG = 'http://www.w3.org/2000/svg'

interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** `board` is the box that holds what is drawn; `lines` stand under it. */
export async function pictureOf(board: HTMLElement, lines: readonly [string, string]): Promise<Picture> {
  const { left, top, width, height } = board.getBoundingClientRect()
  const layers = [...board.querySelectorAll<HTMLElement | SVGSVGElement>('img, svg')].filter(
    layer => layer.parentElement?.closest('svg') === null,
  )
  const drawn: string[] = []
  for (const layer of layers) {
    const box = layer.getBoundingClientRect()
    const at = `x="${box.left - left}" y="${box.top - top}" width="${box.width}" height="${box.height}"`
    if (layer instanceof SVGSVGElement) drawn.push(await layerText(layer, at))
    else drawn.push(`<image ${at} href="${await embedded((layer as HTMLImageElement).src, box)}"/>`)
  }
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--table')
  const text = (line: string, y: number, weight: number) =>
    `<text x="16" y="${height + y}" font-family="Barlow Condensed, Arial Narrow, sans-serif" font-size="19" font-weight="${weight}" fill="#25221a">${escaped(line)}</text>`
  const svg = `<svg xmlns="${SVG}" width="${width}" height="${height + CAPTION}" viewBox="0 0 ${width} ${height + CAPTION}"><rect width="100%" height="100%" fill="${ground}"/>${drawn.join('')}<rect y="${height}" width="100%" height="${CAPTION}" fill="#f7efdb"/>${text(lines[0], 25, 700)}${text(lines[1], 50, 400)}</svg>`
  return { svg, width, height: height + CAPTION }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One drawing of the page with its style written into it, and the pictures in it brought along. */
async function layerText(layer: SVGSVGElement, at: string): Promise<string> {
  const copy = layer.cloneNode(true) as SVGSVGElement
  const copies = [...copy.querySelectorAll('*')]
  for (const [i, shape] of [...layer.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(shape)
    for (const name of SAID)
      if (style.getPropertyValue(name)) copies[i].setAttribute(name, style.getPropertyValue(name))
    copies[i].removeAttribute('class')
    const href = shape.getAttribute('href')
    if (shape instanceof SVGImageElement && href)
      copies[i].setAttribute('href', await embedded(href, shape.getBoundingClientRect()))
  }
  const box = layer.getAttribute('viewBox')
  return `<svg ${at} ${box ? `viewBox="${box}"` : ''}>${new XMLSerializer().serializeToString(copy).replace(/^<svg[^>]*>|<\/svg>$/g, '')}</svg>`
}

/** What lies behind an address of this page alone, as something that can leave it. */
async function embedded(
  address: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<string> {
  return (await painted(address, width, height)).toDataURL('image/webp', 0.9)
}

async function painted(address: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * SHARPER)
  canvas.height = Math.ceil(height * SHARPER)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

export async function asPng(picture: Picture): Promise<Blob> {
  const canvas = await asCanvas(picture)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture could not be made')))),
  )
}

export async function asCanvas({ svg, width, height }: Picture): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    return await painted(address, width, height)
  } finally {
    URL.revokeObjectURL(address)
  }
}
