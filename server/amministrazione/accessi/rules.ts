import { EVENTI_ACCESSO, EVENTO_ACCESSO_LABELS } from '#platform/identity/accessi/rules.ts'
import { periodFilter, searchFilter, wordFilter, yesNoFilter } from '#shared/fields/filters.ts'

/** The filters of the accesses. */
export const accessiFilters = {
  evento: wordFilter(EVENTI_ACCESSO, 'What happened, a word as `evento` tells it.', {
    url: 'evento',
    label: 'Che cosa',
    all: 'Tutto',
    said: EVENTO_ACCESSO_LABELS,
    width: 220,
  }),
  riuscito: yesNoFilter('Whether it was let through.', {
    url: 'riuscito',
    label: 'Esito',
    all: 'Tutti gli esiti',
    said: { si: 'Riusciti', no: 'Rifiutati' },
    width: 150,
  }),
  propri: yesNoFilter('Of the caller alone, for who sees all of them.'),
  testo: searchFilter('Part of the name, of the address or of what it is about.', {
    url: 'cerca',
    label: 'Nome, indirizzo o dettaglio',
  }),
  periodo: periodFilter('When they happened, by the days of Italy.', { url: ['dal', 'al'], label: 'Periodo' }),
}
