import { useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { usePlanChoices_query$key } from '#generated/usePlanChoices_query.graphql.ts'
import type { PlannedBanco, PlannedOrdine } from './model.ts'

const fragment = graphql`
  fragment usePlanChoices_query on Query
  @argumentDefinitions(filtro: { type: "FiltroFasiSchedulate" }, perPagina: { type: "Int!" }) {
    configurazioniPostazione {
      pk
      postazione
    }
    totaliFasiSchedulate(filtro: $filtro) {
      capacitaLibera
    }
    fasiSchedulate(filtro: $filtro, pagina: 1, perPagina: $perPagina, ordinamento: [INIZIO]) {
      totalCount
      edges {
        node {
          durata @required(action: THROW)
          inizio
          numeroSerramenti @required(action: THROW)
          schedulazione {
            ordine {
              pk
              numeroCommessa
              cliente {
                nome
              }
              postazione
            }
          }
        }
      }
    }
  }
`

/** What a planning can be made of. */
export interface PlanChoices {
  /** Orders at the benches, by their start. */
  ordini: readonly PlannedOrdine[]
  banchi: readonly PlannedBanco[]
  /** Orders of the period in all. */
  totale: number
  /** Minutes that the department has left in the period; null without a period. */
  free: number | null
}

/** The orders at the benches in a period, and the workstations. */
export function usePlanChoices(query: usePlanChoices_query$key): PlanChoices {
  const data = useFragment(fragment, query)
  const { edges, totalCount } = data.fasiSchedulate
  const ordini = useMemo(
    () =>
      edges.map(({ node: { durata: minutes, inizio, numeroSerramenti, schedulazione } }): PlannedOrdine => {
        const { cliente, postazione, ...ordine } = schedulazione.ordine
        return { ...ordine, cliente: cliente.nome, gia: postazione ?? null, minuti: minutes, numeroSerramenti, inizio }
      }),
    [edges],
  )
  const free = data.totaliFasiSchedulate.capacitaLibera ?? null
  return { ordini, banchi: data.configurazioniPostazione, totale: totalCount, free }
}
