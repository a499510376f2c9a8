import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { lastDay } from '#shared/dates/margine.ts'
import { loadOrdine } from '../../schedulazione/data/ordine.ts'
import { createDisponibilita } from '../../schedulazione/engine/availability.ts'
import type { Libro } from '../../schedulazione/engine/libro.ts'
import { piazza } from '../../schedulazione/engine/piazza.ts'
import { searchRequest } from '../../schedulazione/engine/ricerca/compila.ts'
import type { Day } from '../../schedulazione/engine/time.ts'
import { isSavable, type Piano } from '../../schedulazione/engine/types.ts'
import { startingNow } from '../../schedulazione/primaData.ts'
import type { OrdineRequest } from '../../schedulazione/request.ts'
import { type PianoView, pianoView, sayOfOrdine } from '../../schedulazione/view.ts'
import { loadWorld, visibleOrdine } from '../../schedulazione/world.ts'
import { chainOf } from '../colli/freni.ts'
import { runInThread } from '../ricerca/inThread.ts'
import { loadSearch } from '../ricerca/load.ts'
import { libroWithout } from '../ricerca/searchLibro.ts'
import { withDate } from '../ricerca/today.ts'
import { proposeSchema } from '../rules.ts'
import { type PushedInput, type PushedOrdine, pushedBy } from './pushed.ts'

/** The thread is given up after this long, milliseconds. */
const WAIT_MS = 30_000
/** Orders that are pushed in the process itself: a thread takes longer to begin. */
const AT_ONCE = 40

/** A plan with what holds it. */
export interface HeldPlan {
  piano: PianoView
  /** The phases that decide its end, the last first. */
  catena: string[]
}

/** Why an order does not end earlier. */
export interface NonPrima {
  /** Its last day of work by the saved plan; null without one. */
  oggi: Day | null
  consegna: Day | null
  /** Why nothing can be moved, in Italian; '' where it can. */
  motivo: string
  /** Placed anew without moving anybody, with what holds it. */
  daSola: HeldPlan | null
  /** Placed before all that may move, with what holds it then. */
  perPrima: HeldPlan | null
  /** Who would end later then, the most days first. */
  spostati: PushedOrdine[]
}

const NOT_MOVABLE = 'Non si può spostare: è già iniziato, o il suo piano ha dei buchi.'
const NOT_PLACEABLE = 'Non si può pianificare: mancano tempistiche, fornitori o posto.'

/** All open orders that may move, with this one; why not where there is none. */
async function loadAll(ctx: Context, pk: number) {
  const parameters = await proposeSchema.validate({ ambito: 'tutti' })
  try {
    const data = await loadSearch(ctx.services.db, parameters)
    const target = data.ordini.find(({ ordine }) => ordine === pk)
    if (target) return { data, target, reason: '' }
    return { data, target: null, reason: NOT_MOVABLE }
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error
    return { data: null, target: null, reason: error.errors.map(({ message }) => message).join(' ') }
  }
}

async function pushed(input: PushedInput): Promise<PushedOrdine[]> {
  if (input.data.ordini.length <= AT_ONCE) return pushedBy(input)
  const file = new URL('./pushedThread.ts', import.meta.url)
  return runInThread<PushedOrdine[]>(file, input, AbortSignal.timeout(WAIT_MS))
}

/**
 * Why an order does not end earlier: what holds it where it is, what would hold it if it were taken before all that may
 * move, and who would end later then. Nothing is written.
 * @throws Refusal NOT_FOUND
 */
export async function nonPrima(pk: number, ctx: Context): Promise<NonPrima> {
  const { db } = ctx.services
  const ordine = await loadOrdine(db, visibleOrdine(pk, ctx))
  const today = ordine.salvata ? lastDay([...ordine.salvata.fasi.values()]) : null
  const known = { oggi: today, consegna: ordine.dataConsegna, daSola: null, perPrima: null, spostati: [] }
  const { data, target, reason } = await loadAll(ctx, pk)
  if (!data || !target) return { ...known, motivo: reason }
  if (target.nonSchedulabile || target.tempisticheMancanti) return { ...known, motivo: NOT_PLACEABLE }
  const mondo = await loadWorld(db, null)
  const request = searchRequest(target.request, null) as OrdineRequest
  const placedIn = (libro: Libro): Piano => piazza(request, createDisponibilita(mondo.calendario, libro, pk))
  const viewOf = async (piano: Piano): Promise<HeldPlan | null> => {
    if (!isSavable(piano)) return null
    const catena = chainOf(request.fasi, withDate(piano.fasi), mondo.adesso).map(({ fase }) => fase)
    return { piano: await pianoView(db, request, startingNow(piano), sayOfOrdine(ordine)), catena }
  }
  const alone = placedIn(libroWithout(data.prenotazioni, [target]))
  const first = placedIn(libroWithout(data.prenotazioni, data.ordini))
  const { ordini, calendario, prenotazioni } = data
  return {
    ...known,
    motivo: isSavable(first) ? '' : NOT_PLACEABLE,
    daSola: await viewOf(alone),
    perPrima: await viewOf(first),
    spostati: isSavable(first) ? await pushed({ data: { ordini, calendario, prenotazioni }, target: pk }) : [],
  }
}
