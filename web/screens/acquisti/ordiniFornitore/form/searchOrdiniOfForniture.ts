import { graphql } from 'relay-runtime'
import type { searchOrdiniOfFornitureQuery } from '#generated/searchOrdiniOfFornitureQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const query = graphql`
  query searchOrdiniOfFornitureQuery($testo: String!, $pagina: Int!) {
    ordini(filtro: { search: $testo }, pagina: $pagina, perPagina: 25) {
      nodes {
        pk
        numeroCommessa
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

/** One page of the orders that something can be bought for, newest first. */
export async function searchOrdiniOfForniture(
  text: string,
  page: number,
  signal: AbortSignal,
): Promise<OptionsPage<RemoteOption>> {
  const { ordini } = await fetchFresh<searchOrdiniOfFornitureQuery>(query, { testo: text, pagina: page }, signal)
  return {
    results: ordini.nodes.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      text: `${numeroCommessa} · ${cliente.nome}`,
    })),
    others: ordini.pageInfo.hasNextPage,
  }
}
