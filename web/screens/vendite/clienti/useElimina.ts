import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useEliminaMutation } from './__generated__/useEliminaMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaMutation($pk: Int!) {
    deleteCliente(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** Removes a customer, once confirmed. @param onEliminato what comes after */
export function useElimina(onEliminato: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaMutation>(mutation, { successo: 'Cliente eliminato' })

  const fallo = useEffectEvent(async ({ pk, nome }: { pk: number; nome: string }) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare il cliente ${nome}?`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const { ok } = await esegui({ pk })
    if (ok) onEliminato()
  })
  return useCallback((cliente: { pk: number; nome: string }) => void fallo(cliente), [])
}
