// Staff.
// docs/rules/persone.md#staff
import { type ObjectSchema, object } from 'yup'
import { CAMPO_OBBLIGATORIO, giorno, giornoOpzionale, riga, sceltaFra } from '../../shared/fields/fields.ts'
import { formatoData } from '../../shared/formats/formats.ts'

export const REPARTI = ['ufficio', 'macchine', 'banchi'] as const
export type Reparto = (typeof REPARTI)[number]

/** What a department is called on the screens. */
export const ETICHETTE_REPARTO: Readonly<Record<Reparto, string>> = {
  ufficio: 'Ufficio',
  macchine: 'Macchine',
  banchi: 'Banchi',
}

/** A person as the form sends it; days are 'YYYY-MM-DD', both included. */
export interface PersonaInput {
  nome: string
  reparto: Reparto
  dataInizio: string
  dataFine: string | null
}

/** Message of a last day before the first one. @param inizio the first day */
export const finePrimaDiInizio = (inizio: string) =>
  `Data fine deve essere maggiore alla data inizio: ${formatoData(inizio)}`

/** The form of a person: name, department and first day are required; the last one is not before the first. */
export const personaSchema: ObjectSchema<PersonaInput> = object({
  nome: riga(200).required(CAMPO_OBBLIGATORIO),
  reparto: sceltaFra(REPARTI).required(CAMPO_OBBLIGATORIO),
  dataInizio: giorno().required(CAMPO_OBBLIGATORIO),
  dataFine: giornoOpzionale().test('ordine', function controlla(fine) {
    const { dataInizio } = this.parent as PersonaInput
    if (!fine || !dataInizio || fine >= dataInizio) return true
    return this.createError({ message: finePrimaDiInizio(dataInizio) })
  }),
})

/** Whether someone is employed on a day. */
export function inForza({ dataInizio, dataFine }: Pick<PersonaInput, 'dataInizio' | 'dataFine'>, giornoIso: string) {
  return dataInizio <= giornoIso && (dataFine === null || giornoIso <= dataFine)
}
