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
} from '../../shared/fields/fields.ts'
import { formatQuantity } from '../../shared/formats/formats.ts'
import { INVALID_NUMBER } from '../../shared/money/money.ts'
import { NOME_MAX } from '../materiali/rules.ts'

/** Largest quantity: what a double holds to the thousandth, and a column numeric(12,3). */
/** Rows enter a supplier order, and leave it, by acts of their own. */
export const NON_SI_ASSEGNA_QUI =
  'Le righe entrano in un ordine a fornitore con Sposta o Genera, e ne escono con Stacca.'

export const QUANTITA_MAX = 999_999_999.999
const TRE_DECIMALI = 'Assicurati che non ci siano più di 3 cifre decimali.'
/** Parts of a split, and rows worked at once, at most. */
export const PARTI_MAX = 100
const RIGHE_FORNITORE_MAX = 1000

const CHIAVI_MAX = 200
const CHIAVE_MAX = 64
const VALORE_MAX = 2000

/** Free keys and texts. */
type ReadExtraFields = Readonly<Record<string, string>>

/** What is written of a row. */
export interface RigaOrdineFornitoreInput {
  /** Name of the material. */
  tipologia: string
  /** Number of the supplier. */
  fornitore: number
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
  rigaOrdine: number | null
  extraFields: ReadExtraFields
}

/** A quantity above 0 with at most 3 decimals. */
function quantitaRule(): NumberSchema<number> {
  return withoutCoercion(number())
    .transform(parseNumber)
    .typeError(INVALID_NUMBER)
    .required(REQUIRED_FIELD)
    .positive()
    .max(QUANTITA_MAX)
    .test('decimali', TRE_DECIMALI, (valore) => valore === undefined || Number(valore.toFixed(3)) === valore)
}

/** Why these are no extra fields: a map of at most 200 short keys, each with a text or a number. */
export function whyBadExtra(valore: unknown): string | null {
  if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) return 'È richiesto un elenco di campi'
  const voci = Object.entries(valore)
  if (voci.length > CHIAVI_MAX) return `Non più di ${CHIAVI_MAX} campi`
  for (const [nome, contenuto] of voci) {
    const chiave = nome.trim()
    if (chiave === '' || chiave.length > CHIAVE_MAX) return `Il nome di un campo va da 1 a ${CHIAVE_MAX} caratteri`
    const semplice = typeof contenuto === 'string' || (typeof contenuto === 'number' && Number.isFinite(contenuto))
    if (contenuto !== null && !semplice) return `${chiave}: valore non valido`
    const testo = `${chiave}${contenuto ?? ''}`
    if (testo.includes('\0') || !testo.isWellFormed()) return 'Sono presenti caratteri non ammessi'
    if (String(contenuto ?? '').length > VALORE_MAX) return `${chiave}: non più di ${VALORE_MAX} caratteri`
  }
  return null
}

/** The map with its keys trimmed and texts for values, what is empty left out; `__proto__` is a key like the others. */
export function readExtraFields(valore: object): ReadExtraFields {
  const letti: Record<string, string> = Object.create(null)
  for (const [nome, contenuto] of Object.entries(valore)) {
    const testo = String(contenuto ?? '').trim()
    if (testo !== '') letti[nome.trim()] = testo
  }
  return letti
}

/** A free map; not an object schema, which would drop keys that it does not know. */
function extraFields(): MixedSchema<ReadExtraFields, AnyObject, ReadExtraFields, 'd'> {
  return mixed<ReadExtraFields>()
    .transform((valore: unknown) => {
      if (valore === null || valore === '') return {}
      return whyBadExtra(valore) === null ? readExtraFields(valore as object) : valore
    })
    .defined()
    .default({})
    .test('campi', (valore, ctx) => {
      const motivo = whyBadExtra(valore)
      return motivo === null || ctx.createError({ message: motivo })
    })
}

