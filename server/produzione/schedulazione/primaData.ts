import type { RigaDaFare } from '#ordini/righe/rules.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { validateInput } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { readLearnedShift } from '../promesse/readPromesse.ts'
import { loadOrdine, loadTempistiche } from './data/ordine.ts'
import { createDisponibilita } from './engine/availability.ts'
import { type RigaTempi, tempiOrdine } from './engine/durations.ts'
import { piazza, withAutoInizio } from './engine/piazza.ts'
import { primaData } from './engine/primaData.ts'
import { type Day, readDay, writeDay } from './engine/time.ts'
import { type EngineReason, isSavable, type Piano, type RequestedFase } from './engine/types.ts'
import { dataPromessa } from './promessa/promessa.ts'
import { readScostamenti } from './promessa/readScostamenti.ts'
import { type OrdineRequest, type OrdineToPlace, requestOf } from './request.ts'
import { primaDataRigheSchema } from './rules.ts'
import { type PianoView, type PromessaView, pianoView, sayOfNone, sayOfOrdine } from './view.ts'
import { loadWorld, type SchedulingWorld, visibleOrdine } from './world.ts'

/** Nobody asks for a start here: the reason is that phases begin now, not a date that was asked for. */
export function startingNow(piano: Piano): Piano {
  const reason = (one: EngineReason): EngineReason =>
    one.codice === 'data_richiesta' ? { ...one, codice: 'da_subito' } : one
  return { ...piano, fasi: piano.fasi.map((fase) => ({ ...fase, spiegazione: fase.spiegazione.map(reason) })) }
}

/** Users who may not see the planning get the dates only. */
const onlyDates = ({ viewer }: Context) => ({ soloDate: !can(viewer, 'scheduleOrder') })

/** Whether the department of a phase works on a day. */
export function openDays(fasi: readonly RequestedFase[], { calendario }: SchedulingWorld) {
  const reparti = new Map(fasi.map(({ nome, reparto }) => [nome, reparto]))
  return (name: string, day: Day): boolean => {
    const reparto = reparti.get(name)
    return !reparto || calendario.capacita(reparto, day) > 0
  }
}

/** The date to promise of a plan that is complete. Who may not see the planning is told no supplier. */
async function promessaOf(
  fasi: readonly RequestedFase[],
  piano: Piano,
  mondo: SchedulingWorld,
  ctx: Context,
): Promise<PromessaView | null> {
  if (!isSavable(piano)) return null
  const past = await readScostamenti(ctx.services.db, fasi)
  const promessa = dataPromessa(fasi, piano.fasi, past, openDays(fasi, mondo), await readLearnedShift(ctx.services.db))
  if (!promessa) return null
  const { soloDate: withoutNames } = onlyDates(ctx)
  return {
    ...promessa,
    giorno: writeDay(promessa.giorno),
    spostata: promessa.giorno - promessa.uncorrected,
    scostamenti: promessa.scostamenti.map((one) => (withoutNames ? { ...one, fornitore: null } : one)),
  }
}

/** When an order could be ready if it were scheduled now, whatever is saved of it. @throws Refusal NOT_FOUND */
export async function primaDataOrdine(pk: number, ctx: Context): Promise<PianoView> {
  const ordine = await loadOrdine(ctx.services.db, visibleOrdine(pk, ctx))
  return toPlace(ordine, sayOfOrdine(ordine), ctx)
}

/**
 * How long lines that are not saved take, and whether some window has a frame.
 * @throws UserErrors at the lines whose type or code is not there
 */
async function readRighe(db: Db, righe: readonly RigaDaFare[]) {
  const byId = (numeri: readonly (number | null)[]) => ({ id: { in: [...new Set(numeri.filter((n) => n !== null))] } })
  const [tipi, codici] = await Promise.all([
    db.tipoSerramento.findMany({
      where: byId(righe.map(({ tipoSerramentoPk }) => tipoSerramentoPk)),
      select: { id: true, nome: true, conTelaio: true },
    }),
    db.codiceSerramento.findMany({ where: byId(righe.map(({ codiceSerramentoPk }) => codiceSerramentoPk)) }),
  ])
  const perTipo = new Map(tipi.map((tipo) => [tipo.id, tipo]))
  const byCodice = new Map(codici.map(({ id, categoria, forma, codice }) => [id, { categoria, forma, codice }]))
  const errors = righe.flatMap(({ tipoSerramentoPk: tipo, codiceSerramentoPk: codice }, index) => [
    ...(perTipo.has(tipo) ? [] : [unknown(index, 'tipoSerramentoPk', tipo)]),
    ...(codice === null || byCodice.has(codice) ? [] : [unknown(index, 'codiceSerramentoPk', codice)]),
  ])
  if (errors.length > 0) throw new UserErrors(errors)
  const read = righe.flatMap(({ tipoSerramentoPk, codiceSerramentoPk, rivendita, numero }) => {
    const tipo = perTipo.get(tipoSerramentoPk)
    // An extra line has no code, whatever was sent.
    const codice = rivendita ? null : (byCodice.get(codiceSerramentoPk ?? 0) ?? null)
    return tipo ? [{ tipoId: tipo.id, tipo: tipo.nome, conTelaio: tipo.conTelaio, codice, numero, rivendita }] : []
  })
  return {
    ...tempiOrdine(read, await loadTempistiche(db, perTipo.keys())),
    conTelai: read.some(({ rivendita, conTelaio }) => !rivendita && conTelaio),
  }
}

