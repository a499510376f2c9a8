import type { Prisma } from '../../../prisma/generated/client.ts'
import { ARRIVATO } from '../../acquisti/ordiniFornitore/rules.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { dayFromColumn, type Giorno } from '../schedulazione/engine/time.ts'
import { type Blocco, type OrdineAvvisato, WARNINGS_MAX } from './blocco.ts'

/** An order that is worked though none of its supplier orders has arrived. */
export interface OrdineSenzaArrivi {
  ordine: OrdineAvvisato
  /** Activities of operators on it, the day of the last one, and what they worked. */
  attivita: number
  ultima: Giorno
  lavorazioni: string[]
  /** Supplier orders that it has, none of them arrived. */
  forniture: number
}

/** Activities that somebody has recorded; those of the office are of nobody. */
const RECORDED = { automatica: false } as const

/**
 * Orders with activities of operators and without any supplier order in state ARRIVATO with its actual day, the one
 * worked last before.
 */
export async function findSenzaArrivi(db: Db, where: Prisma.OrdineWhereInput): Promise<Blocco<OrdineSenzaArrivi>> {
  const tutti: Prisma.OrdineWhereInput = {
    AND: [
      where,
      {
        attivita: { some: RECORDED },
        ordiniFornitore: { none: { stato: { nome: ARRIVATO }, dataArrivo: { not: null } } },
      },
    ],
  }
  // Whose last session was when: an order is not put in order by it in its own table.
  const ultime = await db.attivita.groupBy({
    by: ['ordineId'],
    where: { ...RECORDED, ordine: tutti },
    _count: true,
    _max: { data: true },
    orderBy: [{ _max: { data: 'desc' } }, { ordineId: 'asc' }],
  })
  const pks = ultime.slice(0, WARNINGS_MAX).flatMap(({ ordineId }) => ordineId ?? [])
  const [ordini, lavorate] = await Promise.all([
    db.ordine.findMany({
      where: { id: { in: pks } },
      select: {
        id: true,
        numeroCommessa: true,
        nomeCliente: true,
        dataConsegna: true,
        _count: { select: { ordiniFornitore: true } },
      },
    }),
    db.attivita.findMany({
      where: { ...RECORDED, ordineId: { in: pks } },
      distinct: ['ordineId', 'lavorazioneId'],
      select: { ordineId: true, lavorazione: { select: { nome: true } } },
      orderBy: [{ lavorazione: { nome: 'asc' } }],
    }),
  ])
  const known = new Map(ordini.map((ordine) => [ordine.id, ordine]))
  const nomi = Map.groupBy(lavorate, ({ ordineId }) => ordineId)
  const righe = ultime.slice(0, WARNINGS_MAX).flatMap(({ ordineId, _count, _max }): OrdineSenzaArrivi[] => {
    const ordine = ordineId === null ? undefined : known.get(ordineId)
    if (!ordine || !_max.data) return []
    const { id, numeroCommessa, nomeCliente, dataConsegna } = ordine
    return [
      {
        ordine: {
          pk: id,
          numeroCommessa,
          cliente: nomeCliente,
          dataConsegna: dataConsegna && dayFromColumn(dataConsegna),
        },
        attivita: _count,
        ultima: dayFromColumn(_max.data),
        lavorazioni: (nomi.get(id) ?? []).map(({ lavorazione }) => lavorazione.nome),
        forniture: ordine._count.ordiniFornitore,
      },
    ]
  })
  return { righe, totale: ultime.length }
}
