import { type InferType, mixed, object, string } from 'yup'
import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation, validateInput } from '../../platform/operation.ts'
import { numeriCommessa } from './data/libro.ts'
import { loadOrdini } from './data/ordine.ts'
import { minutiOf, ordinePrima, ordineSignature } from './data/riparazione.ts'
import { differenza } from './engine/difference.ts'
import { ordiniInCella } from './engine/libro.ts'
import { ritardoOf, ultimoGiorno } from './engine/margine.ts'
import { ripara } from './engine/riparazione.ts'
import { type Giorno, giornoOf, readGiorno, writeGiorno } from './engine/time.ts'
import type { RepartoFase } from './engine/types.ts'
import { erroreInParole } from './engine/words.ts'
import { lockReparti } from './lock.ts'
import { savedRichiesta } from './request.ts'
import { REPARTI_CAPACITA } from './rules.ts'
import { instantOrNull, type OrdineNominato } from './view.ts'
import { loadWorld } from './world.ts'
import { writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

const cellaSchema = object({
  reparto: mixed<RepartoFase>().oneOf(REPARTI_CAPACITA, 'Reparto sconosciuto.').required(),
  giorno: string().strict().required(),
})
type Input = InferType<typeof cellaSchema>

/** A phase that moves, with the dates before and after. */
export interface SpostamentoView extends OrdineNominato {
  nomeFase: string
  inizioPrima: string | null
  inizioDopo: string | null
  finePrima: string | null
  fineDopo: string | null
}

export interface RiparazioneView {
  /** For the undo; null in a dry run, or when nothing moved. */
  pk: number | null
  spostamenti: SpostamentoView[]
  /** Orders that end after their delivery date then, and did not before. */
  inRitardo: (OrdineNominato & { giorni: number; nuovaConsegna: string })[]
  /** Orders that could not be placed elsewhere, with the reason. */
  rimasti: (OrdineNominato & { motivo: string })[]
  /** Minutes that stay too many. */
  eccedenza: number
}

/** The new plans of the orders of a broken cell, last saved first. @throws UserErrors */
async function calcola(db: Db | Tx, { reparto, giorno: testo }: Input) {
  const giorno = readGiorno(testo)
  if (giorno === null) {
    throw UserErrors.of('giorno', 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.')
  }
  const sonda = await loadWorld(db, giorno)
  const nella = await loadOrdini(db, { id: { in: ordiniInCella(sonda.libro, { reparto, giorno }) } })
  const inizi = nella.flatMap(({ salvata }) =>
    [...(salvata?.fasi.values() ?? [])].map(({ inizio }) => giornoOf(inizio)),
  )
  const mondo = await loadWorld(db, Math.min(giorno, ...inizi))
  const ordini = nella.map((ordine) => ({
    ordine: ordine.pk,
    caricato: ordine,
    salvatoIl: ordine.salvata?.salvataIl.getTime() ?? 0,
    richiesta: savedRichiesta(ordine, mondo),
  }))
  return { ordini, libro: mondo.libro, esito: ripara({ reparto, giorno }, ordini, mondo.calendario, mondo.libro) }
}

type Calcolo = Awaited<ReturnType<typeof calcola>>

async function vista(db: Db | Tx, { ordini, esito }: Calcolo): Promise<RiparazioneView> {
  const numeri = await numeriCommessa(
    db,
    ordini.map(({ ordine }) => ordine),
  )
  const nome = (pk: number) => ({ pk, numeroCommessa: numeri.get(pk) ?? '' })
  const caricati = new Map(ordini.map(({ ordine, caricato }) => [ordine, caricato]))
  const prima = esito.piani.map(({ ordine }) => ({
    ordine,
    fasi: [...(caricati.get(ordine)?.salvata?.fasi ?? [])].map(([fase, date]) => ({ nome: fase, ...date })),
  }))
  const dopo = esito.piani.map(({ ordine, piano }) => ({
    ordine,
    fasi: piano.fasi.filter(({ inizio }) => inizio !== null),
  }))
  return {
    pk: null,
    spostamenti: differenza(prima, dopo).map(({ ordine, nomeFase, ...date }) => ({
      ...nome(ordine),
      nomeFase,
      inizioPrima: instantOrNull(date.inizioPrima),
      inizioDopo: instantOrNull(date.inizioDopo),
      finePrima: instantOrNull(date.finePrima),
      fineDopo: instantOrNull(date.fineDopo),
    })),
    inRitardo: esito.piani.flatMap(({ ordine, piano }) => {
      const consegna = caricati.get(ordine)?.dataConsegna ?? null
      const giorni = ritardoOf(ultimoGiorno(piano.fasi), consegna)
      return giorni > 0 && consegna !== null
        ? [{ ...nome(ordine), giorni, nuovaConsegna: writeGiorno(consegna + giorni) }]
        : []
    }),
    rimasti: esito.rimasti.map(({ ordine, errori }) => ({
      ...nome(ordine),
      motivo: errori.map(erroreInParole).join(' '),
    })),
    eccedenza: esito.eccedenza,
  }
}

/** What `riparaCella` would do: who moves, from when to when. @throws UserErrors */
export async function provaRiparaCella(raw: unknown, ctx: Context): Promise<RiparazioneView> {
  const { db } = ctx.services
  return vista(db, await calcola(db, await validateInput(cellaSchema, raw)))
}

type Note = Prisma.RiparazioneCreateInput

/** Keeps what it takes to undo. @returns its number */
async function annota(tx: Tx, { ordini, libro, esito }: Calcolo): Promise<number> {
  const mossi = esito.piani.flatMap(({ ordine, piano }) => {
    const caricato = ordini.find((uno) => uno.ordine === ordine)?.caricato
    return caricato?.salvata ? [{ ordine, salvata: caricato.salvata, piano }] : []
  })
  const data = {
    prima: mossi.map(({ ordine, salvata }) => ordinePrima(ordine, salvata)),
    dopo: mossi.map(({ ordine, piano }) => ({ ordine, firma: ordineSignature(piano.fasi) })),
    minuti: minutiOf(
      libro,
      mossi.flatMap(({ salvata, piano }) => [...salvata.fasi.values(), ...piano.fasi]),
    ),
  }
  const { id } = await tx.riparazione.create({ data: data as unknown as Note, select: { id: true } })
  return id
}

/** Mends a broken cell: the orders saved last are placed again until it holds. */
export const riparaCella = operation({
  nome: 'riparaCella',
  permesso: 'scheduleOrder',
  schema: cellaSchema,
  async run(input, ctx) {
    await lockReparti(ctx.tx)
    const calcolo = await calcola(ctx.tx, input)
    const riparazione = await vista(ctx.tx, calcolo)
    const giorni: Giorno[] = []
    for (const { ordine, piano } of calcolo.esito.piani) {
      const suo = calcolo.ordini.find((uno) => uno.ordine === ordine)
      if (!suo) continue
      giorni.push(...(await writePiano(ctx, suo.caricato, suo.richiesta, piano, suo.caricato.salvata?.tempiCambiati)))
      await ctx.emit('ordine', { pk: ordine })
    }
    const spostati = calcolo.esito.piani.map(({ ordine }) => ordine)
    if (spostati.length === 0) return riparazione
    await emitOccupazione(ctx, spostati, giorni)
    return { ...riparazione, pk: await annota(ctx.tx, calcolo) }
  },
})
