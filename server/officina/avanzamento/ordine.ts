import { ordiniList } from '../../ordini/ordini/list.ts'
import type { Context } from '../../platform/context.ts'
import { whereOne } from '../../platform/graphql/listField.ts'
import { alignAvanzamenti } from './align.ts'
import { type DettaglioAvanzamento, type MaterialeAvanzamento, readDettagli } from './details.ts'
import { type EventiAvanzamento, readEventi } from './events.ts'
import { readDatiAvanzamento, readMondo } from './read.ts'
import { calcolaAvanzamento, percentualeAvanzamento } from './rules.ts'

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
  warnings: DettaglioAvanzamento['warnings']
  eventi: EventiAvanzamento
}

const EVENTI_MAX = 1000

/** The progress of an order that the viewer sees, up to date; null when there is no such order. */
export async function readOrdineAvanzamento(ordine: number, ctx: Context): Promise<OrdineInAvanzamento | null> {
  const { db } = ctx.services
  const visto = await db.ordine.findFirst({ where: whereOne(ordiniList, ordine, ctx), select: { id: true } })
  if (!visto) return null
  await alignAvanzamenti(db, { ordine })
  const dati = await readDatiAvanzamento(db, ordine, await readMondo(db))
  if (!dati) return null
  const calcolato = calcolaAvanzamento(dati)
  const [dettagli, eventi] = [
    await readDettagli(db, [ordine], { fromDate: null, toDate: null }),
    await readEventi({ filtro: { ordine }, ordinamento: ['-data'], pagina: 1, perPagina: EVENTI_MAX }, ctx, true),
  ]
  const { valoriMateriali, warnings } = dettagli(ordine)
  const somma = (di: (evento: (typeof calcolato.eventi)[number]) => number) =>
    calcolato.eventi.reduce((tutti, evento) => tutti + di(evento), 0)
  const valore = somma((evento) => evento.valore)
  return {
    netto: calcolato.netto / 100,
    rivendita: calcolato.rivendita / 100,
    manodopera: calcolato.manodopera / 100,
    valoreEconomico: valore / 100,
    percentualeAvanzamento: percentualeAvanzamento(valore, calcolato.netto),
    percentualeAvanzamentoAvMateriali: percentualeAvanzamento(
      somma((evento) => evento.valoreAvMateriali),
      calcolato.netto,
    ),
    completo: calcolato.completo,
    materiali: valoriMateriali.length > 0 ? valoriMateriali : calcolato.materiali.map(expected),
    warnings,
    eventi,
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
