/** Hits in figures: what was expected has one digit after the point, a difference always its sign. */
import { type Language, perLanguage } from '@bivouac/face-kit'

interface Numbers {
  /** 3.4 */
  tenths(value: number): string
  /** +1.2, −0.8, 0.0 */
  signed(value: number): string
  /** 7 or −1 */
  whole(value: number): string
}

export const numbersIn = perLanguage((language: Language): Numbers => {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const tenths = new Intl.NumberFormat(language, { ...one, signDisplay: 'negative' })
  const signed = new Intl.NumberFormat(language, { ...one, signDisplay: 'exceptZero' })
  const whole = new Intl.NumberFormat(language, { signDisplay: 'negative' })
  // A true minus sign: a hyphen is too short beside figures.
  const written = (format: Intl.NumberFormat) => (value: number) => format.format(value).replace('-', '−')
  return { tenths: written(tenths), signed: written(signed), whole: written(whole) }
})
