import type { InferType } from 'yup'
import { updateOrdine } from '../../ordini/ordini/updateOrdine.ts'
import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation, valida } from '../../platform/operation.ts'
import { bloccaReparti } from './blocco.ts'
import { caricaMondo, ordineVisibile } from './contesto.ts'
import { caricaOrdine } from './dati/ordine.ts'
import { creaDisponibilita } from './engine/disponibilita.ts'
import { inUnita } from './engine/durate.ts'
import { type EsitoSpostamento, spostaFine } from './engine/spostaFine.ts'
import { giornoDi, scriviGiorno } from './engine/tempo.ts'
import { richiestaSalvata } from './richiesta.ts'
import { FASE_SCONOSCIUTA, spostaFineSchema } from './rules.ts'
import { leggiData } from './scelte.ts'
import { emettiOccupazione } from './scrittore.ts'
import { scriviPiano } from './scriviPiano.ts'
import { type PianoVista, pianoVista } from './vista.ts'

type Input = InferType<typeof spostaFineSchema>

const RIFIUTI: Record<NonNullable<EsitoSpostamento['errore']>, [campo: string, message: string]> = {
  fase_senza_date: ['nomeFase', 'La fase non ha una schedulazione salvata.'],
  prima_del_previsto: ['fine', "La fine deve essere dopo l'inizio."],
  nessuna_capacita: ['fine', 'Nessuna disponibilità per le fasi che seguono.'],
}

/** What moving the end would give. @throws UserErrors, Refusal NOT_FOUND */
async function calcola(db: Db | Tx, { ordine: pk, nomeFase, fine, modo }: Input, ctx: Pick<Context, 'viewer'>) {
  const letta = leggiData(fine)
  if ('errore' in letta) throw UserErrors.of('fine', letta.errore)
  const ordine = await caricaOrdine(db, ordineVisibile(pk, ctx))
  const inizi = [...(ordine.salvata?.fasi.values() ?? [])].map(({ inizio }) => giornoDi(inizio))
  const mondo = await caricaMondo(db, inizi.length > 0 ? Math.min(...inizi) : null)
  if (!mondo.configurate.some(({ nome }) => nome === nomeFase)) throw UserErrors.of('nomeFase', FASE_SCONOSCIUTA)
  const richiesta = richiestaSalvata(ordine, mondo)
  const libere = creaDisponibilita(mondo.calendario, mondo.libro, pk)
  const esito = spostaFine(richiesta, { nomeFase, fine: letta.istante, modo }, libere)
  if (esito.errore) throw UserErrors.of(...RIFIUTI[esito.errore])
  const fasi = richiesta.fasi.map((fase) =>
    fase.nome === nomeFase
      ? { ...fase, durata: esito.durata, durataOverride: Math.ceil(inUnita(esito.durata, fase.unit)) }
      : fase,
  )
  return { ordine, richiesta: { ...richiesta, fasi }, esito }
}

export interface ProvaSpostamento extends PianoVista {
  /** Phases that begin before what they depend on ends. */
  anticipate: string[]
  nuovaConsegna: string | null
}

/** Dry run of `spostaFineFase`: the plan that would come out. */
export async function provaSpostaFine(raw: unknown, ctx: Context): Promise<ProvaSpostamento> {
  const { db } = ctx.services
  const { richiesta, esito } = await calcola(db, await valida(spostaFineSchema, raw), ctx)
  const nuovaConsegna = esito.nuovaConsegna === null ? null : scriviGiorno(esito.nuovaConsegna)
  return { ...(await pianoVista(db, richiesta, esito.piano)), anticipate: esito.anticipate, nuovaConsegna }
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
    await bloccaReparti(ctx.tx)
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
    const { ordine, richiesta, esito } = await calcola(ctx.tx, input, ctx)
    const toccati = await scriviPiano(ctx, ordine, richiesta, esito.piano, ordine.salvata?.tempiCambiati)
    if (esito.nuovaConsegna !== null) {
      const dataConsegna = scriviGiorno(esito.nuovaConsegna)
      await updateOrdine.run({ pk, versione: null, dataConsegna }, ctx)
    }
    await emettiOccupazione(ctx, [pk], toccati)
    await ctx.emit('ordine', { pk })
    return { pk, anticipate: esito.anticipate }
  },
})
