// What the demo operators have recorded: sessions on the orders that were at their departments, some days after their
// plan, piece by piece, with the CE controls of what they finished; other work of the last ninety days; and the
// machine's counter.

import { pezziOfRiga } from '#officina/attivita/rules.ts'
import {
  type LavorazioneToDo,
  pezzoMinutes,
  type RigaToWork,
  readLavorazioniToDo,
  readRigheToWork,
} from '#officina/attivita/work.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { dateOfDay, hourOfTime, timeOfHour } from '#shared/dates/days.ts'
import { clockTime, dayOfInstant } from '#shared/dates/zone.ts'
import type { Prisma } from '../generated/client.ts'
import type { Random } from './random.ts'

const COUNT = 4000
const DAYS = 90
const DAY = 86_400_000
/** Sessions of a full day. */
const PER_DAY = 8
/** Working days by which an order comes to a department after its plan: one of these. */
const RITARDI = [0, 0, 0, 0, 1, 1, 1, 2, 2, 4]
/** The day in the workshop: two shifts, minutes from midnight. */
const SHIFTS = [
  [7 * 60 + 30, 12 * 60],
  [13 * 60, 17 * 60],
] as const
const FIRST_CONTATORE = '2024-04-01'
const NOTE = [
  '',
  '',
  '',
  '',
  '',
  'Manca una guarnizione.',
  'Profilo sostituito.',
  'Lama cambiata.',
  'Vetro in ritardo.',
]
const OTHER = ['Pulizia del banco', 'Manutenzione', 'Riordino del magazzino', 'Formazione']

/** Who does what, by the place of the operator: two at the machines, five at the benches, one at the end. */
const TRADES: readonly (readonly string[])[] = [
  ['assemblaggio telaio', 'assemblaggio anta'],
  ['collaudo', 'imballaggio'],
  ['taglio'],
  ['lavorazione CNC'],
  ['assemblaggio telaio'],
  ['assemblaggio anta'],
  ['ferramenta'],
  ['vetratura'],
]

interface Pezzo {
  riga: RigaToWork
  posizione: number
}

/** The pieces of an order that an operation still has. */
interface Coda {
  ordineId: number
  lavorazione: LavorazioneToDo
  /** The day from which the order is at the department. */
  dal: string
  pezzi: Pezzo[]
}

type Attivita = Prisma.AttivitaCreateManyInput
type DonePezzo = Omit<Prisma.PezzoAttivitaCreateManyInput, 'attivitaId'>

interface Session {
  attivita: Attivita
  pezzi: DonePezzo[]
  /** Controls that were due with it: what it finished. */
  controlli: number[]
}

const hourText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A day, or the working day that follows it after some others. */
function afterWorkingDays(day: string, count: number): string {
  if (count === 0) return day
  return workingDays(day, dayOfInstant(new Date(dateOfDay(day).getTime() + (count + 4) * DAY)))[count] ?? day
}

/** The orders that are or were at each department, with their pieces, the earliest first. */
async function queuesOf(tx: Tx, example: Random, today: string): Promise<Coda[]> {
  const fasi = await tx.schedulazioneFase.findMany({
    where: { nomeFase: { in: ['macchine', 'banchi'] }, inizio: { lt: new Date(dateOfDay(today).getTime() + DAY) } },
    select: { ordineId: true, nomeFase: true, inizio: true },
    orderBy: [{ inizio: 'asc' }, { ordineId: 'asc' }],
  })
  const lavorazioni = await readLavorazioniToDo(tx, { attiva: true })
  const righe = Map.groupBy(
    await readRigheToWork(tx, [...new Set(fasi.map(({ ordineId }) => ordineId))]),
    ({ ordinePk }) => ordinePk,
  )
  const reached = fasi
    .map(({ ordineId, nomeFase, inizio }) => ({
      ordineId,
      nomeFase,
      dal: afterWorkingDays(dayOfInstant(inizio), example.one(RITARDI)),
    }))
    .sort((a, b) => (a.dal < b.dal ? -1 : a.dal > b.dal ? 1 : a.ordineId - b.ordineId))
  return reached.flatMap(({ ordineId, nomeFase, dal }) =>
    lavorazioni
      .filter(({ fase }) => fase === nomeFase)
      .map((lavorazione) => ({
        ordineId,
        lavorazione,
        dal,
        // A line without a timing is not begun.
        pezzi: (righe.get(ordineId) ?? [])
          .filter(({ tempi }) => tempi !== null)
          .flatMap((riga) =>
            Array.from({ length: pezziOfRiga(riga, lavorazione.tipo) }, (_, index) => ({
              riga,
              posizione: index + 1,
            })),
          ),
      })),
  )
}

