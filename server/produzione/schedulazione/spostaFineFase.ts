import type { InferType } from 'yup'
import { updateOrdine } from '../../ordini/ordini/updateOrdine.ts'
import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation, validateInput } from '../../platform/operation.ts'
import { readDate } from './choices.ts'
import { loadOrdine } from './data/ordine.ts'
import { createDisponibilita } from './engine/disponibilita.ts'
import { toUnita } from './engine/durations.ts'
import { type EsitoSpostamento, spostaFine } from './engine/spostaFine.ts'
import { giornoOf, writeGiorno } from './engine/time.ts'
import { lockReparti } from './lock.ts'
import { savedRichiesta } from './request.ts'
import { FASE_SCONOSCIUTA, spostaFineSchema } from './rules.ts'
import { type PianoView, pianoView } from './view.ts'
import { loadWorld, visibleOrdine } from './world.ts'
import { writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

type Input = InferType<typeof spostaFineSchema>

const RIFIUTI: Record<NonNullable<EsitoSpostamento['errore']>, [campo: string, message: string]> = {
  fase_senza_date: ['nomeFase', 'La fase non ha una schedulazione salvata.'],
  prima_del_previsto: ['fine', 'La fine deve essere dopo l’inizio.'],
  nessuna_capacita: ['fine', 'Nessuna disponibilità per le fasi che seguono.'],
}

/** What moving the end would give. @throws UserErrors, Refusal NOT_FOUND */
async function calcola(db: Db | Tx, { ordine: pk, nomeFase, fine, modo }: Input, ctx: Pick<Context, 'viewer'>) {
  const letta = readDate(fine)
  if ('errore' in letta) throw UserErrors.of('fine', letta.errore)
  const ordine = await loadOrdine(db, visibleOrdine(pk, ctx))
  const inizi = [...(ordine.salvata?.fasi.values() ?? [])].map(({ inizio }) => giornoOf(inizio))
  const mondo = await loadWorld(db, inizi.length > 0 ? Math.min(...inizi) : null)
  if (!mondo.configurate.some(({ nome }) => nome === nomeFase)) throw UserErrors.of('nomeFase', FASE_SCONOSCIUTA)
  const richiesta = savedRichiesta(ordine, mondo)
  const libere = createDisponibilita(mondo.calendario, mondo.libro, pk)
  const esito = spostaFine(richiesta, { nomeFase, fine: letta.istante, modo }, libere)
  if (esito.errore) throw UserErrors.of(...RIFIUTI[esito.errore])
  const fasi = richiesta.fasi.map((fase) =>
    fase.nome === nomeFase
      ? { ...fase, durata: esito.durata, durataOverride: Math.ceil(toUnita(esito.durata, fase.unit)) }
      : fase,
  )
  return { ordine, richiesta: { ...richiesta, fasi }, esito }
}

export interface ProvaSpostamento extends PianoView {
  /** Phases that begin before what they depend on ends. */
  anticipate: string[]
  nuovaConsegna: string | null
}

/** Dry run of `spostaFineFase`: the plan that would come out. */
export async function provaSpostaFine(raw: unknown, ctx: Context): Promise<ProvaSpostamento> {
  const { db } = ctx.services
  const { richiesta, esito } = await calcola(db, await validateInput(spostaFineSchema, raw), ctx)
  const nuovaConsegna = esito.nuovaConsegna === null ? null : writeGiorno(esito.nuovaConsegna)
  return { ...(await pianoView(db, richiesta, esito.piano)), anticipate: esito.anticipate, nuovaConsegna }
}

/**
 * Moves the end of a phase of a saved schedule, and with it, as asked, what depends on it and the delivery date.
 * A finite phase takes what is free up to there, never more.
 */
export const spostaFineFase = operation({
  nome: 'spostaFineFase',
  permesso: 'scheduleOrder',
  schema: spostaFineSchema,
  async run(input, ctx) {
    const { ordine: pk } = input
    await lockReparti(ctx.tx)
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
    const { ordine, richiesta, esito } = await calcola(ctx.tx, input, ctx)
    const toccati = await writePiano(ctx, ordine, richiesta, esito.piano, ordine.salvata?.tempiCambiati)
    if (esito.nuovaConsegna !== null) {
      const dataConsegna = writeGiorno(esito.nuovaConsegna)
      await updateOrdine.run({ pk, versione: null, dataConsegna }, ctx)
    }
    await emitOccupazione(ctx, [pk], toccati)
    await ctx.emit('ordine', { pk })
    return { pk, anticipate: esito.anticipate }
  },
})
