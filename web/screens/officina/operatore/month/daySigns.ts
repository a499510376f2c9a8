/** What a day of an operator's calendar may say of itself. */
export type DaySign = 'aperta' | 'attivita'

/** How a day looks: never by its colour alone. */
interface DayLook {
  readonly words: string
  readonly glyph: string
  readonly background: string
  readonly text: string
}

// The same in both themes: white on dark grounds.
export const DAY_SIGNS: Readonly<Record<DaySign, DayLook>> = {
  aperta: { words: 'Senza ora di fine', glyph: '○', background: '#1f6fb2', text: '#ffffff' },
  attivita: { words: 'Giorno con attività', glyph: '●', background: '#2e6b34', text: '#ffffff' },
}

export const SELECTED_DAY: DayLook = {
  words: 'Giorno scelto',
  glyph: '',
  background: '#12305a',
  text: '#ffffff',
}
