import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { environment } from '../../../../relay/environment.ts'
import type { PaginaVoci } from '../../../../ui/useRicercaRemota.ts'
import type { cercaOrdiniQuery, FiltroSchedulati } from './__generated__/cercaOrdiniQuery.graphql.ts'

const query = graphql`
  query cercaOrdiniQuery($testo: String!, $scheduled: FiltroSchedulati!, $pagina: Int!) {
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

export type QualiOrdini = Extract<FiltroSchedulati, 'schedulabili' | 'schedulati' | 'non_schedulati'>

export interface OrdineTrovato {
  pk: number
  numeroCommessa: string
  cliente: string
  riferimento: string
  dataConsegna: string | null
  etichetta: string
}

/** One page of the orders that can be scheduled, newest first. */
export async function cercaOrdini(
  testo: string,
  scheduled: QualiOrdini,
  pagina: number,
): Promise<PaginaVoci<OrdineTrovato>> {
  const dati = await fetchQuery<cercaOrdiniQuery>(environment, query, { testo, scheduled, pagina }).toPromise()
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