const unknown = (index: number, field: string, pk: number) => {
  return { code: 'INVALID', field: `righe[${index}].${field}`, message: unknownPkMessage(pk) }
}

/**
 * When an order of these lines could be ready if it were taken now: as `primaDataOrdine` of the same order once saved.
 * Nothing is written.
 * @throws UserErrors for what cannot be lines of an order, at each line
 */
export async function primaDataRighe(raw: unknown, ctx: Context): Promise<PianoView> {
  const { righe, dataConsegna, senzaMisure } = await validateInput(primaDataRigheSchema, raw)
  const read = await readRighe(ctx.services.db, righe)
  const ordine = {
    ...read,
    senzaMisure,
    fasiSpente: [],
    salvata: null,
    dataConsegna: dataConsegna === null ? null : readDay(dataConsegna),
  }
  return toPlace(ordine, sayOfNone(read.mancanti), ctx)
}

/** @param said of the order itself, whose saved bookings don't stand in its way */
async function toPlace(ordine: OrdineToPlace, said: ReturnType<typeof sayOfNone>, ctx: Context): Promise<PianoView> {
  const { db } = ctx.services
  const mondo = await loadWorld(db, null)
  const request = requestOf(ordine, mondo)
  const piano = piazza(
    withAutoInizio(request),
    createDisponibilita(mondo.calendario, mondo.libro, said.ordine ?? undefined),
  )
  return {
    ...(await pianoView(db, request, startingNow(piano), said, onlyDates(ctx))),
    promessa: await promessaOf(request.fasi, piano, mondo, ctx),
  }
}

/** Windows of something that is no order yet. */
export interface PlannedWindows {
  tipoSerramento: { id: number; nome: string; conTelaio: boolean }
  /** Null where only the type is known. */
  codice: RigaTempi['codice']
  numero: number
}

/** The plan that windows would have if they were ordered now. */
export async function planWindows(db: Db | Tx, windows: readonly PlannedWindows[], mondo: SchedulingWorld) {
  const righe = windows.map(({ tipoSerramento: { id, nome }, codice, numero }): RigaTempi => {
    return { tipoId: id, tipo: nome, codice, numero, rivendita: false }
  })
  return primaData(
    {
      fasi: mondo.configurate,
      righe,
      tempistiche: await loadTempistiche(
        db,
        righe.map(({ tipoId }) => tipoId),
      ),
      fornitori: mondo.fornitori,
      conTelai: windows.some(({ tipoSerramento }) => tipoSerramento.conTelaio),
      adesso: mondo.adesso,
    },
    createDisponibilita(mondo.calendario, mondo.libro),
  )
}

/** The plan that the windows of a quote would have now; null when there is no such quote. */
export async function planPreventivo(db: Db | Tx, where: Prisma.PreventivoWhereInput, mondo: SchedulingWorld) {
  const preventivo = await db.preventivo.findFirst({
    where,
    select: { serramenti: { select: { quantita: true, tipoSerramento: true } } },
  })
  if (!preventivo) return null
  const windows = preventivo.serramenti.map(({ quantita, tipoSerramento }) => ({
    tipoSerramento,
    codice: null,
    numero: quantita,
  }))
  return planWindows(db, windows, mondo)
}

/** When the windows of a quote could be ready if it became an order now. @throws Refusal NOT_FOUND */
export async function primaDataPreventivo(pk: number, ctx: Context): Promise<PianoView> {
  const { db } = ctx.services
  const mondo = await loadWorld(db, null)
  const planned = await planPreventivo(db, whereOne(preventiviList, pk, ctx), mondo)
  if (!planned) throw new Refusal('NOT_FOUND')
  const { piano, mancanti, fasi } = planned
  const request: OrdineRequest = {
    fasi: fasi.map((fase) => ({ ...fase, durataOverride: null })),
    adesso: mondo.adesso,
    dataConsegna: null,
    senzaMisure: false,
  }
  return {
    ...(await pianoView(db, request, startingNow(piano), sayOfNone(mancanti), onlyDates(ctx))),
    promessa: await promessaOf(fasi, piano, mondo, ctx),
  }
}
