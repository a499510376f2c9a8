import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { validateInput } from '../../platform/operation.ts'
import { can } from '../../platform/permissions.ts'
import { readDate, readScelte, type SceltaInviata } from './choices.ts'
import { loadAttese } from './data/forniture.ts'
import { loadOrdine, type OrdineCaricato } from './data/ordine.ts'
import { createDisponibilita } from './engine/disponibilita.ts'
import { toUnita } from './engine/durations.ts'
import { piazza, withAutoInizio } from './engine/piazza.ts'
import { type Giorno, giornoOf } from './engine/time.ts'
import { type RichiestaOrdine, richiestaOf, savedRichiesta } from './request.ts'
import { FASE_SCONOSCIUTA, NON_SCHEDULABILE, scelteSchema } from './rules.ts'
import { type PianoView, pianoView } from './view.ts'
import { loadWorld, type SchedulingWorld, visibleOrdine } from './world.ts'

/** The saved schedule of an order as it is, or its phases as they would be asked for. */
export interface SchedulazioneVista extends PianoView {
  pk: number
  salvata: boolean
  tempiCambiati: boolean
  motivoNonSchedulato: string
  /** Phase → how long it takes by timings and suppliers, in its unit; none when it is unknown. */
  tempi: { nomeFase: string; tempo: number }[]
  tempisticheMancanti: OrdineCaricato['mancanti']
}

const awaitedOf = async (db: Db, pk: number, { adesso }: SchedulingWorld) =>
  (await loadAttese(db, [pk], giornoOf(adesso))).get(pk) ?? []

/** The first day of the starts that were given. */
function firstDay(scelte: readonly SceltaInviata[]): Giorno | null {
  const giorni = scelte.flatMap(({ fromDate }) => {
    const data = fromDate ? readDate(fromDate) : { errore: '' }
    return 'istante' in data ? [giornoOf(data.istante)] : []
  })
  return giorni.length > 0 ? Math.min(...giorni) : null
}

/** Of a schedule, what users read who see the order but not its phases: when each of them is worked. */
function soleDate(vista: SchedulazioneVista): SchedulazioneVista {
  return {
    ...vista,
    schedulazioni: vista.schedulazioni
      .filter(({ inizio }) => inizio !== null)
      .map((fase) => ({ ...fase, durata: null, durataOverride: null, spiegazione: [] })),
    errors: [],
    warnings: [],
    tempiCambiati: false,
    motivoNonSchedulato: '',
    tempi: [],
    tempisticheMancanti: [],
  }
}

/**
 * The schedule of an order (`tempi`): saved dates, or none yet, with durations and missing timings. Who may not see the
 * planning is told neither the orders of others nor suppliers, who may not see phases only when they are worked.
 * @throws Refusal NOT_FOUND
 */
export async function readSchedulazione(pk: number, ctx: Context): Promise<SchedulazioneVista> {
  const { db } = ctx.services
  const ordine = await loadOrdine(db, visibleOrdine(pk, ctx))
  const mondo = await loadWorld(db, null)
  const richiesta = savedRichiesta(ordine, mondo)
  const piano = piazza(richiesta, createDisponibilita(mondo.calendario, mondo.libro, pk))
  // Without the overrides, and with the suppliers that are chosen.
  const senza = new Map(
    richiesta.fasi.map(({ nome, fornitore }) => [nome, { da: null, fornitore, durataOverride: null }]),
  )
  const calcolate = richiestaOf(ordine, { ...mondo, scelte: senza }).fasi
  const attese = await awaitedOf(db, pk, mondo)
  const vista = {
    ...(await pianoView(db, richiesta, piano, { soloDate: !can(ctx.viewer, 'scheduleOrder'), attese })),
    pk,
    salvata: ordine.salvata !== null,
    tempiCambiati: ordine.salvata?.tempiCambiati ?? false,
    motivoNonSchedulato: ordine.motivoNonSchedulato,
    tempi: calcolate.map(({ nome, unit, durata }) => ({ nomeFase: nome, tempo: toUnita(durata ?? 0, unit) })),
    tempisticheMancanti: ordine.mancanti,
  }
  return can(ctx.viewer, 'viewOrderFasi') ? vista : soleDate(vista)
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
export async function provaSchedulazione(prova: Prova, ctx: Context): Promise<PianoView> {
  const { db } = ctx.services
  const scelte: SceltaInviata[] = (await validateInput(scelteSchema, { fasi: prova.fasi ?? [] })).fasi
  const ordine = await loadOrdine(db, visibleOrdine(prova.pk, ctx))
  if (ordine.nonSchedulabile) throw UserErrors.of(null, NON_SCHEDULABILE, 'CONFLICT')
  const mondo = await loadWorld(
    db,
    firstDay(scelte),
    scelte.flatMap(({ fornitore }) => (fornitore == null ? [] : [fornitore])),
  )
  const richiesta = prepareRichiesta(ordine, mondo, scelte, prova.notRelaxedFasi)
  const piano = piazza(
    prova.autoStart ? withAutoInizio(richiesta) : richiesta,
    createDisponibilita(mondo.calendario, mondo.libro, prova.pk),
  )
  return pianoView(db, richiesta, piano, { attese: await awaitedOf(db, prova.pk, mondo) })
}

/** What the engine is asked, with the choices of a planner. @throws UserErrors */
export function prepareRichiesta(
  ordine: OrdineCaricato,
  mondo: SchedulingWorld,
  scelte: readonly SceltaInviata[],
  notRelaxedFasi?: string | null,
): RichiestaOrdine {
  const lette = readScelte(scelte, mondo.configurate, mondo.fornitori)
  const fissate = notRelaxedFasi || null
  if (fissate !== null && fissate !== 'ALL' && !mondo.configurate.some(({ nome }) => nome === fissate)) {
    throw UserErrors.of('notRelaxedFasi', FASE_SCONOSCIUTA)
  }
  return richiestaOf(ordine, { ...mondo, scelte: lette, fissate })
}
