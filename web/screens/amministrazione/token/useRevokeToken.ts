import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../relay/useOperation.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useLatestCallback } from '../../../ui/useLatestCallback.ts'
import type { useRevokeTokenMutation } from './__generated__/useRevokeTokenMutation.graphql.ts'
import type { TokenRow } from './readTokens.ts'

const mutation = graphql`
  mutation useRevokeTokenMutation($pk: Int!) {
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
export function useRevokeToken(onRevocato: () => void) {
  const conferma = useConfirm()
  const [esegui, inCorso] = useOperation<useRevokeTokenMutation>(mutation, { successo: 'Token revocato' })

  const fallo = useLatestCallback(async ({ pk, nome }: TokenRow) => {
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
  const revoca = useCallback((token: TokenRow) => void fallo(token), [])
  return { revoca, inCorso }
}