/** Working days from the first to the last, both included. */
function workingDays(dal: string, al: string): string[] {
  const days: string[] = []
  for (let day = dateOfDay(dal); day <= dateOfDay(al); day = new Date(day.getTime() + DAY)) {
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

/** The pieces that fit in some minutes, at least one; they leave the queue. */
function take(coda: Coda, minutes: number): DonePezzo[] {
  const taken: DonePezzo[] = []
  let teorico = 0
  while (coda.pezzi.length > 0 && (taken.length === 0 || teorico < minutes * 0.9)) {
    const pezzo = coda.pezzi.shift()
    if (!pezzo) break
    const own = pezzoMinutes(pezzo.riga, coda.lavorazione, pezzo.posizione)
    teorico += own
    const { ordineId, lavorazione } = coda
    taken.push({
      ordineId,
      lavorazioneId: lavorazione.pk,
      rigaOrdineId: pezzo.riga.pk,
      posizione: pezzo.posizione,
      minuti: own,
    })
  }
  return taken
}

interface Scena {
  random: Random
  code: Coda[]
  lavorazioni: ReadonlyMap<string, LavorazioneToDo>
  controlli: ReadonlyMap<number, readonly number[]>
}

interface SequencePlace {
  operatoreId: number
  mestieri: readonly string[]
  data: string
  da: number
  /** Null: it is still open. */
  a: number | null
}

/** A session at a place in the day: on the next order with pieces left, else work without an order. */
function session(
  { random, code, lavorazioni, controlli }: Scena,
  { operatoreId, mestieri, data, da, a }: SequencePlace,
): Session {
  const coda = code.find((one) => one.dal <= data && one.pezzi.length > 0 && mestieri.includes(one.lavorazione.nome))
  const lavorazione = coda?.lavorazione ?? lavorazioni.get(mestieri[0] ?? '')
  const pezzi = coda && a !== null ? take(coda, a - da) : []
  const fine = coda !== undefined && a !== null && coda.pezzi.length === 0
  const minutes = pezzi.reduce((sum, one) => sum + Math.round(Number(one.minuti) * 10_000), 0) / 10_000
  const hour = (at: number) => timeOfHour(hourText(at))
  return {
    attivita: {
      operatoreId,
      data: dateOfDay(data),
      ordineId: coda?.ordineId ?? null,
      lavorazioneId: lavorazione?.pk ?? 0,
      oraInizio: hour(da),
      oraFine: a === null ? null : hour(a),
      tempo: a === null ? null : a - da,
      tempoTeorico: minutes,
      pezziFatti: pezzi.length,
      note: coda ? random.one(NOTE) : random.one(OTHER),
      fineLavorazione: fine,
    },
    pezzi,
    controlli: fine && lavorazione ? [...(controlli.get(lavorazione.pk) ?? [])] : [],
  }
}

/** The sessions of an operator's day: `count`, one after the other, with a few minutes between. */
function workday(scena: Scena, place: Omit<SequencePlace, 'da' | 'a'>, count: number): Session[] {
  const perTurn = [Math.ceil(count / 2), Math.floor(count / 2)]
  return SHIFTS.flatMap(([inizio, fine], turn) => {
    const long = Math.floor((fine - inizio) / Math.max(1, perTurn[turn] ?? 1))
    return Array.from({ length: perTurn[turn] ?? 0 }, (_, index) => {
      const from = inizio + index * long + scena.random.integer(0, 3)
      return session(scena, {
        ...place,
        da: from,
        a: Math.max(from + 5, inizio + (index + 1) * long - scena.random.integer(0, 6)),
      })
    })
  })
}

/** The sessions on orders and, spread over the days since one, as many without as make up a number. */
function withOtherWork(all: readonly Session[], dal: string, count: number): Session[] {
  const onOrdini = all.filter(({ attivita }) => attivita.ordineId !== null).length
  const senza = all.filter(({ attivita: { ordineId, data } }) => ordineId === null && data >= dateOfDay(dal)).length
  const needed = Math.min(senza, count - onOrdini)
  let viste = 0
  return all.filter(({ attivita: { ordineId, data } }) => {
    if (ordineId !== null) return true
    if (data < dateOfDay(dal)) return false
    viste++
    return Math.floor((viste * needed) / senza) > Math.floor(((viste - 1) * needed) / senza)
  })
}

/** Inserts the activities of the demo operators, their pieces and CE controls, and the counter of the machine. */
export async function seedOfficina(tx: Tx, example: Random, now: Date): Promise<void> {
  const today = dayOfInstant(now)
  const operatori = await tx.operatore.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
  const lavorazioni = await readLavorazioniToDo(tx)
  const own = await tx.controlloLavorazione.findMany({ where: { attivo: true }, orderBy: { id: 'asc' } })
  const scena: Scena = {
    random: example,
    code: await queuesOf(tx, example, today),
    lavorazioni: new Map(lavorazioni.map((one) => [one.nome, one])),
    controlli: new Map(
      [...Map.groupBy(own, ({ lavorazioneId }) => lavorazioneId)].map(([pk, items]) => [pk, items.map(({ id }) => id)]),
    ),
  }
  const yesterday = dayOfInstant(new Date(now.getTime() - DAY))
  const ninetyDaysAgo = dayOfInstant(new Date(now.getTime() - DAYS * DAY))
  const first = scena.code.reduce((before, { dal }) => (dal < before ? dal : before), ninetyDaysAgo)
  const all = workingDays(first, yesterday).flatMap((data) =>
    operatori.flatMap(({ id }, index) =>
      workday(scena, { operatoreId: id, mestieri: TRADES[index % TRADES.length] ?? [], data }, PER_DAY),
    ),
  )
  // Today everybody who works has one that is open.
  const hour = hourOfTime(clockTime(now))
  const open = new Date(dateOfDay(today)).getUTCDay() % 6 !== 0 && hour >= '08:00' ? operatori.length : 0
  const sessions = withOtherWork(all, ninetyDaysAgo, COUNT - open)
  for (const [index, { id }] of operatori.slice(0, open).entries()) {
    const trades = TRADES[index % TRADES.length] ?? []
    sessions.push(session(scena, { operatoreId: id, mestieri: trades, data: today, da: 7 * 60 + 30 + index, a: null }))
  }
  await insert(tx, example, sessions)
  await seedContatori(tx, example, today)
}

const LOTTO = 1000

async function insert(tx: Tx, example: Random, sessions: readonly Session[]): Promise<void> {
  const pezzi: Prisma.PezzoAttivitaCreateManyInput[] = []
  const controlli: Prisma.ControlloEffettuatoCreateManyInput[] = []
  for (let from = 0; from < sessions.length; from += LOTTO) {
    const lotto = sessions.slice(from, from + LOTTO)
    const righe = await tx.attivita.createManyAndReturn({
      data: lotto.map(({ attivita }) => attivita),
      select: { id: true },
    })
    for (const [index, { attivita, pezzi: done, controlli: dueControlli }] of lotto.entries()) {
      const attivitaId = righe[index]?.id ?? 0
      pezzi.push(...done.map((one) => ({ ...one, attivitaId })))
      const { ordineId, operatoreId, data } = attivita
      if (ordineId == null || operatoreId == null) continue
      for (const controlloId of dueControlli) {
        const conforme = !example.forse(0.04)
        const note = conforme ? '' : 'Ripreso e ricontrollato.'
        controlli.push({ ordineId, controlloId, operatoreId, data, conforme, note, attivitaId })
      }
    }
  }
  for (let from = 0; from < pezzi.length; from += LOTTO)
    await tx.pezzoAttivita.createMany({ data: pezzi.slice(from, from + LOTTO) })
  for (let from = 0; from < controlli.length; from += LOTTO) {
    await tx.controlloEffettuato.createMany({ data: controlli.slice(from, from + LOTTO) })
  }
}

/** The counter of the machine from its first day: more and less work, and one reset. */
async function seedContatori(tx: Tx, example: Random, today: string): Promise<void> {
  let total = 12_400
  const readings = workingDays(FIRST_CONTATORE, today).map((day, index) => {
    total = index === 300 ? example.integer(60, 120) : total + example.integer(70, 190)
    return { data: dateOfDay(day), totale: total }
  })
  await tx.contatoreMacchina.createMany({ data: readings })
}
