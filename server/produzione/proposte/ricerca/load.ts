import { whereOpen } from '#ordini/ordini/closed.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { type UserError, UserErrors } from '#platform/errors.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { INVALID_CHOICE, unknownKeyMessage } from '#shared/fields/fields.ts'
import { readFerme } from '../../promesse/readFerme.ts'
import { loadCalendario } from '../../schedulazione/data/calendario.ts'
import { type LoadedOrdine, loadOrdini } from '../../schedulazione/data/ordine.ts'
import { ordineSignature } from '../../schedulazione/data/riparazione.ts'
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { celleRotte } from '../../schedulazione/engine/celle.ts'
import { effectiveDependencies } from '../../schedulazione/engine/fasi.ts'
import { prenotazioniOfLibro } from '../../schedulazione/engine/libro.ts'
import {
  calendarDayOf,
  civilInstant,
  dayToColumn,
  type Instant,
  readDay,
  startOf,
} from '../../schedulazione/engine/time.ts'
import { type OrdineRequest, requestOf, savedRequest } from '../../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../../schedulazione/world.ts'
import {
  ALL_STANDING,
  FREEZE_MAX,
  FREEZE_PAST,
  FREEZE_TOO_FAR,
  NOTHING_TO_PLAN,
  SEARCH_ORDINI_MAX,
  type SearchParameters,
  TOO_MANY_ORDINI,
} from '../rules.ts'
import type { SearchedOrdine, SearchInput } from './data.ts'
import { withIpotesi } from './ipotesi.ts'

/** Unscheduled orders that should have been ready longer ago are not work to plan any more. */
const EXPIRED_DAYS = 90

const dayOr = (text: string | null) => (text === null ? null : readDay(text))

/** Which orders are asked about; a finished one only when it is named. */
async function chosen(
  db: Db | Tx,
  { ambito, ordinePks, periodo: { dal, al } }: SearchParameters,
  mondo: SchedulingWorld,
): Promise<Prisma.OrdineWhereInput> {
  const today = calendarDayOf(mondo.adesso)
  const toSchedule: Prisma.OrdineWhereInput = {
    schedulazione: { is: null },
    nonSchedulabile: false,
    OR: [{ dataConsegna: null }, { dataConsegna: { gte: dayToColumn(today - EXPIRED_DAYS) } }],
  }
  const inProgress = { schedulazione: { is: { fine: { gte: new Date() } } } }
  switch (ambito) {
    case 'selezione':
      return { id: { in: ordinePks } }
    case 'non_schedulati':
      return { AND: [toSchedule, whereOpen()] }
    case 'celle_rotte': {
      const routes = celleRotte(mondo.calendario, mondo.libro, today)
      return { AND: [{ id: { in: [...new Set(routes.flatMap(({ ordini: own }) => own))] } }, whereOpen()] }
    }
    case 'periodo': {
      const booked = await db.prenotazione.findMany({
        where: { giorno: { gte: new Date(`${dal}T00:00:00Z`), lte: new Date(`${al}T00:00:00Z`) } },
        select: { ordineId: true },
        distinct: ['ordineId'],
      })
      return { AND: [{ id: { in: booked.map(({ ordineId }) => ordineId) } }, whereOpen()] }
    }
    case 'tutti':
      return { AND: [{ OR: [toSchedule, inProgress] }, whereOpen()] }
  }
}

/** Phases that somebody on the floor has begun, by order. */
async function startedFasi(db: Db | Tx, ordini: readonly number[]): Promise<Map<number, Set<string>>> {
  const righe = await db.attivita.findMany({
    where: { ordineId: { in: [...ordini] } },
    select: { ordineId: true, lavorazione: { select: { fase: true } }, secondaLavorazione: { select: { fase: true } } },
  })
  const started = new Map<number, Set<string>>()
  for (const { ordineId, lavorazione, secondaLavorazione } of righe) {
    if (ordineId === null) continue
    const own = started.get(ordineId) ?? new Set()
    own.add(lavorazione.fase)
    if (secondaLavorazione) own.add(secondaLavorazione.fase)
    started.set(ordineId, own)
  }
  return started
}

