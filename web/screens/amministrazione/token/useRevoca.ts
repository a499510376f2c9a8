import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useRevocaMutation } from './__generated__/useRevocaMutation.graphql.ts'
import type { RigaToken } from './colonne.tsx'

const mutation = graphql`
  mutation useRevocaMutation($pk: Int!) {
    revokeToken(input: { pk: $pk }) {
      fatto
      errors {
        code
        field
        message
      }
    }
  }
`

/** Revokes a token, once confirmed: it stops working at once and for ever. */
export function useRevoca(onRevocato: () => void) {
  const conferma = useConferma()
  const [esegui, inCorso] = useOperazione<useRevocaMutation>(mutation, { successo: 'Token revocato' })

  const fallo = useEffectEvent(async ({ pk, nome }: RigaToken) => {
    const domanda = {
      titolo: `Revocare «${nome}»?`,
      testo: 'Il programma che lo usa smette di entrare subito, e il token non si può riattivare.',
      conferma: 'Revoca',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    await esegui({ pk })
    onRevocato()
  })
  const revoca = useCallback((token: RigaToken) => void fallo(token), [])
  return { revoca, inCorso }
}
