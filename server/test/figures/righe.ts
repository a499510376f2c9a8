// What the charts of the lines of orders open, for tests.

import { type RighePie, righeLinks, righeStatisticheUrlState } from '../../../web/screens/numeri/righe/righeUrlState.ts'
import { readUrl } from '../../../web/ui/urlState.ts'
import type { PuntoRighe, RigheSlice } from '../../numeri/righe/rules.ts'
import type { Client } from '../client.ts'
import { type Compared, type FigureCase, rounded, somePeriod } from './figure.ts'
import { pageAt } from './pages.ts'

interface Totals {
  numSerramenti: number
  netto: number | null
  tipoSerramentoStat: RigheSlice[]
  categoriaStat: RigheSlice[]
  formaStat: RigheSlice[]
  codiceStat: RigheSlice[]
  nettoSerie: PuntoRighe[] | null
  nSerramentiSerie: PuntoRighe[]
}
interface Page {
  totaliRigheStatistiche: Totals
  tipiSerramento: { pk: number; nome: string }[]
}

const PIES = {
  tipoSerramento: 'tipoSerramentoStat',
  categoria: 'categoriaStat',
  forma: 'formaStat',
  codice: 'codiceStat',
} as const

async function opened(who: Client, address: string, field: 'numSerramenti' | 'netto') {
  return rounded((await pageAt<Page>(who, address)).totaliRigheStatistiche[field] ?? 0)
}

export const righeCharts: FigureCase = {
  permesso: 'viewStats',
  async compare(who, random) {
    const compared: Compared[] = []
    for (const filter of ['', 'tipo_cliente', 'categoria', 'from_date']) {
      const { from, to } = somePeriod(random, 200)
      const search = new URLSearchParams(filter === 'from_date' ? { from_date: from, to_date: to } : {})
      if (random.forse(0.7))
        for (const [name, day] of [
          ['from_data', from],
          ['to_data', to],
        ] as const)
          search.set(name, day)
      if (filter === 'tipo_cliente') search.set(filter, 'B2B')
      const all = await pageAt<Page>(who, `/stats?${search}`)
      const [first] = all.totaliRigheStatistiche.categoriaStat
      if (filter === 'categoria' && first) search.set(filter, first.nome)
      const values = readUrl(righeStatisticheUrlState.schema, search)
      const { totaliRigheStatistiche: totals, tipiSerramento } = await pageAt<Page>(who, `/stats?${search}`)
      const links = righeLinks('/stats', values, tipiSerramento)
      for (const [pie, field] of Object.entries(PIES)) {
        const parts = totals[field]
        for (const { nome, numero } of random.alcuni(parts, Math.min(3, parts.length))) {
          const address = links.ofPart(pie as RighePie, nome)
          if (address === null) continue
          compared.push({ figure: address, shown: numero, opened: await opened(who, address, 'numSerramenti') })
        }
      }
      for (const [points, field] of [
        [totals.nettoSerie ?? [], 'netto'],
        [totals.nSerramentiSerie, 'numSerramenti'],
      ] as const) {
        for (const n of random.alcuni([...points.keys()], Math.min(3, points.length))) {
          const address = links.ofPoint(points)(n)
          const shown = rounded(points[n]?.valore ?? 0)
          compared.push({ figure: address, shown, opened: await opened(who, address, field) })
        }
      }
    }
    return compared
  },
}
