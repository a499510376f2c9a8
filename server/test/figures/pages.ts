// The pages that figures open, asked as the browser asks them, for tests.

import attivitaQuery from '#generated/AttivitaOperatoriPageQuery.graphql.ts'
import avanzamentoQuery from '#generated/AvanzamentoPageQuery.graphql.ts'
import offerteQuery from '#generated/OffertePageQuery.graphql.ts'
import fornitureQuery from '#generated/OrdiniFornitorePageQuery.graphql.ts'
import ordiniQuery from '#generated/OrdiniPageQuery.graphql.ts'
import oreQuery from '#generated/OreLavoratePageQuery.graphql.ts'
import performanceQuery from '#generated/PerformancePageQuery.graphql.ts'
import righeQuery from '#generated/RigheStatistichePageQuery.graphql.ts'
import agentiQuery from '#generated/StatisticheAgentiPageQuery.graphql.ts'
import clientiQuery from '#generated/StatisticheClientiPageQuery.graphql.ts'
import { ordiniFornitoreUrlState } from '#screens/acquisti/ordiniFornitore/list/ordiniFornitoreUrlState.ts'
import { righeStatisticheUrlState } from '#screens/numeri/righe/righeUrlState.ts'
import {
  statisticheAgentiUrlState,
  statisticheClientiUrlState,
  statisticheVariables,
} from '#screens/numeri/statistiche/urlState.ts'
import { attivitaUrlState } from '#screens/officina/attivita/attivitaUrlState.ts'
import { avanzamentoVariables } from '#screens/officina/avanzamento/avanzamentoUrlState.ts'
import { figureUrlState, figureVariables } from '#screens/officina/performance/figureUrlState.ts'
import { offerteUrlState } from '#screens/ordini/offerte/list/offerteUrlState.ts'
import { ordiniUrlState } from '#screens/ordini/ordini/list/ordiniUrlState.ts'
import { readUrl } from '#ui/urlState.ts'
import type { Client } from '../client.ts'
import { askAs, type PersistedQuery } from '../home/reading.ts'

type Variables = (search: URLSearchParams) => object

const PAGES: Readonly<Record<string, readonly [PersistedQuery, Variables]>> = {
  '/analisi/completezza': [oreQuery, (search) => figureVariables(readUrl(figureUrlState, search))],
  '/analisi/performance': [performanceQuery, (search) => figureVariables(readUrl(figureUrlState, search))],
  '/attivita-operatori': [attivitaQuery, attivitaUrlState.variables],
  '/avanzamento-ordini': [avanzamentoQuery, avanzamentoVariables],
  '/offerte/#/': [offerteQuery, offerteUrlState.variables],
  '/ordini': [ordiniQuery, ordiniUrlState.variables],
  '/ordini-fornitore': [fornitureQuery, ordiniFornitoreUrlState.variables],
  '/stats': [
    righeQuery,
    (search) => ({
      ...righeStatisticheUrlState.variables(search),
      configurazione: null,
      conConfigurazione: false,
      pk: 0,
    }),
  ],
  '/statistiche-agenti': [
    agentiQuery,
    (search) => statisticheVariables('agenti', readUrl(statisticheAgentiUrlState, search)),
  ],
  '/statistiche-clienti': [
    clientiQuery,
    (search) => statisticheVariables('clienti', readUrl(statisticheClientiUrlState, search)),
  ],
}

/** What the page at an address reads for somebody. @throws what it is refused with */
export function pageAt<Read>(who: Client, address: string): Promise<Read> {
  const [path = '', search = ''] = address.split('?')
  const page = PAGES[path]
  if (!page) throw new Error(`${path}: no page of the comparison`)
  return askAs(who, page[0], page[1](new URLSearchParams(search))) as Promise<Read>
}

interface Connection {
  totalCount: number
  numeroPagine: number
  edges: readonly { node: { pk: number; netto?: number | null } }[]
}

/** Every row of the list at an address, whatever its page's length. */
export async function rowsAt(who: Client, address: string, field: string) {
  const rows: { pk: number; netto?: number | null }[] = []
  for (let pagina = 1; ; pagina++) {
    const data = await pageAt<Record<string, Connection>>(who, `${address}&righe=100&pagina=${pagina}`)
    const { edges, numeroPagine, totalCount } = data[field] as Connection
    rows.push(...edges.map(({ node }) => node))
    if (pagina < numeroPagine) continue
    if (rows.length !== totalCount) throw new Error(`${address}: ${totalCount} rows, ${rows.length} read`)
    return rows
  }
}
