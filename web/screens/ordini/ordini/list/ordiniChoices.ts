import { graphql } from 'relay-runtime'
import type { ordiniChoicesQuery } from '#generated/ordiniChoicesQuery.graphql.ts'
import type { ColoreStato } from '#ordini/valoriStato/rules.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { useAreeConsegna } from '#screens/ordini/areeConsegna.ts'
import type { EnumName } from '#shared/fields/enumNames.ts'
import type { Choices } from '#ui/list/filterWords.ts'

/** A choice of a filter: its number and what the user reads. */
export interface OrdiniChoice {
  readonly pk: number
  readonly text: string
}

/** A state that an order may be given. */
export interface StatoOrdineChoice extends OrdiniChoice {
  readonly color: EnumName<ColoreStato>
}

export interface OrdiniChoices {
  stati: readonly StatoOrdineChoice[]
  /** Null for users who may not see agents. */
  agenti: readonly OrdiniChoice[] | null
  codiciSistema: readonly string[]
  fasi: readonly string[]
  items: readonly OrdiniChoice[]
  /** Key and name of each delivery area. */
  aree: Choices
}

const query = graphql`
  query ordiniChoicesQuery @preloadable {
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
  const read = useBesideQuery<ordiniChoicesQuery>(query)
  return { ...ordiniChoicesOf(read), aree: useAreeConsegna().map(({ chiave, nome }) => [chiave, nome] as const) }
}

/** The answer as filters and dialogs take it. */
function ordiniChoicesOf({
  dominioOrdini,
  vociCheckList,
}: ordiniChoicesQuery['response']): Omit<OrdiniChoices, 'aree'> {
  const { stati, agenti, codiciSistema, fasi } = dominioOrdini
  return {
    stati: stati.map(({ pk, nome, colore }) => ({ pk, text: nome, color: colore })),
    agenti: agenti?.map(({ pk, user }) => ({ pk, text: user.nome })) ?? null,
    codiciSistema,
    fasi,
    items: vociCheckList.map(({ pk, nome }) => ({ pk, text: nome })),
  }
}
