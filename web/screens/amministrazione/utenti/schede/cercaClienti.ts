import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { environment } from '../../../../relay/environment.ts'
import type { Voce } from '../../../../ui/AutocompleteRemoto.tsx'
import type { PaginaVoci } from '../../../../ui/useRicercaRemota.ts'
import type { cercaClientiQuery } from './__generated__/cercaClientiQuery.graphql.ts'

const query = graphql`
  query cercaClientiQuery($testo: String!, $pagina: Int!) {
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
export const nomeCliente = ({ nome, codice }: { nome: string; codice?: string | null }) =>
  codice ? `${nome} (${codice})` : nome

/** One page of the customers that can be linked to an app account. */
export async function cercaClienti(testo: string, pagina: number): Promise<PaginaVoci<Voce>> {
  const dati = await fetchQuery<cercaClientiQuery>(environment, query, { testo, pagina }).toPromise()
  const clienti = dati?.clientiPerAccesso
  return {
    risultati: (clienti?.nodes ?? []).map((cliente) => ({ id: cliente.pk, testo: nomeCliente(cliente) })),
    altri: clienti?.pageInfo.hasNextPage ?? false,
  }
}
