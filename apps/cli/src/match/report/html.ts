/** Text and numbers made safe and short for a page. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign])

/** A coordinate: a tenth is finer than anybody sees. */
export const at = (n: number): string => String(Math.round(n * 10) / 10)
