import dayjs from 'dayjs'
import { formatDate } from '#shared/formats/formats.ts'

const YEARS = [1900, 2199] as const
/** Years of two digits are of this century. */
const CENTURY = 2000

/**
 * The day that a field holds when it is left: 'DD-MM-YYYY', with placeholders for what was not written.
 * @param first first day that may be chosen, YYYY-MM-DD
 * @param last last one
 * @returns the day YYYY-MM-DD, null for an empty field, or what is wrong in Italian
 */
export function readTypedDay(text: string, first?: string, last?: string): { day: string | null } | { fault: string } {
  // The parts come with invisible marks of the direction of writing.
  const clean = text.replaceAll(/[^\p{L}\d-]/gu, '')
  if (clean === '') return { day: null }
  const [, dd = '', mm = '', yyyy = ''] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(clean) ?? []
  if (yyyy === '') return { fault: 'Data incompleta' }
  const year = Number(yyyy) < 100 ? CENTURY + Number(yyyy) : Number(yyyy)
  const day = `${String(year).padStart(4, '0')}-${mm}-${dd}`
  if (dayjs(day).format('YYYY-MM-DD') !== day) return { fault: 'Data inesistente' }
  if (year < YEARS[0] || year > YEARS[1]) return { fault: `Anno fra ${YEARS[0]} e ${YEARS[1]}` }
  if (first !== undefined && day < first) return { fault: `Non prima del ${formatDate(first)}` }
  if (last !== undefined && day > last) return { fault: `Non dopo il ${formatDate(last)}` }
  return { day }
}
