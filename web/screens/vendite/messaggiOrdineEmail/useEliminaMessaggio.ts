import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useEliminaMessaggioMutation } from './__generated__/useEliminaMessaggioMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaMessaggioMutation($pk: Int!) {
    deleteMessaggioOrdineEmail(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** Removes a text, once confirmed. @param onEliminato what comes after */
export function useEliminaMessaggio(onEliminato: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaMessaggioMutation>(mutation, { successo: 'Messaggio eliminato' })

  const fallo = useEffectEvent(async ({ pk, titolo }: { pk: number; titolo: string }) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare il messaggio ${titolo}?`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const { ok } = await esegui({ pk })
    if (ok) onEliminato()
  })
  return useCallback((messaggio: { pk: number; titolo: string }) => void fallo(messaggio), [])
}
