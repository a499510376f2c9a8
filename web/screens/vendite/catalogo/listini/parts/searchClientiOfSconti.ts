import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { searchClientiOfScontiQuery } from '#generated/searchClientiOfScontiQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const PAGE = 20

const query = graphql`
  query searchClientiOfScontiQuery($testo: String!, $pagina: Int!, $perPagina: Int!) {
    clienti(filtro: { search: $testo }, pagina: $pagina, perPagina: $perPagina) {
      nodes {
        pk
        nome
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** One page of the customers that match every word. */
export async function searchClientiOfSconti(text: string, page: number): Promise<OptionsPage<RemoteOption>> {
  const variables = { testo: text, pagina: page, perPagina: PAGE }
  const data = await fetchQuery<searchClientiOfScontiQuery>(relayEnvironment, query, variables).toPromise()
  const results = (data?.clienti.nodes ?? []).map(({ pk, nome }) => ({ id: pk, text: nome }))
  return { results, others: data?.clienti.pageInfo.hasNextPage ?? false }
}
