import type { HistoryWords } from '#platform/history/words.ts'
import { cartellaLabels } from './cartelle/rules.ts'
import { documentoInCartellaLabels } from './file/rules.ts'

/** What is put aside for 30 days. */
const CESTINO = { elimina: 'Nel cestino', ripristina: 'Ripristino dal cestino' } as const

/** What the history says of folders and their files. */
export const documentiHistoryWords: HistoryWords = {
  actions: {
    Cartella: { crea: 'Creata', modifica: 'Modificata', condividi: 'Condivisione cambiata', ...CESTINO },
    DocumentoCartella: { crea: 'Caricato', modifica: 'Modificato', sostituisci: 'Sostituito', ...CESTINO },
  },
  fields: { ...cartellaLabels, ...documentoInCartellaLabels, account: 'Account' },
}
