import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { relayEnvironment } from '../../../../relay/relayEnvironment.ts'
import type { OptionsPage } from '../../../../ui/useRemoteSearch.ts'
import type { FiltroSchedulati, searchOrdiniQuery } from './__generated__/searchOrdiniQuery.graphql.ts'

const query = graphql`
  query searchOrdiniQuery($filtro: FiltroOrdini!, $ordinamento: [OrdinamentoOrdini!], $pagina: Int!) {
    ordini(filtro: $filtro, ordinamento: $ordinamento, pagina: $pagina, perPagina: 25) {
      nodes {
        pk
        numeroCommessa
        riferimento
        dataConsegna
        margine
        etichettaSchedulazione
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

export type WhichOrdini = Extract<FiltroSchedulati, 'schedulabili' | 'schedulati' | 'non_schedulati'> | 'in_ritardo'

export interface FoundOrdine {
  pk: number
  numeroCommessa: string
  cliente: string
  riferimento: string
  dataConsegna: string | null
  etichetta: string
  /** Days between the end of the plan and the delivery; null without both. */
  margine: number | null
}

/** One page of the orders that can be scheduled, newest first; of those that will be late, the latest first. */
export async function searchOrdini(
  testo: string,
  quali: WhichOrdini,
  pagina: number,
): Promise<OptionsPage<FoundOrdine>> {
  const variables =
    quali === 'in_ritardo'
      ? { filtro: { search: testo, margine: quali }, ordinamento: ['MARGINE' as const], pagina }
      : { filtro: { search: testo, scheduled: quali }, pagina }
  const dati = await fetchQuery<searchOrdiniQuery>(relayEnvironment, query, variables).toPromise()
  return {
    risultati: (dati?.ordini.nodes ?? []).map(({ cliente, etichettaSchedulazione, dataConsegna, ...ordine }) => ({
      ...ordine,
      margine: ordine.margine ?? null,
      dataConsegna: dataConsegna ?? null,
      cliente: cliente.nome,
      etichetta: etichettaSchedulazione,
    })),
    altri: dati?.ordini.pageInfo.hasNextPage ?? false,
  }
}
