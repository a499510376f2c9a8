/** The words that the history of an object is told in. */
interface HistoryWords {
  /** The Italian name of what was done to an object of a kind. */
  azione(oggetto: string, action: string): string
  /** The Italian name of a field; '' when the entry is about the whole object. */
  campo(field: string): string
}

let words: HistoryWords = { azione: (_oggetto, action) => action, campo: (field) => field }

/** Gives the history its words; areas.ts calls it at start. */
export function setHistoryWords(given: HistoryWords): void {
  words = given
}

/** The words given at start; without any, the names as they are stored. */
export const historyWords = (): HistoryWords => words
