import { graphql } from 'relay-runtime'
import type { PatchOrdineInput, useWriteOrdineMutation } from '#generated/useWriteOrdineMutation.graphql.ts'
import type { useWriteOrdineQuery } from '#generated/useWriteOrdineQuery.graphql.ts'
import { RefusalError } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { OrdineRow } from './row.ts'

const mutation = graphql`
  mutation useWriteOrdineMutation($input: PatchOrdineInput!) {
    patchOrdine(input: $input) {
      ordine {
        ...row_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const query = graphql`
  query useWriteOrdineQuery($pk: Int!) {
    ordine(pk: $pk) {
      ...row_ordine
    }
  }
`

/** What is changed of an order in its row. */
export type OrdineChange = Pick<PatchOrdineInput, 'dataConsegna'> | Pick<PatchOrdineInput, 'agentePk'>

/** @param riga as it was when its field was opened */
export type WriteOrdine = (riga: Pick<OrdineRow, 'pk' | 'versione' | 'numeroCommessa'>, change: OrdineChange) => void

/**
 * Writes a field of an order from its row, over what the user had in front of them: what somebody else has changed
 * meanwhile is told and shown, and nothing is written.
 */
export function useWriteOrdine(): WriteOrdine {
  const notices = useNotices()
  const [run] = useOperation<useWriteOrdineMutation>(mutation, { success: 'Ordine salvato', conflictByCaller: true })
  const write = useLatestCallback(
    async ({ pk, versione, numeroCommessa }: Parameters<WriteOrdine>[0], change: OrdineChange) => {
      const outcome = await run({ input: { pk, versione, ...change } })
      if (outcome.ok || !(outcome.guasto instanceof RefusalError) || outcome.guasto.code !== 'CONFLICT') return
      notices.error(
        `L’ordine ${numeroCommessa} è stato cambiato da un altro nel frattempo: non è stato salvato nulla. Guarda com’è adesso, poi riprova.`,
      )
      await fetchFresh<useWriteOrdineQuery>(query, { pk }).catch(() => undefined)
    },
  )
  return write
}
