import { mergeKey, QUANTITA_MAX, sumQuantita } from '../rules.ts'
import type { ImportedRiga } from './importedRiga.ts'

/** What of a row decides whether it is like another. */
function compared({ dove: _dove, ordine, quantita: _quantita, ...campi }: ImportedRiga) {
  return { ...campi, ordine: ordine.pk, ordineFornitore: null }
}

/**
 * Rows equal in all but the quantity become one, where the first stood, with the sum.
 * @param segna is told of a sum that is too large
 */
export function collapseRighe(
  righe: readonly ImportedRiga[],
  segna: (dove: ImportedRiga['dove'], colonna: string, messaggio: string) => void,
): ImportedRiga[] {
  return [...Map.groupBy(righe, (riga) => mergeKey(compared(riga))).values()].flatMap((uguali) => {
    const [prima] = uguali
    if (!prima) return []
    const quantita = sumQuantita(uguali.map((riga) => riga.quantita))
    if (quantita > QUANTITA_MAX) segna(prima.dove, 'quantita', 'la somma delle righe uguali è troppo grande')
    return [{ ...prima, quantita }]
  })
}
