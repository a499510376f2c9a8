import type { Db, Tx } from '#platform/db/prisma.ts'
import { loadOrdini } from '../schedulazione/data/ordine.ts'
import { createDisponibilita } from '../schedulazione/engine/availability.ts'
import { piazza, withAutoInizio } from '../schedulazione/engine/piazza.ts'
import type { Day } from '../schedulazione/engine/time.ts'
import { isSavable, type RequestedFase } from '../schedulazione/engine/types.ts'
import { planPreventivo } from '../schedulazione/primaData.ts'
import {
  type Futures,
  futuresOf,
  type PlacedDates,
  probabilityBy,
  promessaOfFutures,
} from '../schedulazione/promessa/promessa.ts'
import { readScostamenti } from '../schedulazione/promessa/readScostamenti.ts'
import { requestOf, savedRequest } from '../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { readLearnedShift } from './readPromesse.ts'

/** What is known of a day when it is promised. */
export interface StimaPromessa {
  /** Share of the drawn futures in which it is kept; null when the past says nothing, or there is no plan. */
  probabilita: number | null
  /** What would be promised for eight of ten cases, uncorrected. */
  giornoOtto: Day | null
}

const NOTHING: StimaPromessa = { probabilita: null, giornoOtto: null }

/** Whom a day is promised to: an order, or a quote that is none yet. */
export type PromisedTo = { ordinePk: number } | { preventivoPk: number }

/** The phases of what is promised, placed. */
export interface PlannedFasi {
  fasi: readonly RequestedFase[]
  dates: readonly PlacedDates[]
}

/**
 * The saved plan of an order, else the one that it would have now; null when there is none.
 * @param anew the one that it would have now in any case
 */
async function planOrdine(db: Db | Tx, pk: number, mondo: SchedulingWorld, anew: boolean): Promise<PlannedFasi | null> {
  const [loaded] = await loadOrdini(db, { id: pk })
  if (!loaded) return null
  if (loaded.salvata && !anew) {
    const { fasi } = savedRequest(loaded, mondo)
    const dates = fasi.flatMap(({ nome, tenuta, esclusa, necessaria }) =>
      necessaria && !esclusa ? [{ nome, inizio: tenuta?.inizio ?? null, fine: tenuta?.fine ?? null }] : [],
    )
    return dates.every(({ inizio }) => inizio !== null) ? { fasi, dates } : null
  }
  const request = withAutoInizio(requestOf(loaded, mondo))
  const piano = piazza(request, createDisponibilita(mondo.calendario, mondo.libro, pk), { spiega: false })
  return isSavable(piano) ? { fasi: request.fasi, dates: piano.fasi } : null
}

/** The futures of a plan; null when the past says nothing. What of it is over counts as it was planned: only the rest can still be late. */
export async function drawFutures(
  db: Db | Tx,
  { fasi, dates }: PlannedFasi,
  mondo: SchedulingWorld,
): Promise<Futures | null> {
  const over = new Set(dates.flatMap(({ nome, fine }) => (fine !== null && fine <= mondo.adesso ? [nome] : [])))
  const past = await readScostamenti(db, fasi)
  return futuresOf(
    fasi,
    dates,
    past.filter(({ fase }) => !over.has(fase)),
  )
}

/**
 * How probable it is that a day is kept, by the plan as it is now and by how past plans and promises went.
 * @param anew of a first possible date: by the plan that the order would have if it were scheduled now, whatever is saved
 */
export async function estimatePromessa(db: Db | Tx, to: PromisedTo, day: Day, anew: boolean): Promise<StimaPromessa> {
  const mondo = await loadWorld(db, null)
  const plan =
    'ordinePk' in to ? await planOrdine(db, to.ordinePk, mondo, anew) : await planQuote(db, to.preventivoPk, mondo)
  const futures = plan && (await drawFutures(db, plan, mondo))
  if (!futures) return NOTHING
  const shift = await readLearnedShift(db)
  const always = () => true
  return {
    probabilita: probabilityBy(futures, day, shift),
    giornoOtto: promessaOfFutures(futures, always, 0).uncorrected,
  }
}

async function planQuote(db: Db | Tx, pk: number, mondo: SchedulingWorld): Promise<PlannedFasi | null> {
  const planned = await planPreventivo(db, { id: pk }, mondo)
  return planned && isSavable(planned.piano) ? { fasi: planned.fasi, dates: planned.piano.fasi } : null
}
