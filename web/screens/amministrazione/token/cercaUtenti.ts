import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { environment } from '../../../relay/environment.ts'
import type { Voce } from '../../../ui/AutocompleteRemoto.tsx'
import type { PaginaVoci } from '../../../ui/useRicercaRemota.ts'
import type { cercaUtentiQuery } from './__generated__/cercaUtentiQuery.graphql.ts'

const query = graphql`
  query cercaUtentiQuery($testo: String!, $pagina: Int!) {
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
export async function cercaUtenti(testo: string, pagina: number): Promise<PaginaVoci<Voce>> {
  const dati = await fetchQuery<cercaUtentiQuery>(environment, query, { testo, pagina }).toPromise()
  const utenti = dati?.utentiPerToken
  return {
    risultati: (utenti?.nodes ?? []).map(({ pk, nome, username }) => ({
      id: pk,
      testo: nome === username ? nome : `${nome} (${username})`,
    })),
    altri: utenti?.pageInfo.hasNextPage ?? false,
  }
}
