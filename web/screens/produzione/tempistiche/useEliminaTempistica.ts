import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useEliminaTempisticaMutation } from './__generated__/useEliminaTempisticaMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaTempisticaMutation($pk: Int!) {
    deleteTempistica(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** Removes a timing, once confirmed. @param onFatto what comes after, also when somebody else had removed it */
export function useEliminaTempistica(onFatto: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaTempisticaMutation>(mutation, { successo: 'Tempistica eliminata' })

  const fallo = useEffectEvent(async (pk: number, nome: string) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare la tempistica ${nome}?`,
      testo: 'I serramenti che la usano prenderanno quella più generale; se non c’è, la tempistica mancherà.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    await esegui({ pk })
    onFatto()
  })
  return useCallback((pk: number, nome: string) => void fallo(pk, nome), [])
}
