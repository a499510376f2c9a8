import type { HistoryWords } from '#platform/history/words.ts'

/** What the history says of statistics. */
export const numeriHistoryWords: HistoryWords = {
  actions: { ConfigurazioneStatistica: { crea: 'Creata', modifica: 'Modificata', elimina: 'Eliminata' } },
  fields: { name: 'Nome', fields: 'Colonne' },
}
