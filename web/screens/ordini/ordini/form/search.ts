import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { searchCodiciSerramentoQuery } from '#generated/searchCodiciSerramentoQuery.graphql.ts'
import type { searchOrdineClientiQuery } from '#generated/searchOrdineClientiQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import { clienteNameOf, codiceNameOf } from './context.ts'

/** Choices of one page. */
const PAGE = 20

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
export async function searchClienti(text: string, page: number): Promise<OptionsPage<ClienteOption>> {
  const variables = { testo: text, pagina: page, perPagina: PAGE }
  const data = await fetchQuery<searchOrdineClientiQuery>(relayEnvironment, clienti, variables).toPromise()
  const results = (data?.clienti.nodes ?? []).map((cliente) => ({
    id: cliente.pk,
    text: clienteNameOf(cliente),
    tipoCliente: (cliente.tipoCliente ?? null) as TipoCliente | null,
    agente: cliente.agentePk ?? null,
  }))
  return { results, others: data?.clienti.pageInfo.hasNextPage ?? false }
}

const codici = graphql`
  query searchCodiciSerramentoQuery($testo: String!, $tipo: Int, $pagina: Int!, $perPagina: Int!) {
    codiciSerramento(search: $testo, perTipoPk: $tipo, pagina: $pagina, perPagina: $perPagina) {
      pk
      categoria
      forma
      codice
    }
  }
`

/** A window code with what it says of the line: its shape. */
export interface CodiceOption extends RemoteOption {
  forma: string
  codice: string
}

/**
 * One page of the window codes whose category, shape or code has every word, of those that can be scheduled with a
 * window type; of all of them where it has none like it, or while there is no type.
 */
export async function searchCodici(
  text: string,
  page: number,
  tipo: number | null,
): Promise<OptionsPage<CodiceOption>> {
  const ask = async (perTipo: number | null) => {
    const variables = { testo: text, tipo: perTipo, pagina: page, perPagina: PAGE }
    const data = await fetchQuery<searchCodiciSerramentoQuery>(relayEnvironment, codici, variables).toPromise()
    return data?.codiciSerramento ?? []
  }
  const suitable = await ask(tipo)
  const found = suitable.length === 0 && page === 1 && tipo !== null ? await ask(null) : suitable
  const results = found.map((one) => ({
    id: one.pk,
    text: codiceNameOf(one),
    forma: one.forma,
    codice: one.codice,
  }))
  return { results, others: found === suitable && results.length === PAGE }
}
