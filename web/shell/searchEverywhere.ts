import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { relayEnvironment } from '../relay/relayEnvironment.ts'
import type { OptionsPage } from '../ui/useRemoteSearch.ts'
import type { searchEverywhereQuery } from './__generated__/searchEverywhereQuery.graphql.ts'
import type { MenuGroup } from './menu.ts'

/** A line of the search: an area of the menu or an object. */
export interface FoundEntry {
  tipo: string
  titolo: string
  sottotitolo: string
  url: string
}

const query = graphql`
  query searchEverywhereQuery($testo: String!) {
    cerca(testo: $testo) {
      tipo
      titolo
      sottotitolo
      url
    }
  }
`

/** Lower case, without accents. */
function piano(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The areas whose name contains what is written; all of them while nothing is. */
export function foundEntries(groups: readonly MenuGroup[], text: string): FoundEntry[] {
  const cercato = piano(text.trim())
  return groups
    .flatMap((group) => group.voci)
    .filter((item) => piano(item.nome).includes(cercato))
    .map((item) => ({ tipo: 'Vai a', titolo: item.nome, sottotitolo: item.descrizione, url: item.href }))
}

/** What the server finds that the user may open: for two characters or more, or a number. */
export async function fetchSearch(testo: string): Promise<OptionsPage<FoundEntry>> {
  if (testo.length < 2 && !/^\d$/.test(testo)) return { risultati: [], altri: false }
  const dati = await fetchQuery<searchEverywhereQuery>(relayEnvironment, query, { testo }).toPromise()
  return { risultati: dati?.cerca ?? [], altri: false }
}
