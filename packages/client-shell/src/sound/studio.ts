/** The table's audio: opened with the first sound. */
import type { SoundName } from '../game-ui.ts'
import { HUSH_SECONDS, SOUNDS, strike } from './sounds.ts'

interface Studio {
  readonly context: AudioContext
  readonly out: GainNode
  readonly noise: AudioBuffer
}

let studio: Studio | undefined
/** Until then nothing sounds: somebody was lost. */
let hushedUntil = 0

function open(): Studio {
  if (studio) return studio
  const context = new AudioContext()
  const out = context.createGain()
  out.connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  studio = { context, out, noise }
  return studio
}

/** Several sounds come one after the other, a little apart. */
export function play(names: readonly SoundName[], volume: number): void {
  const { context, out, noise } = open()
  if (context.state === 'suspended') void context.resume()
  out.gain.value = volume
  let at = Math.max(context.currentTime + 0.01, hushedUntil)
  for (const name of names) {
    if (name === 'hush') hushedUntil = at = at + HUSH_SECONDS
    for (const stroke of SOUNDS[name]) strike(context, out, noise, at, stroke)
    at += 0.12
  }
}
