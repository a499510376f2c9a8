// Materials: the rules of one, and why one stays.

import { array, mixed, object, string } from 'yup'
import {
  booleanRule,
  field,
  INVALID_CHOICE,
  labelsOf,
  oneOfRule,
  singleLineRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import { searchFilter, sinceFilter } from '#shared/fields/filters.ts'
import { type Use, usesInWords } from '#shared/uses.ts'

// The columns of a material's printed rows: as they are stored, and as they are edited.

export const MATERIALE_COLUMNS_MAX = 50
const COLUMN_MAX = 64
const LABEL_MAX = 100

const REPEATED_COLUMN = 'Questa colonna c’è già.'
const DIRECTION_WITHOUT_POSIZIONE = 'La direzione vuole anche la posizione.'
const POSIZIONI_NOT_CONTIGUOUS = 'Le posizioni devono essere 1, 2, 3 … senza salti né doppioni.'
const NOT_LIST = 'È richiesta una lista'
const NOT_PAIRS = 'È richiesta una lista di coppie [colonna, asc o desc].'
const NOT_MAP = 'È richiesto un elenco di etichette.'

const DIRECTIONS = ['asc', 'desc'] as const
export type Direction = (typeof DIRECTIONS)[number]
/** A column, in lower case, and the way the rows are ordered by it. */
type ColumnOrdering = readonly [colonna: string, direzione: Direction]

/** The columns as they are stored. */
export interface MaterialeColumns {
  /** Names, in the order they are printed in. */
  colonneList: string[]
  /** What the rows are ordered by: first by the first. */
  sort: ColumnOrdering[]
  /** Lower case column → its title in the PDF. No prototype: the keys are free. */
  labels: Record<string, string>
}

/** A column as it is edited. */
export interface RigaColumn {
  colonna: string
  direction: Direction | null
  /** Its place among those that the rows are ordered by, '1', '2' …; null for none. */
  order: string | null
  /** Its title in the PDF; '' for its name. */
  label: string
}

/** What a supplier-order row has by itself; an import adds its own columns to these. */
export const COLUMNS_OF_RIGHE = [
  'codice',
  'descrizione',
  'quantita',
  'um',
  'spessore',
  'stampato',
  'misure',
  'misure_vetro',
  'sezione',
] as const

/** The name that `sort` and `labels` know a column by. */
export const columnKey = (column: string): string => column.trim().toLowerCase()

/** A map with free keys: none of them can be mistaken for what objects inherit. */
function map(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const next: Record<string, string> = Object.create(null)
  for (const [key, value] of pairs) next[key] = value
  return next
}

/** Where the name of a column is there a second time; -1 when it is nowhere. */
function repeatedIndex(columns: readonly unknown[]): number {
  const keys = columns.map((column) => (typeof column === 'string' ? columnKey(column) : ''))
  return keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index)
}

const nothing = (value: unknown) => value === null || value === undefined || value === ''

function readSort(_value: unknown, originale: unknown): unknown {
  if (nothing(originale)) return []
  if (!Array.isArray(originale) || originale.length > MATERIALE_COLUMNS_MAX) return originale
  return originale.map((one) => {
    if (Array.isArray(one)) return one.map(inLowerCase)
    return isRow(one, 'direzione') ? [inLowerCase(one.colonna), inLowerCase(one.direzione)] : one
  })
}

/** A column with one thing more, as GraphQL takes what is stored by column. */
const isRow = <K extends string>(one: unknown, other: K): one is { colonna: unknown } & Record<K, unknown> =>
  typeof one === 'object' && one !== null && 'colonna' in one && other in one

const inLowerCase = (text: unknown) => (typeof text === 'string' ? columnKey(text) : text)

