import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatoData } from '../../server/formati/rules.ts'
import { environment } from '../relay/environment.ts'
import type { PaginaVoci } from '../ui/useRicercaRemota.ts'
import type { cercaOvunqueQuery } from './__generated__/cercaOvunqueQuery.graphql.ts'
import type { GruppoMenu } from './menu.ts'
import type { Viewer } from './viewer.ts'

/** A line of the search: an area of the menu or an object. */
export interface Trovato {
  tipo: string
  titolo: string
  sottotitolo: string
  url: string
}

const query = graphql`
  query cercaOvunqueQuery($testo: String!, $preventivi: Boolean!) {
    preventivi(filtro: { search: $testo }, first: 8) @include(if: $preventivi) {
      edges {
        node {
          pk
          nomeCognome
          citta
          dataCreazione
        }
      }
    }
  }
`

/** Lower case, without accents. */
function piano(testo: string): string {
  return testo.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The areas whose name contains what is written; all of them while nothing is. */
export function vociTrovate(gruppi: readonly GruppoMenu[], testo: string): Trovato[] {
  const cercato = piano(testo.trim())
  return gruppi
    .flatMap((gruppo) => gruppo.voci)
    .filter((voce) => piano(voce.nome).includes(cercato))
    .map((voce) => ({ tipo: 'Vai a', titolo: voce.nome, sottotitolo: voce.descrizione, url: voce.href }))
}

/** Objects that the server finds for two letters or more, of the kinds that the user may see. */
export async function cercaOvunque(testo: string, permessi: Viewer['permessi']): Promise<PaginaVoci<Trovato>> {
  const variables = { testo, preventivi: permessi.viewPreventivi }
  if (testo.length < 2 || !variables.preventivi) return { risultati: [], altri: false }
  const dati = await fetchQuery<cercaOvunqueQuery>(environment, query, variables).toPromise()
  const risultati = (dati?.preventivi?.edges ?? []).map(({ node }) => ({
    tipo: 'Preventivi',
    titolo: `${node.nomeCognome} (n. ${node.pk})`,
    sottotitolo: `${node.citta}, ${formatoData(node.dataCreazione)}`,
    url: `/preventivi/#/${node.pk}`,
  }))
  return { risultati, altri: false }
}
