/** A box that is scrolled, by keys too, also where nothing in it can be pressed. */
import type { ComponentProps } from 'react'

// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
export const ScrollBox = (box: ComponentProps<'div'>) => <div tabIndex={0} {...box} />
