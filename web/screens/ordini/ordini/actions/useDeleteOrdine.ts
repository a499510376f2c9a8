import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import type { useDeleteOrdineMutation } from '#generated/useDeleteOrdineMutation.graphql.ts'
import type { useDeleteOrdineQuery } from '#generated/useDeleteOrdineQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

const mutation = graphql`
  mutation useDeleteOrdineMutation($pk: Int!) {
    deleteOrdine(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const query = graphql`
  query useDeleteOrdineQuery($pk: Int!) {
    ordine(pk: $pk) {
      motivoNonEliminabile
      numeroRighe
      allegati {
        pk
      }
      ordiniFornitore {
        pk
      }
    }
  }
`

/** What of an order its deletion names. */
interface OrdineToDelete {
  readonly pk: number
  readonly numeroCommessa: string
  readonly cliente: { readonly nome: string }
}

type Stato = useDeleteOrdineQuery['response']['ordine']

/** What goes with an order, as far as it could be asked. */
function alongWithIt(stato: Stato): string {
  const righe = stato ? formatCount(stato.numeroRighe ?? 0, 'riga', 'righe') : 'le sue righe'
  const allegati = stato?.allegati?.length ?? 0
  const forniture = stato?.ordiniFornitore?.length ?? 0
  const items = [
    righe,
    allegati > 0 ? formatCount(allegati, 'allegato', 'allegati') : '',
    'le immagini',
    forniture > 0
      ? formatCount(forniture, 'ordine a fornitore non ancora inviato', 'ordini a fornitore non ancora inviati')
      : '',
  ].filter(Boolean)
  return `Con l’ordine si eliminano: ${items.join(', ')}. Una mail programmata non parte. Se si annulla, l’ordine torna senza la mail e da schedulare di nuovo.`
}

/**
 * Removes an order, once confirmed; while something is ordered for it, shows why it cannot be removed.
 * @param onDeleted what comes after
 */
export function useDeleteOrdine(onDeleted: (ordine: OrdineToDelete) => void) {
  const conferma = useConfirm()
  const [run] = useOperation<useDeleteOrdineMutation>(mutation)
  const tellUndo = useUndoDeletion()

  const doIt = useLatestCallback(async (ordine: OrdineToDelete) => {
    const { pk, numeroCommessa, cliente } = ordine
    // What cannot be asked now the deletion itself answers.
    const stato = await fetchFresh<useDeleteOrdineQuery>(query, { pk }).then(
      (data) => data.ordine,
      () => null,
    )
    if (stato?.motivoNonEliminabile) {
      const title = `L’ordine ${numeroCommessa} non si può eliminare`
      await conferma({ title, text: stato.motivoNonEliminabile, conferma: null })
      return
    }
    const question = {
      title: `Sei sicuro di voler eliminare l'ordine con numero commessa ${numeroCommessa} per il cliente ${cliente.nome} ?`,
      text: alongWithIt(stato),
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    const outcome = await run({ pk })
    if (!outcome.ok) return
    tellUndo('Ordine eliminato', outcome.data, pk)
    onDeleted(ordine)
  })
  return useCallback((ordine: OrdineToDelete) => void doIt(ordine), [])
}
