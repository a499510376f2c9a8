import type { Context } from '../../platform/context.ts'
import { UserErrors } from '../../platform/errors.ts'
import { valida } from '../../platform/operation.ts'
import { caricaMondo, type Mondo, ordineVisibile } from './contesto.ts'
import { caricaOrdine, type OrdineCaricato } from './dati/ordine.ts'
import { creaDisponibilita } from './engine/disponibilita.ts'
import { inUnita } from './engine/durate.ts'
import { conAutoInizio, piazza } from './engine/piazza.ts'
import type { Giorno } from './engine/tempo.ts'
import { giornoDi } from './engine/tempo.ts'
import { type RichiestaOrdine, richiestaDi, richiestaSalvata } from './richiesta.ts'
import { FASE_SCONOSCIUTA, NON_SCHEDULABILE, scelteSchema } from './rules.ts'
import { leggiData, leggiScelte, type Scelta } from './scelte.ts'
import { type PianoVista, pianoVista } from './vista.ts'

/** The saved schedule of an order as it is, or its phases as they would be asked for. */
export interface SchedulazioneVista extends PianoVista {
  pk: number
  salvata: boolean
  tempiCambiati: boolean
  motivoNonSchedulato: string
  /** Phase → how long it takes by timings and suppliers, in its unit; none when it is unknown. */
  tempi: { nomeFase: string; tempo: number }[]
  tempisticheMancanti: OrdineCaricato['mancanti']
}

/** The first day of the starts that were given. */
export function primoGiorno(scelte: readonly Scelta[]): Giorno | null {
  const giorni = scelte.flatMap(({ fromDate }) => {
    const data = fromDate ? leggiData(fromDate) : { errore: '' }
    return 'istante' in data ? [giornoDi(data.istante)] : []
  })
  return giorni.length > 0 ? Math.min(...giorni) : null
}

/** The schedule of an order (`tempi`): saved dates, or none yet, with durations and missing timings. */
export async function leggiSchedulazione(pk: number, ctx: Context): Promise<SchedulazioneVista> {
  const { db } = ctx.services
  const ordine = await caricaOrdine(db, ordineVisibile(pk, ctx))
  const mondo = await caricaMondo(db, null)
  const richiesta = richiestaSalvata(ordine, mondo)
  const piano = piazza(richiesta, creaDisponibilita(mondo.calendario, mondo.libro, pk))
  // Without the overrides, and with the suppliers that are chosen.
  const senza = new Map(
    richiesta.fasi.map(({ nome, fornitore }) => [nome, { da: null, fornitore, durataOverride: null }]),
  )
  const calcolate = richiestaDi(ordine, { ...mondo, scelte: senza }).fasi
  return {
    ...(await pianoVista(db, richiesta, piano)),
    pk,
    salvata: ordine.salvata !== null,
    tempiCambiati: ordine.salvata?.tempiCambiati ?? false,
    motivoNonSchedulato: ordine.motivoNonSchedulato,
    tempi: calcolate.map(({ nome, unit, durata }) => ({ nomeFase: nome, tempo: inUnita(durata ?? 0, unit) })),
    tempisticheMancanti: ordine.mancanti,
  }
}

interface Prova {
  pk: number
  fasi?: unknown
  /** A phase that must begin on its date, 'ALL', or nothing. */
  notRelaxedFasi?: string | null
  autoStart?: boolean | null
}

/**
 * Places an order with the choices of a planner, or with auto start; nothing is stored.
 * @throws Refusal NOT_FOUND; UserErrors at `<phase>.<field>`
 */
export async function provaSchedulazione(prova: Prova, ctx: Context): Promise<PianoVista> {
  const { db } = ctx.services
  const scelte: Scelta[] = (await valida(scelteSchema, { fasi: prova.fasi ?? [] })).fasi
  const ordine = await caricaOrdine(db, ordineVisibile(prova.pk, ctx))
  if (ordine.nonSchedulabile) throw UserErrors.of(null, NON_SCHEDULABILE, 'CONFLICT')
  const mondo = await caricaMondo(
    db,
    primoGiorno(scelte),
    scelte.flatMap(({ fornitore }) => (fornitore == null ? [] : [fornitore])),
  )
  const richiesta = preparaRichiesta(ordine, mondo, scelte, prova.notRelaxedFasi)
  const piano = piazza(
    prova.autoStart ? conAutoInizio(richiesta) : richiesta,
    creaDisponibilita(mondo.calendario, mondo.libro, prova.pk),
  )
  return pianoVista(db, richiesta, piano)
}

/** What the engine is asked, with the choices of a planner. @throws UserErrors */
export function preparaRichiesta(
  ordine: OrdineCaricato,
  mondo: Mondo,
  scelte: readonly Scelta[],
  notRelaxedFasi?: string | null,
): RichiestaOrdine {
  const lette = leggiScelte(scelte, mondo.configurate, mondo.fornitori)
  const fissate = notRelaxedFasi || null
  if (fissate !== null && fissate !== 'ALL' && !mondo.configurate.some(({ nome }) => nome === fissate)) {
    throw UserErrors.of('notRelaxedFasi', FASE_SCONOSCIUTA)
  }
  return richiestaDi(ordine, { ...mondo, scelte: lette, fissate })
}
