import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { relayEnvironment } from '../../../../relay/relayEnvironment.ts'
import type { OptionsPage } from '../../../../ui/useRemoteSearch.ts'
import type { FiltroSchedulati, searchOrdiniQuery } from './__generated__/searchOrdiniQuery.graphql.ts'

const query = graphql`
  query searchOrdiniQuery($testo: String!, $scheduled: FiltroSchedulati!, $pagina: Int!) {
    ordini(filtro: { search: $testo, scheduled: $scheduled }, pagina: $pagina, perPagina: 25) {
      nodes {
        pk
        numeroCommessa
        riferimento
        dataConsegna
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

export type WhichOrdini = Extract<FiltroSchedulati, 'schedulabili' | 'schedulati' | 'non_schedulati'>

export interface FoundOrdine {
  pk: number
  numeroCommessa: string
  cliente: string
  riferimento: string
  dataConsegna: string | null
  etichetta: string
}

/** One page of the orders that can be scheduled, newest first. */
export async function searchOrdini(
  testo: string,
  scheduled: WhichOrdini,
  pagina: number,
): Promise<OptionsPage<FoundOrdine>> {
  const dati = await fetchQuery<searchOrdiniQuery>(relayEnvironment, query, { testo, scheduled, pagina }).toPromise()
  return {
    risultati: (dati?.ordini.nodes ?? []).map(({ cliente, etichettaSchedulazione, dataConsegna, ...ordine }) => ({
      ...ordine,
      dataConsegna: dataConsegna ?? null,
      cliente: cliente.nome,
      etichetta: etichettaSchedulazione,
    })),
    altri: dati?.ordini.pageInfo.hasNextPage ?? false,
  }
}
