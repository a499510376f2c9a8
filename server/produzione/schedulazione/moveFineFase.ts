import type { InferType } from 'yup'
import { updateOrdine } from '#ordini/ordini/updateOrdine.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation, validateInput } from '#platform/operation.ts'
import { readDate } from './choices.ts'
import { loadOrdine } from './data/ordine.ts'
import { createDisponibilita } from './engine/availability.ts'
import { toUnita } from './engine/durations.ts'
import { type MoveOutcome, moveFine } from './engine/moveFine.ts'
import { calendarDayOf, writeDay } from './engine/time.ts'
import { lockReparti } from './lock.ts'
import { savedRequest } from './request.ts'
import { moveFineSchema, UNKNOWN_FASE } from './rules.ts'
import { type PianoView, pianoView, sayOfOrdine } from './view.ts'
import { loadWorld, visibleOrdine } from './world.ts'
import { writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

type Input = InferType<typeof moveFineSchema>

const REFUSALS: Record<NonNullable<MoveOutcome['errore']>, [campo: string, message: string]> = {
  fase_senza_date: ['nomeFase', 'La fase non ha una schedulazione salvata.'],
  prima_del_previsto: ['fine', 'La fine deve essere dopo l’inizio.'],
  nessuna_capacita: ['fine', 'Nessuna disponibilità per le fasi che seguono.'],
}

/** What moving the end would give. @throws UserErrors, Refusal NOT_FOUND */
async function compute(db: Db | Tx, { ordinePk: pk, nomeFase, fine, modo }: Input, ctx: Pick<Context, 'viewer'>) {
  const read = readDate(fine)
  if ('errore' in read) throw UserErrors.of('fine', read.errore)
  const ordine = await loadOrdine(db, visibleOrdine(pk, ctx))
  const inizi = [...(ordine.salvata?.fasi.values() ?? [])].map(({ inizio }) => calendarDayOf(inizio))
  const mondo = await loadWorld(db, inizi.length > 0 ? Math.min(...inizi) : null)
  if (!mondo.configurate.some(({ nome }) => nome === nomeFase)) throw UserErrors.of('nomeFase', UNKNOWN_FASE)
  const request = savedRequest(ordine, mondo)
  const freeOnes = createDisponibilita(mondo.calendario, mondo.libro, pk)
  const outcome = moveFine(request, { nomeFase, fine: read.instant, modo }, freeOnes)
  if (outcome.errore) throw UserErrors.of(...REFUSALS[outcome.errore])
  const fasi = request.fasi.map((fase) =>
    fase.nome === nomeFase
      ? { ...fase, durata: outcome.durata, durataOverride: Math.ceil(toUnita(outcome.durata, fase.unit)) }
      : fase,
  )
  return { ordine, request: { ...request, fasi }, esito: outcome }
}

/** Dry run of `moveFineFase`: the plan that would come out. */
export async function tryMoveFine(raw: unknown, ctx: Context): Promise<PianoView> {
  const { db } = ctx.services
  const { ordine, request, esito } = await compute(db, await validateInput(moveFineSchema, raw), ctx)
  const nuovaConsegna = esito.nuovaConsegna === null ? null : writeDay(esito.nuovaConsegna)
  const piano = await pianoView(db, request, esito.piano, sayOfOrdine(ordine))
  return { ...piano, anticipate: esito.anticipate, nuovaConsegna }
}

/**
 * Moves the end of a phase of a saved schedule, and with it, as asked, what depends on it and the delivery date.
 * A finite phase takes what is free up to there, never more.
 */
export const moveFineFase = operation({
  nome: 'moveFineFase',
  permesso: 'scheduleOrder',
  schema: moveFineSchema,
  async run(input, ctx) {
    const { ordinePk: pk } = input
    await lockReparti(ctx.tx)
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
    const { ordine, request, esito } = await compute(ctx.tx, input, ctx)
    const touched = await writePiano(ctx, ordine, request, esito.piano, ordine.salvata?.tempiCambiati)
    if (esito.nuovaConsegna !== null) {
      const dataConsegna = writeDay(esito.nuovaConsegna)
      await updateOrdine.run({ pk, versione: null, dataConsegna }, ctx)
    }
    await emitOccupazione(ctx, [pk], touched)
    await ctx.emit('ordine', { pk })
    return { pk, anticipate: esito.anticipate }
  },
})
