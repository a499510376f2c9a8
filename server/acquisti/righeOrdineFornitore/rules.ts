// Rows of supplier orders: the form of one, and how rows are split and merged.
import {
  type AnyObject,
  array,
  type MixedSchema,
  mixed,
  type NumberSchema,
  number,
  type ObjectSchema,
  object,
} from 'yup'
import {
  field,
  idListRule,
  idRule,
  labelsOf,
  longTextRule,
  optionalIdRule,
  parseNumber,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
  truncatedRule,
  withoutCoercion,
} from '#shared/fields/fields.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { INVALID_NUMBER } from '#shared/money/money.ts'
import { NAME_MAX } from '../materiali/rules.ts'

/** Rows enter a supplier order, and leave it, by acts of their own. */
export const NOT_ASSIGNED_HERE =
  'Le righe entrano in un ordine a fornitore con Sposta o Genera, e ne escono con Stacca.'

/** Largest quantity: what a double holds to the thousandth, and a column numeric(12,3). */
export const QUANTITA_MAX = 999_999_999.999
const THREE_DECIMALS = 'Assicurati che non ci siano più di 3 cifre decimali.'
/** Parts of a split, and rows worked at once, at most. */
export const PARTS_MAX = 100
const RIGHE_FORNITORE_MAX = 1000

const KEYS_MAX = 200
const KEY_MAX = 64
const VALUE_MAX = 2000

/** Free keys and texts. */
type ReadExtraFields = Readonly<Record<string, string>>

/** What is written of a row. */
export interface RigaOrdineFornitoreInput {
  /** Name of the material. */
  tipologia: string
  /** Number of the supplier. */
  fornitorePk: number
  codice: string
  descrizione: string
  quantita: number
  um: string
  spessore: string
  stampato: string
  misure: string
  misureVetro: string
  sezione: string
  /** Number of the line of the order that it is for; null for the order as a whole. */
  rigaOrdinePk: number | null
  extraFields: ReadExtraFields
}

/** A quantity above 0 with at most 3 decimals. */
function quantitaRule(): NumberSchema<number> {
  return amountOfRule().positive()
}

/** A quantity with at most 3 decimals; it may be 0, and less where the caller does not say otherwise. */
export function amountOfRule(): NumberSchema<number> {
  return withoutCoercion(number())
    .transform(parseNumber)
    .typeError(INVALID_NUMBER)
    .required(REQUIRED_FIELD)
    .max(QUANTITA_MAX)
    .test('decimali', THREE_DECIMALS, (value) => value === undefined || Number(value.toFixed(3)) === value)
}

/** Why these are no extra fields: a map of at most 200 short keys, each with a text or a number. */
export function whyBadExtra(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'È richiesto un elenco di campi'
  const items = Object.entries(value)
  if (items.length > KEYS_MAX) return `Non più di ${KEYS_MAX} campi`
  for (const [name, content] of items) {
    const key = name.trim()
    if (key === '' || key.length > KEY_MAX) return `Il nome di un campo va da 1 a ${KEY_MAX} caratteri`
    const semplice = typeof content === 'string' || (typeof content === 'number' && Number.isFinite(content))
    if (content !== null && !semplice) return `${key}: valore non valido`
    const text = `${key}${content ?? ''}`
    if (text.includes('\0') || !text.isWellFormed()) return 'Sono presenti caratteri non ammessi'
    if (String(content ?? '').length > VALUE_MAX) return `${key}: non più di ${VALUE_MAX} caratteri`
  }
  return null
}

/** The map with its keys trimmed and texts for values, what is empty left out; `__proto__` is a key like the others. */
export function readExtraFields(value: object): ReadExtraFields {
  const read: Record<string, string> = Object.create(null)
  for (const [name, content] of Object.entries(value)) {
    const text = String(content ?? '').trim()
    if (text !== '') read[name.trim()] = text
  }
  return read
}

