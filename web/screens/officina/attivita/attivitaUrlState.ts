import { attivitaFilters } from '#officina/attivita/rules.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { urlState } from '#ui/list/urlState.ts'
import { askedPeriodo } from '#ui/urlState.ts'

/** First and last day of the month of a day. */
function monthOf(day: string): { from: string; to: string } {
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))
  return { from: `${day.slice(0, 7)}-01`, to: last.toISOString().slice(0, 10) }
}

interface AskedDays {
  from_data: string | null
  to_data: string | null
  aperte: boolean | null
}

/** The days that a list shows: those of its URL, or the current month; what is still open is of any day. */
export function shownDays({ from_data, to_data, aperte }: AskedDays) {
  if (from_data !== null || to_data !== null) return { from: from_data, to: to_data }
  if (aperte) return { from: null, to: null }
  return monthOf(isoDate(new Date()))
}

/** The lists of activities in the URL. */
export const attivitaUrlState = urlState({
  of: attivitaFilters,
  orders: ['data', 'oraInizio', 'tempo', 'tempoTeorico'],
  perPage: 50,
  filter(values) {
    const { from, to } = shownDays(values)
    return { periodo: askedPeriodo(from, to) }
  },
})
