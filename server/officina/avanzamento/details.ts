import type { Db } from '../../platform/db/prisma.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { type PeriodoAvanzamento, RIVENDITA } from './rules.ts'
import { type AvvisoAvanzamento, avvisiAvanzamento, type FornituraAvanzamento, readAntenati } from './warnings.ts'

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
export interface DettaglioAvanzamento {
  /** What arrived in the period. */
  valoriMateriali: MaterialeAvanzamento[]
  /** What arrived before and after. */
  valoriMaterialiFuoriRange: MaterialeAvanzamento[]
  totaleValoreMaterialiAvanzamento: number
  warnings: AvvisoAvanzamento[]
}

const VUOTO: DettaglioAvanzamento = {
  valoriMateriali: [],
  valoriMaterialiFuoriRange: [],
  totaleValoreMaterialiAvanzamento: 0,
  warnings: [],
}

/** The materials of some orders. @returns those of one of them */
export async function readDettagli(
  db: Db,
  ordini: readonly number[],
  { fromDate, toDate }: PeriodoAvanzamento,
): Promise<(ordine: number) => DettaglioAvanzamento> {
  const quali = { in: [...ordini] }
  const [tenuti, eventi, forniture, lavorate, antenati] = await Promise.all([
    db.avanzamentoOrdine.findMany({ where: { ordineId: quali } }),
    db.eventoAvanzamento.findMany({
      where: { ordineId: quali, tipo: 'ARRIVO_MATERIALE' },
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
      where: { ordineId: quali, lavorazioneId: { not: null } },
    }),
    readAntenati(db),
  ])
  const fornitureDi = Map.groupBy(forniture, ({ ordine }) => ordine)
  const eventiDi = Map.groupBy(eventi, ({ ordineId }) => ordineId)
  const lavorateDi = Map.groupBy(lavorate, ({ ordineId }) => ordineId)
  const dentro = (data: Date) => {
    const giorno = dayOfDate(data)
    return (!fromDate || giorno >= fromDate) && (!toDate || giorno <= toDate)
  }
  const dettagli = new Map(
    tenuti.map(({ ordineId, materiali, rivendita }) => {
      const scritti = materiali as { materiale: string; valore: number; percentuale: number }[]
      const sue = (fornitureDi.get(ordineId) ?? []).map(({ ordine: _, ...una }) => una)
      const suoi = eventiDi.get(ordineId) ?? []
      const resa = rivendita.toNumber()
      const tutti =
        resa > 0 || sue.some(({ materiale }) => materiale === RIVENDITA)
          ? [...scritti, { materiale: RIVENDITA, valore: resa, percentuale: 0 }]
          : scritti
      const valori = (questi: typeof suoi) =>
        tutti.map(({ materiale, valore }): MaterialeAvanzamento => {
          const arrivi = questi.filter((evento) => evento.materiale === materiale)
          const arrivate = new Set(arrivi.map(({ ordineFornitoreId }) => ordineFornitoreId))
          const delMateriale = sue.filter((una) => una.materiale === materiale)
          return {
            materiale,
            valoreEconomicoMateriale: valore,
            valoreEconomicoMaterialeAvanzamento: cents(arrivi.map((evento) => evento.valoreEconomico.toNumber())),
            totalePercentualeMateriali:
              materiale === RIVENDITA ? null : cents(arrivi.map((evento) => evento.percentuale?.toNumber() ?? 0)),
            ordiniFornitori: delMateriale.filter(({ ordineFornitore }) => arrivate.has(ordineFornitore)),
            ordiniFornitoriNonArrivati: delMateriale.filter(({ arrivata }) => !arrivata),
          }
        })
      const valoriMateriali = valori(suoi.filter(({ data }) => dentro(data)))
      const dettaglio: DettaglioAvanzamento = {
        valoriMateriali,
        valoriMaterialiFuoriRange: valori(suoi.filter(({ data }) => !dentro(data))),
        totaleValoreMaterialiAvanzamento: cents(
          valoriMateriali.map(({ valoreEconomicoMaterialeAvanzamento }) => valoreEconomicoMaterialeAvanzamento),
        ),
        warnings: avvisiAvanzamento({
          materiali: scritti,
          forniture: sue,
          lavorazioni: (lavorateDi.get(ordineId) ?? []).flatMap(({ lavorazioneId }) => lavorazioneId ?? []),
          antenati,
        }),
      }
      return [ordineId, dettaglio] as const
    }),
  )
  return (ordine) => dettagli.get(ordine) ?? VUOTO
}

const cents = (valori: readonly number[]) => Math.round(valori.reduce((somma, valore) => somma + valore * 100, 0)) / 100

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
      dataArrivo: true,
      valorePercentuale: true,
      stato: { select: { nome: true } },
      fornitore: { select: { nome: true } },
    },
    orderBy: { id: 'asc' },
  })
  return righe.map((riga) => ({
    ordine: riga.ordineId,
    ordineFornitore: riga.id,
    nome: riga.fornitore.nome,
    materiale: riga.rivendita ? RIVENDITA : riga.tipologia,
    stato: riga.stato?.nome ?? null,
    dataArrivo: riga.dataArrivo && dayOfDate(riga.dataArrivo),
    valorePercentuale: riga.valorePercentuale?.toNumber() ?? null,
    arrivata: riga.stato?.nome === 'ARRIVATO' && riga.dataArrivo !== null,
  }))
}
