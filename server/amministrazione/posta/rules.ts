// The outbox.
import { STATI_MAIL } from '#platform/mail/rules.ts'
import { choiceFilter, searchFilter } from '#shared/fields/filters.ts'

/** The filters of the outbox. */
export const mailFilters = {
  stato: choiceFilter(STATI_MAIL, 'Only mails in this state.', { url: 'stato' }),
  testo: searchFilter('Every word, in recipient or subject.', { url: 'cerca' }),
}
