import type { Context } from '../context.ts'
import { UserErrors } from '../errors.ts'
import type { Db, Tx } from '../prisma.ts'
import { caricaCalendario } from './dati/calendario.ts'
import {
  type Calendario,
  creaCalendario,
  finestra,
  orePredefinite,
  type StatoCella,
  statoCella,
} from './engine/capacita.ts'
import { type Giorno, giornoVersoColonna, leggiGiorno, scriviGiorno } from './engine/tempo.ts'
import { REPARTI, type Reparto } from './engine/tipi.ts'

/** Days of one question at most. */
const GIORNI_MAX = 400

export interface QuotaOrdine {
  id: number
  numero_commessa: string
  time: number
}

/** A department's day: person-minutes (SCHEDULER §5). */
export interface CellaVista {
  giorno: string
  reparto: Reparto
  capacita: number
  occupato: number
  libero: number
  stato: StatoCella
  /** Opening of the day, 'HH:mm', and its hours. */
  apertura: string
  ore: number
  ordini: QuotaOrdine[]
}

/** Reads a range of days. @throws UserErrors */
export function leggiArco(fromDate: string, toDate: string): { da: Giorno; a: Giorno } {
  const errata = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
  const [da, a] = [leggiGiorno(fromDate), leggiGiorno(toDate)]
  if (da === null) throw UserErrors.of('fromDate', errata)
  if (a === null) throw UserErrors.of('toDate', errata)
  if (a < da) throw UserErrors.of('toDate', "La fine deve essere dopo l'inizio.")
  if (a - da > GIORNI_MAX) throw UserErrors.of('toDate', `Non più di ${GIORNI_MAX} giorni.`)
  return { da, a }
}

interface Riga {
  giorno: number
  reparto: Reparto
  occupato: number
  ordini: QuotaOrdine[]
}

/** What is booked in a range of days, by cell, with the orders: one statement. */
async function prenotato(db: Db | Tx, da: Giorno, a: Giorno): Promise<Map<string, Riga>> {
  const righe = await db.$queryRaw<Riga[]>`
    SELECT q.giorno - date '1970-01-01' AS giorno, lower(q.reparto::text) AS reparto, sum(q.minuti)::int AS occupato,
      json_agg(json_build_object('id', q.ordine_id, 'numero_commessa', o.numero_commessa, 'time', q.minuti)
        ORDER BY o.numero_commessa, q.ordine_id) AS ordini
    FROM (SELECT giorno, reparto, ordine_id, sum(minuti)::int AS minuti FROM prenotazioni
          WHERE giorno BETWEEN ${giornoVersoColonna(da)}::date AND ${giornoVersoColonna(a)}::date
          GROUP BY giorno, reparto, ordine_id) AS q
    JOIN ordini o ON o.id = q.ordine_id
    GROUP BY q.giorno, q.reparto`
  return new Map(righe.map((riga) => [`${riga.reparto} ${riga.giorno}`, riga]))
}

const due = (numero: number) => String(numero).padStart(2, '0')

/** The cells of a range of days (both included), day by day. */
export async function leggiCelle(db: Db | Tx, da: Giorno, a: Giorno): Promise<CellaVista[]> {
  const [dati, celle] = await Promise.all([caricaCalendario(db, da), prenotato(db, da, a)])
  const calendario = creaCalendario(dati)
  const cambiate = new Map(dati.ore.map((ore) => [ore.giorno, ore]))
  const viste: CellaVista[] = []
  for (let giorno = da; giorno <= a; giorno++) {
    for (const reparto of REPARTI) {
      const riga = celle.get(`${reparto} ${giorno}`)
      const ore = cambiate.get(giorno)?.[reparto] ?? orePredefinite(giorno)
      const apre = finestra(dati.apertura, ore).da
      viste.push({
        ...stato(calendario, reparto, giorno, riga?.occupato ?? 0),
        apertura: `${due(Math.floor(apre / 60))}:${due(apre % 60)}`,
        ore,
        ordini: riga?.ordini ?? [],
      })
    }
  }
  return viste
}

function stato(calendario: Calendario, reparto: Reparto, giorno: Giorno, occupato: number) {
  const capacita = calendario.capacita(reparto, giorno)
  return {
    giorno: scriviGiorno(giorno),
    reparto,
    capacita,
    occupato,
    libero: capacita - occupato,
    stato: statoCella(capacita, occupato),
  }
}

/** The cells of a range, for a viewer. @throws UserErrors */
export async function schedulerSlots(fromDate: string, toDate: string, ctx: Context): Promise<CellaVista[]> {
  const { da, a } = leggiArco(fromDate, toDate)
  return leggiCelle(ctx.services.db, da, a)
}

export interface Barra {
  ordine: number
  numeroCommessa: string
  nomeFase: string
  inizio: string
  fine: string
  fornitore: string
}

/** The saved phases that overlap a range of days, for the rows of the timeline. @throws UserErrors */
export async function fasiInArco(fromDate: string, toDate: string, ctx: Context): Promise<Barra[]> {
  const { da, a } = leggiArco(fromDate, toDate)
  return ctx.services.db.$queryRaw<Barra[]>`
    SELECT f.ordine_id AS ordine, o.numero_commessa AS "numeroCommessa", f.nome_fase AS "nomeFase",
      to_char(f.inizio AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD HH24:MI:SS') AS inizio,
      to_char(f.fine AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD HH24:MI:SS') AS fine, coalesce(s.nome, '') AS fornitore
    FROM schedulazioni_fase f
    JOIN ordini o ON o.id = f.ordine_id
    LEFT JOIN fornitori s ON s.id = f.fornitore_id
    WHERE f.inizio < (${scriviGiorno(a + 1)}::timestamp AT TIME ZONE 'Europe/Rome')
      AND f.fine >= (${scriviGiorno(da)}::timestamp AT TIME ZONE 'Europe/Rome')
    ORDER BY f.inizio, f.ordine_id, f.id`
}
