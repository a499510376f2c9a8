import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { searchOrdiniQuery } from '#generated/searchOrdiniQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const query = graphql`
  query searchOrdiniQuery($filtro: FiltroOrdini!, $ordinamento: [OrdinamentoOrdini!], $pagina: Int!) {
    ordini(filtro: $filtro, ordinamento: $ordinamento, pagina: $pagina, perPagina: 25) {
      nodes {
        pk
        numeroCommessa
        riferimento
        dataConsegna
        margine
        etichettaSchedulazione @required(action: THROW)
        cliente {
          nome
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

export type WhichOrdini = 'schedulabili' | 'schedulati' | 'non_schedulati' | 'in_ritardo'

export interface FoundOrdine {
  pk: number
  numeroCommessa: string
  cliente: string
  riferimento: string
  dataConsegna: string | null
  label: string
  /** Days between the end of the plan and the delivery; null without both. */
  margine: number | null
}

/** One page of the orders that can be scheduled, newest first; of those that will be late, the latest first. */
export async function searchOrdini(text: string, which: WhichOrdini, page: number): Promise<OptionsPage<FoundOrdine>> {
  const variables =
    which === 'in_ritardo'
      ? { filtro: { search: text, margine: enumName(which) }, ordinamento: ['MARGINE' as const], pagina: page }
      : { filtro: { search: text, scheduled: enumName(which) }, pagina: page }
  const data = await fetchQuery<searchOrdiniQuery>(relayEnvironment, query, variables).toPromise()
  return {
    results: (data?.ordini.nodes ?? []).map(({ cliente, etichettaSchedulazione, dataConsegna, ...ordine }) => ({
      ...ordine,
      margine: ordine.margine ?? null,
      dataConsegna: dataConsegna ?? null,
      cliente: cliente.nome,
      label: etichettaSchedulazione,
    })),
    others: data?.ordini.pageInfo.hasNextPage ?? false,
  }
}
