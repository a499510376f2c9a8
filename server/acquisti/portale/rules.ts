// What a supplier may change of what is ordered from it.
import { partFilter, searchFilter, textFilter, textsFilter } from '#shared/fields/filters.ts'
import { ARRIVATO, ordineFornitoreLabels, ordineFornitoreSchema, statoSchema } from '../ordiniFornitore/rules.ts'

/** The fields that a supplier sends. */
export const fornitoreOrdineSchema = ordineFornitoreSchema.pick([
  'stato',
  'dataConsegna',
  'dataArrivo',
  'valorePercentuale',
])

/** The same with all that the rules of an arrival look at, which only purchasing writes. */
export const wholeFornitoreOrdineSchema = statoSchema.concat(
  ordineFornitoreSchema.pick(['dataConsegna', 'valorePercentuale']),
)

/** What the columns of the portal are called. */
export const fornitoreOrdineLabels = {
  stato: ordineFornitoreLabels.stato,
  dataConsegna: ordineFornitoreLabels.dataConsegna,
  dataArrivo: ordineFornitoreLabels.dataArrivo,
  valorePercentuale: '%',
}

/** The material whose suppliers give back what they were brought: for them the end of the phase is its delivery. */
const VERNICIATURA = 'verniciatura'

/** What the end of the phase is called for the suppliers of a material. */
export const fineLabel = (tipologia: string): string => (tipologia === VERNICIATURA ? 'Consegna in QR' : 'Fine')

/**
 * When a supplier order is expected once its supplier has written: an arrival still to come, of what has not arrived,
 * says it too, unless the supplier has just said another day.
 * @param before what was expected before
 * @param today 'YYYY-MM-DD'
 */
export function promisedDay(
  after: { stato: string; dataConsegna: string | null; dataArrivo: string | null },
  before: string | null,
  today: string,
): string | null {
  const { stato, dataConsegna, dataArrivo } = after
  if (dataConsegna !== before || stato === ARRIVATO || dataArrivo === null) return dataConsegna
  return dataArrivo > today ? dataArrivo : dataConsegna
}

/** The state is one that supplier orders may have: a supplier does not take it away. */
export const STATO_TO_CHOOSE = 'Scegliere uno stato.'

/** The filters of a supplier's own orders. */
export const fornitoreOrdiniFilters = {
  stato: textsFilter('Names of states: in one of these.'),
  ordineCliente: searchFilter("Part of the customer's name, case ignored.", { url: 'cliente', label: 'Cliente' }),
  ordineNote: textFilter('Part of the notes of the order, which are withheld: none has it.'),
  ordineRiferimento: partFilter('Part of the reference of the order, case ignored.', {
    url: 'riferimento',
    label: 'Riferimento',
  }),
  note: partFilter('Part of the notes, case ignored.', { url: 'note', label: 'Note' }),
}
