import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useEliminaOrdineMutation } from './__generated__/useEliminaOrdineMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaOrdineMutation($pk: Int!) {
    deleteOrdine(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** What of an order its deletion names. */
export interface OrdineDaEliminare {
  readonly pk: number
  readonly numeroCommessa: string
  readonly cliente: { readonly nome: string }
}

/** Removes an order, once confirmed (spec/001 §2). @param onEliminato what comes after */
export function useEliminaOrdine(onEliminato: (ordine: OrdineDaEliminare) => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaOrdineMutation>(mutation, { successo: 'Ordine eliminato' })

  const fallo = useEffectEvent(async (ordine: OrdineDaEliminare) => {
    const { pk, numeroCommessa, cliente } = ordine
    const domanda = {
      titolo: `Sei sicuro di voler eliminare l'ordine con numero commessa ${numeroCommessa} per il cliente ${cliente.nome} ?`,
      testo: 'Con l’ordine si eliminano le sue righe, gli allegati e le immagini; una mail programmata non parte.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const { ok } = await esegui({ pk })
    if (ok) onEliminato(ordine)
  })
  return useCallback((ordine: OrdineDaEliminare) => void fallo(ordine), [])
}
