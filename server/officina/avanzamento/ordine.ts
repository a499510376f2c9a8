import { ordiniList } from '#ordini/ordini/list.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import { alignedForReading } from './align.ts'
import { type AvanzamentoDetail, type MaterialeAvanzamento, readDetails } from './details.ts'
import { eventiByOrdine } from './events.ts'
import { readAvanzamentiData, readMondo } from './read.ts'
import type { ProgressOfOrdine } from './rows.ts'
import { type AvanzamentoData, type ComputedEvent, computeAvanzamento, percentualeAvanzamento } from './rules.ts'

const eventiOf = eventiByOrdine()

/**
 * All the progress of an order that the viewer sees, up to date; undefined when there is no such order. Orders that are
 * asked for together are read together.
 */
export const readOrdineAvanzamento = createBatch<number, ProgressOfOrdine>(async (asked, ctx) => {
  const { db } = ctx.services
  const where = { AND: [{ id: { in: asked } }, ordiniList.visible(ctx.viewer)] }
  const ordini = (await db.ordine.findMany({ where, select: { id: true } })).map(({ id }) => id)
  if (ordini.length === 0) return new Map()
  await alignedForReading(ctx, { ordini })
  const data = await readAvanzamentiData(db, ordini, await readMondo(db))
  const detailsOf = await readDetails(db, ordini, { fromDate: null, toDate: null })
  return new Map(
    [...data].map(([ordine, own]) => [
      ordine,
      { ...progressOf(own, detailsOf(ordine)), pk: ordine, eventi: () => eventiOf(ordine, ctx) },
    ]),
  )
})

function progressOf(data: AvanzamentoData, details: AvanzamentoDetail): Omit<ProgressOfOrdine, 'pk' | 'eventi'> {
  const { eventi: events, netto, rivendita, manodopera, materiali, completo } = computeAvanzamento(data)
  const { valoriMateriali } = details
  const sum = (of: (event: ComputedEvent) => number) => events.reduce((all, event) => all + of(event), 0)
  const value = sum((event) => event.valore)
  const arrived = sum(({ tipo, valore }) => (tipo === 'arrivo_materiale' ? valore : 0))
  return {
    ...details,
    valoriMateriali: valoriMateriali.length > 0 ? valoriMateriali : materiali.map(expected),
    netto: netto / 100,
    rivendita: rivendita / 100,
    manodopera: manodopera / 100,
    valoreEconomicoMateriale: (netto - manodopera) / 100,
    totaleValoreMateriali: arrived / 100,
    totaleValoreManodopera: (value - arrived) / 100,
    totaleValoreEconomico: value / 100,
    tempoTeorico: sum(({ minuti }) => minuti) / 10_000,
    tempoLavorazione: sum(({ tempo }) => tempo),
    numeroPezzi: sum(({ pezzi }) => pezzi),
    percentualeAvanzamento: percentualeAvanzamento(value, netto),
    percentualeAvanzamentoAvMateriali: percentualeAvanzamento(
      sum((event) => event.valoreAvMateriali),
      netto,
    ),
    completo,
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
