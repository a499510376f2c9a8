import { isoDate } from '../../../../server/shared/formats/formats.ts'
import { urlState } from '../../../ui/list/urlState.ts'
import { dayParam, pkParam, repeatedPksParam } from '../../../ui/urlState.ts'

/** First and last day of the month of a day. */
function monthOf(day: string): { from: string; to: string } {
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))
  return { from: `${day.slice(0, 7)}-01`, to: last.toISOString().slice(0, 10) }
}

/** The days that a list shows: those of its URL, or the current month. */
export function shownDays({ from_data, to_data }: { from_data: string | null; to_data: string | null }) {
  if (from_data !== null || to_data !== null) return { from: from_data, to: to_data }
  return monthOf(isoDate(new Date()))
}

/** The lists of activities in the URL. */
export const attivitaUrlState = urlState({
  filters: {
    operatore: pkParam(),
    lavorazioni: repeatedPksParam(),
    ordine: pkParam(),
    from_data: dayParam(),
    to_data: dayParam(),
  },
  orders: ['data', 'oraInizio', 'tempo', 'tempoTeorico'],
  perPage: 50,
  filter(values) {
    const { from, to } = shownDays(values)
    const { operatore, lavorazioni, ordine } = values
    return { operatore, lavorazioni: [...lavorazioni], ordine, fromDate: from, toDate: to }
  },
})