/** A free map; not an object schema, which would drop keys that it does not know. */
function extraFields(): MixedSchema<ReadExtraFields, AnyObject, ReadExtraFields, 'd'> {
  return mixed<ReadExtraFields>()
    .transform((value: unknown) => {
      if (value === null || value === '') return {}
      return whyBadExtra(value) === null ? readExtraFields(value as object) : value
    })
    .defined()
    .default({})
    .test('campi', (value, ctx) => {
      const reason = whyBadExtra(value)
      return reason === null || ctx.createError({ message: reason })
    })
}

/** The fields of a row. */
export const rigaOrdineFornitoreSchema: ObjectSchema<RigaOrdineFornitoreInput> = object({
  tipologia: field(
    'Tipologia',
    singleLineRule(NAME_MAX).required(),
    'Name of the material; it stays while a supplier order has the row.',
  ),
  fornitorePk: field(
    'Fornitore',
    refersTo('fornitore', idRule()),
    'Number of a supplier of that material; it stays as the type does.',
  ),
  codice: field('Codice', singleLineRule(100), 'Code of the article; may be empty.'),
  descrizione: field('Descrizione', longTextRule(2000), 'What it is.'),
  quantita: field('Quantità', quantitaRule(), 'How much, in `um`: above 0, at most 3 decimals.'),
  um: field('Unità di misura', singleLineRule(20), 'Unit of measure.'),
  spessore: field('Spessore', singleLineRule(100), 'Thickness, as written.'),
  stampato: field('Stampato', singleLineRule(200), 'Pattern of the glass, as written.'),
  misure: field('Misure', singleLineRule(200), 'Measures, as written.'),
  misureVetro: field('Misure vetro', singleLineRule(200), 'Measures of the glass, as written.'),
  sezione: field('Sezione', singleLineRule(200), 'Section, as written.'),
  rigaOrdinePk: field(
    'Riga ordine',
    refersTo('rigaOrdine', optionalIdRule()),
    'Number of the line of the order that it is for.',
  ),
  extraFields: field('Campi extra', extraFields(), 'Free keys and texts, all of them.'),
})

/** What the fields of a row are called. */
export const rigaOrdineFornitoreLabels = labelsOf(rigaOrdineFornitoreSchema)

/** Fields of a row that a printed column may show, by the name that a material calls the column. */
export const COLUMN_FIELDS = {
  codice: 'codice',
  descrizione: 'descrizione',
  quantita: 'quantita',
  um: 'um',
  spessore: 'spessore',
  stampato: 'stampato',
  misure: 'misure',
  misure_vetro: 'misureVetro',
  sezione: 'sezione',
} as const satisfies Readonly<Record<string, keyof RigaOrdineFornitoreInput>>

/** The title of a printed column that has no other: the word of the field, or the name of a free column as it is. */
export function columnTitle(column: string): string {
  const field = Object.entries(COLUMN_FIELDS).find(([name]) => name === column.trim().toLowerCase())?.[1]
  return field ? rigaOrdineFornitoreLabels[field] : column.trim()
}

/** A free field, as a form and the history list it. */
export interface ExtraEntry {
  readonly nome: string
  readonly testo: string
}

/** The map as a list, by name. */
export function extraEntries(fields: ReadExtraFields): ExtraEntry[] {
  return Object.entries(fields)
    .map(([name, text]) => ({ nome: name, testo: text }))
    .sort((a, b) => (a.nome < b.nome ? -1 : 1))
}

/** The list as a map; lines without a name and a text are left out. */
export function extraMap(items: readonly ExtraEntry[]): ReadExtraFields {
  const fields: Record<string, string> = Object.create(null)
  for (const { nome, testo } of items) if (nome.trim() !== '' || testo.trim() !== '') fields[nome.trim()] = testo.trim()
  return fields
}

