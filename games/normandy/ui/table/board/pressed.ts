/** What makes a drawing on the board answer to mouse and finger; the board's list has the roles and hears the keys. */
import { type Thing, type ThingProps, thingProps } from '@bivouac/client-shell'
import type { PointerEvent } from 'react'

export interface Presses {
  onPress(thing: Thing): void
  onPoint(thing: Thing | undefined): void
}

interface PressProps extends ThingProps {
  onClick(): void
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
}

/** Only a mouse points without pressing. */
export const pressProps = (thing: Thing, can: boolean, { onPress, onPoint }: Presses): PressProps => ({
  ...thingProps(thing, can),
  onClick: () => onPress(thing),
  onPointerEnter: event => event.pointerType === 'mouse' && onPoint(thing),
  onPointerLeave: event => event.pointerType === 'mouse' && onPoint(undefined),
})
