import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { TipoCliente } from '../../../../../server/vendite/clienti/rules.ts'
import { relayEnvironment } from '../../../../relay/relayEnvironment.ts'
import type { RemoteOption } from '../../../../ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '../../../../ui/useRemoteSearch.ts'
import type { searchCodiciSerramentoQuery } from './__generated__/searchCodiciSerramentoQuery.graphql.ts'
import type { searchOrdineClientiQuery } from './__generated__/searchOrdineClientiQuery.graphql.ts'
import { clienteNameOf, codiceNameOf } from './context.ts'

/** Choices of one page. */
const PAGINA = 20

/** A customer with what it proposes for the order. */
export interface ClienteOption extends RemoteOption {
  tipoCliente: TipoCliente | null
  agente: number | null
}

const clienti = graphql`
  query searchOrdineClientiQuery($testo: String!, $pagina: Int!, $perPagina: Int!) {
    clienti(filtro: { search: $testo }, pagina: $pagina, perPagina: $perPagina) {
      nodes {
        pk
        nome
        codice
        citta
        tipoCliente
        agentePk
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** One page of the customers that match every word. */
export async function searchClienti(testo: string, pagina: number): Promise<OptionsPage<ClienteOption>> {
  const variables = { testo, pagina, perPagina: PAGINA }
  const dati = await fetchQuery<searchOrdineClientiQuery>(relayEnvironment, clienti, variables).toPromise()
  const risultati = (dati?.clienti.nodes ?? []).map((cliente) => ({
    id: cliente.pk,
    testo: clienteNameOf(cliente),
    tipoCliente: (cliente.tipoCliente ?? null) as TipoCliente | null,
    agente: cliente.agentePk ?? null,
  }))
  return { risultati, altri: dati?.clienti.pageInfo.hasNextPage ?? false }
}

const codici = graphql`
  query searchCodiciSerramentoQuery($testo: String!, $pagina: Int!, $perPagina: Int!) {
    codiciSerramento(search: $testo, pagina: $pagina, perPagina: $perPagina) {
      pk
      categoria
      forma
      codice
    }
  }
`

/** One page of the window codes whose category, shape or code has every word. */
export async function searchCodici(testo: string, pagina: number): Promise<OptionsPage<RemoteOption>> {
  const variables = { testo, pagina, perPagina: PAGINA }
  const dati = await fetchQuery<searchCodiciSerramentoQuery>(relayEnvironment, codici, variables).toPromise()
  const risultati = (dati?.codiciSerramento ?? []).map((codice) => ({ id: codice.pk, testo: codiceNameOf(codice) }))
  return { risultati, altri: risultati.length === PAGINA }
}
