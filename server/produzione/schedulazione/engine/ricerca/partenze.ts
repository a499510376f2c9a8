// Where a search begins: a few sequences that are often good.
import type { Giorno } from '../time.ts'
import type { OrdineCompilato } from './compila.ts'
import { confrontaValori, type Obiettivo } from './obiettivo.ts'
import { createPosto, type OfficinaRicerca } from './officina.ts'
import { NESSUNO, prontoOf } from './pronti.ts'
import type { SequenzaOrdini } from './sequenza.ts'

/** Orders by what is left between the end they would have alone and their delivery. */
function perMargine(compilati: readonly OrdineCompilato[], soli: readonly (number | null)[]): number[] {
  const margine = (indice: number) => {
    const { consegna } = compilati[indice] as OrdineCompilato
    return consegna === null ? Number.POSITIVE_INFINITY : consegna - (soli[indice] ?? consegna)
  }
  return compilati.map((_ordine, indice) => indice).sort((a, b) => margine(a) - margine(b) || a - b)
}

/** Orders by where the plan of today has them; those without a plan last. */
function perInizio(compilati: readonly OrdineCompilato[]): number[] {
  const inizio = ({ fasi }: OrdineCompilato) =>
    Math.min(Number.MAX_SAFE_INTEGER, ...fasi.flatMap(({ reparto, eraIl }) => (reparto < 0 ? [] : (eraIl ?? []))))
  const inizi = compilati.map(inizio)
  return inizi.map((_inizio, indice) => indice).sort((a, b) => (inizi[a] ?? 0) - (inizi[b] ?? 0) || a - b)
}

/**
 * The best of a first sequence and the usual others.
 * @param soli the last day of each order if it were alone
 * @param inSequenza places all orders in a sequence
 */
export function migliorePartenza(
  primo: SequenzaOrdini,
  compilati: readonly OrdineCompilato[],
  soli: readonly (number | null)[],
  inSequenza: (indici: readonly number[]) => SequenzaOrdini,
  obiettivo: Obiettivo,
): SequenzaOrdini {
  let migliore = primo
  for (const altra of [perMargine(compilati, soli), perInizio(compilati)]) {
    const seconda = inSequenza(altra)
    if (confrontaValori(seconda.valore, migliore.valore, obiettivo) < 0) migliore = seconda
  }
  return migliore
}

/** The last day of each order as if it were alone in a ledger; null: none. */
export function soliOf(compilati: readonly OrdineCompilato[], vuota: OfficinaRicerca): (Giorno | null)[] {
  const posto = createPosto()
  return compilati.map((ordine) => {
    vuota.piazza(prontoOf(ordine), posto)
    return posto.ultimo === NESSUNO ? null : posto.ultimo
  })
}
