import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useEliminaFornitoreMutation } from './__generated__/useEliminaFornitoreMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaFornitoreMutation($pk: Int!) {
    deleteFornitore(input: { pk: $pk }) {
      errors {
        code
        field
        message
      }
    }
  }
`

/** Removes a supplier, once confirmed. @param onEliminato what comes after */
export function useEliminaFornitore(onEliminato: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaFornitoreMutation>(mutation, { successo: 'Fornitore eliminato' })

  const fallo = useEffectEvent(async ({ pk, nome }: { pk: number; nome: string }) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare il fornitore ${nome}?`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const { ok } = await esegui({ pk })
    if (ok) onEliminato()
  })
  return useCallback((fornitore: { pk: number; nome: string }) => void fallo(fornitore), [])
}
