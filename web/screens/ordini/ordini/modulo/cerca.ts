import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { TipoCliente } from '../../../../../server/vendite/clienti/rules.ts'
import { environment } from '../../../../relay/environment.ts'
import type { Voce } from '../../../../ui/AutocompleteRemoto.tsx'
import type { PaginaVoci } from '../../../../ui/useRicercaRemota.ts'
import type { cercaCodiciSerramentoQuery } from './__generated__/cercaCodiciSerramentoQuery.graphql.ts'
import type { cercaOrdineClientiQuery } from './__generated__/cercaOrdineClientiQuery.graphql.ts'
import { nomeCliente, nomeCodice } from './contesto.ts'

/** Choices of one page. */
const PAGINA = 20

/** A customer with what it proposes for the order. */
export interface VoceCliente extends Voce {
  tipoCliente: TipoCliente | null
  agente: number | null
}

const clienti = graphql`
  query cercaOrdineClientiQuery($testo: String!, $pagina: Int!, $perPagina: Int!) {
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
export async function cercaClienti(testo: string, pagina: number): Promise<PaginaVoci<VoceCliente>> {
  const variabili = { testo, pagina, perPagina: PAGINA }
  const dati = await fetchQuery<cercaOrdineClientiQuery>(environment, clienti, variabili).toPromise()
  const risultati = (dati?.clienti.nodes ?? []).map((cliente) => ({
    id: cliente.pk,
    testo: nomeCliente(cliente),
    tipoCliente: (cliente.tipoCliente ?? null) as TipoCliente | null,
    agente: cliente.agentePk ?? null,
  }))
  return { risultati, altri: dati?.clienti.pageInfo.hasNextPage ?? false }
}

const codici = graphql`
  query cercaCodiciSerramentoQuery($testo: String!, $pagina: Int!, $perPagina: Int!) {
    codiciSerramento(search: $testo, pagina: $pagina, perPagina: $perPagina) {
      pk
      categoria
      forma
      codice
    }
  }
`

/** One page of the window codes whose category, shape or code has every word. */
export async function cercaCodici(testo: string, pagina: number): Promise<PaginaVoci<Voce>> {
  const variabili = { testo, pagina, perPagina: PAGINA }
  const dati = await fetchQuery<cercaCodiciSerramentoQuery>(environment, codici, variabili).toPromise()
  const risultati = (dati?.codiciSerramento ?? []).map((codice) => ({ id: codice.pk, testo: nomeCodice(codice) }))
  return { risultati, altri: risultati.length === PAGINA }
}
