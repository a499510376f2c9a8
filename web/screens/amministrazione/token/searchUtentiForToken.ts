import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { relayEnvironment } from '../../../relay/relayEnvironment.ts'
import type { RemoteOption } from '../../../ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '../../../ui/useRemoteSearch.ts'
import type { searchUtentiForTokenQuery } from './__generated__/searchUtentiForTokenQuery.graphql.ts'

const query = graphql`
  query searchUtentiForTokenQuery($testo: String!, $pagina: Int!) {
    utentiPerToken(filtro: { testo: $testo }, pagina: $pagina, perPagina: 20) {
      nodes {
        pk
        nome
        username
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
    risultati: (utenti?.nodes ?? []).map(({ pk, nome, username }) => ({
      id: pk,
      testo: nome === username ? nome : `${nome} (${username})`,
    })),
    altri: utenti?.pageInfo.hasNextPage ?? false,
  }
}
