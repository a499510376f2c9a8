import { boolean, object } from 'yup'
import { longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { periodFilter, searchFilter, wordFilter } from '#shared/fields/filters.ts'

/** Sizes of a report, in characters: a browser cuts what is longer before sending. */
export const MAX_MESSAGE = 2000
export const MAX_STACK = 10_000
export const MAX_URL = 2000

export const reportProblemaSchema = object({
  messaggio: longTextRule(MAX_MESSAGE).required(REQUIRED_FIELD),
  stack: longTextRule(MAX_STACK),
  url: singleLineRule(MAX_URL),
  riportato: boolean().default(false).required(),
})

/** Who saw a fault: the server, a page, or a superuser who reported it by hand. */
export const FAULT_ORIGINS = ['server', 'browser', 'riportato'] as const

/** The filters of the faults. */
export const segnalazioniFilters = {
  origine: wordFilter(FAULT_ORIGINS, 'server, browser or riportato.', { url: 'origine' }),
  testo: searchFilter('Part of the message, or a whole request id.', { url: 'cerca', label: 'Messaggio o richiesta' }),
  periodo: periodFilter('When they happened, by the days of Italy.'),
}
