// Settings of the product: what one is, and those that the platform itself reads. The areas declare theirs in their
// `impostazioni/rules.ts`. docs/rules/amministrazione.md#settings
import { type AnySchema, array, number, object } from 'yup'
import { type FactorRole, factorRoles } from '#shared/factorRoles.ts'
import {
  field,
  INVALID_CHOICE,
  integerRule,
  oneOfRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import { HOUSE_GREEN, readsOnWhite } from '#shared/formats/colors.ts'
import { isIban } from '#shared/formats/iban.ts'
import { findProvincia } from '#shared/places.ts'
import { addressRule, optionalAddressRule } from '../mail/rules.ts'

/** What a setting is edited with. */
export const SETTING_CONTROLS = [
  'elenco',
  'testo',
  'testo_lungo',
  'numero',
  'ora',
  'settimana',
  'azienda',
  'marchio',
  'colore',
  'indirizzi',
  'si_no',
  'scelta',
  'ruoli',
] as const

export type SettingControl = (typeof SETTING_CONTROLS)[number]

/** The manufacturer, on letterheads and mails. */
export interface Azienda {
  ragioneSociale: string
  indirizzo: string
  cap: string
  citta: string
  /** Name of the province. */
  provincia: string
  partitaIva: string
  telefono: string
  email: string
  /** Certified mail; '' for none, as of what follows. */
  pec: string
  /** Where electronic invoices go. */
  codiceSdi: string
  iban: string
}

/** The mark of the manufacturer: a stored picture. */
export interface Marchio {
  /** Key of the stored file. */
  chiave: string
  nome: string
  larghezza: number
  altezza: number
}

/** What the platform itself reads. */
export interface ProductSettings {
  azienda: Azienda
  marchio: Marchio | null
  colore: string
  sito: string
  ora_apertura: string
  /** Hours of a usual day, Monday to Sunday. */
  ore_settimana: number[]
  mittente_nome: string
  mittente_email: string
  secondo_fattore_ruoli: FactorRole[]
  mesi_accessi: number
  giorni_eventi: number
}

/** Days that events stay unless told. */
export const EVENT_DAYS = 7

export interface SettingDefinition<Value> {
  label: string
  help: string
  /** Heading that it stands under. */
  gruppo: string
  controllo: SettingControl
  /** May be left empty. */
  facoltativa?: true
  /** Served to visitors with the wizard. */
  pubblica: boolean
  /** Only who administers users changes it, in person, having just proved who it is; *Accessi* tells of it. */
  guarded?: true
  predefinito: Value
  /** The words of a choice, in their order, with what people call them. */
  choices?: Readonly<Record<string, string>>
  schema: AnySchema<Value>
}

/** How a colour is written. */
const COLOR = /^#[0-9a-f]{6}$/

/** A line that must be there. */
export const requiredText = (max: number) => singleLineRule(max).required(REQUIRED_FIELD)

/** Settings by their keys, as the code reads them. */
export type SettingsOf<Values> = { readonly [K in keyof Values]: SettingDefinition<Values[K]> }

const MAX_ITEMS = 50
/** Lines, each once. */
export const listOfTexts = () =>
  array()
    .of(requiredText(100))
    .transform(truncatedRule<string>(MAX_ITEMS))
    .typeError('È richiesta una lista')
    .required('Serve almeno una voce')
    .min(1, 'Serve almeno una voce')
    .max(MAX_ITEMS, `Non più di ${MAX_ITEMS} voci`)
    .test('doppie', 'La stessa voce compare più volte', (items) => new Set(items).size === items.length)

/** Hours of a usual day unless a company says otherwise, Monday to Sunday. */
export const USUAL_WEEK: readonly number[] = [10, 10, 10, 10, 10, 4, 0]

const dayHours = () =>
  number()
    .typeError('Scrivi le ore, da 0 a 24')
    .required(REQUIRED_FIELD)
    .min(0, 'Le ore vanno da 0 a 24')
    .max(24, 'Le ore vanno da 0 a 24')
    .test('decimali', 'Al massimo due decimali', (value) => Number(value?.toFixed(2)) === value)

/** Hours of the seven days of a week, at least one of them a day of work. */
const weekRule = () =>
  array()
    .of(dayHours())
    .typeError('Servono le ore di sette giorni')
    .required('Servono le ore di sette giorni')
    .length(USUAL_WEEK.length, 'Servono le ore di sette giorni')
    .test('lavoro', 'Una settimana senza ore non lascia pianificare nulla: scrivi almeno un giorno.', (days) =>
      days.some((hours) => hours > 0),
    )

/** Mail addresses, each once, none included. */
export const listOfAddresses = () =>
  array()
    .of(addressRule())
    .transform(truncatedRule<string>(MAX_ITEMS))
    .typeError('È richiesta una lista')
    .defined()
    .nonNullable()
    .max(MAX_ITEMS, `Non più di ${MAX_ITEMS} indirizzi`)
    .test('doppie', 'Lo stesso indirizzo compare più volte', (items) => new Set(items).size === items.length)

const knownProvincia = singleLineRule(100)
  .transform((name: unknown) => (typeof name === 'string' ? (findProvincia(name)?.nome ?? name) : name))
  .required(REQUIRED_FIELD)
  .test('provincia', 'Provincia non valida', (name) => findProvincia(name) !== undefined)

/** The manufacturer's data, all of them required. */
export const aziendaSchema = object({
  ragioneSociale: field('Ragione sociale', requiredText(200)),
  indirizzo: field('Indirizzo', requiredText(200)),
  cap: field('CAP', requiredText(20).matches(/^\d{5}$/, 'Il CAP ha 5 cifre')),
  citta: field('Città', requiredText(100)),
  provincia: field('Provincia', knownProvincia),
  partitaIva: field('Partita IVA', requiredText(20).matches(/^\d{11}$/, 'La partita IVA ha 11 cifre')),
  telefono: field('Telefono', requiredText(40)),
  email: field('E-mail', addressRule()),
  pec: field('PEC', optionalAddressRule()),
  codiceSdi: field(
    'Codice SDI',
    singleLineRule(7)
      .transform((code: unknown) => (typeof code === 'string' ? code.toUpperCase() : code))
      .matches(/^(?:[A-Z0-9]{6,7})?$/, 'Il codice SDI ha 7 caratteri, 6 per la pubblica amministrazione'),
  ),
  iban: field(
    'IBAN',
    singleLineRule(42)
      .transform((iban: unknown) => (typeof iban === 'string' ? iban.replaceAll(' ', '').toUpperCase() : iban))
      .test('iban', 'L’IBAN non è valido: controlla le cifre', (iban) => iban === '' || isIban(iban)),
  ),
})

/** Nothing is known of a company until somebody says it. */
const NO_AZIENDA: Azienda = {
  ragioneSociale: '',
  indirizzo: '',
  cap: '',
  citta: '',
  provincia: '',
  partitaIva: '',
  telefono: '',
  email: '',
  pec: '',
  codiceSdi: '',
  iban: '',
}

/** The address of a site, '' for none. */
export const siteRule = () =>
  singleLineRule(500).matches(/^(?:https?:\/\/[^\s/].*)?$/, 'L’indirizzo deve cominciare con https:// o http://')

const STORED_KEY = /^[0-9a-f]{64}$/

export const productSettings: SettingsOf<ProductSettings> = {
  azienda: {
    label: 'Azienda',
    help: 'L’intestazione dei documenti e la firma delle mail.',
    gruppo: 'Azienda',
    controllo: 'azienda',
    pubblica: true,
    predefinito: NO_AZIENDA,
    schema: aziendaSchema,
  },
  marchio: {
    label: 'Marchio',
    help: 'Compare nel preventivo online, all’accesso, nelle pagine dei clienti e dei fornitori, nelle mail e sui documenti. PNG, JPEG, WebP o SVG; grande più di 800 × 240 pixel si rimpicciolisce.',
    gruppo: 'Azienda',
    controllo: 'marchio',
    pubblica: true,
    predefinito: null,
    schema: object({
      chiave: requiredText(64).matches(STORED_KEY, INVALID_CHOICE),
      nome: requiredText(200),
      larghezza: integerRule().min(1),
      altezza: integerRule().min(1),
    })
      .nullable()
      .default(null),
  },
  colore: {
    label: 'Colore',
    help: 'Il colore dell’azienda nelle pagine dei clienti e dei fornitori, nelle mail e sui documenti.',
    gruppo: 'Azienda',
    controllo: 'colore',
    pubblica: true,
    predefinito: HOUSE_GREEN,
    schema: requiredText(7)
      .lowercase()
      .matches(COLOR, 'Il colore va scritto come #1f5c46')
      .test(
        'contrasto',
        'È troppo chiaro: le scritte bianche sul colore non si leggerebbero. Scegline uno più scuro.',
        // What is no colour is told as that alone.
        (color) => !COLOR.test(color) || readsOnWhite(color),
      ),
  },
  sito: {
    label: 'Sito del produttore',
    help: 'L’indirizzo a cui porta la pagina del preventivo; vuoto se non c’è.',
    gruppo: 'Azienda',
    controllo: 'testo',
    facoltativa: true,
    pubblica: true,
    predefinito: '',
    schema: siteRule(),
  },
  ora_apertura: {
    label: 'Ora di apertura',
    help: 'L’ora a cui comincia la giornata di lavoro.',
    gruppo: 'Gestione',
    controllo: 'ora',
    pubblica: false,
    predefinito: '08:00',
    schema: requiredText(5).matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'L’ora va scritta come 08:00'),
  },
  ore_settimana: {
    label: 'Settimana abituale',
    help: 'Le ore di ogni giorno che non ha un orario suo nel calendario delle ore.',
    gruppo: 'Gestione',
    controllo: 'settimana',
    pubblica: false,
    predefinito: [...USUAL_WEEK],
    schema: weekRule(),
  },
  giorni_eventi: {
    label: 'Giorni di eventi tenuti',
    help: 'Fino a quanti giorni prima un altro programma può riprendere a seguire ciò che cambia.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: EVENT_DAYS,
    schema: integerRule().min(1).max(90),
  },
  mittente_nome: {
    label: 'Nome del mittente',
    help: 'Il nome che il cliente vede nelle mail ricevute.',
    gruppo: 'Posta',
    controllo: 'testo',
    pubblica: false,
    predefinito: '',
    schema: requiredText(100),
  },
  mittente_email: {
    label: 'Indirizzo del mittente',
    help: 'L’indirizzo da cui partono le mail e a cui arrivano le risposte.',
    gruppo: 'Posta',
    controllo: 'testo',
    pubblica: false,
    predefinito: '',
    schema: addressRule(),
  },
  secondo_fattore_ruoli: {
    label: 'Secondo fattore obbligatorio',
    help: 'Chi ha uno di questi ruoli e non ha ancora il secondo fattore esce subito e lo attiva rientrando. Lo cambia chi amministra gli utenti, confermando chi è.',
    gruppo: 'Gestione',
    guarded: true,
    controllo: 'ruoli',
    pubblica: false,
    predefinito: [],
    schema: array()
      .of(oneOfRule(factorRoles).required(REQUIRED_FIELD))
      .transform(truncatedRule<FactorRole>(MAX_ITEMS))
      .typeError('È richiesta una lista')
      .defined()
      .nonNullable()
      .test('doppie', 'La stessa voce compare più volte', (items) => new Set(items).size === items.length),
  },
  mesi_accessi: {
    label: 'Mesi di Accessi',
    help: 'Per quanti mesi restano le righe di Accessi: entrate, rifiuti, esportazioni. Da 1 a 120.',
    gruppo: 'Gestione',
    guarded: true,
    controllo: 'numero',
    pubblica: false,
    predefinito: 12,
    schema: integerRule('Scrivi per quanti mesi')
      .required(REQUIRED_FIELD)
      .min(1, 'Almeno un mese')
      .max(120, 'Al massimo 120 mesi'),
  },
}

