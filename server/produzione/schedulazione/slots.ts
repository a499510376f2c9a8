import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { loadCalendario } from './data/calendario.ts'
import { type DettaglioCelle, dettaglioCelle, type QuotaInCella } from './data/quote.ts'
import {
  type Calendario,
  createCalendario,
  type StatoCella,
  statoCella,
  weekdayOre,
  windowOf,
} from './engine/capacita.ts'
import { dayToColumn, type Giorno, readGiorno, writeGiorno } from './engine/time.ts'
import { REPARTI_FASI, type RepartoFase } from './engine/types.ts'

/** Days of one question at most. */
const GIORNI_MAX = 400

/** A department's day: person-minutes. */
export interface CellaView {
  giorno: string
  reparto: RepartoFase
  capacita: number
  occupato: number
  libero: number
  stato: StatoCella
  /** Opening of the day, 'HH:mm', and its hours. */
  apertura: string
  ore: number
  /** How many orders are in it. */
  quanti: number
  /** Who they are, by number: read when asked, once for the whole range. */
  ordini(): Promise<QuotaInCella[]> | QuotaInCella[]
  /** Minutes that an order has in it; read likewise. Read lazily: most cells are never asked. */
  minutiDi(ordine: number): Promise<number> | number
}

/** Reads a range of days. @throws UserErrors */
export function readArco(fromDate: string, toDate: string): { da: Giorno; a: Giorno } {
  const errata = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
  const [da, a] = [readGiorno(fromDate), readGiorno(toDate)]
  if (da === null) throw UserErrors.of('fromDate', errata)
  if (a === null) throw UserErrors.of('toDate', errata)
  if (a < da) throw UserErrors.of('toDate', 'La fine deve essere dopo l’inizio.')
  if (a - da > GIORNI_MAX) throw UserErrors.of('toDate', `Non più di ${GIORNI_MAX} giorni.`)
  return { da, a }
}

interface Riga {
  giorno: number
  reparto: RepartoFase
  occupato: number
  quanti: number
}

/** What is booked in a range of days, by cell: one statement, out of the index. */
async function prenotato(db: Db | Tx, da: Giorno, a: Giorno): Promise<Map<string, Riga>> {
  const righe = await db.$queryRaw<Riga[]>`
    SELECT giorno - date '1970-01-01' AS giorno, lower(reparto::text) AS reparto, sum(minuti)::int AS occupato,
      count(DISTINCT ordine_id)::int AS quanti
    FROM prenotazioni
    WHERE giorno BETWEEN ${dayToColumn(da)}::date AND ${dayToColumn(a)}::date
    GROUP BY prenotazioni.giorno, prenotazioni.reparto`
  return new Map(righe.map((riga) => [`${riga.reparto} ${riga.giorno}`, riga]))
}

const due = (numero: number) => String(numero).padStart(2, '0')

/** The cells of a range of days (both included), day by day. */
export async function readCelle(db: Db | Tx, da: Giorno, a: Giorno): Promise<CellaView[]> {
  const [dati, celle] = await Promise.all([loadCalendario(db, da), prenotato(db, da, a)])
  const calendario = createCalendario(dati)
  const cambiate = new Map(dati.ore.map((ore) => [ore.giorno, ore]))
  const dettaglio: DettaglioCelle = dettaglioCelle(db, da, a)
  const viste: CellaView[] = []
  for (let giorno = da; giorno <= a; giorno++) {
    for (const reparto of REPARTI_FASI) {
      const riga = celle.get(`${reparto} ${giorno}`)
      const ore = cambiate.get(giorno)?.[reparto] ?? weekdayOre(giorno)
      const apre = windowOf(dati.apertura, ore).da
      viste.push({
        ...stato(calendario, reparto, giorno, riga?.occupato ?? 0),
        apertura: `${due(Math.floor(apre / 60))}:${due(apre % 60)}`,
        ore,
        quanti: riga?.quanti ?? 0,
        ordini: () => (riga ? dettaglio.ordini(reparto, giorno) : []),
        minutiDi: (ordine) => (riga && ordine > 0 ? dettaglio.minutiDi(ordine, reparto, giorno) : 0),
      })
    }
  }
  return viste
}

function stato(calendario: Calendario, reparto: RepartoFase, giorno: Giorno, occupato: number) {
  const capacita = calendario.capacita(reparto, giorno)
  return {
    giorno: writeGiorno(giorno),
    reparto,
    capacita,
    occupato,
    libero: capacita - occupato,
    stato: statoCella(capacita, occupato),
  }
}

/** The cells of a range, for a viewer. @throws UserErrors */
export async function schedulerSlots(fromDate: string, toDate: string, ctx: Context): Promise<CellaView[]> {
  const { da, a } = readArco(fromDate, toDate)
  return readCelle(ctx.services.db, da, a)
}
