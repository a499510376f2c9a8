// The lines of an order: the form's rules and the price of a line.
// docs/rules/ordini.md#prices

import { mixed, type ObjectSchema, object } from 'yup'
import { compostoFields, type SaidComposto } from '#shared/composti/specchiature.ts'
import {
  booleanRule,
  field,
  idRule,
  integerRule,
  labelsOf,
  longTextRule,
  optionalIdRule,
  optionalMillimetresRule,
  REQUIRED_FIELD,
  singleLineRule,
} from '#shared/fields/fields.ts'
import {
  periodFilter,
  pkFilter,
  pksFilter,
  searchFilter,
  textFilter,
  wordFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { amountRule, nettoOf, percentageRule } from '#shared/money/money.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'
import { finestraFields, NO_FINESTRA, type SaidFinestra } from '../finestra/rules.ts'

/** Pieces of a line at most: each has a place for its picture. */
const NUMERO_MAX = 9999
const ANTE_MAX = 99

/** A line as the form sends it. */
export interface RigaInput extends SaidFinestra, SaidComposto {
  /** Number of the line; null for a new one. */
  pk: number | null
  tipoSerramentoPk: number
  codiceSerramentoPk: number | null
  /** An extra line: resold, with a code of its own. */
  rivendita: boolean
  codiceRivendita: string
  numero: number
  /** Euro, of the whole line. */
  listino: number | null
  /** Percent. */
  scontoArticolo: number | null
  /** Percent, on what the first discount leaves; never on extra lines. */
  scontoCorrettivo: number | null
  /** Euro; computed unless the line is extra. */
  netto: number | null
  /** mm */
  altezza: number | null
  /** mm */
  larghezza: number | null
  ante: number | null
  forma: string
  descrizione: string
  /** All the extra fields; those of a stored line stay where they are not told. */
  extraFields?: ExtraFields | undefined
}

/** Free keys of a line, each with a text, a number, a yes or no, or nothing. */
export type ExtraFields = Readonly<Record<string, unknown>>

/** What of a line says how many leaves each of its windows has. */
export interface RigaWithAnte {
  ante: number | null
  tipoSerramento: { ante: number }
}

/** Leaves of a window of a line: those that it says, else those of its type. */
export function leavesOf({ ante, tipoSerramento }: RigaWithAnte): number {
  return ante ?? tipoSerramento.ante
}

/** The prices of a line. */
export type PrezziRiga = Pick<RigaInput, 'rivendita' | 'listino' | 'scontoArticolo' | 'scontoCorrettivo' | 'netto'>

/**
 * Net of a line. Computed when list price and discount are set; a list price alone is its own net unless one was
 * given. The net of an extra line is written by hand, and computed only while it is missing.
 */
export function nettoRiga({ rivendita, listino, scontoArticolo, scontoCorrettivo, netto }: PrezziRiga): number | null {
  const byHand = rivendita || scontoArticolo === null
  if (listino === null || (byHand && netto !== null)) return netto
  return nettoOf(listino, scontoArticolo ?? 0, rivendita ? 0 : (scontoCorrettivo ?? 0))
}

/** A line with its net, and without what its kind does not have. */
export function completeRiga<Riga extends RigaInput>(data: Riga): Riga {
  const typical = data.rivendita
    ? { ...data, ...NO_FINESTRA, specchiature: [], codiceSerramentoPk: null, scontoCorrettivo: null }
    : { ...data, codiceRivendita: '' }
  return { ...typical, netto: nettoRiga(typical) }
}

const optionalInteger = (max: number) => optionalMillimetresRule().max(max)

/** What of a line decides how long it takes. */
export type RigaDaFare = Pick<RigaInput, 'tipoSerramentoPk' | 'rivendita' | 'codiceSerramentoPk' | 'numero'>

const oneCodice = optionalIdRule(REQUIRED_FIELD).when('rivendita', ([rivendita], schema) =>
  rivendita === true ? schema : schema.test('obbligatorio', REQUIRED_FIELD, (value) => value !== null),
)

const toDo = {
  tipoSerramentoPk: field('Tipo serramento', idRule()),
  rivendita: field('Riga extra', booleanRule(false)),
  codiceSerramentoPk: field('Codice serramento', oneCodice),
  numero: field('Numero', integerRule().min(1).max(NUMERO_MAX)),
}
export const rigaTempiSchema: ObjectSchema<RigaDaFare> = object(toDo)

const codiceExtra = singleLineRule(100).when('rivendita', ([rivendita], schema) =>
  rivendita === true ? schema.required(REQUIRED_FIELD) : schema,
)

const EXTRA_FIELDS_MAX = 100
const KEY_MAX = 100
const VALUE_MAX = 2000

/** With a line: null empties them. */
const extraFieldsOfRiga = mixed<ExtraFields>()
  .transform((value) => value ?? {})
  .optional()
  .test('campi', (value, ctx) => {
    const reason = value === undefined ? null : whyBadExtraFields(value)
    return reason === null || ctx.createError({ message: reason })
  })

/** One line of the form: the codes that are required depend on whether it is extra. */
export const rigaSchema: ObjectSchema<RigaInput> = object({
  pk: optionalIdRule(REQUIRED_FIELD),
  ...toDo,
  codiceRivendita: field('Codice extra', codiceExtra),
  listino: field('Listino', amountRule()),
  scontoArticolo: field('Sconto', percentageRule()),
  scontoCorrettivo: field('Sconto correttivo', percentageRule()),
  netto: field('Netto', amountRule()),
  altezza: field('Altezza', optionalMillimetresRule()),
  larghezza: field('Larghezza', optionalMillimetresRule()),
  ante: field('Ante', optionalInteger(ANTE_MAX)),
  forma: field('Forma', singleLineRule(50)),
  descrizione: field('Descrizione', longTextRule(2000)),
  ...finestraFields,
  ...compostoFields,
  extraFields: field('Campi extra', extraFieldsOfRiga),
})

/** What the fields of a line are called. */
export const rigaOrdineLabels = labelsOf(rigaSchema)

/** A new line of the form. @param rivendita an extra one */
export function emptyRiga(rivendita: boolean): Omit<RigaInput, 'tipoSerramentoPk' | 'numero'> & {
  tipoSerramentoPk: null
  numero: null
} {
  return {
    pk: null,
    tipoSerramentoPk: null,
    codiceSerramentoPk: null,
    rivendita,
    codiceRivendita: '',
    numero: null,
    listino: null,
    scontoArticolo: null,
    scontoCorrettivo: null,
    netto: null,
    altezza: null,
    larghezza: null,
    ante: null,
    forma: '',
    descrizione: '',
  }
}

/** All the extra fields of a line; not an object schema, which would drop keys that it does not know. */
export const extraFieldsSchema = mixed<Record<string, unknown>>()
  .required(REQUIRED_FIELD)
  .test('campi', (value, ctx) => {
    const reason = whyBadExtraFields(value)
    return reason === null || ctx.createError({ message: reason })
  })

/** The extra fields from which a change began; null when the caller does not tell. */
export const readExtraFieldsSchema = mixed<Record<string, unknown>>()
  .nullable()
  .default(null)
  .test('campi', (value, ctx) => {
    const reason = value == null ? null : whyBadExtraFields(value)
    return reason === null || ctx.createError({ message: reason })
  })

/** Why these are no extra fields: short keys, each with a text, a number, a yes or no, or nothing. */
export function whyBadExtraFields(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'È richiesto un elenco di campi'
  const items = Object.entries(value)
  if (items.length > EXTRA_FIELDS_MAX) return `Non più di ${EXTRA_FIELDS_MAX} campi`
  for (const [name, content] of items) {
    if (name.trim() === '' || name.length > KEY_MAX) return `Il nome di un campo va da 1 a ${KEY_MAX} caratteri`
    const text = typeof content === 'string' ? content : ''
    if (`${name}${text}`.includes('\0') || !`${name}${text}`.isWellFormed())
      return 'Sono presenti caratteri non ammessi'
    if (text.length > VALUE_MAX) return `${name}: non più di ${VALUE_MAX} caratteri`
    const semplice = content === null || ['string', 'boolean'].includes(typeof content)
    if (!semplice && !(typeof content === 'number' && Number.isFinite(content))) return `${name}: valore non valido`
  }
  return null
}

const valueFor = (fields: ExtraFields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)

/**
 * The extra fields after a save that began from `loaded` while somebody else may have written `present`: each one's
 * changes stay.
 * @returns the union, and the names that both have changed, each to something else
 */
export function mergeExtraFields(
  loaded: ExtraFields,
  mine: ExtraFields,
  present: ExtraFields,
): { uniti: Record<string, unknown>; contesi: string[] } {
  const merged: [string, unknown][] = []
  const contested: string[] = []
  for (const name of new Set([...Object.keys(present), ...Object.keys(mine), ...Object.keys(loaded)])) {
    const [read, own, current] = [loaded, mine, present].map((fields) => valueFor(fields, name))
    if (own !== read && current !== read && own !== current) contested.push(name)
    const value = own === read ? current : own
    if (value !== undefined) merged.push([name, value])
  }
  return { uniti: Object.fromEntries(merged), contesi: contested }
}

/** The names of the extra fields that differ, in the order in which they stand. */
export function changedExtraFields(before: ExtraFields, after: ExtraFields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => valueFor(before, name) !== valueFor(after, name))
}

