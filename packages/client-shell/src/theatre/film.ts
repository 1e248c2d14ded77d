/** A short film made in the browser: pictures shown one after the other, recorded as WebM. */

const FORMATS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']
/** Wide enough for any chat, and small enough to be sent. */
const WIDTH_MOST = 1280
/** A still picture is drawn again so often: a recorder that sees nothing new would leave it out. */
const REDRAW_MS = 100

const formatHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : FORMATS.find(format => MediaRecorder.isTypeSupported(format))

export const canFilm = (): boolean => formatHere() !== undefined

/** Each picture is seen for `ms`, the last twice as long. */
export async function filmOf(pictures: readonly HTMLCanvasElement[], ms: number): Promise<Blob> {
  const [first] = pictures
  const format = formatHere()
  if (!first || !format) throw new Error('there is nothing to film, or nothing to film with')
  const scale = Math.min(1, WIDTH_MOST / first.width)
  const screen = document.createElement('canvas')
  // Recorders want even figures.
  screen.width = 2 * Math.round((first.width * scale) / 2)
  screen.height = 2 * Math.round((first.height * scale) / 2)
  const brush = screen.getContext('2d')
  const show = (picture: HTMLCanvasElement) => brush?.drawImage(picture, 0, 0, screen.width, screen.height)
  show(first)
  const recorder = new MediaRecorder(screen.captureStream(30), {
    mimeType: format,
    videoBitsPerSecond: 2_500_000,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const ended = new Promise<void>((resolve, reject) => {
    recorder.onstop = () => resolve()
    recorder.onerror = () => reject(new Error('the recorder has failed'))
  })
  recorder.start()
  for (const picture of [...pictures, pictures[pictures.length - 1]])
    for (let shown = 0; shown < ms; shown += REDRAW_MS) {
      show(picture)
      await passed(REDRAW_MS)
    }
  recorder.stop()
  await ended
  return new Blob(parts, { type: 'video/webm' })
}

const passed = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
