import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { searchClientiForAccessQuery } from '#generated/searchClientiForAccessQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const query = graphql`
  query searchClientiForAccessQuery($testo: String!, $pagina: Int!) {
    clientiPerAccesso(filtro: { testo: $testo }, pagina: $pagina, perPagina: 20) {
      nodes {
        pk
        nome
        codice
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** 'Rossi (C01234)' */
export const accessClienteName = ({ nome, codice }: { nome: string; codice?: string | null }) =>
  codice ? `${nome} (${codice})` : nome

/** One page of the customers that can be linked to an app account. */
export async function searchClientiForAccess(text: string, page: number): Promise<OptionsPage<RemoteOption>> {
  const data = await fetchQuery<searchClientiForAccessQuery>(relayEnvironment, query, {
    testo: text,
    pagina: page,
  }).toPromise()
  const clienti = data?.clientiPerAccesso
  return {
    results: (clienti?.nodes ?? []).map((cliente) => ({ id: cliente.pk, text: accessClienteName(cliente) })),
    others: clienti?.pageInfo.hasNextPage ?? false,
  }
}
