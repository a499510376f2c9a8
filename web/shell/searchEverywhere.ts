import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { searchEverywhereQuery } from '#generated/searchEverywhereQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'
import type { MenuGroup } from './menu.ts'
import type { ViewerFlag } from './viewer.ts'

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
  const searched = piano(text.trim())
  return groups
    .flatMap((group) => group.items)
    .filter((item) => piano(item.name).includes(searched))
    .map((item) => ({ tipo: 'Vai a', titolo: item.name, sottotitolo: item.descrizione, url: item.href }))
}

/** What can be begun from anywhere, and who may. */
const ACTIONS: readonly (readonly [titolo: string, sottotitolo: string, url: string, flag: ViewerFlag])[] = [
  ['Nuovo ordine', 'Aggiungi un ordine', '/planner/#/aggiungi-ordine', 'addOrders'],
  [
    'Ordini in ritardo',
    'Il piano finisce dopo l’approntamento',
    '/planner/#/ordini?margine=in_ritardo',
    'viewElencoOrdini',
  ],
  ['Ordini da schedulare', 'Senza un piano salvato', '/planner/#/ordini?scheduled=0&chiusi=no', 'scheduleOrder'],
  ['Preventivi senza agente', 'Da assegnare', '/preventivi/#/?agente=nessuno&con_ordine=no', 'adminPreventivi'],
  ['Consegne attese', 'Ordini fornitore non arrivati', '/planner/#/ordini-fornitore?attesi=si', 'adminOrdiniFornitore'],
  ['Mail non partite', 'Posta in uscita fallita', '/impostazioni/#/posta?stato=FALLITA', 'adminPosta'],
]

/** The actions whose words contain what is written. */
export function foundActions(permessi: Readonly<Record<ViewerFlag, boolean>>, text: string): FoundEntry[] {
  const words = piano(text.trim()).split(/\s+/)
  return ACTIONS.filter(([, , , flag]) => permessi[flag])
    .filter(([title]) => words.every((word) => piano(title).includes(word)))
    .map(([title, subtitle, url]) => ({ tipo: 'Azioni', titolo: title, sottotitolo: subtitle, url }))
}

const RECENTS_KEY = 'cerca.recenti'
const RECENTS_MAX = 5

/** What was opened last from the search on this device, the latest first. */
export function readRecents(): FoundEntry[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(RECENTS_KEY) ?? '[]')
    if (!Array.isArray(read)) return []
    return read
      .filter((one): one is FoundEntry =>
        ['titolo', 'sottotitolo', 'url'].every((name) => typeof one?.[name] === 'string'),
      )
      .slice(0, RECENTS_MAX)
      .map(({ titolo, sottotitolo, url }) => ({ tipo: 'Aperti di recente', titolo, sottotitolo, url }))
  } catch {
    return []
  }
}

/** Keeps what has just been opened; a device that keeps nothing goes without. */
export function rememberRecent(found: FoundEntry): void {
  if (found.tipo === 'Vai a' || found.tipo === 'Azioni') return
  try {
    const others = readRecents().filter(({ url }) => url !== found.url)
    localStorage.setItem(RECENTS_KEY, JSON.stringify([found, ...others].slice(0, RECENTS_MAX)))
  } catch {
    // Full, or forbidden: the search does without.
  }
}

/** What the server finds that the user may open: for two characters or more, or a number. */
export async function fetchSearch(text: string): Promise<OptionsPage<FoundEntry>> {
  if (text.length < 2 && !/^\d$/.test(text)) return { results: [], others: false }
  const data = await fetchQuery<searchEverywhereQuery>(relayEnvironment, query, { testo: text }).toPromise()
  return { results: data?.cerca ?? [], others: false }
}
