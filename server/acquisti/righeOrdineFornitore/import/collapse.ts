import { mergeKey, QUANTITA_MAX, sumQuantita } from '../rules.ts'
import type { ImportedRiga } from './importedRiga.ts'

/** What of a row decides whether it is like another. */
function compared({ dove: _where, ordine, quantita: _quantita, ...fields }: ImportedRiga) {
  return { ...fields, ordinePk: ordine.pk, ordineFornitorePk: null }
}

/**
 * Rows equal in all but the quantity become one, where the first stood, with the sum.
 * @param mark is told of a sum that is too large
 */
export function collapseRighe(
  righe: readonly ImportedRiga[],
  mark: (where: ImportedRiga['dove'], column: string, message: string) => void,
): ImportedRiga[] {
  return [...Map.groupBy(righe, (riga) => mergeKey(compared(riga))).values()].flatMap((equal) => {
    const [before] = equal
    if (!before) return []
    const quantita = sumQuantita(equal.map((riga) => riga.quantita))
    if (quantita > QUANTITA_MAX) mark(before.dove, 'quantita', 'la somma delle righe uguali è troppo grande')
    return [{ ...before, quantita }]
  })
}
