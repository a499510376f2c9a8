import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { searchUtentiForTokenQuery } from '#generated/searchUtentiForTokenQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const query = graphql`
  query searchUtentiForTokenQuery($testo: String!, $pagina: Int!) {
    utentiPerToken(filtro: { testo: $testo }, pagina: $pagina, perPagina: 20) {
      nodes {
        pk
        nome
        username @required(action: THROW)
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** One page of the users in whose name a token may act. */
export async function searchUtentiForToken(text: string, page: number): Promise<OptionsPage<RemoteOption>> {
  const data = await fetchQuery<searchUtentiForTokenQuery>(relayEnvironment, query, {
    testo: text,
    pagina: page,
  }).toPromise()
  const utenti = data?.utentiPerToken
  return {
    results: (utenti?.nodes ?? []).map(({ pk, nome, username }) => ({
      id: pk,
      text: nome === username ? nome : `${nome} (${username})`,
    })),
    others: utenti?.pageInfo.hasNextPage ?? false,
  }
}
