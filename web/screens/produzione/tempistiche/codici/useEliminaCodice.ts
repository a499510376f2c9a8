import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import type { useEliminaCodiceMutation } from './__generated__/useEliminaCodiceMutation.graphql.ts'
import { nomeCodice, type RigaCodice } from './riga.ts'

const mutation = graphql`
  mutation useEliminaCodiceMutation($pk: Int!) {
    deleteCodiceSerramento(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** Removes a window code, once confirmed. @param onFatto what comes after, also when it was refused */
export function useEliminaCodice(onFatto: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaCodiceMutation>(mutation, { successo: 'Codice eliminato' })

  const fallo = useEffectEvent(async (codice: RigaCodice) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare il codice ${nomeCodice(codice)}?`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    await esegui({ pk: codice.pk })
    onFatto()
  })
  return useCallback((codice: RigaCodice) => void fallo(codice), [])
}
