// The quote request: one schema for the wizard's form, the server and REST.
// docs/rules/vendite.md#quote-request
import { array, type ObjectSchema, object, type StringSchema, ValidationError } from 'yup'
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
} from '../../shared/fields/fields.ts'
import { findProvincia, findRegione } from '../../shared/places/places.ts'
import { type CatalogoPreventivo, catalogoErrors } from './catalogo/rules.ts'

/** A window line; measures in mm. */
export interface SerramentoInput {
  tipoSerramento: number
  tipoApertura: number
  accessori: number[]
  quantita: number
  altezza: number
  larghezza: number
}

/** A valid quote request, as the schema returns it: trimmed, with defaults, places by their canonical names. */
export interface PreventivoInput {
  famiglia: number
  /** Chosen value ids, one for every option of the family. */
  valoriOpzioni: number[]
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

type Digitato<T> = { [K in keyof T]: T[K] extends number ? number | '' : T[K] }

/** A window line while it is being typed: '' for a number that is not there yet. */
export type ValoriSerramento = Digitato<SerramentoInput>

/** The wizard's form while it is being filled. */
export type ValoriPreventivo = Omit<Digitato<PreventivoInput>, 'serramenti'> & { serramenti: ValoriSerramento[] }

export const MAX_SERRAMENTI = 200
const MAX_QUANTITA = 999
const TIPO_CLIENTE_PREDEFINITO = 'non professionista'
const TIPO_INTERVENTO_PREDEFINITO = 'nuovo'

const NESSUN_SERRAMENTO = 'Non è stato inserito nessun serramento.'
const PRIVACY_NON_ACCETTATA = "Devi accettare l'informativa ai sensi del D.Lgs. 196/2003"
const TROPPI_SERRAMENTI = `Non si possono inserire più di ${MAX_SERRAMENTI} serramenti in un preventivo`

const serramentoSchema: ObjectSchema<SerramentoInput> = object({
  tipoSerramento: idRule(),
  tipoApertura: idRule(),
  accessori: idListRule(100),
  quantita: integerRule(REQUIRED_FIELD, 'La quantità deve essere un numero intero')
    .min(1, 'La quantità deve essere almeno 1')
    .max(MAX_QUANTITA, `La quantità può essere al massimo ${MAX_QUANTITA}`),
  altezza: integerRule('Devi inserire un altezza serramento', "L'altezza deve essere un numero intero di millimetri"), // sic
  larghezza: integerRule(
    'Devi inserire una larghezza serramento',
    'La larghezza deve essere un numero intero di millimetri',
  ),
})

type Testo = StringSchema<string, object, string, 'd'>

const provincia = (): Testo =>
  singleLineRule(100)
    .transform((testo: unknown) => (typeof testo === 'string' ? (findProvincia(testo)?.nome ?? testo) : testo))
    .test('provincia', INVALID_CHOICE, (testo) => testo === '' || findProvincia(testo) !== undefined)

const regione = (): Testo =>
  singleLineRule(100)
    .transform((testo: unknown) => (typeof testo === 'string' ? (findRegione(testo)?.nome ?? testo) : testo))
    .test('regione', INVALID_CHOICE, (testo) => testo === '' || findRegione(testo) !== undefined)

const scelta = (voci: readonly string[]): Testo =>
  singleLineRule(100).test('scelta', INVALID_CHOICE, (testo) => testo === '' || voci.includes(testo))

/** A choice that is never empty: nothing chosen is the default. */
function sceltaConPredefinita(voci: readonly string[], predefinita: string): Testo {
  const iniziale = sceltaIniziale(voci, predefinita)
  return scelta(voci)
    .transform((testo: unknown) => (testo === '' ? iniziale : testo))
    .default(iniziale)
}

/** The default of a configured list: the documented one, or the first where it was taken away. */
function sceltaIniziale(voci: readonly string[], predefinita: string): string {
  return voci.includes(predefinita) ? predefinita : (voci[0] ?? '')
}

/** A field of the installation place: empty without installation, whatever was typed. */
const soloConPosa = (campo: Testo, messaggio?: string): Testo =>
  campo.when('messaInPosa', ([messaInPosa], schema) => {
    if (!messaInPosa) return schema.transform(() => '')
    return messaggio ? schema.required(messaggio) : schema
  })

const schemi = new WeakMap<CatalogoPreventivo, ObjectSchema<PreventivoInput>>()

/**
 * The schema of a quote request for a catalogue. Validate it with `abortEarly: false`: the findings have the
 * paths of the form (`serramenti[0].altezza`) and the messages of docs/rules/vendite.md#quote-request.
 */
export function preventivoSchema(catalogo: CatalogoPreventivo): ObjectSchema<PreventivoInput> {
  const pronto = schemi.get(catalogo)
  if (pronto) return pronto
  const schema: ObjectSchema<PreventivoInput> = object({
    famiglia: idRule(),
    valoriOpzioni: idListRule(),
    serramenti: array()
      .of(serramentoSchema)
      .transform(truncatedRule<SerramentoInput>(MAX_SERRAMENTI))
      .typeError('È richiesta una lista')
      .defined()
      .default([])
      .min(1, NESSUN_SERRAMENTO)
      .max(MAX_SERRAMENTI, TROPPI_SERRAMENTI),
    tipoCliente: sceltaConPredefinita(catalogo.tipiCliente, TIPO_CLIENTE_PREDEFINITO),
    messaInPosa: booleanRule(false),
    regionePosa: regione(),
    tipoIntervento: sceltaConPredefinita(catalogo.tipiIntervento, TIPO_INTERVENTO_PREDEFINITO),
    nomeCognome: singleLineRule(200).required('Devi inserire nome e cognome'),
    telefono: singleLineRule(40).required('Devi inserire un numero di telefono'),
    email: singleLineRule(254).required('Devi inserire un indirizzo email valido'),
    indirizzo: singleLineRule(300),
    citta: singleLineRule(100).required('Devi inserire una città'),
    provincia: provincia().required('Devi inserire una provincia'),
    indirizzoPosa: soloConPosa(singleLineRule(300)),
    cittaPosa: soloConPosa(singleLineRule(100), 'Devi inserire una città di posa'),
    provinciaPosa: soloConPosa(provincia(), 'Devi inserire una provincia di posa'),
    pianoPosa: soloConPosa(scelta(catalogo.piani), 'Devi inserire il piano di posa'),
    note: longTextRule(5000),
    privacy: booleanRule(false)
      .typeError(PRIVACY_NON_ACCETTATA)
      .test('privacy', PRIVACY_NON_ACCETTATA, (accettata) => accettata),
    chiaveIdempotenza: singleLineRule(100),
  }).test('catalogo', (valori, ctx) => {
    const errori = catalogoErrors(valori, catalogo)
    return errori.length === 0 || new ValidationError(errori.map((errore) => ctx.createError(errore)))
  })
  schemi.set(catalogo, schema)
  return schema
}

/** The empty form. */
export function valoriIniziali(catalogo: CatalogoPreventivo): ValoriPreventivo {
  return {
    famiglia: '',
    valoriOpzioni: [],
    serramenti: [],
    tipoCliente: sceltaIniziale(catalogo.tipiCliente, TIPO_CLIENTE_PREDEFINITO),
    messaInPosa: false,
    regionePosa: '',
    tipoIntervento: sceltaIniziale(catalogo.tipiIntervento, TIPO_INTERVENTO_PREDEFINITO),
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
  return serramenti.reduce((somma, { quantita }) => somma + (Number.isFinite(quantita) ? Number(quantita) : 0), 0)
}
