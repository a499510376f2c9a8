// What the demo operators have recorded: sessions on the orders that were at their departments, some days after their
// plan, piece by piece, with the CE controls of what they finished; other work of the last ninety days; and the
// machine's counter.

import { pezziDellaRiga } from '../../server/officina/attivita/rules.ts'
import {
  type LavorazioneDaFare,
  minutiPezzo,
  type RigaDaLavorare,
  readLavorazioniDaFare,
  readRigheDaLavorare,
} from '../../server/officina/attivita/work.ts'
import type { Tx } from '../../server/platform/db/prisma.ts'
import { dateOfDay, hourOfTime, tempoDiOra } from '../../server/shared/dates/days.ts'
import { clockTime, dayOfInstant } from '../../server/shared/dates/zone.ts'
import type { Prisma } from '../generated/client.ts'
import type { Random } from './random.ts'

const QUANTE = 4000
const GIORNI = 90
const GIORNO = 86_400_000
/** Sessions of a full day. */
const AL_GIORNO = 8
/** Working days by which an order comes to a department after its plan: one of these. */
const RITARDI = [0, 0, 0, 0, 1, 1, 1, 2, 2, 4]
/** The day in the workshop: two shifts, minutes from midnight. */
const TURNI = [
  [7 * 60 + 30, 12 * 60],
  [13 * 60, 17 * 60],
] as const
const PRIMO_CONTATORE = '2024-04-01'
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
const ALTRO = ['Pulizia del banco', 'Manutenzione', 'Riordino del magazzino', 'Formazione']

/** Who does what, by the place of the operator: two at the machines, five at the benches, one at the end. */
const MESTIERI: readonly (readonly string[])[] = [
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
  riga: RigaDaLavorare
  posizione: number
}

/** The pieces of an order that an operation still has. */
interface Coda {
  ordineId: number
  lavorazione: LavorazioneDaFare
  /** The day from which the order is at the department. */
  dal: string
  pezzi: Pezzo[]
}

type Attivita = Prisma.AttivitaCreateManyInput
type PezzoFatto = Omit<Prisma.PezzoAttivitaCreateManyInput, 'attivitaId'>

interface Sessione {
  attivita: Attivita
  pezzi: PezzoFatto[]
  /** Controls that were due with it: what it finished. */
  controlli: number[]
}

const testoOra = (minuti: number) =>
  `${String(Math.floor(minuti / 60)).padStart(2, '0')}:${String(minuti % 60).padStart(2, '0')}`

/** A day, or the working day that follows it after some others. */
function dopoFeriali(giorno: string, quanti: number): string {
  if (quanti === 0) return giorno
  return feriali(giorno, dayOfInstant(new Date(dateOfDay(giorno).getTime() + (quanti + 4) * GIORNO)))[quanti] ?? giorno
}

/** The orders that are or were at each department, with their pieces, the earliest first. */
async function codeDi(tx: Tx, caso: Random, oggi: string): Promise<Coda[]> {
  const fasi = await tx.schedulazioneFase.findMany({
    where: { nomeFase: { in: ['macchine', 'banchi'] }, inizio: { lt: new Date(dateOfDay(oggi).getTime() + GIORNO) } },
    select: { ordineId: true, nomeFase: true, inizio: true },
    orderBy: [{ inizio: 'asc' }, { ordineId: 'asc' }],
  })
  const lavorazioni = await readLavorazioniDaFare(tx, { attiva: true })
  const righe = Map.groupBy(
    await readRigheDaLavorare(tx, [...new Set(fasi.map(({ ordineId }) => ordineId))]),
    ({ ordinePk }) => ordinePk,
  )
  const giunte = fasi
    .map(({ ordineId, nomeFase, inizio }) => ({
      ordineId,
      nomeFase,
      dal: dopoFeriali(dayOfInstant(inizio), caso.uno(RITARDI)),
    }))
    .sort((a, b) => (a.dal < b.dal ? -1 : a.dal > b.dal ? 1 : a.ordineId - b.ordineId))
  return giunte.flatMap(({ ordineId, nomeFase, dal }) =>
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
            Array.from({ length: pezziDellaRiga(riga, lavorazione.tipo) }, (_, indice) => ({
              riga,
              posizione: indice + 1,
            })),
          ),
      })),
  )
}