function sortReason(value: unknown): string | null {
  if (!Array.isArray(value)) return NOT_PAIRS
  if (value.length > MATERIALE_COLUMNS_MAX) return `Non più di ${MATERIALE_COLUMNS_MAX} elementi`
  const pairs = value.every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'),
  )
  if (!pairs) return NOT_PAIRS
  const directions: readonly string[] = DIRECTIONS
  if (value.some(([, direction]) => !directions.includes(direction))) return INVALID_CHOICE
  return repeatedIndex(value.map(([column]) => column)) < 0 ? null : REPEATED_COLUMN
}

function readLabels(_value: unknown, originale: unknown): unknown {
  if (nothing(originale)) return map([])
  if (typeof originale !== 'object' || originale === null) return originale
  const items = Array.isArray(originale) ? titlesOf(originale) : Object.entries(originale)
  if (!items || items.length > MATERIALE_COLUMNS_MAX || items.some(([, text]) => typeof text !== 'string'))
    return originale
  return map(items.map(([column, text]) => [columnKey(column), text.trim()] as const).filter(([, t]) => t))
}

/** Titles that came as rows, each with its column; null when they are none, or a column has two. */
function titlesOf(righe: readonly unknown[]): [string, unknown][] | null {
  const items = righe.flatMap((one): [string, unknown][] =>
    isRow(one, 'titolo') && typeof one.colonna === 'string' ? [[one.colonna, one.titolo]] : [],
  )
  return items.length === righe.length && repeatedIndex(items.map(([column]) => column)) < 0 ? items : null
}

function labelsReason(value: unknown): string | null {
  if (Array.isArray(value) && value.length > MATERIALE_COLUMNS_MAX)
    return `Non più di ${MATERIALE_COLUMNS_MAX} elementi`
  if (Array.isArray(value) && repeatedIndex(value.map((one) => one?.colonna)) >= 0) return REPEATED_COLUMN
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NOT_MAP
  const items = Object.entries(value)
  if (items.length > MATERIALE_COLUMNS_MAX) return `Non più di ${MATERIALE_COLUMNS_MAX} elementi`
  for (const [column, text] of items) {
    if (!singleLineRule(LABEL_MAX).strict().isValidSync(text))
      return `${column.slice(0, COLUMN_MAX)}: etichetta non valida`
  }
  return null
}

/** The stored columns, field by field; that they fit together is `noColumnReason`'s to say. */
const columnsFields = {
  colonneList: array()
    .of(singleLineRule(COLUMN_MAX).required())
    .transform(truncatedRule<string>(MATERIALE_COLUMNS_MAX))
    .typeError(NOT_LIST)
    .defined()
    .default([])
    .max(MATERIALE_COLUMNS_MAX)
    .test('ripetuta', (columns, ctx) => {
      const index = repeatedIndex(columns)
      return index < 0 || ctx.createError({ path: `${ctx.path}[${index}]`, message: REPEATED_COLUMN })
    }),
  sort: mixed<ColumnOrdering[]>()
    .transform(readSort)
    .defined()
    .default([])
    .test('sort', (value, ctx) => {
      const reason = sortReason(value)
      return reason === null || ctx.createError({ message: reason })
    }),
  labels: mixed<Record<string, string>>()
    .transform(readLabels)
    .defined()
    .default({})
    .test('labels', (value, ctx) => {
      const reason = labelsReason(value)
      return reason === null || ctx.createError({ message: reason })
    }),
}

/** Why an order or a title is of no column: the field and the message; null when all are of one, or none can be read. */
function noColumnReason({ colonneList, sort, labels }: MaterialeColumns): [keyof MaterialeColumns, string] | null {
  // What is no list of names, or no map, has a message of its own.
  const names = Array.isArray(colonneList) && colonneList.every((name) => typeof name === 'string')
  if (!names || sortReason(sort) !== null || labelsReason(labels) !== null) return null
  const note = new Set(colonneList.map(columnKey))
  const unknown = (
    field: keyof MaterialeColumns,
    names: readonly string[],
  ): [keyof MaterialeColumns, string] | null => {
    const name = names.find((one) => !note.has(one))
    return name === undefined ? null : [field, `Non c’è una colonna «${name.slice(0, COLUMN_MAX)}».`]
  }
  const ordinate = sort.map(([column]) => column)
  return unknown('sort', ordinate) ?? unknown('labels', Object.keys(labels))
}

