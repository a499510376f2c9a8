import { graphql } from 'relay-runtime'
import type { useBulkMutationsAgenteMutation } from '#generated/useBulkMutationsAgenteMutation.graphql.ts'
import type { useBulkMutationsEliminatoMutation } from '#generated/useBulkMutationsEliminatoMutation.graphql.ts'
import type { useBulkMutationsStatoMutation } from '#generated/useBulkMutationsStatoMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import type { BulkAction, BulkValue } from './bulkAction.ts'

void graphql`
  fragment useBulkMutations_esito on Esito {
    pk
    fatto
    motivo
    preventivo {
      ...row_preventivo
    }
  }
`

const agenteMutation = graphql`
  mutation useBulkMutationsAgenteMutation($input: SetAgentePreventiviInput!) {
    setAgentePreventivi(input: $input) {
      esiti { ...useBulkMutations_esito @relay(mask: false) }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const statoMutation = graphql`
  mutation useBulkMutationsStatoMutation($input: SetStatoPreventiviInput!) {
    setStatoPreventivi(input: $input) {
      esiti { ...useBulkMutations_esito @relay(mask: false) }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const eliminatoMutation = graphql`
  mutation useBulkMutationsEliminatoMutation($input: SetEliminatoPreventiviInput!) {
    setEliminatoPreventivi(input: $input) {
      esiti { ...useBulkMutations_esito @relay(mask: false) }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the server says about one quote of a bulk action. */
export interface PreventivoOutcome {
  readonly pk: number
  readonly fatto: boolean
  readonly motivo: string | null
}

/**
 * Gives a value to several quotes.
 * @returns the outcome of each, or null when nothing was done (the reason is on screen)
 */
type ApplyBulk = (
  tipo: BulkAction['tipo'],
  value: BulkValue,
  preventivi: readonly number[],
) => Promise<readonly PreventivoOutcome[] | null>

/**
 * The three bulk operations on quotes (agent, state, delete or restore) as one, and whether any is running. Shown when
 * they are answered: each quote has its own outcome.
 */
export function useBulkMutations(): [ApplyBulk, boolean] {
  const [setAgente, agentePending] = useOperation<useBulkMutationsAgenteMutation>(agenteMutation)
  const [setStato, statoUnderWay] = useOperation<useBulkMutationsStatoMutation>(statoMutation)
  const [setEliminato, eliminatoInProgress] = useOperation<useBulkMutationsEliminatoMutation>(eliminatoMutation)

  const apply: ApplyBulk = async (tipo, value, preventivi) => {
    if (tipo === 'eliminato') {
      const outcome = await setEliminato({ input: { pks: preventivi, eliminato: value === true } })
      return outcome.ok ? outcome.data.setEliminatoPreventivi.esiti : null
    }
    const numero = typeof value === 'number' ? value : null
    if (tipo === 'agente') {
      const outcome = await setAgente({ input: { pks: preventivi, agentePk: numero } })
      return outcome.ok ? outcome.data.setAgentePreventivi.esiti : null
    }
    const outcome = await setStato({ input: { pks: preventivi, statoPk: numero } })
    return outcome.ok ? outcome.data.setStatoPreventivi.esiti : null
  }
  return [apply, agentePending || statoUnderWay || eliminatoInProgress]
}