/** The saved dates of an order as one text. */
export const loadSignatureOf = ({ salvata }: Pick<LoadedOrdine, 'salvata'>): string =>
  salvata ? ordineSignature([...salvata.fasi].map(([name, { inizio, fine }]) => ({ nome: name, inizio, fine }))) : ''

/** An order with what of it may be placed. */
export interface MovableOrdine {
  loaded: LoadedOrdine
  request: OrdineRequest
}

/**
 * Until when nothing saved moves, as an instant.
 * @throws UserErrors at `congelatoFino` for a day of the past, or too far ahead
 */
export function thresholdOf(congelatoFino: string | null, now: Instant): Instant {
  const day = dayOr(congelatoFino)
  if (day === null) return now
  if (day < calendarDayOf(now)) throw UserErrors.of('congelatoFino', FREEZE_PAST)
  if (day > calendarDayOf(now) + FREEZE_MAX) throw UserErrors.of('congelatoFino', FREEZE_TOO_FAR)
  return Math.max(now, startOf(day + 1))
}

// What of a saved plan a search leaves where it is.

/**
 * The request with the phases that may be searched again: those in a department that have not begun, neither by their
 * dates nor on the floor, and what follows them. Material that nothing waits before keeps its dates: it is agreed with
 * its supplier.
 * @param threshold what begins before it stays
 * @param started phases that the floor has begun
 * @returns null when nothing is left to place
 */
function freeFasi(request: OrdineRequest, threshold: Instant, started: ReadonlySet<string>): OrdineRequest | null {
  const effective = effectiveDependencies(request.fasi)
  const ferme = new Set<string>()
  const ferma = (name: string): void => {
    if (ferme.has(name)) return
    ferme.add(name)
    for (const before of effective.get(name) ?? []) ferma(before)
  }
  for (const { nome, capacitaInfinita, tenuta, necessaria, esclusa } of request.fasi) {
    if (!necessaria) continue
    // A plan with holes is a planner's work in progress.
    if (esclusa || !tenuta) return null
    const radice = (effective.get(nome) ?? []).length === 0
    if (tenuta.inizio < threshold || started.has(nome) || (radice && capacitaInfinita)) ferma(nome)
  }
  const freeOnes = request.fasi.filter(({ nome, necessaria }) => necessaria && !ferme.has(nome))
  if (!freeOnes.some(({ capacitaInfinita }) => !capacitaInfinita)) return null
  const names = new Set(freeOnes.map(({ nome }) => nome))
  const fasi = request.fasi.map((fase) => (names.has(fase.nome) ? { ...fase, tenuta: null, da: null } : fase))
  return { ...request, fasi }
}

/** Of loaded orders those that may be placed, each with what it holds. */
export async function movable(
  db: Db | Tx,
  loaded: readonly LoadedOrdine[],
  mondo: SchedulingWorld,
  threshold: Instant,
): Promise<MovableOrdine[]> {
  const started = await startedFasi(
    db,
    loaded.map(({ pk }) => pk),
  )
  return loaded.flatMap((uploaded) => {
    if (!uploaded.salvata) return [{ loaded: uploaded, request: requestOf(uploaded, mondo) }]
    const free = freeFasi(savedRequest(uploaded, mondo), threshold, started.get(uploaded.pk) ?? new Set())
    return free ? [{ loaded: uploaded, request: free }] : []
  })
}

/** The customers' names and kinds of orders. */
async function clientiOf(db: Db | Tx, pks: readonly number[]) {
  const righe = await db.ordine.findMany({
    where: { id: { in: [...pks] } },
    select: { id: true, nomeCliente: true, tipoCliente: true },
  })
  return new Map(righe.map(({ id, ...resto }) => [id, resto]))
}

/**
 * A department of an assumption that has no capacity, and a supplier that there is not, would change nothing.
 * @throws UserErrors beside them
 */