/** Orders and titles without those of columns that are no longer there: the places that follow move up. */
export function onlyOf(colonneList: readonly string[], { sort, labels }: Pick<MaterialeColumns, 'sort' | 'labels'>) {
  const note = new Set(colonneList.map(columnKey))
  return {
    sort: sort.filter(([column]) => note.has(column)),
    labels: map(Object.entries(labels).filter(([column]) => note.has(column))),
  }
}

/** The stored columns as they are edited. */
export function righeColumnsOf({ colonneList, sort, labels }: Readonly<MaterialeColumns>): RigaColumn[] {
  return colonneList.map((column) => {
    const key = columnKey(column)
    const place = sort.findIndex(([sorted]) => sorted === key)
    return {
      colonna: column,
      direction: sort[place]?.[1] ?? null,
      order: place < 0 ? null : String(place + 1),
      label: (Object.hasOwn(labels, key) && labels[key]) || '',
    }
  })
}

/** The edited columns as they are stored. */
export function columnsOfRows(righe: readonly RigaColumn[]): MaterialeColumns {
  const ordinate = righe
    .filter(({ order }) => order !== null)
    .sort((a, b) => Number(a.order) - Number(b.order))
    .map(({ colonna, direction }) => [columnKey(colonna), direction ?? 'asc'] as const)
  return {
    colonneList: righe.map(({ colonna }) => colonna.trim()),
    sort: ordinate,
    labels: map(righe.map(({ colonna, label }) => [columnKey(colonna), label.trim()] as const).filter(([, l]) => l)),
  }
}

/** Places counted anew from 1, in the order they had. */
function contiguous(righe: readonly RigaColumn[]): RigaColumn[] {
  const prese = righe.flatMap(({ order }) => (order === null ? [] : [Number(order)])).sort((a, b) => a - b)
  return righe.map((one) =>
    one.order === null ? one : { ...one, order: String(prese.indexOf(Number(one.order)) + 1) },
  )
}

/** The places that a column may take: those that no other has and that leave no gap. */
export function posizioniFor(righe: readonly RigaColumn[], index: number): string[] {
  const others = righe.filter((one, place) => place !== index && one.order !== null).map(({ order }) => order)
  return Array.from({ length: others.length + 1 }, (_, place) => String(place + 1)).filter((p) => !others.includes(p))
}

const withRiga = (righe: readonly RigaColumn[], index: number, different: Partial<RigaColumn>) =>
  contiguous(righe.map((one, place) => (place === index ? { ...one, ...different } : one)))

/** A column takes a place, in ascending order unless it had another, or leaves it. */
export function withPosizione(righe: readonly RigaColumn[], index: number, order: string | null): RigaColumn[] {
  return withRiga(righe, index, { order, direction: order === null ? null : (righe[index]?.direction ?? 'asc') })
}

/** A column is ordered by, at the next place unless it has one, or is no longer. */
export function withDirection(righe: readonly RigaColumn[], index: number, direction: Direction | null) {
  const order = direction === null ? null : (righe[index]?.order ?? posizioniFor(righe, index).at(-1) ?? null)
  return withRiga(righe, index, { direction, order })
}

/** Without a column: higher places move down. */
export function withoutColumn(righe: readonly RigaColumn[], index: number): RigaColumn[] {
  return contiguous(righe.filter((_, place) => place !== index))
}

/** A column at another place of the printed row; what the rows are ordered by stays. */
export function withMovedColumn(righe: readonly RigaColumn[], from: number, a: number): RigaColumn[] {
  const rearranged = [...righe]
  const [moved] = rearranged.splice(from, 1)
  if (moved) rearranged.splice(a, 0, moved)
  return rearranged
}

