// What the figures of the workshop open, for tests.

import workQuery from '#generated/LavorazioniOrdinePageQuery.graphql.ts'
import cardsQuery from '#generated/PerformanceOperatoriPageQuery.graphql.ts'
import type { Random } from '#prisma/seed/random.ts'
import {
  type FigureKind,
  type FigureUrlState,
  figureOfDayUrl,
  figureUrl,
  figureUrlState,
  performanceOfFaseUrl,
  performanceOfOperatoreUrl,
} from '#screens/officina/performance/figureUrlState.ts'
import {
  attivitaOfUrl,
  lavorazioniOrdineUrlState,
} from '#screens/officina/performance/lavorazioniOrdine/lavorazioniOrdineUrlState.ts'
import { readUrl } from '#ui/urlState.ts'
import type { Client } from '../client.ts'
import { askAs } from '../home/reading.ts'
import { type Compared, type FigureCase, rounded, somePeriod, wholePeriod } from './figure.ts'
import { pageAt } from './pages.ts'

interface Sums {
  tempo: number
  tempoTeorico?: number
  percentuale?: number
  performance?: number
}
interface Group extends Sums {
  chiave: string
  dal: string
  operatori: { pk: number }[]
  lavorazioni: { pk: number }[]
}
interface Figure {
  totali: Sums
  gruppi: Group[]
  attivita: { totalCount: number; nodes: { tempo: number; tempoTeorico: number }[] }
}
interface Page {
  performance?: Figure
  oreLavorate?: Figure
  lavorazioni: { pk: number }[]
  operatori: { nodes: { pk: number }[] }
}

const figureOf = ({ performance, oreLavorate }: Page) => (performance ?? oreLavorate) as Figure
const sumsOf = ({ tempo, tempoTeorico = 0, performance = 0 }: Sums) => [tempo, rounded(tempoTeorico, 1000), performance]

/** Filters as somebody may have chosen them. */
function someFilters(random: Random, page: Page, which: FigureKind): FigureUrlState {
  const { from, to } = somePeriod(random, 60)
  return {
    ...readUrl(figureUrlState, new URLSearchParams({ from_date: from, to_date: to })),
    operatori: random.forse(0.4) ? random.alcuni(page.operatori.nodes, 2).map(({ pk }) => pk) : [],
    lavorazioni: random.forse(0.4) ? random.alcuni(page.lavorazioni, 3).map(({ pk }) => pk) : [],
    tipo_agente: which === 'performance' && random.forse(0.3) ? 'B2B' : '',
  }
}

const days = (which: FigureKind): FigureCase => ({
  permesso: 'adminAttivitaOperatori',
  async compare(who, random) {
    const compared: Compared[] = []
    for (let n = 0; n < 3; n++) {
      const { from, to } = wholePeriod(60)
      const values =
        n === 0
          ? readUrl(figureUrlState, new URLSearchParams({ from_date: from, to_date: to }))
          : someFilters(random, await pageAt<Page>(who, figureUrl(which, {})), which)
      const { gruppi } = figureOf(await pageAt<Page>(who, figureUrl(which, values)))
      for (const group of random.alcuni(gruppi, Math.min(4, gruppi.length))) {
        const address = figureOfDayUrl(which, values, group.dal, which === 'ore' ? group.operatori : undefined)
        const { totali, attivita, gruppi: inside } = figureOf(await pageAt<Page>(who, address))
        const theory = which === 'ore' ? inside.reduce((sum, one) => sum + (one.tempoTeorico ?? 0), 0) : undefined
        const { performance: _own, ...ore } = group
        compared.push({
          figure: address,
          shown: sumsOf(which === 'ore' ? ore : group),
          opened: sumsOf(which === 'ore' ? { tempo: totali.tempo, tempoTeorico: theory ?? 0 } : totali),
        })
        if (attivita.nodes.length < attivita.totalCount) continue
        const tempo = attivita.nodes.reduce((sum, one) => sum + one.tempo, 0)
        compared.push({ figure: `${address}: its activities`, shown: group.tempo, opened: tempo })
      }
    }
    return compared
  },
})

export const performanceDays = days('performance')
export const oreDays = days('ore')

type Cards = Record<'performanceDelMese', { fromDate: string; toDate: string; fasi: Group[]; operatori: Group[] }>

export const performanceCards: FigureCase = {
  permesso: 'adminAttivitaOperatori',
  async compare(who, random) {
    const opened = async (group: Group, address: string): Promise<Compared> => {
      const { totali } = figureOf(await pageAt<Page>(who, address))
      return { figure: address, shown: sumsOf(group), opened: sumsOf(totali) }
    }
    const compared: Compared[] = []
    for (const { from, to } of [wholePeriod(60), somePeriod(random, 60)]) {
      const filtro = { periodo: { dal: from, al: to } }
      const { performanceDelMese: cards } = (await askAs(who, cardsQuery, { filtro, prima: filtro })) as Cards
      const shown = { from_date: cards.fromDate, to_date: cards.toDate }
      const all = [
        ...cards.fasi.map((group) => opened(group, performanceOfFaseUrl(shown, group))),
        ...cards.operatori.map((group) => opened(group, performanceOfOperatoreUrl(shown, group))),
      ]
      compared.push(...(await Promise.all(all)))
    }
    return compared
  },
}

interface Work extends Sums {
  ordine: { pk: number }
  lavorazione: { pk: number }
  operatore: { pk: number }
  dataInizio: string
  dataFine: string
}

export const workOfOrdini: FigureCase = {
  permesso: 'adminAttivitaOperatori',
  async compare(who: Client, random) {
    const compared: Compared[] = []
    for (const { from, to } of [wholePeriod(90), somePeriod(random, 90)]) {
      const search = new URLSearchParams({ from_date: from, to_date: to })
      const answer = await askAs(who, workQuery, lavorazioniOrdineUrlState.variables(search))
      const { nodes } = answer.lavorazioniOrdine as { nodes: Work[] }
      for (const row of random.alcuni(nodes, Math.min(6, nodes.length))) {
        const address = attivitaOfUrl({ ...row, ordinePk: row.ordine.pk })
        const { tempo, tempoTeorico = 0 } = figureOf(await pageAt<Page>(who, address)).totali
        compared.push({
          figure: address,
          shown: sumsOf({ tempo: row.tempo, tempoTeorico: row.tempoTeorico ?? 0 }),
          opened: sumsOf({ tempo, tempoTeorico }),
        })
      }
    }
    return compared
  },
}