/** Whether a picture is of a piece that the line no longer has. */
export function isBeyondNumero(posizione: number, numero: number): boolean {
  return posizione > numero
}

export const posizioneSchema = integerRule().min(1).max(NUMERO_MAX)

/** What the statistics of lines are asked for; parameters of the address have the names of the old calls. */
export const righeStatisticheFilters = {
  ordinePks: pksFilter('Numbers of orders.'),
  search: searchFilter('Every word of number, customer, project, reference of the order.', { url: 'search' }),
  nomeFase: textFilter('Only orders scheduled in this phase.', { url: 'nome_fase' }),
  statoPks: pksFilter('Numbers of states of the phase, or of the supplier orders of its material.', {
    url: 'stato',
    repeated: true,
  }),
  empty: yesNoFilter('Nobody has given a state; `statoPks` does not count then.', { url: 'empty' }),
  fase: periodFilter('The scheduled phase, the named one or any, has a day in this period.', {
    url: ['from_date', 'to_date'],
  }),
  data: periodFilter('The day of the order is in this period.', { url: ['from_data', 'to_data'] }),
  tipoSerramentoPk: pkFilter('Number of the window type.', { url: 'tipo_serramento' }),
  agentePk: pkFilter('Number of the agent of the order.'),
  categoria: textFilter('Category of the window.', { url: 'categoria' }),
  forma: textFilter('Shape of the window.', { url: 'forma' }),
  codice: textFilter('Code of the window.', { url: 'codice' }),
  tipoCliente: wordFilter(tipiAgente, 'Kind of the agent of the order: B2C, B2B or B2C*s.', { url: 'tipo_cliente' }),
}
