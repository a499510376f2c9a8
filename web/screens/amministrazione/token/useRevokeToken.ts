import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useRevokeTokenMutation } from '#generated/useRevokeTokenMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { TokenRow } from './readTokens.ts'

const mutation = graphql`
  mutation useRevokeTokenMutation($pk: Int!) {
    revokeToken(input: { pk: $pk }) {
      token {
        ...readTokens_token
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Revokes a token, once confirmed: it stops working at once and for ever.
 * @param onRefused somebody else has changed it: what is shown is to be read again
 */
export function useRevokeToken(onRefused: () => void) {
  const conferma = useConfirm()
  const [run, inProgress] = useOperation<useRevokeTokenMutation>(mutation, { success: 'Token revocato' })

  const doIt = useLatestCallback(async ({ pk, nome }: TokenRow) => {
    const question = {
      title: `Revocare «${nome}»?`,
      text: 'Il programma che lo usa smette di entrare subito, e il token non si può riattivare.',
      conferma: 'Revoca',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    if (!(await run({ pk })).ok) onRefused()
  })
  const revoke = useCallback((token: TokenRow) => void doIt(token), [])
  return { revoca: revoke, inCorso: inProgress }
}