/** The fields of a row. */
export const rigaOrdineFornitoreSchema: ObjectSchema<RigaOrdineFornitoreInput> = object({
  tipologia: field(
    'Tipologia',
    singleLineRule(NOME_MAX).required(),
    'Name of the material; it stays while a supplier order has the row.',
  ),
  fornitore: field(
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
  rigaOrdine: field(
    'Riga ordine',
    refersTo('rigaOrdine', optionalIdRule()),
    'Number of the line of the order that it is for.',
  ),
  extraFields: field('Campi extra', extraFields(), 'Free keys and texts, all of them.'),
})

/** What the fields of a row are called. */
export const rigaOrdineFornitoreLabels = labelsOf(rigaOrdineFornitoreSchema)

/** Fields of a row that a printed column may show, by the name that a material calls the column. */
export const COLONNA_FIELDS = {
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
export function colonnaTitle(colonna: string): string {
  const field = Object.entries(COLONNA_FIELDS).find(([name]) => name === colonna.trim().toLowerCase())?.[1]
  return field ? rigaOrdineFornitoreLabels[field] : colonna.trim()
}

/** A free field, as a form and the history list it. */
export interface ExtraEntry {
  readonly nome: string
  readonly testo: string
}

/** The map as a list, by name. */
export function extraEntries(campi: ReadExtraFields): ExtraEntry[] {
  return Object.entries(campi)
    .map(([nome, testo]) => ({ nome, testo }))
    .sort((a, b) => (a.nome < b.nome ? -1 : 1))
}

/** The list as a map; lines without a name and a text are left out. */
export function extraMap(voci: readonly ExtraEntry[]): ReadExtraFields {
  const campi: Record<string, string> = Object.create(null)
  for (const { nome, testo } of voci) if (nome.trim() !== '' || testo.trim() !== '') campi[nome.trim()] = testo.trim()
  return campi
}

/** The same rules for the form, whose free fields are a list: each name once. */
export const rigaFormSchema = rigaOrdineFornitoreSchema.shape({
  extraFields: mixed<readonly ExtraEntry[]>()
    .required()
    .test('campi', (voci, ctx) => {
      const nomi = voci.map(({ nome }) => nome.trim()).filter(Boolean)
      const doppio = nomi.find((nome, indice) => nomi.indexOf(nome) !== indice)
      const motivo = doppio ? `${doppio}: c’è già un campo con questo nome` : whyBadExtra(extraMap(voci))
      return motivo === null || ctx.createError({ message: motivo })
    }),
})

/** The rows that something is done with, all or none. */
export const righeSchema = idListRule(RIGHE_FORNITORE_MAX).min(1, 'Scegli almeno una riga.')

/** Quantity → whole thousandths. */
function millesimi(valore: number): bigint {
  return BigInt(valore.toFixed(3).replace('.', ''))
}

/** Exact sum of quantities. */
export function sumQuantita(valori: readonly number[]): number {
  return Number(valori.reduce((somma, valore) => somma + millesimi(valore), 0n)) / 1000
}

/** The sentence of a split whose parts are not the whole; null when they are. */
export function whyNotSplit(parti: readonly number[], intera: number): string | null {
  return sumQuantita(parti) === intera ? null : `La somma delle quantità deve essere ${formatQuantity(intera)}.`
}

/** The parts of a split: at least two, each a quantity; that they sum to the row is `whyNotSplit`. */
export const partiSchema = array()
  .of(quantitaRule())
  .transform(truncatedRule<number>(PARTI_MAX))
  .typeError('È richiesta una lista')
  .defined()
  .default([])
  .min(2, 'Servono almeno due quantità.')
  .max(PARTI_MAX)

/** What must be equal for rows to be one, and what it is called; the quantity is what is summed. */
const UGUALI = {
  ordine: 'ordine',
  tipologia: 'tipologia',
  fornitore: 'fornitore',
  ordineFornitore: 'ordine a fornitore',
  rigaOrdine: 'riga ordine',
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
export type RigaConfrontata = Readonly<Record<Exclude<keyof typeof UGUALI, 'extraFields'>, string | number | null>> & {
  readonly extraFields: Readonly<Record<string, unknown>>
}

function impronta(valore: unknown): string {
  if (typeof valore !== 'object' || valore === null) return String(valore)
  return JSON.stringify(Object.entries(valore).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Rows with the same text are equal in all but the quantity. */
export function mergeKey(riga: RigaConfrontata): string {
  return JSON.stringify((Object.keys(UGUALI) as (keyof typeof UGUALI)[]).map((campo) => impronta(riga[campo])))
}

/**
 * Why rows are not merged: like the import's collapse_righe, only rows with all but the quantity equal become one.
 * Null when they may.
 */
export function whyNotMerge(righe: readonly RigaConfrontata[]): string | null {
  const [prima, ...altre] = righe
  if (!prima || altre.length === 0) return 'Scegli almeno due righe da unire.'
  const diversi = (Object.keys(UGUALI) as (keyof typeof UGUALI)[]).filter((campo) =>
    altre.some((riga) => impronta(riga[campo]) !== impronta(prima[campo])),
  )
  if (diversi.length === 0) return null
  return `Si uniscono solo righe uguali in tutto tranne la quantità; queste hanno diversi: ${diversi.map((campo) => UGUALI[campo]).join(', ')}.`
}
