import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../server/shared/formats/formats.ts'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import { useAnteprima } from '../calendario/anteprima/useAnteprima.tsx'
import type { useEliminaPersonaMutation } from './__generated__/useEliminaPersonaMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaPersonaMutation($input: DeletePersonaInput!) {
    deletePersona(input: $input) {
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
  pk: number
  nome: string
  numeroAssenze: number
}

/** Removes a person with their absences, once confirmed. @param onEliminata what comes after */
export function useEliminaPersona(onEliminata: () => void) {
  const conferma = useConferma()
  const anteprima = useAnteprima()
  const [esegui] = useOperazione<useEliminaPersonaMutation>(mutation, { successo: 'Persona eliminata' })

  const fallo = useEffectEvent(async ({ pk, nome, numeroAssenze }: DaEliminare) => {
    const assenze = numeroAssenze > 0 ? ` con ${formatoConta(numeroAssenze, 'assenza', 'assenze')}` : ''
    const domanda = {
      titolo: `Sei sicuro di voler eliminare ${nome}${assenze}?`,
      testo: 'Per chi lascia l’azienda basta una data di fine: così i giorni già lavorati restano nel calendario.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda)) || !(await anteprima('deletePersona', { pk }))) return
    const { ok } = await esegui({ input: { pk } })
    if (ok) onEliminata()
  })
  return useCallback((persona: DaEliminare) => void fallo(persona), [])
}
