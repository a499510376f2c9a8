// The bill of materials of a piece, as it is written where no local service has it. docs/rules/ordini.md#lines
import { array, type InferType, number, object } from 'yup'
import {
  field,
  integerRule,
  labelsOf,
  parseNumber,
  REQUIRED_FIELD,
  singleLineRule,
  withoutCoercion,
} from '#shared/fields/fields.ts'

/** Rows of the bill of one piece. */
export const RIGHE_BOM_MAX = 500
/** Rows written at once, where all the pieces of a line get the same bill. */
export const WRITTEN_BOM_MAX = 50_000

export const NOT_ADDRESS = 'Serve un indirizzo che comincia con http:// o https://'
export const BOM_FROM_SERVICE = 'La distinta base arriva dal servizio locale: si cambia là.'
export const BOM_FROM_WINDOW =
  'La distinta di questa riga è quella della sua finestra: si cambia nella scheda Distinte.'
export const BOM_CHANGED = 'Nel frattempo la distinta è stata cambiata da altri: rileggila prima di salvare.'

const quantita = () =>
  withoutCoercion(number())
    .transform(parseNumber)
    .typeError('È richiesto un numero valido')
    .required(REQUIRED_FIELD)
    .min(0)
    .max(99_999_999)
    .test('decimali', 'Non più di 3 decimali', (value) => value == null || Number(value.toFixed(3)) === value)

const indirizzo = () =>
  singleLineRule(1000).test('indirizzo', NOT_ADDRESS, (text) => {
    if (!text) return true
    return /^https?:\/\//i.test(text) && URL.canParse(text)
  })

/** A row of a bill. */
export const rigaBomSchema = object({
  ord: field('Ord.', integerRule().min(0).max(999_999), 'Place in the bill.'),
  maktx: field('Nome', singleLineRule(200).required(REQUIRED_FIELD), 'Name of the material.'),
  quantity: field('Quantità', quantita(), 'How much of it, in `meins`; up to 3 decimals.'),
  meins: field('Unità', singleLineRule(20), 'Unit of measure.'),
  picUrl: field('Immagine', indirizzo(), 'Address of its picture, or empty.'),
})

export type RigaBomInput = InferType<typeof rigaBomSchema>

/** What the fields of a row are called. */
export const rigaBomLabels = labelsOf(rigaBomSchema)

/** The rows of a bill. */
export const righeBomSchema = array().of(rigaBomSchema).typeError('È richiesta una lista').defined().max(RIGHE_BOM_MAX)

/** '1.234,5' and '1234.5' as a number; the text itself when it is none, for the rule to refuse. */
function readQuantita(text: string): number | string {
  const english = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  return /^\d+(\.\d+)?$/.test(english) ? Number(english) : text
}

/**
 * The rows in a text as it is typed, or pasted from a sheet: a row a line; place, name, quantity, unit, address of the
 * picture, with tabs or semicolons between them. A missing place is ten after the one before. Nothing is judged.
 */
export function readRigheBom(text: string): Record<keyof RigaBomInput, unknown>[] {
  let last = 0
  const written = text.split(/\r?\n/).filter((riga) => riga.trim() !== '')
  return written.map((riga) => {
    const celle = riga.split(riga.includes('\t') ? '\t' : ';').map((cella) => cella.trim())
    const [ord = '', maktx = '', quantity = '', meins = '', picUrl = ''] = celle
    const place = ord === '' ? last + 10 : Number(ord)
    if (Number.isFinite(place)) last = place
    return { ord: Number.isFinite(place) ? place : ord, maktx, quantity: readQuantita(quantity), meins, picUrl }
  })
}

/** The rows as a text that `readRigheBom` reads back. */
export function writeRigheBom(righe: readonly Readonly<RigaBomInput>[]): string {
  const riga = ({ ord, maktx, quantity, meins, picUrl }: RigaBomInput) =>
    [ord, maktx, String(quantity).replace('.', ','), meins, picUrl].join('\t').trimEnd()
  return righe.map(riga).join('\n')
}
