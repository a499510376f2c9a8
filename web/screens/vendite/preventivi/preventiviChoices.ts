import { useDeferredValue } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useViewer } from '../../../shell/viewer.ts'
import type { preventiviChoicesQuery } from './__generated__/preventiviChoicesQuery.graphql.ts'

/** A choice of a list: its number and what the user reads. */
export interface PreventiviChoice {
  readonly pk: number
  readonly testo: string
}

export interface PreventiviChoices {
  stati: readonly PreventiviChoice[]
  /** Empty for agents, from whom the assignment is withheld. */
  agenti: readonly PreventiviChoice[]
}

const query = graphql`
  query preventiviChoicesQuery($conAgenti: Boolean!) {
    statiPreventivo {
      pk
      stato
    }
    agenti @include(if: $conAgenti) {
      pk
      user {
        nome
      }
    }
  }
`

/**
 * The states and the agents to choose from; suspends until they are there, and asks once for the whole shell.
 * @param tentativo of the page's own reading: a new one tries again what had failed
 */
export function usePreventiviChoices(tentativo?: string | number): PreventiviChoices {
  const { adminPreventivi: conAgenti } = useViewer().permessi
  // Deferred: what is on screen stays while the choices are read again, after a lost connection.
  const fetchKey = useDeferredValue(tentativo)
  const { statiPreventivo, agenti } = useLazyLoadQuery<preventiviChoicesQuery>(query, { conAgenti }, { fetchKey })
  return {
    stati: statiPreventivo.map(({ pk, stato }) => ({ pk, testo: stato })),
    agenti: (agenti ?? []).map(({ pk, user }) => ({ pk, testo: user.nome })),
  }
}