export const NEW_COLUMN: Readonly<RigaColumn> = { colonna: '', direction: null, order: null, label: '' }

/** What people call the two ways of ordering. */
export const DIRECTION_LABELS = { asc: 'Crescente', desc: 'Decrescente' } as const

const posizione = string()
  .nullable()
  .default(null)
  .test('direzione', DIRECTION_WITHOUT_POSIZIONE, (order, { parent }) => order !== null || parent.direction === null)

/** A column of the form. */
export const rigaColumnSchema = object({
  colonna: field('Colonna', singleLineRule(COLUMN_MAX).required()),
  direction: field('Direzione', oneOfRule(DIRECTIONS, DIRECTION_LABELS).nullable().default(null)),
  order: field('Ordine', posizione),
  label: field('Etichetta PDF', singleLineRule(LABEL_MAX)),
})

/** The columns of the form: named, each once, with places from 1 on without gaps. */
export const righeColumnsSchema = array()
  .of(rigaColumnSchema)
  .defined()
  .default([])
  .max(MATERIALE_COLUMNS_MAX)
  .test('ripetuta', (righe, ctx) => {
    const index = repeatedIndex(righe.map(({ colonna }) => colonna))
    return index < 0 || ctx.createError({ path: `${ctx.path}[${index}].colonna`, message: REPEATED_COLUMN })
  })
  .test('contigue', POSIZIONI_NOT_CONTIGUOUS, (righe) => {
    const prese = righe.flatMap(({ order }) => (order == null ? [] : [Number(order)])).sort((a, b) => a - b)
    return prese.every((place, index) => place === index + 1)
  })

export const NAME_MAX = 100

export const NAME_ALREADY_USED = 'Esiste già un materiale con questo nome.'
const NAME_WITHOUT_LETTERS = 'Il nome deve avere almeno una lettera o una cifra.'
export const NAME_LOCKED = 'Il materiale è legato alla schedulazione: il nome non si può cambiare.'
export const TIED_TO_SCHEDULAZIONE = 'Il materiale è legato alla schedulazione: non si può eliminare.'

/** What is written of a material. */
export interface MaterialeInput extends MaterialeColumns {
  nome: string
  /** Reminds of supplier orders of this material that are missing. */
  showReminderOrdineFornitore: boolean
}

// A name of dots alone is no segment of an address.
const name = singleLineRule(NAME_MAX)
  .required()
  .test('lettere', NAME_WITHOUT_LETTERS, (name) => !name || /[\p{L}\p{N}]/u.test(name))

const header = {
  nome: field('Nome', name, 'Name, unique: suppliers and supplier orders call it so.'),
  showReminderOrdineFornitore: field(
    'Reminder Ordine Fornitore',
    booleanRule(false),
    'Reminds of supplier orders of this material that are missing.',
  ),
}

/** What a material has beside its columns. */
export const materialeHeaderSchema = object(header)

/** A material as it is sent; orders and titles must be of its columns. */
export const materialeSchema = object({ ...header, ...columnsFields }).test('colonne', (materiale, ctx) => {
  const reason = noColumnReason(materiale)
  return reason === null || ctx.createError({ path: reason[0], message: reason[1] })
})

/** The form of a material: its columns as rows. */
export const materialeFormSchema = object({ ...header, colonne: field('Colonne', righeColumnsSchema) })

/** What the fields of a material are called. */
export const materialeLabels = labelsOf(materialeFormSchema)

/** Why a material that is named somewhere stays; null when it is named nowhere. */
export function materialeInUseReason(uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `Il materiale è usato da ${words}: non si può eliminare.`
}

/** The filters of the materials. */
export const materialiFilters = {
  search: searchFilter('Every word of name and columns, any order, case and accents folded.', { url: 'search' }),
  aggiornatoDopo: sinceFilter(),
}
