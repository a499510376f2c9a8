// The lines of an order: the form's rules and the price of a line.
// docs/rules/ordini.md#prices
import { mixed, type ObjectSchema, object } from 'yup'
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
} from '../../shared/fields/fields.ts'
import { amountRule, divideRounded, fromCents, percentageRule, toCents } from '../../shared/money/money.ts'

/** Pieces of a line at most: each has a place for its picture. */
const NUMERO_MAX = 9999
const ANTE_MAX = 99

/** A line as the form sends it. */
export interface RigaInput {
  /** Number of the line; null for a new one. */
  id: number | null
  tipoSerramentoId: number
  codiceSerramentoId: number | null
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
export interface RigaConAnte {
  ante: number | null
  tipoSerramento: { ante: number }
}

/** Leaves of a window of a line: those that it says, else those of its type. */
export function leavesOf({ ante, tipoSerramento }: RigaConAnte): number {
  return ante ?? tipoSerramento.ante
}

/** What of a line says how its windows open. */
interface RigaConApertura<Senso> {
  tipoApertura: { senso: Senso } | null
  tipoSerramento: { aperture: readonly { senso: Senso }[] }
}

/** How the windows of a line open: as ordered, else as its type can only open; null while nobody has said. */
export function sensoOf<Senso>({ tipoApertura, tipoSerramento }: RigaConApertura<Senso>): Senso | null {
  if (tipoApertura) return tipoApertura.senso
  const [only, ...others] = tipoSerramento.aperture
  return only && others.length === 0 ? only.senso : null
}

/** The prices of a line. */
export type PrezziRiga = Pick<RigaInput, 'rivendita' | 'listino' | 'scontoArticolo' | 'scontoCorrettivo' | 'netto'>

const CENTO = 10_000n

/**
 * Net of a list price, in euro: list × (1 - discount/100) × (1 - corrective/100), exact inside, rounded once half up
 * to 2 decimals.
 */
export function nettoOf(listino: number, sconto: number, correttivo: number): number {
  const netto = toCents(listino) * (CENTO - toCents(sconto)) * (CENTO - toCents(correttivo))
  return fromCents(divideRounded(netto, CENTO * CENTO))
}

/**
 * Net of a line. Computed when list price and discount are set; a list price alone is its own net unless one was
 * given. The net of an extra line is written by hand, and computed only while it is missing.
 */
export function nettoRiga({ rivendita, listino, scontoArticolo, scontoCorrettivo, netto }: PrezziRiga): number | null {
  const aMano = rivendita || scontoArticolo === null
  if (listino === null || (aMano && netto !== null)) return netto
  return nettoOf(listino, scontoArticolo ?? 0, rivendita ? 0 : (scontoCorrettivo ?? 0))
}

/** A line with its net, and without what its kind does not have. */
export function completeRiga<Riga extends RigaInput>(dati: Riga): Riga {
  const tipica = dati.rivendita
    ? { ...dati, codiceSerramentoId: null, scontoCorrettivo: null }
    : { ...dati, codiceRivendita: '' }
  return { ...tipica, netto: nettoRiga(tipica) }
}

const interoOpzionale = (max: number) => optionalMillimetresRule().max(max)

/** What of a line decides how long it takes. */
export type RigaDaFare = Pick<RigaInput, 'tipoSerramentoId' | 'rivendita' | 'codiceSerramentoId' | 'numero'>

const unCodice = optionalIdRule(REQUIRED_FIELD).when('rivendita', ([rivendita], schema) =>
  rivendita === true ? schema : schema.test('obbligatorio', REQUIRED_FIELD, (valore) => valore !== null),
)

const daFare = {
  tipoSerramentoId: field('Tipo serramento', idRule()),
  rivendita: field('Riga extra', booleanRule(false)),
  codiceSerramentoId: field('Codice serramento', unCodice),
  numero: field('Numero', integerRule().min(1).max(NUMERO_MAX)),
}
export const rigaTempiSchema: ObjectSchema<RigaDaFare> = object(daFare)

const codiceExtra = singleLineRule(100).when('rivendita', ([rivendita], schema) =>
  rivendita === true ? schema.required(REQUIRED_FIELD) : schema,
)

const CAMPI_EXTRA_MAX = 100
const CHIAVE_MAX = 100
const VALORE_MAX = 2000

/** With a line: null empties them. */
const extraFieldsOfRiga = mixed<ExtraFields>()
  .transform((value) => value ?? {})
  .optional()
  .test('campi', (value, ctx) => {
    const motivo = value === undefined ? null : whyBadExtraFields(value)
    return motivo === null || ctx.createError({ message: motivo })
  })

/** One line of the form: the codes that are required depend on whether it is extra. */
export const rigaSchema: ObjectSchema<RigaInput> = object({
  id: optionalIdRule(REQUIRED_FIELD),
  ...daFare,
  codiceRivendita: field('Codice extra', codiceExtra),
  listino: field('Listino', amountRule()),
  scontoArticolo: field('Sconto', percentageRule()),
  scontoCorrettivo: field('Sconto correttivo', percentageRule()),
  netto: field('Netto', amountRule()),
  altezza: field('Altezza', optionalMillimetresRule()),
  larghezza: field('Larghezza', optionalMillimetresRule()),
  ante: field('Ante', interoOpzionale(ANTE_MAX)),
  forma: field('Forma', singleLineRule(50)),
  descrizione: field('Descrizione', longTextRule(2000)),
  extraFields: field('Campi extra', extraFieldsOfRiga),
})

/** What the fields of a line are called. */
export const rigaOrdineLabels = labelsOf(rigaSchema)

/** A new line of the form. @param rivendita an extra one */
export function emptyRiga(rivendita: boolean): Omit<RigaInput, 'tipoSerramentoId' | 'numero'> & {
  tipoSerramentoId: null
  numero: null
} {
  return {
    id: null,
    tipoSerramentoId: null,
    codiceSerramentoId: null,
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
  .test('campi', (valore, ctx) => {
    const motivo = whyBadExtraFields(valore)
    return motivo === null || ctx.createError({ message: motivo })
  })

/** The extra fields from which a change began; null when the caller does not tell. */
export const extraFieldsLettiSchema = mixed<Record<string, unknown>>()
  .nullable()
  .default(null)
  .test('campi', (valore, ctx) => {
    const motivo = valore == null ? null : whyBadExtraFields(valore)
    return motivo === null || ctx.createError({ message: motivo })
  })

/** Why these are no extra fields: short keys, each with a text, a number, a yes or no, or nothing. */
export function whyBadExtraFields(valore: unknown): string | null {
  if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) return 'È richiesto un elenco di campi'
  const voci = Object.entries(valore)
  if (voci.length > CAMPI_EXTRA_MAX) return `Non più di ${CAMPI_EXTRA_MAX} campi`
  for (const [nome, contenuto] of voci) {
    if (nome.trim() === '' || nome.length > CHIAVE_MAX) return `Il nome di un campo va da 1 a ${CHIAVE_MAX} caratteri`
    const testo = typeof contenuto === 'string' ? contenuto : ''
    if (`${nome}${testo}`.includes('\0') || !`${nome}${testo}`.isWellFormed())
      return 'Sono presenti caratteri non ammessi'
    if (testo.length > VALORE_MAX) return `${nome}: non più di ${VALORE_MAX} caratteri`
    const semplice = contenuto === null || ['string', 'boolean'].includes(typeof contenuto)
    if (!semplice && !(typeof contenuto === 'number' && Number.isFinite(contenuto))) return `${nome}: valore non valido`
  }
  return null
}

const valoreDi = (campi: ExtraFields, nome: string) => (Object.hasOwn(campi, nome) ? campi[nome] : undefined)

/**
 * The extra fields after a save that began from `letti` while somebody else may have written `attuali`: each one's
 * changes stay.
 * @returns the union, and the names that both have changed, each to something else
 */
export function mergeExtraFields(
  letti: ExtraFields,
  miei: ExtraFields,
  attuali: ExtraFields,
): { uniti: Record<string, unknown>; contesi: string[] } {
  const uniti: [string, unknown][] = []
  const contesi: string[] = []
  for (const nome of new Set([...Object.keys(attuali), ...Object.keys(miei), ...Object.keys(letti)])) {
    const [letto, mio, attuale] = [letti, miei, attuali].map((campi) => valoreDi(campi, nome))
    if (mio !== letto && attuale !== letto && mio !== attuale) contesi.push(nome)
    const valore = mio === letto ? attuale : mio
    if (valore !== undefined) uniti.push([nome, valore])
  }
  return { uniti: Object.fromEntries(uniti), contesi }
}

/** The names of the extra fields that differ, in the order in which they stand. */
export function changedExtraFields(before: ExtraFields, after: ExtraFields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => valoreDi(before, name) !== valoreDi(after, name))
}

/** Whether a picture is of a piece that the line no longer has. */
export function isBeyondNumero(posizione: number, numero: number): boolean {
  return posizione > numero
}

export const posizioneSchema = integerRule().min(1).max(NUMERO_MAX)
