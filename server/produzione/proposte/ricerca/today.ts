// Today's plan of some orders, and how it loads the departments.
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { bookedMinutes, createLibro, type Libro } from '../../schedulazione/engine/libro.ts'
import { precedence, prenotazioniOf } from '../../schedulazione/engine/lotto.ts'
import { inOrder } from '../../schedulazione/engine/optimize.ts'
import { calendarDayOf, type Day } from '../../schedulazione/engine/time.ts'
import type { PlacedFase, RepartoFase } from '../../schedulazione/engine/types.ts'
import type { FasePianoDates, SearchedOrdine, SearchInput } from './data.ts'

/** Load of a department in a week. */
export interface RepartoWeek {
  lunedi: Day
  reparto: RepartoFase
  capacita: number
  occupato: number
}

/** Weeks of load that are told. */
const WEEKS = 16

/** The phases that have dates. */
export const withDate = (fasi: readonly PlacedFase[]): FasePianoDates[] =>
  fasi.flatMap(({ nome, inizio, fine }) => (inizio === null || fine === null ? [] : [{ nome, inizio, fine }]))

/** The Monday of the week of a day; 1970-01-01 was a Thursday. */
export const mondayOfDay = (day: Day) => day - ((((day + 3) % 7) + 7) % 7)

/** The days from today on whose load is told. */
export const daysOfLoad = (today: Day): Day[] =>
  Array.from({ length: mondayOfDay(today) + WEEKS * 7 - today }, (_, n) => today + n)

/** Load of the departments, week by week from the Monday of a day. */
export function caricoOf(calendario: ReturnType<typeof createCalendario>, libro: Libro, today: Day): RepartoWeek[] {
  const monday = mondayOfDay(today)
  return Array.from({ length: WEEKS }, (_, n) => monday + n * 7).flatMap((first) =>
    calendario.reparti.map((reparto) => {
      const week = { lunedi: first, reparto, capacita: 0, occupato: 0 }
      for (let day = Math.max(first, today); day < first + 7; day++) {
        week.capacita += calendario.capacita(reparto, day)
        week.occupato += bookedMinutes(libro, { reparto, giorno: day })
      }
      return week
    }),
  )
}

/** What is saved, and by delivery date what is not: the plan of before, without the assumptions of a scenario. */
export function pianoOfToday(data: SearchInput) {
  const ordini = data.oggi?.ordini ?? data.ordini
  const calendario = createCalendario(data.oggi?.calendario ?? data.calendario)
  const fresh = ordini.filter(({ oggi }) => oggi === null)
  const outcomes = inOrder([...fresh].sort(precedence), calendario, createLibro(data.prenotazioni), data.congelatoFino)
  const automatic = new Map(outcomes.map(({ ordine, piano }) => [ordine, piano ? withDate(piano.fasi) : null]))
  return {
    ordini,
    calendario,
    fasi: (one: SearchedOrdine) => one.oggi ?? automatic.get(one.ordine) ?? null,
    carico() {
      const own = outcomes.flatMap(({ ordine, piano }) => prenotazioniOf(ordine, piano?.fasi ?? []))
      return caricoOf(calendario, createLibro([...data.prenotazioni, ...own]), calendarDayOf(data.adesso))
    },
  }
}
