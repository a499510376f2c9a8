import { type InferType, object, string } from 'yup'
import { repartoRule } from '#persone/reparti/rules.ts'
import type { Context } from '#platform/context.ts'
import { toJson } from '#platform/db/json.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation, validateInput } from '#platform/operation.ts'
import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import type { OrdineOutcome } from './auto.ts'
import { loadOrdini } from './data/ordine.ts'
import { minutesOfFasi, ordineBefore, ordineSignature } from './data/riparazione.ts'
import { difference } from './engine/difference.ts'
import { ordiniInCella } from './engine/libro.ts'
import { repair } from './engine/riparazione.ts'
import { calendarDayOf, type Day, readDay } from './engine/time.ts'
import { errorInWords } from './engine/words.ts'
import { lockReparti } from './lock.ts'
import { savedRequest } from './request.ts'
import { instantOrNull, type OrdineInRitardo } from './view.ts'
import { loadWorld } from './world.ts'
import { writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

const cellaSchema = object({
  reparto: repartoRule().required(REQUIRED_FIELD),
  giorno: string().strict().required(),
})
type Input = InferType<typeof cellaSchema>

/** A phase of an order that moves, with the dates before and after. */
export interface MovementView {
  /** Number of the order. */
  ordine: number
  nomeFase: string
  inizioPrima: string | null
  inizioDopo: string | null
  finePrima: string | null
  fineDopo: string | null
  /** Where it would last otherwise and its dates stay. */
  minutiPrima?: number
  minutiDopo?: number
}

export interface RiparazioneView {
  /** For the undo; null in a dry run, or when nothing moved. */
  pk: number | null
  spostamenti: MovementView[]
  /** Orders that end after their delivery date then, and did not before. */
  inRitardo: OrdineInRitardo[]
  /** Orders that could not be placed elsewhere, with the reason. */
  rimasti: Omit<OrdineOutcome, 'numeroCommessa'>[]
  /** Minutes that stay too many. */
  eccedenza: number
}

/** The new plans of the orders of a broken cell, last saved first. @throws UserErrors */
async function compute(db: Db | Tx, { reparto, giorno: text }: Input) {
  const day = readDay(text)
  if (day === null) {
    throw UserErrors.of('giorno', 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.')
  }
  const probe = await loadWorld(db, day)
  if (!probe.calendario.reparti.includes(reparto)) throw UserErrors.of('reparto', 'Reparto sconosciuto.')
  const inIt = await loadOrdini(db, { id: { in: ordiniInCella(probe.libro, { reparto, giorno: day }) } })
  const inizi = inIt.flatMap(({ salvata }) =>
    [...(salvata?.fasi.values() ?? [])].map(({ inizio }) => calendarDayOf(inizio)),
  )
  const mondo = await loadWorld(db, Math.min(day, ...inizi))
  const ordini = inIt.map((ordine) => ({
    ordine: ordine.pk,
    loaded: ordine,
    savedAt: ordine.salvata?.salvataIl.getTime() ?? 0,
    request: savedRequest(ordine, mondo),
  }))
  return { ordini, libro: mondo.libro, esito: repair({ reparto, giorno: day }, ordini, mondo.calendario, mondo.libro) }
}

type Calculation = Awaited<ReturnType<typeof compute>>

function vista({ ordini, esito }: Calculation): RiparazioneView {
  const loaded = new Map(ordini.map(({ ordine, loaded }) => [ordine, loaded]))
  const before = esito.piani.map(({ ordine }) => ({
    ordine,
    fasi: [...(loaded.get(ordine)?.salvata?.fasi ?? [])].map(([fase, date]) => ({ nome: fase, ...date })),
  }))
  const after = esito.piani.map(({ ordine, piano }) => ({
    ordine,
    fasi: piano.fasi.filter(({ inizio }) => inizio !== null),
  }))
  return {
    pk: null,
    spostamenti: difference(before, after).map(({ ordine, nomeFase, ...date }) => ({
      ordine,
      nomeFase,
      inizioPrima: instantOrNull(date.inizioPrima),
      inizioDopo: instantOrNull(date.inizioDopo),
      finePrima: instantOrNull(date.finePrima),
      fineDopo: instantOrNull(date.fineDopo),
    })),
    inRitardo: esito.piani.flatMap(({ ordine, piano }) => {
      const consegna = loaded.get(ordine)?.dataConsegna ?? null
      const days = ritardoOf(lastDay(piano.fasi), consegna)
      return days > 0 && consegna !== null ? [{ ordine, giorni: days, nuovaConsegna: consegna + days }] : []
    }),
    rimasti: esito.rimasti.map(({ ordine, errori }) => ({
      pk: ordine,
      fatto: false,
      motivo: errori.map(errorInWords).join(' '),
    })),
    eccedenza: esito.eccedenza,
  }
}

/** What `repairCella` would do: who moves, from when to when. @throws UserErrors */
export async function provaRiparaCella(raw: unknown, ctx: Context): Promise<RiparazioneView> {
  const { db } = ctx.services
  return vista(await compute(db, await validateInput(cellaSchema, raw)))
}

/** Keeps what it takes to undo. @returns its number */
async function annotate(tx: Tx, { ordini, libro, esito }: Calculation): Promise<number> {
  const movedOnes = esito.piani.flatMap(({ ordine, piano }) => {
    const loaded = ordini.find((one) => one.ordine === ordine)?.loaded
    return loaded?.salvata ? [{ ordine, salvata: loaded.salvata, piano }] : []
  })
  const data = {
    prima: toJson(movedOnes.map(({ ordine, salvata }) => ordineBefore(ordine, salvata))),
    dopo: toJson(movedOnes.map(({ ordine, piano }) => ({ ordine, firma: ordineSignature(piano.fasi) }))),
    minuti: minutesOfFasi(
      libro,
      movedOnes.flatMap(({ salvata, piano }) => [...salvata.fasi.values(), ...piano.fasi]),
    ),
  }
  const { id } = await tx.riparazione.create({ data, select: { id: true } })
  return id
}

/** Mends a broken cell: the orders saved last are placed again until it holds. */
export const repairCella = operation({
  nome: 'repairCella',
  permesso: 'scheduleOrder',
  schema: cellaSchema,
  async run(input, ctx) {
    await lockReparti(ctx.tx)
    const calculation = await compute(ctx.tx, input)
    const riparazione = vista(calculation)
    const days: Day[] = []
    for (const { ordine, piano } of calculation.esito.piani) {
      const own = calculation.ordini.find((one) => one.ordine === ordine)
      if (!own) continue
      days.push(...(await writePiano(ctx, own.loaded, own.request, piano, own.loaded.salvata?.tempiCambiati)))
      await ctx.emit('ordine', { pk: ordine })
    }
    const moved = calculation.esito.piani.map(({ ordine }) => ordine)
    if (moved.length === 0) return riparazione
    await emitOccupazione(ctx, moved, days)
    return { ...riparazione, pk: await annotate(ctx.tx, calculation) }
  },
})
