import type { Db } from '#platform/db/prisma.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { type AvanzamentoPeriod, RIVENDITA } from './rules.ts'
import { type AvvisoAvanzamento, avanzamentoNotices, type FornituraAvanzamento, readAntenati } from './warnings.ts'

/** A material of an order, with what of it arrived in some days. */
export interface MaterialeAvanzamento {
  materiale: string
  /** Euro that all of it is worth. */
  valoreEconomicoMateriale: number
  /** Euro that arrived. */
  valoreEconomicoMaterialeAvanzamento: number
  /** Percent that arrived; null for what is resold. */
  totalePercentualeMateriali: number | null
  /** Those that arrived in these days. */
  ordiniFornitori: FornituraAvanzamento[]
  ordiniFornitoriNonArrivati: FornituraAvanzamento[]
}

/** The materials of an order, and what is wrong with them. */
export interface AvanzamentoDetail {
  /** What arrived in the period. */
  valoriMateriali: MaterialeAvanzamento[]
  /** What arrived before and after. */
  valoriMaterialiFuoriRange: MaterialeAvanzamento[]
  totaleValoreMaterialiAvanzamento: number
  warnings: AvvisoAvanzamento[]
}

const EMPTY: AvanzamentoDetail = {
  valoriMateriali: [],
  valoriMaterialiFuoriRange: [],
  totaleValoreMaterialiAvanzamento: 0,
  warnings: [],
}

/** The materials of some orders. @returns those of one of them */
export async function readDetails(
  db: Db,
  ordini: readonly number[],
  { fromDate, toDate }: AvanzamentoPeriod,
): Promise<(ordine: number) => AvanzamentoDetail> {
  const which = { in: [...ordini] }
  const [tenuti, events, forniture, worked, antenati] = await Promise.all([
    db.avanzamentoOrdine.findMany({ where: { ordineId: which } }),
    db.eventoAvanzamento.findMany({
      where: { ordineId: which, tipo: 'ARRIVO_MATERIALE' },
      select: {
        ordineId: true,
        data: true,
        materiale: true,
        percentuale: true,
        valoreEconomico: true,
        ordineFornitoreId: true,
      },
    }),
    readFornitureAvanzamento(db, ordini),
    db.eventoAvanzamento.groupBy({
      by: ['ordineId', 'lavorazioneId'],
      where: { ordineId: which, lavorazioneId: { not: null } },
    }),
    readAntenati(db),
  ])
  const fornitureOf = Map.groupBy(forniture, ({ ordine }) => ordine)
  const eventsOf = Map.groupBy(events, ({ ordineId }) => ordineId)
  const workedOf = Map.groupBy(worked, ({ ordineId }) => ordineId)
  const inside = (data: Date) => {
    const day = dayOfDate(data)
    return (!fromDate || day >= fromDate) && (!toDate || day <= toDate)
  }
  const details = new Map(
    tenuti.map(({ ordineId, materiali, rivendita }) => {
      const written = materiali as { materiale: string; valore: number; percentuale: number }[]
      const own = (fornitureOf.get(ordineId) ?? []).map(({ ordine: _, ...one }) => one)
      const theirs = eventsOf.get(ordineId) ?? []
      const resale = rivendita.toNumber()
      const all =
        resale > 0 || own.some(({ materiale }) => materiale === RIVENDITA)
          ? [...written, { materiale: RIVENDITA, valore: resale, percentuale: 0 }]
          : written
      const values = (these: typeof theirs) =>
        all.map(({ materiale, valore }): MaterialeAvanzamento => {
          const arrivi = these.filter((event) => event.materiale === materiale)
          const arrived = new Set(arrivi.map(({ ordineFornitoreId }) => ordineFornitoreId))
          const ofMateriale = own.filter((one) => one.materiale === materiale)
          return {
            materiale,
            valoreEconomicoMateriale: valore,
            valoreEconomicoMaterialeAvanzamento: cents(arrivi.map((event) => event.valoreEconomico.toNumber())),
            totalePercentualeMateriali:
              materiale === RIVENDITA ? null : cents(arrivi.map((event) => event.percentuale?.toNumber() ?? 0)),
            ordiniFornitori: ofMateriale.filter(({ pk }) => arrived.has(pk)),
            ordiniFornitoriNonArrivati: ofMateriale.filter(({ arrivata }) => !arrivata),
          }
        })
      const valoriMateriali = values(theirs.filter(({ data }) => inside(data)))
      const detail: AvanzamentoDetail = {
        valoriMateriali,
        valoriMaterialiFuoriRange: values(theirs.filter(({ data }) => !inside(data))),
        totaleValoreMaterialiAvanzamento: cents(
          valoriMateriali.map(({ valoreEconomicoMaterialeAvanzamento }) => valoreEconomicoMaterialeAvanzamento),
        ),
        warnings: avanzamentoNotices({
          materiali: written,
          forniture: own,
          lavorazioni: (workedOf.get(ordineId) ?? []).flatMap(({ lavorazioneId }) => lavorazioneId ?? []),
          antenati,
        }),
      }
      return [ordineId, detail] as const
    }),
  )
  return (ordine) => details.get(ordine) ?? EMPTY
}

const cents = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100

async function readFornitureAvanzamento(
  db: Db,
  ordini: readonly number[],
): Promise<(FornituraAvanzamento & { ordine: number })[]> {
  const righe = await db.ordineFornitore.findMany({
    where: { ordineId: { in: [...ordini] } },
    select: {
      id: true,
      ordineId: true,
      tipologia: true,
      rivendita: true,
      dataOrdine: true,
      dataConsegna: true,
      dataArrivo: true,
      valorePercentuale: true,
      stato: { select: { nome: true } },
      fornitore: { select: { nome: true } },
    },
    orderBy: { id: 'asc' },
  })
  return righe.map((riga) => ({
    ordine: riga.ordineId,
    pk: riga.id,
    fornitore: riga.fornitore.nome,
    materiale: riga.rivendita ? RIVENDITA : riga.tipologia,
    stato: riga.stato?.nome ?? null,
    dataOrdine: riga.dataOrdine,
    dataConsegna: riga.dataConsegna,
    dataArrivo: riga.dataArrivo,
    valorePercentuale: riga.valorePercentuale?.toNumber() ?? null,
    arrivata: riga.stato?.nome === 'ARRIVATO' && riga.dataArrivo !== null,
  }))
}
