import type { EventoAvanzamento, Prisma } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { formatDate, formatEuro } from '../../shared/formats/formats.ts'
import { readDatiAvanzamenti, readMondo } from './read.ts'
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

/** Writes the progress of one order anew. @returns null when there is no such order */
export async function rigenera(tx: Tx, ordineId: number): Promise<Rigenerato | null> {
  return (await rigeneraOrdini(tx, [ordineId])).get(ordineId) ?? null
}

/**
 * Writes the progress of some orders as it comes out now, in as many statements as of one; leaves what is right as it
 * is. One at a time for an order: what changes meanwhile leaves a mark of its own.
 * @returns without the orders that there are not
 */
export async function rigeneraOrdini(tx: Tx, ordini: readonly number[]): Promise<Map<number, Rigenerato>> {
  const quali = [...new Set(ordini)].sort((a, b) => a - b)
  // In one order, so that two readers of the same orders wait for each other and never both.
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('avanzamento:' || id, 0))
    FROM (SELECT unnest(${quali}::int[]) AS id ORDER BY 1) o`
  // Gone before anything is read, what all orders are reckoned by too: what is marked afterwards stays marked.
  await tx.$executeRaw`DELETE FROM avanzamenti_da_rifare WHERE ordine_id = ANY(${quali}::int[])`
  const ci = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM ordini WHERE id = ANY(${quali}::int[]) ORDER BY id FOR KEY SHARE`
  const dati = await readDatiAvanzamenti(
    tx,
    ci.map(({ id }) => id),
    await readMondo(tx),
  )
  if (dati.size === 0) return new Map()
  const prima = await readKeptOf(tx, [...dati.keys()])
  const nuovi = new Map([...dati].map(([id, suoi]) => [id, calcolaAvanzamento(suoi)]))
  const cambiati = [...nuovi].filter(([id, { eventi }]) => !sameEvents(prima.get(id) ?? [], eventi))
  await writeEvents(tx, cambiati)
  await writeSummaries(tx, [...nuovi])
  return new Map([...nuovi].map(([id, { eventi }]) => [id, { differenze: differencesOf(prima.get(id) ?? [], eventi) }]))
}

/** The kept events of an order as the rules make them. */
export async function readKept(tx: Pick<Tx, 'eventoAvanzamento'>, ordineId: number): Promise<EventoCalcolato[]> {
  return (await readKeptOf(tx, [ordineId])).get(ordineId) ?? []
}

async function readKeptOf(
  tx: Pick<Tx, 'eventoAvanzamento'>,
  quali: readonly number[],
): Promise<Map<number, EventoCalcolato[]>> {
  const righe = await tx.eventoAvanzamento.findMany({
    where: { ordineId: { in: [...quali] } },
    orderBy: { id: 'asc' },
  })
  const perOrdine = Map.groupBy(righe, ({ ordineId }) => ordineId)
  return new Map([...perOrdine].map(([id, sue]) => [id, sue.map(keptEvent)]))
}

const cents = (valore: Prisma.Decimal) => Math.round(valore.toNumber() * 100)

function keptEvent(riga: EventoAvanzamento): EventoCalcolato {
  return {
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
  }
}

type Calcolati = readonly (readonly [ordine: number, calcolato: AvanzamentoCalcolato])[]

/** Puts the events of some orders in the place of those that were kept, in the order in which they come out. */
async function writeEvents(tx: Tx, cambiati: Calcolati): Promise<void> {
  if (cambiati.length === 0) return
  await tx.eventoAvanzamento.deleteMany({ where: { ordineId: { in: cambiati.map(([id]) => id) } } })
  const righe = cambiati.flatMap(([ordine, { eventi }]) =>
    eventi.map((evento) => ({ ...evento, ordine, tipo: evento.tipo.toUpperCase() })),
  )
  await tx.$executeRaw`
    INSERT INTO eventi_avanzamento (ordine_id, data, tipo, attivita_id, ordine_fornitore_id, lavorazione_id, operatore_id,
      materiale, percentuale, tempo_teorico, tempo_lavorazione, numero_pezzi, numero_pezzi_totali, costo_materiale,
      valore_economico, valore_economico_av_materiali)
    SELECT ordine, data, tipo, attivita, fornitura, lavorazione, operatore, materiale, percentuale / 100, minuti / 10000,
      tempo, pezzi, "pezziTotali", costo / 100, valore / 100, "valoreAvMateriali" / 100
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(righe)}::jsonb) AS (ordine int, data date,
      tipo tipo_evento_avanzamento, attivita int, fornitura int, lavorazione int, operatore int, materiale text,
      percentuale numeric, minuti numeric, tempo int, pezzi int, "pezziTotali" int, costo numeric, valore numeric,
      "valoreAvMateriali" numeric)) WITH ORDINALITY
    ORDER BY ordinality`
}

/** What the value of some orders is made of; of those without events nothing is kept. */
async function writeSummaries(tx: Tx, nuovi: Calcolati): Promise<void> {
  const [senza, con] = [
    nuovi.filter(([, { eventi }]) => eventi.length === 0),
    nuovi.filter(([, { eventi }]) => eventi.length > 0),
  ]
  if (senza.length > 0) await tx.avanzamentoOrdine.deleteMany({ where: { ordineId: { in: senza.map(([id]) => id) } } })
  if (con.length === 0) return
  const righe = con.map(([ordine, { netto, rivendita, manodopera, completo, materiali }]) => ({
    ordine,
    netto,
    rivendita,
    manodopera,
    completo,
    materiali: materiali.map(({ materiale, valore, percentuale }) => ({
      materiale,
      valore: valore / 100,
      percentuale: percentuale / 100,
    })),
  }))
  await tx.$executeRaw`
    INSERT INTO avanzamenti_ordine (ordine_id, netto, rivendita, manodopera, materiali, completo, calcolato_il)
    SELECT ordine, netto / 100, rivendita / 100, manodopera / 100, materiali, completo, now()
    FROM jsonb_to_recordset(${JSON.stringify(righe)}::jsonb) AS r (ordine int, netto numeric, rivendita numeric,
      manodopera numeric, materiali jsonb, completo boolean)
    ORDER BY ordine
    ON CONFLICT (ordine_id) DO UPDATE SET netto = excluded.netto, rivendita = excluded.rivendita,
      manodopera = excluded.manodopera, materiali = excluded.materiali, completo = excluded.completo,
      calcolato_il = excluded.calcolato_il`
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
