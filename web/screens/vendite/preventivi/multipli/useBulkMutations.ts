import { graphql, type RecordSourceProxy } from 'relay-runtime'
import { type ChangedFields, changeAtOnce } from '../../../../relay/changeAtOnce.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import type { PreventivoRow } from '../elenco/row.ts'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import type { useBulkMutationsAgenteMutation } from './__generated__/useBulkMutationsAgenteMutation.graphql.ts'
import type { useBulkMutationsEliminatoMutation } from './__generated__/useBulkMutationsEliminatoMutation.graphql.ts'
import type { useBulkMutationsStatoMutation } from './__generated__/useBulkMutationsStatoMutation.graphql.ts'
import type { BulkAction, BulkValue } from './bulkAction.ts'

const agenteMutation = graphql`
  mutation useBulkMutationsAgenteMutation($input: SetAgentePreventiviInput!) {
    setAgentePreventivi(input: $input) {
      esiti {
        pk
        fatto
        motivo
        preventivo {
          ...row_preventivo
        }
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const statoMutation = graphql`
  mutation useBulkMutationsStatoMutation($input: SetStatoPreventiviInput!) {
    setStatoPreventivi(input: $input) {
      esiti {
        pk
        fatto
        motivo
        preventivo {
          ...row_preventivo
        }
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const eliminatoMutation = graphql`
  mutation useBulkMutationsEliminatoMutation($input: SetEliminatoPreventiviInput!) {
    setEliminatoPreventivi(input: $input) {
      esiti {
        pk
        fatto
        motivo
        preventivo {
          ...row_preventivo
        }
      }
      errors {
        code
        field
        message
      }
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
  valore: BulkValue,
  preventivi: readonly number[],
) => Promise<readonly PreventivoOutcome[] | null>

/**
 * The three bulk operations on quotes (agent, state, delete or restore) as one, and whether any is running. The rows
 * that are in sight show the value at once; those that are refused go back.
 */
export function useBulkMutations(
  righe: ReadonlyMap<number, PreventivoRow>,
  { stati, agenti }: PreventiviChoices,
): [ApplyBulk, boolean] {
  const mostra = (store: RecordSourceProxy, preventivi: readonly number[] | null | undefined, campi: ChangedFields) => {
    for (const pk of preventivi ?? []) {
      const riga = righe.get(pk)
      if (riga) changeAtOnce(store, riga.id, campi)
    }
  }

  const [setAgente, agenteInCorso] = useOperation<useBulkMutationsAgenteMutation>(agenteMutation, {
    atOnce(store, { input }) {
      const agente = agenti.find(({ pk }) => pk === input.agente)
      mostra(store, input.preventivi, { agente: agente ? { pk: agente.pk, user: { nome: agente.testo } } : null })
    },
  })
  const [setStato, statoInCorso] = useOperation<useBulkMutationsStatoMutation>(statoMutation, {
    atOnce(store, { input }) {
      const stato = stati.find(({ pk }) => pk === input.stato)
      mostra(store, input.preventivi, { stato: stato ? { pk: stato.pk, stato: stato.testo } : null })
    },
  })
  const [setEliminato, eliminatoInCorso] = useOperation<useBulkMutationsEliminatoMutation>(eliminatoMutation, {
    atOnce: (store, { input }) => mostra(store, input.preventivi, { eliminato: input.eliminato }),
  })

  const applica: ApplyBulk = async (tipo, valore, preventivi) => {
    if (tipo === 'eliminato') {
      const esito = await setEliminato({ input: { preventivi, eliminato: valore === true } })
      return esito.ok ? esito.dati.setEliminatoPreventivi.esiti : null
    }
    const numero = typeof valore === 'number' ? valore : null
    if (tipo === 'agente') {
      const esito = await setAgente({ input: { preventivi, agente: numero } })
      return esito.ok ? esito.dati.setAgentePreventivi.esiti : null
    }
    const esito = await setStato({ input: { preventivi, stato: numero } })
    return esito.ok ? esito.dati.setStatoPreventivi.esiti : null
  }
  return [applica, agenteInCorso || statoInCorso || eliminatoInCorso]
}
