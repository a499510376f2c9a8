// What the statistics of customers and agents open, for tests.
import {
  rowUrls,
  type StatisticheKind,
  type StatisticheUrlState,
  statisticheClientiUrlState,
  statisticheUrl,
} from '#screens/numeri/statistiche/urlState.ts'
import { readUrl } from '#ui/urlState.ts'
import type { Client } from '../client.ts'
import { type Compared, type FigureCase, rounded, somePeriod } from './figure.ts'
import { pageAt, rowsAt } from './pages.ts'

interface Row {
  cliente?: { pk: number }
  agente?: { pk: number }
  numeroOrdini: number
  nettoSerramenti: number
  numeroClienti?: number
}
interface Page {
  agentiStatistiche: { pk: number }[]
  statisticheClienti?: { nodes: Row[]; totali: { numeroOrdini: number; nettoSerramenti: number } }
  statisticheAgenti?: { nodes: Row[] }
}

/** Whose figures a row has. */
const whose = ({ cliente, agente }: Row) => ({ pk: cliente?.pk ?? agente?.pk ?? 0 })

async function ofOrdini(who: Client, which: StatisticheKind, stato: StatisticheUrlState, row: Row): Promise<Compared> {
  const address = rowUrls(which, stato).ordini(whose(row))
  const rows = await rowsAt(who, address, 'ordini')
  const priced = rows.every(({ netto }) => netto != null)
  return {
    figure: address,
    shown: [row.numeroOrdini, priced && rounded(row.nettoSerramenti)],
    opened: [rows.length, priced && rounded(rows.reduce((sum, { netto }) => sum + (netto ?? 0), 0))],
  }
}

async function ofClienti(who: Client, stato: StatisticheUrlState, row: Row): Promise<Compared> {
  const address = rowUrls('agenti', stato).open(whose(row))
  const { statisticheClienti } = await pageAt<Page>(who, address)
  // Customers who are only expected to buy have no orders.
  const buyers = statisticheClienti?.nodes.filter(({ numeroOrdini }) => numeroOrdini > 0).length
  const { numeroOrdini = 0, nettoSerramenti = 0 } = statisticheClienti?.totali ?? {}
  return {
    figure: address,
    shown: [row.numeroClienti, row.numeroOrdini, rounded(row.nettoSerramenti)],
    opened: [buyers, numeroOrdini, rounded(nettoSerramenti)],
  }
}

const caseOf = (which: StatisticheKind): FigureCase => ({
  permesso: 'viewStatisticheVendite',
  async compare(who, random) {
    const compared: Compared[] = []
    const { agentiStatistiche } = await pageAt<Page>(who, '/statistiche-agenti')
    for (const count of [0, 1, 2]) {
      const { from, to } = somePeriod(random, 300)
      const agenti = random.alcuni(agentiStatistiche, Math.min(count, agentiStatistiche.length)).map(({ pk }) => pk)
      const search = new URLSearchParams({ data_inizio: from, data_fine: to })
      const stato = { ...readUrl(statisticheClientiUrlState, search), agenti }
      const page = await pageAt<Page>(who, statisticheUrl(which, stato))
      const rows = (page.statisticheClienti ?? page.statisticheAgenti)?.nodes ?? []
      const sold = rows.filter(({ numeroOrdini }) => numeroOrdini > 0)
      for (const row of random.alcuni(sold, Math.min(4, sold.length))) {
        compared.push(await ofOrdini(who, which, stato, row))
        if (which === 'agenti') compared.push(await ofClienti(who, stato, row))
      }
    }
    return compared
  },
})

export const clientiFigures = caseOf('clienti')
export const agentiFigures = caseOf('agenti')
