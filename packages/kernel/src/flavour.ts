/**
 * Numbers that stand for things. A `Unit` cannot be passed where a `Hex` is wanted, while a bare number, a loop's counter or
 * a sum, passes as either: mix-ups are found, and nothing has to be cast.
 */
declare const flavour: unique symbol

export type Flavour<Name extends string> = number & { readonly [flavour]?: Name }
