/** The slanted stripes that luck is drawn in, so that it can be told from skill without colours. */
interface Props {
  readonly id: string
  /** From one stripe to the next, and how broad a stripe is. */
  readonly every: number
  readonly stripe: number
}

export const LuckHatch = ({ id, every, stripe }: Props) => (
  <pattern id={id} width={every} height={every} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={every} height={every} fill="var(--luck-soft)" />
    <rect width={stripe} height={every} fill="var(--luck)" />
  </pattern>
)