/** Working days from the first to the last, both included. */
function feriali(dal: string, al: string): string[] {
  const giorni: string[] = []
  for (let giorno = dateOfDay(dal); giorno <= dateOfDay(al); giorno = new Date(giorno.getTime() + GIORNO)) {
    if (giorno.getUTCDay() % 6 !== 0) giorni.push(giorno.toISOString().slice(0, 10))
  }
  return giorni
}

/** The pieces that fit in some minutes, at least one; they leave the queue. */
function prendi(coda: Coda, minuti: number): PezzoFatto[] {
  const presi: PezzoFatto[] = []
  let teorico = 0
  while (coda.pezzi.length > 0 && (presi.length === 0 || teorico < minuti * 0.9)) {
    const pezzo = coda.pezzi.shift()
    if (!pezzo) break
    const suoi = minutiPezzo(pezzo.riga, coda.lavorazione, pezzo.posizione)
    teorico += suoi
    const { ordineId, lavorazione } = coda
    presi.push({
      ordineId,
      lavorazioneId: lavorazione.pk,
      rigaOrdineId: pezzo.riga.pk,
      posizione: pezzo.posizione,
      minuti: suoi,
    })
  }
  return presi
}

interface Scena {
  caso: Random
  code: Coda[]
  lavorazioni: ReadonlyMap<string, LavorazioneDaFare>
  controlli: ReadonlyMap<number, readonly number[]>
}

interface Posto {
  operatoreId: number
  mestieri: readonly string[]
  data: string
  da: number
  /** Null: it is still open. */
  a: number | null
}

/** A session at a place in the day: on the next order with pieces left, else work without an order. */
function sessione(
  { caso, code, lavorazioni, controlli }: Scena,
  { operatoreId, mestieri, data, da, a }: Posto,
): Sessione {
  const coda = code.find((una) => una.dal <= data && una.pezzi.length > 0 && mestieri.includes(una.lavorazione.nome))
  const lavorazione = coda?.lavorazione ?? lavorazioni.get(mestieri[0] ?? '')
  const pezzi = coda && a !== null ? prendi(coda, a - da) : []
  const fine = coda !== undefined && a !== null && coda.pezzi.length === 0
  const minuti = pezzi.reduce((somma, uno) => somma + Math.round(Number(uno.minuti) * 10_000), 0) / 10_000
  const ora = (quando: number) => tempoDiOra(testoOra(quando))
  return {
    attivita: {
      operatoreId,
      data: dateOfDay(data),
      ordineId: coda?.ordineId ?? null,
      lavorazioneId: lavorazione?.pk ?? 0,
      oraInizio: ora(da),
      oraFine: a === null ? null : ora(a),
      tempo: a === null ? null : a - da,
      tempoTeorico: minuti,
      pezziFatti: pezzi.length,
      note: coda ? caso.uno(NOTE) : caso.uno(ALTRO),
      fineLavorazione: fine,
    },
    pezzi,
    controlli: fine && lavorazione ? [...(controlli.get(lavorazione.pk) ?? [])] : [],
  }
}

/** The sessions of an operator's day: `quante`, one after the other, with a few minutes between. */
function giornata(scena: Scena, posto: Omit<Posto, 'da' | 'a'>, quante: number): Sessione[] {
  const perTurno = [Math.ceil(quante / 2), Math.floor(quante / 2)]
  return TURNI.flatMap(([inizio, fine], turno) => {
    const lunga = Math.floor((fine - inizio) / Math.max(1, perTurno[turno] ?? 1))
    return Array.from({ length: perTurno[turno] ?? 0 }, (_, indice) => {
      const da = inizio + indice * lunga + scena.caso.intero(0, 3)
      return sessione(scena, {
        ...posto,
        da,
        a: Math.max(da + 5, inizio + (indice + 1) * lunga - scena.caso.intero(0, 6)),
      })
    })
  })
}

/** The sessions on orders and, spread over the days since one, as many without as make up a number. */
function conAltroLavoro(tutte: readonly Sessione[], dal: string, quante: number): Sessione[] {
  const suOrdini = tutte.filter(({ attivita }) => attivita.ordineId !== null).length
  const senza = tutte.filter(({ attivita: { ordineId, data } }) => ordineId === null && data >= dateOfDay(dal)).length
  const servono = Math.min(senza, quante - suOrdini)
  let viste = 0
  return tutte.filter(({ attivita: { ordineId, data } }) => {
    if (ordineId !== null) return true
    if (data < dateOfDay(dal)) return false
    viste++
    return Math.floor((viste * servono) / senza) > Math.floor(((viste - 1) * servono) / senza)
  })
}

