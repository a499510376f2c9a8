import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ordiniChoicesQuery } from '#generated/ordiniChoicesQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'

/** A choice of a filter: its number and what the user reads. */
export interface OrdiniChoice {
  readonly pk: number
  readonly testo: string
}

/** A state that an order may be given. */
export interface StatoOrdineChoice extends OrdiniChoice {
  readonly colore: string
}

export interface OrdiniChoices {
  stati: readonly StatoOrdineChoice[]
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
        colore
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

/** What orders are filtered and described with, as the route of the list has begun to read it. */
export function useOrdiniChoices(): OrdiniChoices {
  return ordiniChoicesOf(usePreloadedQuery<ordiniChoicesQuery>(query, useBesideQuery<ordiniChoicesQuery>(query)))
}

/** The answer as filters and dialogs take it. */
function ordiniChoicesOf({ dominioOrdini, vociCheckList }: ordiniChoicesQuery['response']): OrdiniChoices {
  const { stati, agenti, codiciSistema, fasi } = dominioOrdini
  return {
    stati: stati.map(({ pk, nome, colore }) => ({ pk, testo: nome, colore })),
    agenti: agenti?.map(({ pk, user }) => ({ pk, testo: user.nome })) ?? null,
    codiciSistema,
    fasi,
    voci: vociCheckList.map(({ pk, nome }) => ({ pk, testo: nome })),
  }
}
