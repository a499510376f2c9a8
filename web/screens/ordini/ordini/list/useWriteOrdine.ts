import { graphql } from 'relay-runtime'
import type { PatchOrdineInput, useWriteOrdineMutation } from '#generated/useWriteOrdineMutation.graphql.ts'
import type { useWriteOrdineQuery } from '#generated/useWriteOrdineQuery.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { refusalReason } from '#relay/answers/refusalReason.ts'
import { RefusalError } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
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

type Row = Pick<OrdineRow, 'id' | 'pk' | 'versione' | 'numeroCommessa'>

/**
 * @param riga as it was when its field was opened
 * @param shown what the row shows meanwhile, in its own fields
 * @returns null once it is saved, else why it was not
 */
export type WriteOrdine = (riga: Row, change: OrdineChange, shown: Partial<OrdineRow>) => Promise<string | null>

/**
 * Writes a field of an order from its row, over what the user had in front of them: the row shows it at once, and again
 * what was there when it is refused. What somebody else has changed meanwhile is told and shown, and nothing is written.
 */
export function useWriteOrdine(): WriteOrdine {
  const [run] = useOperation<useWriteOrdineMutation>(mutation, {
    success: 'Ordine salvato',
    errorsFromCall: true,
    faultsFromCall: true,
  })
  const write = useLatestCallback(
    async ({ id, pk, versione, numeroCommessa }: Row, change: OrdineChange, shown: Partial<OrdineRow>) => {
      const outcome = await run({ input: { pk, versione, ...change } }, (store) =>
        changeAtOnce(store, id, { ...shown }),
      )
      const reason = refusalReason(outcome)
      if (outcome.ok || !(outcome.fault instanceof RefusalError) || outcome.fault.code !== 'CONFLICT') return reason
      await fetchFresh<useWriteOrdineQuery>(query, { pk }).catch(() => undefined)
      return `L’ordine ${numeroCommessa} è stato cambiato da un altro nel frattempo: non è stato salvato nulla. Guarda com’è adesso, poi riprova.`
    },
  )
  return write
}
