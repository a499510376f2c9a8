import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { writeDay } from '../../schedulazione/engine/time.ts'
import type { SearchInput } from '../ricerca/data.ts'
import { runInThread } from '../ricerca/inThread.ts'
import { loadSearch } from '../ricerca/load.ts'
import { costOfHours, type HourlyCosts, type Ipotesi, proposeSchema } from '../rules.ts'
import { hourlyCosts, type WeekView } from '../view.ts'
import {
  type ColliData,
  type RitardiPiano,
  type TightPiano,
  type TriedRimedi,
  type TriedRimedio,
  tightPiano,
} from './colli.ts'

/** The thread is given up after this long, milliseconds. */
const WAIT_MS = 45_000
/** Without any event an answer is given again for so long, milliseconds: settings change without one. */
const VALID_FOR_MS = 60_000

export interface RimedioView {
  ipotesi: Ipotesi
  /** Minutes that it pays, and what they cost, euro; null: the settings don't say. */
  minuti: number
  costo: number | null
  ritardo: number
  inRitardo: number
  /** Weighted days late fewer than without it. */
  guadagno: number
}

/** What is worked out first. */
export interface ColliView extends Omit<TightPiano, 'settimane'> {
  settimane: WeekView[]
  /** What is worked out after it: the best plan without any relief, and the reliefs that help. */
  rimedi: () => Promise<{ migliore: RitardiPiano; rimedi: RimedioView[] }>
}

const minutesOf = ({ ore }: TriedRimedio) =>
  ore.reduce((sum, { ordinarie, straordinarie }) => sum + ordinarie + straordinarie, 0)

/** The reliefs that bring anything, the cheapest day first: by cost where an hour has one, else by hours. */
function byPrezzo(found: TriedRimedi, costs: HourlyCosts): RimedioView[] {
  const useful = found.rimedi.flatMap((tried) => {
    const { ipotesi, ore, ritardo, inRitardo } = tried
    const guadagno = found.migliore.ritardo - ritardo
    const minutes = minutesOf(tried)
    return guadagno >= 1 && minutes > 0
      ? [{ ipotesi, minuti: minutes, costo: costOfHours(ore, costs), ritardo, inRitardo, guadagno }]
      : []
  })
  const withCosts = useful.every(({ costo }) => costo !== null)
  const prezzo = ({ costo, minuti, guadagno }: RimedioView) => (withCosts ? (costo ?? 0) : minuti) / guadagno
  return useful.sort((a, b) => prezzo(a) - prezzo(b))
}

/** Orders without a plan that are placed in the process itself: a thread takes longer to begin. */
const AT_ONCE = 100

/** One run of the thread: its first part and its end. */
interface Run {
  stretto: Promise<TightPiano>
  rimedi: Promise<TriedRimedi>
}

function startRun(data: SearchInput): Run {
  const narrow = Promise.withResolvers<TightPiano>()
  const withPiano = data.ordini.filter(({ oggi }) => oggi === null).length > AT_ONCE
  const file = new URL('./colliThread.ts', import.meta.url)
  const toDo: ColliData = { dati: data, conPiano: withPiano }
  const rimedi = runInThread<TriedRimedi, TightPiano>(file, toDo, AbortSignal.timeout(WAIT_MS), narrow.resolve)
  rimedi.catch(narrow.reject)
  // Whoever asks is told; a run that nobody waits for any more breaks nothing.
  narrow.promise.catch(() => undefined)
  if (!withPiano) narrow.resolve(tightPiano(data))
  return { stretto: narrow.promise, rimedi }
}

/** All that the answer depends on, as one text; the time of day by its hour. */
function fingerprintOf(data: SearchInput): string {
  const now = Math.floor(data.adesso / 60)
  const ordini = data.ordini.map((one) => ({ ...one, request: { ...one.request, adesso: now } }))
  return createHash('sha256')
    .update(serialize({ ...data, ordini, adesso: now }))
    .digest('base64')
}

const NOTHING = { ritardo: 0, inRitardo: 0 }

/** The runs of a database: the last one, by what it has read. */
const corse = new WeakMap<Db, { impronta: string; corsa: Run }>()

async function compute(db: Db): Promise<ColliView> {
  const parameters = await proposeSchema.validate({ ambito: 'tutti' })
  const data = await loadSearch(db, parameters).catch((error: unknown) => {
    // Nothing to place is no bottleneck.
    if (error instanceof UserErrors) return null
    throw error
  })
  if (!data) {
    const rimedi = async () => ({ migliore: NOTHING, rimedi: [] })
    return { settimane: [], freni: [], ritardo: 0, finirebberoTardi: [], daPianificare: 0, rimedi }
  }
  const fingerprint = fingerprintOf(data)
  const tenuta = corse.get(db)
  const run = tenuta?.impronta === fingerprint ? tenuta.corsa : startRun(data)
  corse.set(db, { impronta: fingerprint, corsa: run })
  run.rimedi.catch(() => corse.get(db)?.corsa === run && corse.delete(db))
  const narrow = await run.stretto
  return {
    ...narrow,
    settimane: narrow.settimane.map((one) => ({ ...one, lunedi: writeDay(one.lunedi) })),
    async rimedi() {
      const tried = await run.rimedi
      return { migliore: tried.migliore, rimedi: byPrezzo(tried, await hourlyCosts(db)) }
    },
  }
}

const read = new WeakMap<Db, { dal: number; posizione: string | null; esito: Promise<ColliView> }>()

/**
 * The bottleneck of all open orders: load by week and department, what holds the late ones back, and, later, what would
 * help. A thread works it out; the answer is kept as long as nothing happens, and the reliefs as long as nothing that
 * they depend on changes.
 */
export async function colliDiBottiglia(ctx: Context): Promise<ColliView> {
  const { db, events } = ctx.services
  const posizione = events.posizione()
  const last = read.get(db)
  if (last && last.posizione === posizione && performance.now() - last.dal < VALID_FOR_MS) return last.esito
  const outcome = compute(db)
  read.set(db, { dal: performance.now(), posizione, esito: outcome })
  outcome.catch(() => read.get(db)?.esito === outcome && read.delete(db))
  return outcome
}