async function refuseUnknown(db: Db | Tx, { ipotesi }: SearchParameters, reparti: readonly string[]): Promise<void> {
  const asked = ipotesi.flatMap(({ fornitorePk }) => fornitorePk ?? [])
  const there = await db.fornitore.findMany({ where: { id: { in: asked } }, select: { id: true } })
  const known = new Set(there.map(({ id }) => id))
  const errors = ipotesi.flatMap(({ reparto, fornitorePk }, index): UserError[] => {
    const at = `ipotesi[${index}]`
    if (reparto !== null && !reparti.includes(reparto))
      return [{ code: 'INVALID', field: `${at}.reparto`, message: unknownKeyMessage(reparto) }]
    if (fornitorePk === null || known.has(fornitorePk)) return []
    return [{ code: 'INVALID', field: `${at}.fornitorePk`, message: INVALID_CHOICE }]
  })
  if (errors.length > 0) throw new UserErrors(errors)
}

/** Reads all that a search needs. @throws UserErrors when there is nothing to place, or too much */
export async function loadSearch(db: Db | Tx, parameters: SearchParameters): Promise<SearchInput> {
  const now = civilInstant(new Date())
  const threshold = thresholdOf(parameters.congelatoFino, now)
  const first = await loadWorld(db, null, [], now)
  await refuseUnknown(db, parameters, first.calendario.reparti)
  const trattenuti = new Set(parameters.trattenutoPks)
  const where = await chosen(db, parameters, first)
  const pks = await db.ordine.findMany({
    where: where,
    select: { id: true },
    take: SEARCH_ORDINI_MAX + trattenuti.size + 1,
  })
  const numeri = pks.map(({ id }) => id).filter((pk) => !trattenuti.has(pk))
  const urgente = parameters.ipotesi.some(({ tipo }) => tipo === 'urgente')
  if (numeri.length === 0 && !urgente) throw UserErrors.of(null, NOTHING_TO_PLAN)
  if (numeri.length > SEARCH_ORDINI_MAX) throw UserErrors.of(null, TOO_MANY_ORDINI)
  const loaded = await loadOrdini(db, { id: { in: numeri } })
  const movedOnes = await movable(db, loaded, first, threshold)
  if (movedOnes.length === 0 && !urgente) throw UserErrors.of(null, ALL_STANDING)
  const [clienti, ferme] = [await clientiOf(db, numeri), await readFerme(db, numeri)]
  const pesi = new Map(parameters.pesi.map(({ ordinePk, peso }) => [ordinePk, peso]))
  const perTipo = new Map<string, number>(parameters.pesiCliente.map(({ tipo, peso }) => [tipo, peso]))
  const ordini = movedOnes.map(({ loaded, request }): SearchedOrdine => {
    const { pk, numeroCommessa, data, nonSchedulabile, mancanti, salvata } = loaded
    const cliente = clienti.get(pk)
    const today = salvata && [...salvata.fasi].map(([name, { inizio, fine }]) => ({ nome: name, inizio, fine }))
    return {
      ordine: pk,
      numeroCommessa,
      data,
      nonSchedulabile,
      // What is saved keeps its minutes, whatever its lines have become.
      tempisticheMancanti: !salvata && mancanti.length > 0,
      request,
      peso: pesi.get(pk) ?? perTipo.get(cliente?.tipoCliente ?? '') ?? 1,
      ...(today ? { inizi: new Map(today.map(({ nome, inizio }) => [nome, inizio])) } : {}),
      ferma: ferme.get(pk) ?? null,
      cliente: cliente?.nomeCliente ?? '',
      oggi: today,
      firma: loadSignatureOf(loaded),
    }
  })
  const calendario = await loadCalendario(db, calendarDayOf(now))
  const routes = celleRotte(createCalendario(calendario), first.libro, calendarDayOf(now)).flatMap(
    (cella) => cella.ordini,
  )
  const data: SearchInput = {
    ordini,
    calendario,
    prenotazioni: [...prenotazioniOfLibro(first.libro)],
    adesso: now,
    congelatoFino: parameters.congelatoFino === null ? null : threshold,
    priorita: [...parameters.priorita],
    seme: parameters.seme,
    secondi: parameters.secondi,
    passi: parameters.passi,
    scenario: parameters.nome !== '',
    serveComunque:
      parameters.nome !== '' || ordini.some(({ oggi, ordine }) => oggi === null || routes.includes(ordine)),
  }
  return withIpotesi(data, parameters.ipotesi, first)
}
