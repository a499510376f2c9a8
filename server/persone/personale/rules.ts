// Staff.
import { type InferType, object } from 'yup'
import {
  dayRule,
  field,
  labelsOf,
  optionalDayRule,
  optionalIdRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { periodFilter, pksFilter, searchFilter, sinceFilter, textFilter } from '#shared/fields/filters.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { repartoRule } from '../reparti/rules.ts'

/** Why the last day is refused. */
const fineBeforeInizio = (inizio: string) => `Data fine deve essere maggiore alla data inizio: ${formatDate(inizio)}`

const lastDay = optionalDayRule().test('ordine', function check(fine) {
  const { dataInizio } = this.parent as { dataInizio: string }
  if (!fine || !dataInizio || fine >= dataInizio) return true
  return this.createError({ message: fineBeforeInizio(dataInizio) })
})

/** The fields of a person; days are 'YYYY-MM-DD', both included. */
export const personaSchema = object({
  nome: field('Nome', singleLineRule(200).required(REQUIRED_FIELD)),
  reparto: field('Reparto', repartoRule().required(REQUIRED_FIELD), 'Key of the department.'),
  dataInizio: field('Data inizio', dayRule().required(REQUIRED_FIELD), 'First day of work.'),
  dataFine: field('Data fine', lastDay, 'Last day of work, included; null while employed.'),
  utentePk: field('Utente', refersTo('user', optionalIdRule()), 'Its user; null for who does not log in.'),
})

export type PersonaInput = InferType<typeof personaSchema>

/** What the fields of a person are called. */
export const personaLabels = labelsOf(personaSchema)

/** Why a user is not a person's. @param of whose it is */
export const utenteTaken = (of: string) => `Questo utente è già di ${of}.`

/** The filters of the staff. */
export const personaleFilters = {
  search: searchFilter('Every word of the name, any order, case and accents folded.', { url: 'search' }),
  reparto: textFilter('Only of the department with this key.', {
    url: 'reparto',
    label: 'Reparto',
    chip: '',
    all: 'Tutti i reparti',
    width: 160,
  }),
  periodo: periodFilter('Employed on a day of this period.', { url: ['da', 'a'], label: 'In forza' }),
  pks: pksFilter('The ones with these numbers.'),
  aggiornatoDopo: sinceFilter(),
}
