import type { Db, Tx } from '../../platform/db/prisma.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { quoteOf } from '../../platform/settings/rules.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { pezziDellaRiga } from '../attivita/rules.ts'
import {
  contaDaFare,
  type LavorazioneDaFare,
  minutiPezzo,
  type RigaDaLavorare,
  readLavorazioniDaFare,
  readRigheDaLavorare,
} from '../attivita/work.ts'
import type { DatiAvanzamento, Fornitura, LavoroFatto } from './rules.ts'

/** What all orders are reckoned by. */
export interface MondoAvanzamento {
  lavorazioni: LavorazioneDaFare[]
  quote: ReadonlyMap<string, number>
  /** The phases that a supplier does. */
  fasi: readonly { nome: string; soloConTelai: boolean }[]
}

export async function readMondo(db: Db | Tx): Promise<MondoAvanzamento> {
  const [lavorazioni, { quote_materiali }, fasi] = await Promise.all([
    readLavorazioniDaFare(db),
    readSettings(db),
    db.fase.findMany({ where: { withFornitore: true }, select: { nome: true, soloConTelai: true } }),
  ])
  return { lavorazioni, quote: quoteOf(quote_materiali), fasi }
}

/** Exact whole number of hundredths, or of ten-thousandths. */
const whole = (valore: { toNumber(): number } | null, unita: number) =>
  valore === null ? null : Math.round(valore.toNumber() * unita)

/** What the progress of an order comes from, as it is now; null when there is no such order. */
export async function readDatiAvanzamento(
  db: Db | Tx,
  ordineId: number,
  mondo: MondoAvanzamento,
): Promise<DatiAvanzamento | null> {
  const ordine = await db.ordine.findUnique({
    where: { id: ordineId },
    select: {
      netto: true,
      nonSchedulabile: true,
      fasiSpente: true,
      righe: {
        where: { rivendita: true },
        select: { netto: true },
      },
    },
  })
  if (!ordine) return null
  const [righe, conTelaio, forniture, attivita, pezzi] = [
    await readRigheDaLavorare(db, [ordineId]),
    await db.rigaOrdine.count({ where: { ordineId, tipoSerramento: { conTelaio: true } }, take: 1 }),
    await readForniture(db, ordineId),
    await readAttivita(db, ordineId),
    await db.pezzoAttivita.findMany({
      where: { ordineId },
      select: { attivitaId: true, lavorazioneId: true, rigaOrdineId: true, posizione: true, minuti: true },
    }),
  ]
  const necessari = ordine.nonSchedulabile
    ? []
    : mondo.fasi.filter(
        ({ nome, soloConTelai }) => (!soloConTelai || conTelaio > 0) && !ordine.fasiSpente.includes(nome),
      )
  const perAttivita = Map.groupBy(pezzi, ({ attivitaId }) => attivitaId)
  const minutiOf = (suoi: typeof pezzi) => suoi.reduce((somma, { minuti }) => somma + (whole(minuti, 10_000) ?? 0), 0)
  const lavori = attivita.map((una): LavoroFatto => {
    const suoi = perAttivita.get(una.id) ?? []
    const lavorazione = mondo.lavorazioni.find(({ pk }) => pk === una.lavorazioneId)
    return {
      pk: una.id,
      data: dayOfDate(una.data),
      automatica: una.automatica,
      lavorazione: una.lavorazioneId,
      operatore: una.operatoreId,
      minuti: minutiOf(suoi),
      tempo: una.tempo ?? 0,
      pezzi: suoi.length,
      pezziPrima: suoi.filter(({ lavorazioneId }) => lavorazioneId === una.lavorazioneId).length,
      pezziTotali: lavorazione ? contaDaFare(righe, lavorazione) : 0,
    }
  })
  const finite = new Set(attivita.map(({ id }) => id))
  const inCorso = pezzi.filter(({ attivitaId }) => !finite.has(attivitaId))
  const daFare = left(righe, mondo.lavorazioni, pezzi)
  return {
    netto: whole(ordine.netto, 100) ?? 0,
    rivendita: ordine.righe.reduce((somma, { netto }) => somma + (whole(netto, 100) ?? 0), 0),
    necessari: necessari.map(({ nome }) => nome),
    quote: mondo.quote,
    forniture,
    lavori,
    minutiRimasti: daFare.minuti + minutiOf(inCorso),
    pezziRimasti: daFare.pezzi + inCorso.length,
  }
}

async function readForniture(db: Db | Tx, ordineId: number): Promise<Fornitura[]> {
  const righe = await db.ordineFornitore.findMany({
    where: { ordineId },
    select: {
      id: true,
      tipologia: true,
      rivendita: true,
      venditaMateriale: true,
      costoMateriale: true,
      valorePercentuale: true,
      dataArrivo: true,
      stato: { select: { nome: true } },
    },
    orderBy: { id: 'asc' },
  })
  return righe.map((riga) => ({
    pk: riga.id,
    materiale: riga.tipologia,
    rivendita: riga.rivendita,
    vendita: whole(riga.venditaMateriale, 100),
    costo: whole(riga.costoMateriale, 100),
    percentuale: whole(riga.valorePercentuale, 100),
    arrivo: riga.stato?.nome === 'ARRIVATO' && riga.dataArrivo ? dayOfDate(riga.dataArrivo) : null,
  }))
}

/** The sessions that have ended. */
const readAttivita = (db: Db | Tx, ordineId: number) =>
  db.attivita.findMany({
    where: { ordineId, oraFine: { not: null } },
    select: { id: true, data: true, automatica: true, lavorazioneId: true, operatoreId: true, tempo: true },
    orderBy: { id: 'asc' },
  })

/** Pieces that nobody has ticked of the operations in use, with the minutes that they should take now. */
function left(
  righe: readonly RigaDaLavorare[],
  lavorazioni: readonly LavorazioneDaFare[],
  fatti: readonly { lavorazioneId: number; rigaOrdineId: number; posizione: number }[],
): { minuti: number; pezzi: number } {
  const gia = new Set(fatti.map((uno) => `${uno.lavorazioneId}:${uno.rigaOrdineId}:${uno.posizione}`))
  let minuti = 0
  let pezzi = 0
  for (const lavorazione of lavorazioni.filter(({ attiva }) => attiva)) {
    for (const riga of righe) {
      const quanti = pezziDellaRiga(riga, lavorazione.tipo)
      for (let posizione = 1; posizione <= quanti; posizione++) {
        if (gia.has(`${lavorazione.pk}:${riga.pk}:${posizione}`)) continue
        pezzi++
        minuti += Math.round(minutiPezzo(riga, lavorazione, posizione) * 10_000)
      }
    }
  }
  return { minuti, pezzi }
}
