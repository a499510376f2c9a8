// Staff.
import { type InferType, object } from 'yup'
import {
  CAMPO_OBBLIGATORIO,
  field,
  giorno,
  giornoOpzionale,
  labelsOf,
  riga,
  sceltaFra,
} from '../../shared/fields/fields.ts'
import { formatoData } from '../../shared/formats/formats.ts'

export const REPARTI = ['ufficio', 'macchine', 'banchi'] as const
export type Reparto = (typeof REPARTI)[number]

/** What a department is called on the screens. */
export const ETICHETTE_REPARTO: Readonly<Record<Reparto, string>> = {
  ufficio: 'Ufficio',
  macchine: 'Macchine',
  banchi: 'Banchi',
}

/** Why the last day is refused. */
export const finePrimaDiInizio = (inizio: string) =>
  `Data fine deve essere maggiore alla data inizio: ${formatoData(inizio)}`

const ultimoGiorno = giornoOpzionale().test('ordine', function controlla(fine) {
  const { dataInizio } = this.parent as { dataInizio: string }
  if (!fine || !dataInizio || fine >= dataInizio) return true
  return this.createError({ message: finePrimaDiInizio(dataInizio) })
})

/** The fields of a person; days are 'YYYY-MM-DD', both included. */
export const personaSchema = object({
  nome: field('Nome', riga(200).required(CAMPO_OBBLIGATORIO)),
  reparto: field('Reparto', sceltaFra(REPARTI).required(CAMPO_OBBLIGATORIO), 'ufficio, macchine or banchi.'),
  dataInizio: field('Data inizio', giorno().required(CAMPO_OBBLIGATORIO), 'First day of work.'),
  dataFine: field('Data fine', ultimoGiorno, 'Last day of work, included; null while employed.'),
})

export type PersonaInput = InferType<typeof personaSchema>

/** What the fields of a person are called. */
export const personaLabels = labelsOf(personaSchema)

/** Whether someone is employed on a day. */
export function inForza({ dataInizio, dataFine }: Pick<PersonaInput, 'dataInizio' | 'dataFine'>, giornoIso: string) {
  return dataInizio <= giornoIso && (dataFine === null || giornoIso <= dataFine)
}
