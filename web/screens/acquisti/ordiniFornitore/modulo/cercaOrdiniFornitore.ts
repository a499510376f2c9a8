import { graphql } from 'relay-runtime'
import { chiediFresco } from '../../../../relay/chiediFresco.ts'
import type { Voce } from '../../../../ui/AutocompleteRemoto.tsx'
import type { PaginaVoci } from '../../../../ui/useRicercaRemota.ts'
import type { cercaOrdiniFornitoreQuery } from './__generated__/cercaOrdiniFornitoreQuery.graphql.ts'

const query = graphql`
  query cercaOrdiniFornitoreQuery($testo: String!, $pagina: Int!) {
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
export async function cercaOrdini(testo: string, pagina: number, signal: AbortSignal): Promise<PaginaVoci<Voce>> {
  const { ordini } = await chiediFresco<cercaOrdiniFornitoreQuery>(query, { testo, pagina }, signal)
  return {
    risultati: ordini.nodes.map(({ pk, numeroCommessa, cliente }) => ({
      ...{ id: pk, testo: `${numeroCommessa} · ${cliente.nome}` },
    })),
    altri: ordini.pageInfo.hasNextPage,
  }
}
