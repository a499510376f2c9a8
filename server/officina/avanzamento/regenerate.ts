import type { EventoAvanzamento, Prisma } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { formatDate, formatEuro } from '../../shared/formats/formats.ts'
import { readAvanzamentiData, readMondo } from './read.ts'
import {
  type ComputedAvanzamento,
  type ComputedEvent,
  computeAvanzamento,
  EVENT_LABELS,
  eventKey,
  type TipoEvento,
} from './rules.ts'

/** What keeping the progress of an order anew has found. */
export interface Regenerated {
  /** What was kept otherwise, in words; empty when nothing was. */
  differenze: string[]
}

/** Writes the progress of one order anew. @returns null when there is no such order */
export async function regenerateOrdine(tx: Tx, ordineId: number): Promise<Regenerated | null> {
  return (await regenerateOrdini(tx, [ordineId])).get(ordineId) ?? null
}

/**
 * Writes the progress of some orders as it comes out now, in as many statements as of one; leaves what is right as it
 * is. One at a time for an order: what changes meanwhile leaves a mark of its own.
 * @returns without the orders that there are not
 */
export async function regenerateOrdini(tx: Tx, ordini: readonly number[]): Promise<Map<number, Regenerated>> {
  const which = [...new Set(ordini)].sort((a, b) => a - b)
  // In one order, so that two readers of the same orders wait for each other and never both.
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('avanzamento:' || id, 0))
    FROM (SELECT unnest(${which}::int[]) AS id ORDER BY 1) o`
  // Gone before anything is read, what all orders are reckoned by too: what is marked afterwards stays marked.
  await tx.$executeRaw`DELETE FROM avanzamenti_da_rifare WHERE ordine_id = ANY(${which}::int[])`
  const there = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM ordini WHERE id = ANY(${which}::int[]) ORDER BY id FOR KEY SHARE`
  const data = await readAvanzamentiData(
    tx,
    there.map(({ id }) => id),
    await readMondo(tx),
  )
  if (data.size === 0) return new Map()
  const before = await readKeptOf(tx, [...data.keys()])
  const fresh = new Map([...data].map(([id, own]) => [id, computeAvanzamento(own)]))
  const changed = [...fresh].filter(([id, { eventi }]) => !sameEvents(before.get(id) ?? [], eventi))
  await writeEvents(tx, changed)
  await writeSummaries(tx, [...fresh])
  return new Map(
    [...fresh].map(([id, { eventi }]) => [id, { differenze: differencesOf(before.get(id) ?? [], eventi) }]),
  )
}

/** The kept events of an order as the rules make them. */
export async function readKept(tx: Pick<Tx, 'eventoAvanzamento'>, ordineId: number): Promise<ComputedEvent[]> {
  return (await readKeptOf(tx, [ordineId])).get(ordineId) ?? []
}

async function readKeptOf(
  tx: Pick<Tx, 'eventoAvanzamento'>,
  which: readonly number[],
): Promise<Map<number, ComputedEvent[]>> {
  const righe = await tx.eventoAvanzamento.findMany({
    where: { ordineId: { in: [...which] } },
    orderBy: { id: 'asc' },
  })
  const byOrdine = Map.groupBy(righe, ({ ordineId }) => ordineId)
  return new Map([...byOrdine].map(([id, own]) => [id, own.map(keptEvent)]))
}

const cents = (value: Prisma.Decimal) => Math.round(value.toNumber() * 100)

function keptEvent(riga: EventoAvanzamento): ComputedEvent {
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

type Computed = readonly (readonly [ordine: number, calcolato: ComputedAvanzamento])[]

/** Puts the events of some orders in the place of those that were kept, in the order in which they come out. */
async function writeEvents(tx: Tx, changed: Computed): Promise<void> {
  if (changed.length === 0) return
  await tx.eventoAvanzamento.deleteMany({ where: { ordineId: { in: changed.map(([id]) => id) } } })
  const righe = changed.flatMap(([ordine, { eventi }]) =>
    eventi.map((event) => ({ ...event, ordine, tipo: event.tipo.toUpperCase() })),
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
async function writeSummaries(tx: Tx, fresh: Computed): Promise<void> {
  const [senza, withIt] = [
    fresh.filter(([, { eventi }]) => eventi.length === 0),
    fresh.filter(([, { eventi }]) => eventi.length > 0),
  ]
  if (senza.length > 0) await tx.avanzamentoOrdine.deleteMany({ where: { ordineId: { in: senza.map(([id]) => id) } } })
  if (withIt.length === 0) return
  const righe = withIt.map(([ordine, { netto, rivendita, manodopera, completo, materiali }]) => ({
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

const canonical = (event: ComputedEvent) => JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Whether two lists of events say the same, in the same order. */
export function sameEvents(before: readonly ComputedEvent[], after: readonly ComputedEvent[]): boolean {
  return (
    before.length === after.length &&
    before.every((event, n) => canonical(event) === canonical(after[n] as ComputedEvent))
  )
}

/** What differs between the events that were kept and those that come out, in words. */
export function differencesOf(before: readonly ComputedEvent[], after: readonly ComputedEvent[]): string[] {
  const formerEvents = new Map(before.map((event) => [eventKey(event), event]))
  const are = new Map(after.map((event) => [eventKey(event), event]))
  return [...new Set([...formerEvents.keys(), ...are.keys()])].flatMap((key) => {
    const [era, hour] = [formerEvents.get(key), are.get(key)]
    if (era && hour) {
      if (canonical(era) === canonical(hour)) return []
      const values =
        era.valore === hour.valore ? '' : ` valore ${formatEuro(era.valore / 100)} → ${formatEuro(hour.valore / 100)}`
      return [`${nameOf(hour)}: cambiato${values || ' nei dettagli'}.`]
    }
    const one = (hour ?? era) as ComputedEvent
    return [`${nameOf(one)}: ${hour ? 'aggiunto' : 'tolto'}, ${formatEuro(one.valore / 100)}.`]
  })
}

function nameOf({ tipo, data, materiale }: ComputedEvent): string {
  return `${EVENT_LABELS[tipo]}${materiale ? ` ${materiale}` : ''} del ${formatDate(data)}`
}
