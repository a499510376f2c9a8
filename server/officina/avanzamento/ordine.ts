import { ordiniList } from '../../ordini/ordini/list.ts'
import type { Context } from '../../platform/context.ts'
import { whereOne } from '../../platform/graphql/listField.ts'
import { alignAvanzamenti } from './align.ts'
import { type AvanzamentoDetail, type MaterialeAvanzamento, readDetails } from './details.ts'
import { type AvanzamentoEvents, readEventi } from './events.ts'
import { readAvanzamentoData, readMondo } from './read.ts'
import { computeAvanzamento, percentualeAvanzamento } from './rules.ts'

/** All the progress of one order; euro. */
export interface OrdineInAvanzamento {
  netto: number
  rivendita: number
  manodopera: number
  valoreEconomico: number
  percentualeAvanzamento: number | null
  percentualeAvanzamentoAvMateriali: number | null
  completo: boolean
  materiali: MaterialeAvanzamento[]
  warnings: AvanzamentoDetail['warnings']
  eventi: AvanzamentoEvents
}

const MAX_EVENTS = 1000

/** The progress of an order that the viewer sees, up to date; null when there is no such order. */
export async function readOrdineAvanzamento(ordine: number, ctx: Context): Promise<OrdineInAvanzamento | null> {
  const { db } = ctx.services
  const seen = await db.ordine.findFirst({ where: whereOne(ordiniList, ordine, ctx), select: { id: true } })
  if (!seen) return null
  await alignAvanzamenti(db, { ordine })
  const data = await readAvanzamentoData(db, ordine, await readMondo(db))
  if (!data) return null
  const computed = computeAvanzamento(data)
  const [details, events] = [
    await readDetails(db, [ordine], { fromDate: null, toDate: null }),
    await readEventi({ filtro: { ordine }, ordinamento: ['-data'], pagina: 1, perPagina: MAX_EVENTS }, ctx, true),
  ]
  const { valoriMateriali, warnings } = details(ordine)
  const sum = (of: (event: (typeof computed.eventi)[number]) => number) =>
    computed.eventi.reduce((all, event) => all + of(event), 0)
  const value = sum((event) => event.valore)
  return {
    netto: computed.netto / 100,
    rivendita: computed.rivendita / 100,
    manodopera: computed.manodopera / 100,
    valoreEconomico: value / 100,
    percentualeAvanzamento: percentualeAvanzamento(value, computed.netto),
    percentualeAvanzamentoAvMateriali: percentualeAvanzamento(
      sum((event) => event.valoreAvMateriali),
      computed.netto,
    ),
    completo: computed.completo,
    materiali: valoriMateriali.length > 0 ? valoriMateriali : computed.materiali.map(expected),
    warnings,
    eventi: events,
  }
}

/** A material of which nothing has come yet, of an order without events. */
const expected = ({ materiale, valore }: { materiale: string; valore: number }): MaterialeAvanzamento => ({
  materiale,
  valoreEconomicoMateriale: valore / 100,
  valoreEconomicoMaterialeAvanzamento: 0,
  totalePercentualeMateriali: 0,
  ordiniFornitori: [],
  ordiniFornitoriNonArrivati: [],
})
