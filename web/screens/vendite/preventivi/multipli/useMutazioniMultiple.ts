import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import type { useMutazioniMultipleAgenteMutation } from './__generated__/useMutazioniMultipleAgenteMutation.graphql.ts'
import type { useMutazioniMultipleEliminatoMutation } from './__generated__/useMutazioniMultipleEliminatoMutation.graphql.ts'
import type { useMutazioniMultipleStatoMutation } from './__generated__/useMutazioniMultipleStatoMutation.graphql.ts'
import type { Azione, Valore } from './azione.ts'

const agenteMutation = graphql`
  mutation useMutazioniMultipleAgenteMutation($input: SetAgentePreventiviInput!) {
    setAgentePreventivi(input: $input) {
      esiti {
        pk
        fatto
        motivo
        preventivo {
          ...rigaPreventivo_preventivo
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
  mutation useMutazioniMultipleStatoMutation($input: SetStatoPreventiviInput!) {
    setStatoPreventivi(input: $input) {
      esiti {
        pk
        fatto
        motivo
        preventivo {
          ...rigaPreventivo_preventivo
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
  mutation useMutazioniMultipleEliminatoMutation($input: SetEliminatoPreventiviInput!) {
    setEliminatoPreventivi(input: $input) {
      esiti {
        pk
        fatto
        motivo
        preventivo {
          ...rigaPreventivo_preventivo
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
export interface EsitoPreventivo {
  readonly pk: number
  readonly fatto: boolean
  readonly motivo: string | null
}

/**
 * Gives a value to several quotes.
 * @returns the outcome of each, or null when nothing was done (the reason is on screen)
 */
export type Applica = (
  tipo: Azione['tipo'],
  valore: Valore,
  preventivi: readonly number[],
) => Promise<readonly EsitoPreventivo[] | null>

/** The three bulk operations on quotes (agent, state, delete or restore) as one, and whether any is running. */
export function useMutazioniMultiple(): [Applica, boolean] {
  const [setAgente, agenteInCorso] = useOperazione<useMutazioniMultipleAgenteMutation>(agenteMutation)
  const [setStato, statoInCorso] = useOperazione<useMutazioniMultipleStatoMutation>(statoMutation)
  const [setEliminato, eliminatoInCorso] = useOperazione<useMutazioniMultipleEliminatoMutation>(eliminatoMutation)

  const applica: Applica = async (tipo, valore, preventivi) => {
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