/** Inserts the activities of the demo operators, their pieces and CE controls, and the counter of the machine. */
export async function seedOfficina(tx: Tx, caso: Random, adesso: Date): Promise<void> {
  const oggi = dayOfInstant(adesso)
  const operatori = await tx.operatore.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
  const lavorazioni = await readLavorazioniDaFare(tx)
  const suoi = await tx.controlloLavorazione.findMany({ where: { attivo: true }, orderBy: { id: 'asc' } })
  const scena: Scena = {
    caso,
    code: await codeDi(tx, caso, oggi),
    lavorazioni: new Map(lavorazioni.map((una) => [una.nome, una])),
    controlli: new Map(
      [...Map.groupBy(suoi, ({ lavorazioneId }) => lavorazioneId)].map(([pk, voci]) => [pk, voci.map(({ id }) => id)]),
    ),
  }
  const ieri = dayOfInstant(new Date(adesso.getTime() - GIORNO))
  const daNoventa = dayOfInstant(new Date(adesso.getTime() - GIORNI * GIORNO))
  const primo = scena.code.reduce((prima, { dal }) => (dal < prima ? dal : prima), daNoventa)
  const tutte = feriali(primo, ieri).flatMap((data) =>
    operatori.flatMap(({ id }, indice) =>
      giornata(scena, { operatoreId: id, mestieri: MESTIERI[indice % MESTIERI.length] ?? [], data }, AL_GIORNO),
    ),
  )
  // Today everybody who works has one that is open.
  const ora = hourOfTime(clockTime(adesso))
  const aperte = new Date(dateOfDay(oggi)).getUTCDay() % 6 !== 0 && ora >= '08:00' ? operatori.length : 0
  const sessioni = conAltroLavoro(tutte, daNoventa, QUANTE - aperte)
  for (const [indice, { id }] of operatori.slice(0, aperte).entries()) {
    const mestieri = MESTIERI[indice % MESTIERI.length] ?? []
    sessioni.push(sessione(scena, { operatoreId: id, mestieri, data: oggi, da: 7 * 60 + 30 + indice, a: null }))
  }
  await insert(tx, caso, sessioni)
  await seedContatori(tx, caso, oggi)
}

const LOTTO = 1000

async function insert(tx: Tx, caso: Random, sessioni: readonly Sessione[]): Promise<void> {
  const pezzi: Prisma.PezzoAttivitaCreateManyInput[] = []
  const controlli: Prisma.ControlloEffettuatoCreateManyInput[] = []
  for (let da = 0; da < sessioni.length; da += LOTTO) {
    const lotto = sessioni.slice(da, da + LOTTO)
    const righe = await tx.attivita.createManyAndReturn({
      data: lotto.map(({ attivita }) => attivita),
      select: { id: true },
    })
    for (const [indice, { attivita, pezzi: fatti, controlli: dovuti }] of lotto.entries()) {
      const attivitaId = righe[indice]?.id ?? 0
      pezzi.push(...fatti.map((uno) => ({ ...uno, attivitaId })))
      const { ordineId, operatoreId, data } = attivita
      if (ordineId == null || operatoreId == null) continue
      for (const controlloId of dovuti) {
        const conforme = !caso.forse(0.04)
        const note = conforme ? '' : 'Ripreso e ricontrollato.'
        controlli.push({ ordineId, controlloId, operatoreId, data, conforme, note, attivitaId })
      }
    }
  }
  for (let da = 0; da < pezzi.length; da += LOTTO)
    await tx.pezzoAttivita.createMany({ data: pezzi.slice(da, da + LOTTO) })
  for (let da = 0; da < controlli.length; da += LOTTO) {
    await tx.controlloEffettuato.createMany({ data: controlli.slice(da, da + LOTTO) })
  }
}

/** The counter of the machine from its first day: more and less work, and one reset. */
async function seedContatori(tx: Tx, caso: Random, oggi: string): Promise<void> {
  let totale = 12_400
  const letture = feriali(PRIMO_CONTATORE, oggi).map((giorno, indice) => {
    totale = indice === 300 ? caso.intero(60, 120) : totale + caso.intero(70, 190)
    return { data: dateOfDay(giorno), totale }
  })
  await tx.contatoreMacchina.createMany({ data: letture })
}
