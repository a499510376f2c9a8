// The quote request: one schema for the wizard's form, the server and REST.
// docs/rules/vendite.md#quote-request

import { array, type ObjectSchema, object, type StringSchema, ValidationError } from 'yup'
import { type SaidComposto, specchiatureRule, whyTooManyAnte } from '#shared/composti/specchiature.ts'
import {
  booleanRule,
  INVALID_CHOICE,
  idListRule,
  idRule,
  integerRule,
  longTextRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import {
  partFilter,
  periodFilter,
  pkFilter,
  searchFilter,
  sinceFilter,
  textFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { findProvincia, findRegione } from '#shared/places.ts'
import { type CatalogoPreventivo, catalogoErrors } from './catalogo/rules.ts'

/** A window line; measures in mm. */
export interface SerramentoInput extends SaidComposto {
  tipoSerramentoPk: number
  tipoAperturaPk: number
  accessorioPks: number[]
  quantita: number
  altezza: number
  larghezza: number
}

/** A valid quote request, as the schema returns it: trimmed, with defaults, places by their canonical names. */
export interface PreventivoInput {
  famigliaPk: number
  /** Chosen value ids, one for every option of the family. */
  valoreOpzionePks: number[]
  serramenti: SerramentoInput[]
  nomeCognome: string
  telefono: string
  email: string
  indirizzo: string
  citta: string
  provincia: string
  messaInPosa: boolean
  indirizzoPosa: string
  cittaPosa: string
  provinciaPosa: string
  pianoPosa: string
  regionePosa: string
  tipoCliente: string
  tipoIntervento: string
  note: string
  privacy: boolean
  /** Made by the form: the same submission twice is one quote. '' without. */
  chiaveIdempotenza: string
}

type Typed<T> = { [K in keyof T]: T[K] extends number ? number | '' : T[K] }

/** A window line while it is being typed: '' for a number that is not there yet. */
export type SerramentoValues = Typed<SerramentoInput>

/** The wizard's form while it is being filled. */
export type PreventivoValues = Omit<Typed<PreventivoInput>, 'serramenti'> & { serramenti: SerramentoValues[] }

export const MAX_SERRAMENTI = 200
const MAX_QUANTITA = 999
const DEFAULT_TIPO_CLIENTE = 'non professionista'
const DEFAULT_TIPO_INTERVENTO = 'nuovo'

const NO_SERRAMENTO = 'Non è stato inserito nessun serramento.'
const PRIVACY_NOT_ACCEPTED = "Devi accettare l'informativa ai sensi del D.Lgs. 196/2003"
const TOO_MANY_SERRAMENTI = `Non si possono inserire più di ${MAX_SERRAMENTI} serramenti in un preventivo`

const serramentoSchema: ObjectSchema<SerramentoInput> = object({
  tipoSerramentoPk: idRule(),
  tipoAperturaPk: idRule(),
  accessorioPks: idListRule(100),
  quantita: integerRule(REQUIRED_FIELD, 'La quantità deve essere un numero intero')
    .min(1, 'La quantità deve essere almeno 1')
    .max(MAX_QUANTITA, `La quantità può essere al massimo ${MAX_QUANTITA}`),
  altezza: integerRule('Devi inserire un altezza serramento', "L'altezza deve essere un numero intero di millimetri"), // sic
  larghezza: integerRule(
    'Devi inserire una larghezza serramento',
    'La larghezza deve essere un numero intero di millimetri',
  ),
  specchiature: specchiatureRule({ measured: true }).test('ante', (said, ctx) => {
    const message = said && whyTooManyAnte(said)
    return !message || ctx.createError({ message })
  }),
})

type Text = StringSchema<string, object, string, 'd'>

const provincia = (): Text =>
  singleLineRule(100)
    .transform((text: unknown) => (typeof text === 'string' ? (findProvincia(text)?.nome ?? text) : text))
    .test('provincia', INVALID_CHOICE, (text) => text === '' || findProvincia(text) !== undefined)

const regione = (): Text =>
  singleLineRule(100)
    .transform((text: unknown) => (typeof text === 'string' ? (findRegione(text)?.nome ?? text) : text))
    .test('regione', INVALID_CHOICE, (text) => text === '' || findRegione(text) !== undefined)

const choice = (items: readonly string[]): Text =>
  singleLineRule(100).test('scelta', INVALID_CHOICE, (text) => text === '' || items.includes(text))

/** A choice that is never empty: nothing chosen is the default. */
function choiceWithDefault(items: readonly string[], defaultValue: string): Text {
  const initial = initialChoice(items, defaultValue)
  return choice(items)
    .transform((text: unknown) => (text === '' ? initial : text))
    .default(initial)
}

/** The default of a configured list: the documented one, or the first where it was taken away. */
function initialChoice(items: readonly string[], defaultValue: string): string {
  return items.includes(defaultValue) ? defaultValue : (items[0] ?? '')
}

/** A field of the installation place: empty without installation, whatever was typed. */
const onlyWithPosa = (field: Text, message?: string): Text =>
  field.when('messaInPosa', ([messaInPosa], schema) => {
    if (!messaInPosa) return schema.transform(() => '')
    return message ? schema.required(message) : schema
  })

const schemas = new WeakMap<CatalogoPreventivo, ObjectSchema<PreventivoInput>>()

/**
 * The schema of a quote request for a catalogue. Validate it with `abortEarly: false`: the findings have the
 * paths of the form (`serramenti[0].altezza`) and the messages of docs/rules/vendite.md#quote-request.
 */
export function preventivoSchema(catalogo: CatalogoPreventivo): ObjectSchema<PreventivoInput> {
  const pronto = schemas.get(catalogo)
  if (pronto) return pronto
  const schema: ObjectSchema<PreventivoInput> = object({
    famigliaPk: idRule(),
    valoreOpzionePks: idListRule(),
    serramenti: array()
      .of(serramentoSchema)
      .transform(truncatedRule<SerramentoInput>(MAX_SERRAMENTI))
      .typeError('È richiesta una lista')
      .defined()
      .default([])
      .min(1, NO_SERRAMENTO)
      .max(MAX_SERRAMENTI, TOO_MANY_SERRAMENTI),
    tipoCliente: choiceWithDefault(catalogo.tipiCliente, DEFAULT_TIPO_CLIENTE),
    messaInPosa: booleanRule(false),
    regionePosa: regione(),
    tipoIntervento: choiceWithDefault(catalogo.tipiIntervento, DEFAULT_TIPO_INTERVENTO),
    nomeCognome: singleLineRule(200).required('Devi inserire nome e cognome'),
    telefono: singleLineRule(40).required('Devi inserire un numero di telefono'),
    email: singleLineRule(254).required('Devi inserire un indirizzo email valido'),
    indirizzo: singleLineRule(300),
    citta: singleLineRule(100).required('Devi inserire una città'),
    provincia: provincia().required('Devi inserire una provincia'),
    indirizzoPosa: onlyWithPosa(singleLineRule(300)),
    cittaPosa: onlyWithPosa(singleLineRule(100), 'Devi inserire una città di posa'),
    provinciaPosa: onlyWithPosa(provincia(), 'Devi inserire una provincia di posa'),
    pianoPosa: onlyWithPosa(choice(catalogo.piani), 'Devi inserire il piano di posa'),
    note: longTextRule(5000),
    privacy: booleanRule(false)
      .typeError(PRIVACY_NOT_ACCEPTED)
      .test('privacy', PRIVACY_NOT_ACCEPTED, (accepted) => accepted),
    chiaveIdempotenza: singleLineRule(100),
  }).test('catalogo', (values, ctx) => {
    const errors = catalogoErrors(values, catalogo)
    return errors.length === 0 || new ValidationError(errors.map((error) => ctx.createError(error)))
  })
  schemas.set(catalogo, schema)
  return schema
}

/** The empty form. */
export function initialValues(catalogo: CatalogoPreventivo): PreventivoValues {
  return {
    famigliaPk: '',
    valoreOpzionePks: [],
    serramenti: [],
    tipoCliente: initialChoice(catalogo.tipiCliente, DEFAULT_TIPO_CLIENTE),
    messaInPosa: false,
    regionePosa: '',
    tipoIntervento: initialChoice(catalogo.tipiIntervento, DEFAULT_TIPO_INTERVENTO),
    nomeCognome: '',
    telefono: '',
    email: '',
    indirizzo: '',
    citta: '',
    provincia: '',
    indirizzoPosa: '',
    cittaPosa: '',
    provinciaPosa: '',
    pianoPosa: '',
    note: '',
    privacy: false,
    chiaveIdempotenza: '',
  }
}

/** The sum of the quantities of the windows; what is not a number yet counts nothing. */
export function totaleQuantita(serramenti: readonly { quantita: number | '' | null }[]): number {
  return serramenti.reduce((sum, { quantita }) => sum + (Number.isFinite(quantita) ? Number(quantita) : 0), 0)
}

/** The filters of the list of quotes. */
export const preventiviFilters = {
  search: searchFilter('Every word, any order, case and accents folded.', { url: 'search' }),
  citta: partFilter('Part of the name.', { url: 'citta' }),
  provincia: textFilter(undefined, { url: 'provincia' }),
  regionePosa: textFilter(undefined, { url: 'regione_posa' }),
  statoPk: pkFilter('Number of the state.', { url: 'stato' }),
  agentePk: pkFilter('Number of the agent; ignored for agents.'),
  senzaAgente: yesNoFilter('Only those that no agent has; ignored for agents.'),
  /** Those in use, unless a page is told otherwise. */
  eliminato: yesNoFilter(undefined, { url: 'eliminato', initial: false }),
  conOrdine: yesNoFilter('True: an order was made of it; false: none yet.', { url: 'con_ordine' }),
  periodo: periodFilter('When they came, by the days of Italy.', { url: ['start_date', 'end_date'] }),
  aggiornatoDopo: sinceFilter(),
}

// 'A list of the data still missing': what, where, in which step of the wizard.

export type WizardStep = 1 | 2 | 3

export interface MissingDatum {
  /** Path of the field in the form, e.g. `serramenti[0].altezza`. */
  path: string
  /** What to call it, in Italian. */
  label: string
  messaggio: string
  passo: WizardStep
}

// In the order in which the wizard asks.
const fields: readonly (readonly [nome: string, label: string, passo: WizardStep])[] = [
  ['famigliaPk', 'Famiglia', 1],
  ['valoreOpzionePks', 'Opzioni', 1],
  ['tipoCliente', 'Tipo di cliente', 2],
  ['messaInPosa', 'Messa in posa', 2],
  ['regionePosa', 'Regione di posa', 2],
  ['tipoIntervento', 'Tipo di intervento', 2],
  ['serramenti', 'Serramenti', 2],
  ['nomeCognome', 'Nome e cognome', 3],
  ['telefono', 'Telefono', 3],
  ['email', 'E-mail', 3],
  ['indirizzo', 'Indirizzo', 3],
  ['citta', 'Città', 3],
  ['provincia', 'Provincia', 3],
  ['indirizzoPosa', 'Indirizzo di posa', 3],
  ['cittaPosa', 'Città di posa', 3],
  ['provinciaPosa', 'Provincia di posa', 3],
  ['pianoPosa', 'Piano di posa', 3],
  ['note', 'Note', 3],
  ['privacy', 'Informativa sulla privacy', 3],
]

const serramentoFields: Record<string, string> = {
  tipoSerramentoPk: 'tipo',
  tipoAperturaPk: 'apertura',
  accessorioPks: 'accessori',
  quantita: 'quantità',
  altezza: 'altezza',
  larghezza: 'larghezza',
  specchiature: 'composizione',
}

/** Position in the wizard, label and step of a path. */
export function describeMissing(path: string): { posizione: number; label: string; passo: WizardStep } {
  const [name = ''] = path.split(/[.[]/)
  const posizione = fields.findIndex(([field]) => field === name)
  const [, label = name, step = 3] = fields[posizione] ?? []
  const serramento = /^serramenti\[(\d+)\](?:\.(\w+))?/.exec(path)
  if (!serramento) return { posizione, label, passo: step }
  const [, index, field = ''] = serramento
  const [, place, ofPlace = ''] = /\.specchiature\[(\d+)\](?:\.(\w+))?/.exec(path) ?? []
  const ofPart = place === undefined ? '' : `, parte ${Number(place) + 1}`
  const part = serramentoFields[place === undefined ? field : ofPlace] ?? serramentoFields[field]
  return { posizione, label: `Serramento ${Number(index) + 1}${ofPart}${part ? `: ${part}` : ''}`, passo: step }
}

/** Everything that keeps the form from being sent, one entry a field, in the order of the wizard. */
export function missingData(values: PreventivoValues, catalogo: CatalogoPreventivo): MissingDatum[] {
  const perPath = new Map<string, string>()
  try {
    preventivoSchema(catalogo).validateSync(values, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner) if (!perPath.has(path)) perPath.set(path, message)
  }
  const serramentoFieldOrder = Object.keys(serramentoFields)
  const key = (path: string): [number, number, number] => {
    const [, index = '-1', field = ''] = /\[(\d+)\](?:\.(\w+))?/.exec(path) ?? []
    return [describeMissing(path).posizione, Number(index), serramentoFieldOrder.indexOf(field)]
  }
  return [...perPath]
    .map(([path, message]) => ({ path, messaggio: message, chiave: key(path), ...describeMissing(path) }))
    .sort((a, b) => a.chiave[0] - b.chiave[0] || a.chiave[1] - b.chiave[1] || a.chiave[2] - b.chiave[2])
    .map(({ path, label, messaggio, passo }) => ({ path, label, messaggio, passo }))
}