const listOfExtra = mixed<readonly ExtraEntry[]>()
  .required()
  .test('campi', (items, ctx) => {
    const names = items.map(({ nome }) => nome.trim()).filter(Boolean)
    const doppio = names.find((name, index) => names.indexOf(name) !== index)
    const reason = doppio ? `${doppio}: c’è già un campo con questo nome` : whyBadExtra(extraMap(items))
    return reason === null || ctx.createError({ message: reason })
  })

/** The same rules for the form, whose free fields are a list: each name once. */
export const rigaFormSchema = rigaOrdineFornitoreSchema.shape({
  extraFields: field('Campi extra', listOfExtra),
})

/** The rows that something is done with, all or none. */
export const righeSchema = idListRule(RIGHE_FORNITORE_MAX).min(1, 'Scegli almeno una riga.')

/** Quantity → whole thousandths. */
function thousandths(value: number): bigint {
  return BigInt(value.toFixed(3).replace('.', ''))
}

/** Exact sum of quantities. */
export function sumQuantita(values: readonly number[]): number {
  return Number(values.reduce((sum, value) => sum + thousandths(value), 0n)) / 1000
}

/** The sentence of a split whose parts are not the whole; null when they are. */
export function whyNotSplit(parts: readonly number[], whole: number): string | null {
  return sumQuantita(parts) === whole ? null : `La somma delle quantità deve essere ${formatQuantity(whole)}.`
}

/** The parts of a split: at least two, each a quantity; that they sum to the row is `whyNotSplit`. */
export const partsSchema = array()
  .of(quantitaRule())
  .transform(truncatedRule<number>(PARTS_MAX))
  .typeError('È richiesta una lista')
  .defined()
  .default([])
  .min(2, 'Servono almeno due quantità.')
  .max(PARTS_MAX)

/** What must be equal for rows to be one, and what it is called; the quantity is what is summed. */
const EQUAL = {
  ordinePk: 'ordine',
  tipologia: 'tipologia',
  fornitorePk: 'fornitore',
  ordineFornitorePk: 'ordine a fornitore',
  rigaOrdinePk: 'riga ordine',
  codice: 'codice',
  descrizione: 'descrizione',
  um: 'unità di misura',
  spessore: 'spessore',
  stampato: 'stampato',
  misure: 'misure',
  misureVetro: 'misure vetro',
  sezione: 'sezione',
  extraFields: 'campi extra',
} as const

/** What tells rows apart; extra fields as their map. */
export type ComparedRiga = Readonly<Record<Exclude<keyof typeof EQUAL, 'extraFields'>, string | number | null>> & {
  readonly extraFields: Readonly<Record<string, unknown>>
}

function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Rows with the same text are equal in all but the quantity. */
export function mergeKey(riga: ComparedRiga): string {
  return JSON.stringify((Object.keys(EQUAL) as (keyof typeof EQUAL)[]).map((column) => fingerprint(riga[column])))
}

/**
 * Why rows are not merged: like the import's collapse_righe, only rows with all but the quantity equal become one.
 * Null when they may.
 */
export function whyNotMerge(righe: readonly ComparedRiga[]): string | null {
  const [before, ...others] = righe
  if (!before || others.length === 0) return 'Scegli almeno due righe da unire.'
  const different = (Object.keys(EQUAL) as (keyof typeof EQUAL)[]).filter((column) =>
    others.some((riga) => fingerprint(riga[column]) !== fingerprint(before[column])),
  )
  if (different.length === 0) return null
  return `Si uniscono solo righe uguali in tutto tranne la quantità; queste hanno diversi: ${different.map((column) => EQUAL[column]).join(', ')}.`
}

/** What a row is called where it is spoken of: its code, else how its description begins, else its material. */
export const rigaFornitoreName = (riga: { codice: string; descrizione: string; tipologia: string }): string =>
  riga.codice || riga.descrizione.split('\n')[0]?.slice(0, 60) || riga.tipologia
