import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useEliminaMaterialeMutation } from './__generated__/useEliminaMaterialeMutation.graphql.ts'

const mutation = graphql`
  mutation useEliminaMaterialeMutation($materiale: String!) {
    deleteMateriale(input: { materiale: $materiale }) {
      errors {
        code
        field
        message
      }
    }
  }
`

/** Removes a material, once confirmed. @param onEliminato what comes after */
export function useEliminaMateriale(onEliminato: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useEliminaMaterialeMutation>(mutation, { successo: 'Materiale eliminato' })

  const fallo = useEffectEvent(async ({ nome }: { nome: string }) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare il materiale: ${nome}?`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    const { ok } = await esegui({ materiale: nome })
    if (ok) onEliminato()
  })
  return useCallback((materiale: { nome: string }) => void fallo(materiale), [])
}
