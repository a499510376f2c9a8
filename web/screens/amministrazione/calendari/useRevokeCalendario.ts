import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useRevokeCalendarioMutation } from '#generated/useRevokeCalendarioMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { LinkCalendarioRow } from './LinkCalendarioRow.tsx'

const mutation = graphql`
  mutation useRevokeCalendarioMutation($pk: Int!) {
    revokeLinkCalendario(input: { pk: $pk }) {
      link {
        ...LinkCalendarioRow_link
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Revokes the address of a calendar, once confirmed.
 * @param onRefused somebody else has revoked it: what is shown is to be read again
 */
export function useRevokeCalendario(onRefused: () => void) {
  const conferma = useConfirm()
  const [run] = useOperation<useRevokeCalendarioMutation>(mutation, { success: 'Calendario revocato' })
  const doIt = useLatestCallback(async ({ pk, nome }: LinkCalendarioRow) => {
    const question = {
      title: `Revocare il calendario di «${nome}»?`,
      text: 'Chi ha l’indirizzo non lo legge più, da subito e per sempre.',
      conferma: 'Revoca',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    if (!(await run({ pk })).ok) onRefused()
  })
  return useCallback((link: LinkCalendarioRow) => void doIt(link), [])
}
