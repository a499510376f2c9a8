import type { HistoryWords } from '#platform/history/words.ts'
import { FORNITURA_ACTIONS } from './ordiniFornitore/history.ts'
import { ordineFornitoreLabels } from './ordiniFornitore/rules.ts'
import { RIGHE_ACTIONS } from './righeOrdineFornitore/history.ts'
import { rigaOrdineFornitoreLabels } from './righeOrdineFornitore/rules.ts'

/** Fields of a supplier order, where they are called otherwise than those of an order. */
const fornituraFields: Readonly<Record<string, string>> = { ...ordineFornitoreLabels, testoEmail: 'Testo mail' }

/** What the history says of suppliers and of what is ordered from them. */
export const acquistiHistoryWords: HistoryWords = {
  actions: {
    Ordine: { ...RIGHE_ACTIONS, ...FORNITURA_ACTIONS },
    Fornitore: { createLinkFornitore: 'Collegamento creato', revokeLinkFornitore: 'Collegamento revocato' },
  },
  fields: { ...rigaOrdineFornitoreLabels, righeFornitore: 'Righe a fornitore' },
  lists: { righeFornitore: 'Riga a fornitore' },
  told(field, nameOf) {
    const [, materiale, own = ''] = /^fornitura (.*)\.(\w+)$/s.exec(field) ?? []
    if (!materiale) return undefined
    return `${materiale} · ${Object.hasOwn(fornituraFields, own) ? fornituraFields[own] : nameOf(own)}`
  },
}