/** What holds where nothing is stored: judged once, most keys of most installations. */
const unset = new WeakMap<object, object>()

/**
 * The values of settings: the stored rows over the defaults. A row that no longer fits its schema counts as missing,
 * so that an old value never stops the product.
 */
export function valuesOfSettings<Values extends object>(
  definitions: SettingsOf<Values>,
  rows: readonly { chiave: string; valore: unknown }[],
): Values {
  const stored = new Map(rows.map(({ chiave, valore }) => [chiave, valore]))
  const read = (keys: readonly string[]) =>
    Object.fromEntries(
      keys.map((key) => {
        const { schema, predefinito } = definitions[key as keyof Values]
        const value = stored.get(key)
        return [key, schema.isValidSync(value) ? schema.cast(value) : predefinito]
      }),
    )
  const defaults = unset.get(definitions) ?? valuesUnset(definitions)
  return { ...defaults, ...read([...stored.keys()].filter((key) => Object.hasOwn(definitions, key))) } as Values
}

function valuesUnset(definitions: Readonly<Record<string, SettingDefinition<unknown>>>): object {
  const keys = Object.entries(definitions)
  const values = Object.fromEntries(
    keys.map(([key, { schema, predefinito }]) => [
      key,
      schema.isValidSync(undefined) ? schema.cast(undefined) : predefinito,
    ]),
  )
  unset.set(definitions, values)
  return values
}
