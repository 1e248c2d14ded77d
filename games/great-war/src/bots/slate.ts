/**
 * Where worths are written down that are asked for all the time. A fraction that a function hands back becomes an object
 * of its own, unless the function is small enough to be built into its caller; one written here leaves no garbage. It
 * stands until the next question.
 */
export const slate: Float64Array = new Float64Array(1)
