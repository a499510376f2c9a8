// Settings of the product: what one is, and those that the platform itself reads. The areas declare theirs in their
// `impostazioni/rules.ts`. docs/rules/amministrazione.md#settings
import { type AnySchema, array, object } from 'yup'
import { type FactorRole, factorRoles } from '#shared/factorRoles.ts'
import { field, integerRule, oneOfRule, REQUIRED_FIELD, singleLineRule, truncatedRule } from '#shared/fields/fields.ts'
import { findProvincia } from '#shared/places.ts'
import { addressRule } from '../mail/rules.ts'

/** What a setting is edited with. */
export const SETTING_CONTROLS = [
  'elenco',
  'testo',
  'testo_lungo',
  'numero',
  'ora',
  'azienda',
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
}

/** What the platform itself reads. */
export interface ProductSettings {
  azienda: Azienda
  ora_apertura: string
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
  /** Served to visitors with the wizard. */
  pubblica: boolean
  /** Only who administers users changes it, in person, having just proved who it is; *Accessi* tells of it. */
  guarded?: true
  predefinito: Value
  /** The words of a choice, in their order, with what people call them. */
  choices?: Readonly<Record<string, string>>
  schema: AnySchema<Value>
}

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
})

export const productSettings: SettingsOf<ProductSettings> = {
  azienda: {
    label: 'Azienda',
    help: 'L’intestazione dei documenti e la firma delle mail.',
    gruppo: 'Azienda',
    controllo: 'azienda',
    pubblica: true,
    predefinito: {
      ragioneSociale: 'Serramenti Valdombra S.r.l.',
      indirizzo: 'Via delle Essenze 12',
      cap: '32000',
      citta: 'Valdombra',
      provincia: 'Belluno',
      partitaIva: '00000000000',
      telefono: '0437 000000',
      email: 'info@valdombra.example',
    },
    schema: aziendaSchema,
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
    predefinito: 'Serramenti Valdombra',
    schema: requiredText(100),
  },
  mittente_email: {
    label: 'Indirizzo del mittente',
    help: 'L’indirizzo da cui partono le mail e a cui arrivano le risposte.',
    gruppo: 'Posta',
    controllo: 'testo',
    pubblica: false,
    predefinito: 'preventivi@valdombra.example',
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
