/** What the reader has set for this browser: one value in local storage, checked when read, the same in all windows. */
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@bivouac/face-kit'
import { type Browserly, keptStore } from '../store/kept-store.ts'
import type { Watched } from '../store/store.ts'

type Theme = 'system' | 'light' | 'dark'
type Speed = 0 | 1 | 2 | 4
/** Seconds; 0 until the player acts. */
type ResultStay = 0 | 2 | 4 | 8
type TextSize = 1 | 1.15 | 1.3 | 1.5 | 2

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly speed: Speed
  /** Whether a choice that dice will answer is laid ready first and given by a second press. */
  readonly askBeforeDice: boolean
  /** How long the outcome of dice lies on the board. */
  readonly resultStay: ResultStay
  /** Whether tiles and hexes show what they are called. */
  readonly coordinates: boolean
  /** Whether single letters are shortcuts at the table: speech input may want them off. */
  readonly letterKeys: boolean
  /** Whether the coach goes along and explains what comes up for the first time. */
  readonly coach: boolean
  readonly sound: boolean
  /** Whether sound has been offered, which is done once. */
  readonly soundOffered: boolean
  /** 0 to 1. */
  readonly volume: number
  readonly textSize: TextSize
}

export const THEMES: readonly Theme[] = ['system', 'light', 'dark']
export const SPEEDS: readonly Speed[] = [0, 1, 2, 4]
export const RESULT_STAYS: readonly ResultStay[] = [0, 2, 4, 8]
export const TEXT_SIZES: readonly TextSize[] = [1, 1.15, 1.3, 1.5, 2]

/** Each by its own name, so that it is found by somebody who reads none of the others. */
export const LANGUAGE_CHOICES = LANGUAGES.map(one => ({ value: one, label: LANGUAGE_NAMES[one], lang: one }))

/** The first of the reader's languages that we speak; English if there is none. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [base] = tag.toLowerCase().split('-')
    if (isLanguage(base)) return base
  }
  return 'en'
}

export const defaults = (preferred: readonly string[]): Settings => ({
  language: languageOf(preferred),
  theme: 'system',
  speed: 1,
  askBeforeDice: true,
  resultStay: 0,
  coordinates: false,
  letterKeys: true,
  coach: true,
  sound: false,
  soundOffered: false,
  volume: 0.6,
  textSize: 1,
})

/** Takes of what was stored what makes sense, and the defaults for the rest. */
export function readSettings(value: unknown, fallback: Settings): Settings {
  const stored: Partial<Record<keyof Settings, unknown>> =
    typeof value === 'object' && value !== null ? value : {}
  const choice = <T>(name: keyof Settings, among: readonly T[], usual: T): T =>
    among.includes(stored[name] as T) ? (stored[name] as T) : usual
  const flag = (name: keyof Settings, usual: boolean): boolean => choice(name, [true, false], usual)
  const { language, volume } = stored
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : fallback.language,
    theme: choice('theme', THEMES, fallback.theme),
    speed: choice('speed', SPEEDS, fallback.speed),
    askBeforeDice: flag('askBeforeDice', fallback.askBeforeDice),
    resultStay: choice('resultStay', RESULT_STAYS, fallback.resultStay),
    coordinates: flag('coordinates', fallback.coordinates),
    letterKeys: flag('letterKeys', fallback.letterKeys),
    coach: flag('coach', fallback.coach),
    sound: flag('sound', fallback.sound),
    soundOffered: flag('soundOffered', fallback.soundOffered),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : fallback.volume,
    textSize: choice('textSize', TEXT_SIZES, fallback.textSize),
  }
}

export interface SettingsStore extends Watched<Settings> {
  set(change: Partial<Settings>): void
}

export interface SettingsBrowser extends Browserly {
  readonly navigator: { readonly languages: readonly string[] }
}

export function settingsStore(browser: SettingsBrowser): SettingsStore {
  const fallback = defaults(browser.navigator.languages)
  const store = keptStore(browser, 'bivouac.settings', stored => readSettings(stored, fallback))
  return { ...store, set: change => store.set({ ...store.get(), ...change }) }
}
