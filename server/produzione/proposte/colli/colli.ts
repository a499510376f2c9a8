// The bottleneck: load by week, what holds the late orders back, and what a relief would bring, found by trying it.

import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { createTrials } from '../../schedulazione/engine/ricerca/trials.ts'
import { calendarDayOf, writeDay } from '../../schedulazione/engine/time.ts'
import type { RepartoFase } from '../../schedulazione/engine/types.ts'
import type { SearchInput } from '../ricerca/data.ts'
import { withIpotesi } from '../ricerca/ipotesi.ts'
import { libroWithout } from '../ricerca/searchLibro.ts'
import { mondayOfDay, pianoOfToday, type RepartoWeek } from '../ricerca/today.ts'
import type { Ipotesi, OreInPiu } from '../rules.ts'
import { chainOf, type FrenoPiano, freniOf, frenoOf, isWaiting, type OrdineFrenato } from './freni.ts'

/** What the thread begins with. */
export interface ColliData {
  dati: SearchInput
  /** It is to look at today's plan too. */
  conPiano: boolean
}

/** How late a plan would be: weighted days, and the orders that would end after their approntamento. */
export interface RitardiPiano {
  ritardo: number
  inRitardo: number
}

/** Today's plan: where it is tight and what the orders that would end late wait for. */
export interface TightPiano {
  settimane: (RepartoWeek & { pksInAttesa: number[] })[]
  freni: FrenoPiano[]
  /** Weighted days late. */
  ritardo: number
  /** The orders that would end late, and how many of them nobody has planned yet. */
  finirebberoTardi: number[]
  daPianificare: number
}

export interface TriedRimedio extends RitardiPiano {
  ipotesi: Ipotesi
  /** Hours that it pays. */
  ore: OreInPiu[]
}

export interface TriedRimedi {
  /** The best that was found without any relief. */
  migliore: RitardiPiano
  /** Those that save a day at least, and a hundredth of all late days. */
  rimedi: TriedRimedio[]
}

/** Steps of the search without a relief, all orders together. */
const ORDINI_STEPS = 200_000
const STEPS_MAX = 3000
/** Of them, those of each relief, which begins where that search has ended. */
const QUOTA_RIMEDIO = 0.25
/** Share of the late days that may be luck of so short a search. */
const EXAMPLE = 0.01
/** Weeks that a relief lasts, the longest first. */
const RIMEDIO_WEEKS = [8, 4, 2]

/** Looks at today's plan. */
export function tightPiano(data: SearchInput): TightPiano {
  const today = calendarDayOf(data.adesso)
  const piano = pianoOfToday(data)
  let ritardo = 0
  let toPlan = 0
  const heldBack = piano.ordini.flatMap((one): OrdineFrenato[] => {
    const fasi = piano.fasi(one)
    const late = ritardoOf(fasi && lastDay(fasi), one.request.dataConsegna)
    if (!fasi || late === 0) return []
    ritardo += late * (one.peso ?? 1)
    if (one.oggi === null) toPlan++
    const catena = chainOf(one.request.fasi, fasi, data.adesso)
    const freno = frenoOf(catena)
    const ends = (one.request.dataConsegna ?? 0) + late
    return [
      {
        ordine: one.ordine,
        ritardo: late,
        fine: ends,
        causa: freno?.causa ?? null,
        giorni: freno?.giorni ?? 0,
        catena,
      },
    ]
  })
  const waits = isWaiting(heldBack)
  return {
    settimane: piano
      .carico()
      .filter(({ lunedi }) => lunedi + 7 > today)
      .map((one) => ({ ...one, pksInAttesa: waits.get(`${one.reparto} ${one.lunedi}`) ?? [] })),
    freni: freniOf(heldBack),
    ritardo,
    finirebberoTardi: heldBack.map(({ ordine }) => ordine),
    daPianificare: toPlan,
  }
}

/** People, hours or Saturdays more in a department, from today for some weeks. */
function rimedio(data: SearchInput, tipo: Ipotesi['tipo'], reparto: RepartoFase, weeks: number): Ipotesi {
  const today = calendarDayOf(data.adesso)
  return {
    tipo,
    reparto,
    quanto: tipo === 'sabati' ? 8 : 1,
    periodo: { dal: writeDay(today), al: writeDay(mondayOfDay(today) + weeks * 7 + 6) },
    fornitorePk: null,
    macchine: 0,
    banchi: 0,
  }
}

/**
 * Tries reliefs in each department: for the longest time first, shorter where that brings a day at least. Each begins
 * with the best sequence found without any, and walks as many steps as that has walked once more from there. A sequence
 * that a relief has led to may be better without it too: what remains is what the relief brings.
 */
export function tryRimedi(data: SearchInput): TriedRimedi {
  const steps = Math.min(STEPS_MAX, Math.ceil(ORDINI_STEPS / Math.max(1, data.ordini.length)))
  const calendario = createCalendario(data.calendario)
  const search = createTrials(data.ordini, libroWithout(data.prenotazioni, data.ordini), {
    obiettivo: { priorita: data.priorita },
    seme: data.seme,
    congelatoFino: data.congelatoFino,
    reparti: calendario.reparti,
  })
  const again = Math.ceil(steps * QUOTA_RIMEDIO)
  const before = search(calendario, steps)
  let senza = search(calendario, again, before.sequence)
  const rimedi: TriedRimedio[] = []

  /** @returns whether it saves a day at least, by what is known so far */
  function trial(ipotesi: Ipotesi): boolean {
    const withIt = withIpotesi(data, [ipotesi], null)
    const { valore, sequence } = search(createCalendario(withIt.calendario), again, senza.sequence)
    const anyway = search(calendario, 0, sequence)
    if (anyway.valore.ritardo < senza.valore.ritardo) senza = anyway
    rimedi.push({ ipotesi, ore: withIt.ore ?? [], ritardo: valore.ritardo, inRitardo: valore.inRitardo })
    return senza.valore.ritardo - valore.ritardo >= 1
  }

  // Nothing is late: nothing to relieve.
  if (senza.valore.ritardo >= 1) {
    // More people or hours make no more of fixed minutes.
    for (const { chiave: reparto } of data.calendario.reparti.filter(({ capacita }) => capacita === 'persone')) {
      for (const tipo of ['ore', 'sabati', 'persone'] as const) {
        RIMEDIO_WEEKS.every((weeks) => trial(rimedio(data, tipo, reparto, weeks)))
      }
    }
  }
  const { ritardo, inRitardo } = senza.valore
  const min = Math.max(1, ritardo * EXAMPLE)
  return { migliore: { ritardo, inRitardo }, rimedi: rimedi.filter((one) => ritardo - one.ritardo >= min) }
}
