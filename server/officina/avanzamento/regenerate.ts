import { Prisma } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { formatDate, formatEuro } from '../../shared/formats/formats.ts'
import { type MondoAvanzamento, readDatiAvanzamento } from './read.ts'
import {
  type AvanzamentoCalcolato,
  calcolaAvanzamento,
  ETICHETTE_EVENTO,
  type EventoCalcolato,
  eventKey,
  type TipoEvento,
} from './rules.ts'

/** What keeping the progress of an order anew has found. */
export interface Rigenerato {
  /** What was kept otherwise, in words; empty when nothing was. */
  differenze: string[]
}

/**
 * Writes the progress of an order as it comes out now; leaves what is right as it is. One at a time for an order: what
 * changes meanwhile leaves a mark of its own.
 * @returns null when there is no such order
 */
export async function rigenera(tx: Tx, ordineId: number, mondo: MondoAvanzamento): Promise<Rigenerato | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`avanzamento:${ordineId}`}, 0))`
  // Gone before anything is read: what is marked afterwards stays marked.
  await tx.$executeRaw`DELETE FROM avanzamenti_da_rifare WHERE ordine_id = ${ordineId}`
  const trovati = await tx.$queryRaw<object[]>`SELECT 1 FROM ordini WHERE id = ${ordineId} FOR KEY SHARE`
  if (trovati.length === 0) return null
  const dati = await readDatiAvanzamento(tx, ordineId, mondo)
  if (!dati) return null
  const nuovo = calcolaAvanzamento(dati)
  const prima = await readKept(tx, ordineId)
  const differenze = differencesOf(prima, nuovo.eventi)
  if (!sameEvents(prima, nuovo.eventi)) {
    await tx.eventoAvanzamento.deleteMany({ where: { ordineId } })
    await tx.eventoAvanzamento.createMany({ data: nuovo.eventi.map((evento) => columnsOf(ordineId, evento)) })
  }
  await writeSummary(tx, ordineId, nuovo)
  return { differenze }
}

/** The kept events of an order as the rules make them. */
export async function readKept(tx: Pick<Tx, 'eventoAvanzamento'>, ordineId: number): Promise<EventoCalcolato[]> {
  const righe = await tx.eventoAvanzamento.findMany({ where: { ordineId }, orderBy: { id: 'asc' } })
  const cents = (valore: Prisma.Decimal) => Math.round(valore.toNumber() * 100)
  return righe.map((riga) => ({
    data: dayOfDate(riga.data),
    tipo: riga.tipo.toLowerCase() as TipoEvento,
    attivita: riga.attivitaId,
    fornitura: riga.ordineFornitoreId,
    lavorazione: riga.lavorazioneId,
    operatore: riga.operatoreId,
    materiale: riga.materiale,
    percentuale: riga.percentuale === null ? null : cents(riga.percentuale),
    minuti: Math.round(riga.tempoTeorico.toNumber() * 10_000),
    tempo: riga.tempoLavorazione,
    pezzi: riga.numeroPezzi,
    pezziTotali: riga.numeroPezziTotali,
    costo: riga.costoMateriale === null ? null : cents(riga.costoMateriale),
    valore: cents(riga.valoreEconomico),
    valoreAvMateriali: cents(riga.valoreEconomicoAvMateriali),
  }))
}

const euro = (cents: number) => new Prisma.Decimal(cents).div(100)

function columnsOf(ordineId: number, evento: EventoCalcolato): Prisma.EventoAvanzamentoCreateManyInput {
  return {
    ordineId,
    data: dateOfDay(evento.data),
    tipo: evento.tipo.toUpperCase() as Uppercase<TipoEvento>,
    attivitaId: evento.attivita,
    ordineFornitoreId: evento.fornitura,
    lavorazioneId: evento.lavorazione,
    operatoreId: evento.operatore,
    materiale: evento.materiale,
    percentuale: evento.percentuale === null ? null : euro(evento.percentuale),
    tempoTeorico: new Prisma.Decimal(evento.minuti).div(10_000),
    tempoLavorazione: evento.tempo,
    numeroPezzi: evento.pezzi,
    numeroPezziTotali: evento.pezziTotali,
    costoMateriale: evento.costo === null ? null : euro(evento.costo),
    valoreEconomico: euro(evento.valore),
    valoreEconomicoAvMateriali: euro(evento.valoreAvMateriali),
  }
}

async function writeSummary(tx: Tx, ordineId: number, nuovo: AvanzamentoCalcolato): Promise<void> {
  if (nuovo.eventi.length === 0) {
    await tx.avanzamentoOrdine.deleteMany({ where: { ordineId } })
    return
  }
  const data = {
    netto: euro(nuovo.netto),
    rivendita: euro(nuovo.rivendita),
    manodopera: euro(nuovo.manodopera),
    materiali: nuovo.materiali.map(({ materiale, valore, percentuale }) => ({
      materiale,
      valore: valore / 100,
      percentuale: percentuale / 100,
    })),
    completo: nuovo.completo,
    calcolatoIl: new Date(),
  }
  await tx.avanzamentoOrdine.upsert({ where: { ordineId }, create: { ordineId, ...data }, update: data })
}

const canonical = (evento: EventoCalcolato) =>
  JSON.stringify(Object.entries(evento).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Whether two lists of events say the same, in the same order. */
export function sameEvents(prima: readonly EventoCalcolato[], dopo: readonly EventoCalcolato[]): boolean {
  return (
    prima.length === dopo.length &&
    prima.every((evento, n) => canonical(evento) === canonical(dopo[n] as EventoCalcolato))
  )
}

/** What differs between the events that were kept and those that come out, in words. */
export function differencesOf(prima: readonly EventoCalcolato[], dopo: readonly EventoCalcolato[]): string[] {
  const erano = new Map(prima.map((evento) => [eventKey(evento), evento]))
  const sono = new Map(dopo.map((evento) => [eventKey(evento), evento]))
  return [...new Set([...erano.keys(), ...sono.keys()])].flatMap((chiave) => {
    const [era, ora] = [erano.get(chiave), sono.get(chiave)]
    if (era && ora) {
      if (canonical(era) === canonical(ora)) return []
      const valori =
        era.valore === ora.valore ? '' : ` valore ${formatEuro(era.valore / 100)} → ${formatEuro(ora.valore / 100)}`
      return [`${nameOf(ora)}: cambiato${valori || ' nei dettagli'}.`]
    }
    const uno = (ora ?? era) as EventoCalcolato
    return [`${nameOf(uno)}: ${ora ? 'aggiunto' : 'tolto'}, ${formatEuro(uno.valore / 100)}.`]
  })
}

function nameOf({ tipo, data, materiale }: EventoCalcolato): string {
  return `${ETICHETTE_EVENTO[tipo]}${materiale ? ` ${materiale}` : ''} del ${formatDate(data)}`
}
