// Statistics of the lines of orders. docs/rules/numeri.md#lines

import { array, object } from 'yup'
import {
  idRule,
  oneOfRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
  versioneRule,
} from '#shared/fields/fields.ts'
import { searchFilter, sinceFilter } from '#shared/fields/filters.ts'

/** What is made of the numbers of a column. */
export const OPERATIONS = ['max', 'min', 'avg', 'sum'] as const
export type ColumnOperation = (typeof OPERATIONS)[number]

export const OPERATION_LABELS: Readonly<Record<ColumnOperation, string>> = {
  max: 'Massimo',
  min: 'Minimo',
  avg: 'Media',
  sum: 'Somma',
}

/** Columns of lines that are numbers; the other names are keys of extra fields. */
export const RIGA_COLUMNS = ['numero', 'larghezza', 'altezza', 'ante', 'listino', 'netto', 'sconto_articolo'] as const
/** Those that only users who see prices are told. */
export const PREZZO_COLUMNS: readonly string[] = ['listino', 'netto', 'sconto_articolo']

/** How a column is read: the API calls one 'sconto_articolo'; a free field has the name that it was given. */
export const statisticColumnTitle = (name: string): string => (name === 'sconto_articolo' ? 'sconto articolo' : name)

const COLUMNS_MAX = 50
export const REQUIRED_OPERATIONS = 'Scegli almeno un’operazione'
export const REPEATED_COLUMNS = 'La stessa colonna compare più volte'

const itemSchema = object({
  name: singleLineRule(100).defined().default(''),
  operations: array()
    .of(oneOfRule(OPERATIONS).required(REQUIRED_FIELD))
    .transform(truncatedRule<ColumnOperation>(OPERATIONS.length))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .when('name', ([name], rule) => (name ? rule.min(1, REQUIRED_OPERATIONS) : rule)),
})

/** Columns without a name are left out. */
const withName = (items: unknown) =>
  Array.isArray(items)
    ? items.filter(
        (item) =>
          typeof (item as { name?: unknown })?.name !== 'string' || (item as { name: string }).name.trim() !== '',
      )
    : items

export const configurationSchema = object({
  name: singleLineRule(200).required(REQUIRED_FIELD),
  fieldsConf: object({
    fields: array()
      .of(itemSchema)
      .transform(withName)
      .transform(truncatedRule(COLUMNS_MAX))
      .typeError('È richiesta una lista')
      .defined()
      .default([])
      .max(COLUMNS_MAX)
      .test('ripetute', REPEATED_COLUMNS, (items) => new Set(items.map(({ name }) => name)).size === items.length),
  }).default({ fields: [] }),
})

export const configurationEditSchema = configurationSchema.shape({ pk: idRule(), versione: versioneRule })

/** Steps of a series in time: days up to two months, weeks up to a year, else months. */
export function axisStep(days: number): 'day' | 'week' | 'month' {
  return days <= 62 ? 'day' : days <= 366 ? 'week' : 'month'
}

/** Slices of a pie; the rest is folded into 'Altro'. */
const SLICES_MAX = 12
export const OTHER = 'Altro'
/** The part of the lines whose window has no code. */
export const WITHOUT_CODICE = 'Senza codice'

/** A part of a whole, with its percent to two decimals. */
export interface RigheSlice {
  nome: string
  numero: number
  percentuale: number
}

/** The largest parts, the rest as one. */
export function slicesOf(items: readonly { nome: string; numero: number }[]): RigheSlice[] {
  const all = items.reduce((sum, { numero }) => sum + numero, 0)
  const inOrder = [...items].sort((a, b) => b.numero - a.numero || a.nome.localeCompare(b.nome, 'it'))
  const resto = inOrder.slice(SLICES_MAX).reduce((sum, { numero }) => sum + numero, 0)
  const prime = [...inOrder.slice(0, SLICES_MAX), ...(resto > 0 ? [{ nome: OTHER, numero: resto }] : [])]
  return prime.map((item) => ({
    ...item,
    percentuale: all > 0 ? Math.round((item.numero * 10_000) / all) / 100 : 0,
  }))
}

/** Address of the CSV of the lines that a filter leaves. @param configuration whose extra fields get a column */
export function righeCsvUrl(filter: object, configuration: number | null): string {
  const search = new URLSearchParams({ filtro: JSON.stringify(filter) })
  if (configuration !== null) search.set('configurazione', String(configuration))
  return `/esporta/righe_ordini.csv?${search}`
}

/** A value at a day. */
export interface PuntoRighe {
  data: string
  valore: number
}

/** The filters of the configurations of statistics. */
export const configurazioniStatisticheFilters = {
  search: searchFilter('Part of the name.', { url: 'search' }),
  aggiornatoDopo: sinceFilter(),
}
