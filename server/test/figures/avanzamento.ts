// What the progress of orders opens, for tests.

import type { Random } from '#prisma/seed/random.ts'
import {
  type AVANZAMENTO_TABS,
  type AvanzamentoUrlState,
  avanzamentoUrlState,
  eventsOfDayUrl,
  eventsOfOrdineUrl,
} from '#screens/officina/avanzamento/avanzamentoUrlState.ts'
import { readUrl, writeUrl } from '#ui/urlState.ts'
import type { Client } from '../client.ts'
import { type Compared, type ComparedDays, type FigureCase, rounded, somePeriod, wholePeriod } from './figure.ts'
import { pageAt } from './pages.ts'

interface Page {
  avanzamentoOrdini?: { nodes: { ordine: { pk: number }; totaleValoreEconomico: number }[] }
  eventiAvanzamento?: {
    tempoTeoricoTotale: number
    tempoLavorazioneTotale: number
    costoMaterialeTotale: number
    valoreEconomicoTotale: number
  }
  avanzamentoRaggruppato?: {
    gruppi: {
      chiave: string
      totaleValoreEconomico: number
      totaleValoreMateriali: number
      tempoTeorico: number
      tempoLavorazione: number
    }[]
  }
  lavorazioni: { pk: number }[]
  operatori: { nodes: { pk: number }[] }
}

const read = (who: Client, values: AvanzamentoUrlState) =>
  pageAt<Page>(who, `/avanzamento-ordini?${writeUrl(avanzamentoUrlState, new URLSearchParams(), values)}`)

const within = ({ from, to }: ComparedDays): AvanzamentoUrlState =>
  readUrl(avanzamentoUrlState, new URLSearchParams({ from_date: from, to_date: to }))

/** Filters as somebody may have chosen them: mostly one, besides the days. */
function someFilters(random: Random, page: Page): AvanzamentoUrlState {
  const values = within(somePeriod(random, 60))
  const others: Partial<AvanzamentoUrlState>[] = [
    {},
    {},
    { operatori: random.alcuni(page.operatori.nodes, 2).map(({ pk }) => pk) },
    { lavorazioni: random.alcuni(page.lavorazioni, 2).map(({ pk }) => pk) },
    { tipo_agente: 'B2B' },
    { materiali: 'completi' },
    { materiali: 'non_completi' },
    { materiale: 'vetro' },
    { non_completi: ['vetro'] },
  ]
  return { ...values, ...random.one(others) }
}

async function valueOfEvents(who: Client, address: string) {
  return (await pageAt<Page>(who, address)).eventiAvanzamento
}

export const avanzamentoOrdini: FigureCase = {
  permesso: 'adminOrders',
  async compare(who, random) {
    const compared: Compared[] = []
    const first = await pageAt<Page>(who, '/avanzamento-ordini')
    for (let n = 0; n < 4; n++) {
      const values = {
        ...(n === 0 ? within(wholePeriod(60)) : someFilters(random, first)),
        scheda: 'commesse' as const,
      }
      const { nodes = [] } = (await read(who, values)).avanzamentoOrdini ?? {}
      for (const row of random.alcuni(nodes, Math.min(3, nodes.length))) {
        const address = eventsOfOrdineUrl(values, row.ordine.pk)
        const opened = await valueOfEvents(who, address)
        compared.push({
          figure: address,
          shown: rounded(row.totaleValoreEconomico),
          opened: rounded(opened?.valoreEconomicoTotale ?? 0),
        })
      }
    }
    return compared
  },
}

export const avanzamentoDays: FigureCase = {
  permesso: 'adminOrders',
  async compare(who, random) {
    const compared: Compared[] = []
    const first = await pageAt<Page>(who, '/avanzamento-ordini')
    for (let n = 0; n < 4; n++) {
      const values = {
        ...someFilters(random, first),
        scheda: 'giorni' as const satisfies keyof typeof AVANZAMENTO_TABS,
      }
      const { gruppi = [] } = (await read(who, values)).avanzamentoRaggruppato ?? {}
      for (const group of random.alcuni(gruppi, Math.min(3, gruppi.length))) {
        const address = eventsOfDayUrl(values, group.chiave)
        const opened = await valueOfEvents(who, address)
        compared.push({
          figure: address,
          shown: [rounded(group.totaleValoreEconomico), rounded(group.tempoTeorico), group.tempoLavorazione],
          opened: [
            rounded(opened?.valoreEconomicoTotale ?? 0),
            rounded(opened?.tempoTeoricoTotale ?? 0),
            opened?.tempoLavorazioneTotale,
          ],
        })
      }
    }
    return compared
  },
}
