/** The sounds of the table, made on the spot from noise and tones: wood, cards, dice, a far thump. No recordings. */
import type { SoundName } from '../game-ui.ts'

/** A burst of filtered noise or a tone that dies away; times in seconds after the sound begins. */
interface Stroke {
  readonly at?: number
  readonly lasts: number
  readonly loud: number
  /** A tone of so many hertz, falling to `to`; noise if there is none. */
  readonly tone?: number
  readonly to?: number
  /** For noise: the middle of the band that is heard, and how narrow it is. */
  readonly band?: number
  readonly narrow?: number
  /** How long it takes to come; a knock comes at once. */
  readonly swell?: number
}

const knock = (at: number, loud: number, band = 900): Stroke[] => [
  { at, lasts: 0.07, loud, band, narrow: 2 },
  { at, lasts: 0.09, loud: loud * 0.7, tone: 190, to: 120 },
]

export const SOUNDS: Readonly<Record<SoundName, readonly Stroke[]>> = {
  counter: knock(0, 0.5),
  card: [
    { lasts: 0.09, loud: 0.25, band: 3800, narrow: 0.8, swell: 0.03 },
    { at: 0.07, lasts: 0.03, loud: 0.5, band: 2400, narrow: 1 },
  ],
  shuffle: [0, 0.05, 0.1, 0.16, 0.21, 0.27, 0.33].map(at => ({
    at,
    lasts: 0.045,
    loud: 0.22,
    band: 3200,
    narrow: 0.9,
  })),
  dice: [
    ...knock(0, 0.4, 1700),
    ...knock(0.09, 0.34, 2100),
    ...knock(0.16, 0.28, 1600),
    ...knock(0.27, 0.22, 1900),
    ...knock(0.36, 0.12, 1500),
  ],
  tick: [
    { lasts: 0.06, loud: 0.2, band: 5200, narrow: 1.2, swell: 0.02 },
    { at: 0.09, lasts: 0.1, loud: 0.24, band: 4600, narrow: 1.2, swell: 0.02 },
  ],
  thump: [
    { lasts: 0.5, loud: 0.9, tone: 74, to: 32, swell: 0.012 },
    { lasts: 0.7, loud: 0.3, band: 170, narrow: 0.7, swell: 0.02 },
  ],
  flutter: [0, 0.08, 0.15, 0.24].map((at, i) => ({
    at,
    lasts: 0.07,
    loud: 0.2 - i * 0.03,
    band: 1100,
    narrow: 0.7,
    swell: 0.025,
  })),
  drum: [
    { lasts: 0.32, loud: 0.7, tone: 128, to: 82 },
    { lasts: 0.06, loud: 0.16, band: 1300, narrow: 0.8 },
  ],
  bell: [
    { lasts: 2.6, loud: 0.4, tone: 196, to: 195 },
    { lasts: 1.7, loud: 0.18, tone: 470, to: 469 },
    { lasts: 0.9, loud: 0.08, tone: 1058, to: 1057 },
  ],
  /** A loss is a second of silence. */
  hush: [],
}

export const HUSH_SECONDS = 1

/** Draws one stroke onto the audio graph. */
export function strike(
  context: AudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  begins: number,
  stroke: Stroke,
): void {
  const { at = 0, lasts, loud, tone, to = tone, band = 1000, narrow = 1, swell = 0.003 } = stroke
  const from = begins + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, from)
  gain.gain.exponentialRampToValueAtTime(loud, from + swell)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + swell + lasts)
  gain.connect(out)
  if (tone !== undefined && to !== undefined) {
    const source = context.createOscillator()
    source.frequency.setValueAtTime(tone, from)
    source.frequency.exponentialRampToValueAtTime(to, from + lasts)
    source.connect(gain)
    source.start(from)
    source.stop(from + swell + lasts)
    return
  }
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = band
  filter.Q.value = narrow
  source.connect(filter).connect(gain)
  source.start(from, (at * 7.3) % 0.5, swell + lasts)
}
