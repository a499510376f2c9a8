import { FIRST_DAY } from '#officina/contatori/rules.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { dayParam, type UrlValues } from '#ui/urlState.ts'

/** The days of the screen in its URL. */
export const manipolatoreUrlState = { from_date: dayParam(), to_date: dayParam() }

/** The days shown: those of the URL, never before the first that is kept; the current month unless told. */
export function shownPeriod(
  { from_date, to_date }: UrlValues<typeof manipolatoreUrlState>,
  today = isoDate(new Date()),
): { dal: string; al: string } {
  const month = today.slice(0, 7)
  const last = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).toISOString().slice(0, 10)
  const asked = from_date ?? `${month}-01`
  const dal = asked < FIRST_DAY ? FIRST_DAY : asked
  const al = to_date ?? (dal > last ? dal : last)
  return { dal, al: al < dal ? dal : al }
}
