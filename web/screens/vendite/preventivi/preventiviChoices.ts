import { graphql } from 'relay-runtime'
import type { preventiviChoicesQuery } from '#generated/preventiviChoicesQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'

/** A choice of a list: its number and what the user reads. */
export interface PreventiviChoice {
  readonly pk: number
  readonly text: string
}

/** A state that a quote may be given. */
export interface StatoPreventivoChoice extends PreventiviChoice {
  readonly color: string
}

export interface PreventiviChoices {
  stati: readonly StatoPreventivoChoice[]
  /** Empty for agents, from whom the assignment is withheld. */
  agenti: readonly PreventiviChoice[]
}

const query = graphql`
  query preventiviChoicesQuery($conAgenti: Boolean!) @preloadable {
    statiPreventivo {
      pk
      stato
      colore
    }
    agenti @include(if: $conAgenti) {
      pk
      user {
        nome
      }
    }
  }
`

/** The states and the agents to choose from, as the route has begun to read them. */
export function usePreventiviChoices(): PreventiviChoices {
  const { statiPreventivo, agenti } = useBesideQuery<preventiviChoicesQuery>(query)
  return {
    stati: statiPreventivo.map(({ pk, stato, colore }) => ({ pk, text: stato, color: colore })),
    agenti: (agenti ?? []).map(({ pk, user }) => ({ pk, text: user.nome })),
  }
}
