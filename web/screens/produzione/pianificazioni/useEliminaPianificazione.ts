import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useEliminaPianificazioneMutation } from './__generated__/useEliminaPianificazioneMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaPianificazioneMutation($pk: Int!) {
    deleteAnalisiPostazione(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

interface DaEliminare {
  readonly pk: number
  readonly nome: string
}

/** Removes a bench planning, once confirmed. @param onEliminata what comes after */
export function useEliminaPianificazione(onEliminata: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaPianificazioneMutation>(mutation, { successo: 'Pianificazione eliminata' })

  const falla = useEffectEvent(async ({ pk, nome }: DaEliminare) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare la pianificazione ${nome}?`,
      testo: 'Gli ordini restano schedulati come sono.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const { ok } = await esegui({ pk })
    if (ok) onEliminata()
  })
  return useCallback((pianificazione: DaEliminare) => void falla(pianificazione), [])
}
