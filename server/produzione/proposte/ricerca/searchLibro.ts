import { createLibro, type OwnLibro } from '../../schedulazione/engine/libro.ts'
import type { OrdineToOptimize } from '../../schedulazione/engine/ricerca/compila.ts'
import type { Prenotazione } from '../../schedulazione/engine/types.ts'

/** The ledger without what is to be placed again: of the orders only what they hold. */
export function libroWithout(prenotazioni: readonly Prenotazione[], ordini: readonly OrdineToOptimize[]): OwnLibro {
  const removed = new Set(ordini.map(({ ordine }) => ordine))
  const kept = ordini.flatMap(({ ordine, request }) =>
    request.fasi.flatMap(({ reparto, tenuta }) =>
      reparto && tenuta ? tenuta.occupazioni.map((one) => ({ ...one, reparto, ordine })) : [],
    ),
  )
  return createLibro([...prenotazioni.filter(({ ordine }) => !removed.has(ordine)), ...kept])
}
