import { useDeferredValue } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ordiniChoicesQuery } from './__generated__/ordiniChoicesQuery.graphql.ts'

/** A choice of a filter: its number and what the user reads. */
export interface OrdiniChoice {
  readonly pk: number
  readonly testo: string
}

export interface OrdiniChoices {
  stati: readonly OrdiniChoice[]
  /** Null for users who may not see agents. */
  agenti: readonly OrdiniChoice[] | null
  codiciSistema: readonly string[]
  fasi: readonly string[]
  voci: readonly OrdiniChoice[]
}

const query = graphql`
  query ordiniChoicesQuery {
    dominioOrdini {
      stati {
        pk
        nome
      }
      agenti {
        pk
        user {
          nome
        }
      }
      codiciSistema
      fasi
    }
    vociCheckList {
      pk
      nome
    }
  }
`

/**
 * What orders are filtered and described with; suspends until it is there, and asks once for the whole shell.
 * @param tentativo of the page's own reading: a new one tries again what had failed
 */
export function useOrdiniChoices(tentativo?: string | number): OrdiniChoices {
  // Deferred: what is on screen stays while the choices are read again, after a lost connection.
  const fetchKey = useDeferredValue(tentativo)
  const { dominioOrdini, vociCheckList } = useLazyLoadQuery<ordiniChoicesQuery>(query, {}, { fetchKey })
  const { stati, agenti, codiciSistema, fasi } = dominioOrdini
  return {
    stati: stati.map(({ pk, nome }) => ({ pk, testo: nome })),
    agenti: agenti?.map(({ pk, user }) => ({ pk, testo: user.nome })) ?? null,
    codiciSistema,
    fasi,
    voci: vociCheckList.map(({ pk, nome }) => ({ pk, testo: nome })),
  }
}
