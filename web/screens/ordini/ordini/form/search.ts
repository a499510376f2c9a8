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
  query searchCodiciSerramentoQuery($testo: String!, $tipo: Int, $pagina: Int!, $perPagina: Int!) {
    codiciSerramento(search: $testo, perTipo: $tipo, pagina: $pagina, perPagina: $perPagina) {
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
  testo: string,
  pagina: number,
  tipo: number | null,
): Promise<OptionsPage<CodiceOption>> {
  const ask = async (perTipo: number | null) => {
    const variables = { testo, tipo: perTipo, pagina, perPagina: PAGINA }
    const dati = await fetchQuery<searchCodiciSerramentoQuery>(relayEnvironment, codici, variables).toPromise()
    return dati?.codiciSerramento ?? []
  }
  const adatti = await ask(tipo)
  const trovati = adatti.length === 0 && pagina === 1 && tipo !== null ? await ask(null) : adatti
  const risultati = trovati.map((una) => ({
    id: una.pk,
    testo: codiceNameOf(una),
    forma: una.forma,
    codice: una.codice,
  }))
  return { risultati, altri: trovati === adatti && risultati.length === PAGINA }
}
