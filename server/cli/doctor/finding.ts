/** What a check has found. */
export interface Finding {
  /** What was looked at, in Italian. */
  what: string
  level: 'ok' | 'warning' | 'failed'
  /** What is so, in Italian, one line. */
  text: string
  /** What mends it; missing when all is well. */
  remedy?: string
}

export const ok = (what: string, text: string): Finding => ({ what, level: 'ok', text })
export const warning = (what: string, text: string, remedy: string): Finding => {
  return { what, level: 'warning', text, remedy }
}
export const failed = (what: string, text: string, remedy: string): Finding => {
  return { what, level: 'failed', text, remedy }
}

/** The words of an error, on one line. */
export function errorWords(error: unknown): string {
  // What tries two addresses fails with an error that holds two.
  const one = error instanceof AggregateError ? error.errors[0] : error
  const text = one instanceof Error ? one.message || one.name : String(one)
  return text.replace(/\s+/g, ' ').trim().slice(0, 300)
}

const SIGNS = { ok: '✓', warning: '!', failed: '✗' } as const

/** A finding as the console shows it: one line with its remedy. */
export function lineOf({ what, level, text, remedy }: Finding): string {
  return `${SIGNS[level]} ${what}: ${text}${remedy ? `. Rimedio: ${remedy}` : ''}`
}
