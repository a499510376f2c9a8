// The settings of the product: what each means, who sees it and what holds until an administrator changes it.
// docs/rules/amministrazione.md#settings
import { type AnySchema, array, object } from 'yup'
import {
  integerRule,
  longTextRule,
  oneOfRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
} from '../../shared/fields/fields.ts'
import { findProvincia } from '../../shared/places/places.ts'
import { type FactorRole, factorRoles } from '../../shared/secondoFattore/factorRoles.ts'
import { addressRule } from '../mail/rules.ts'
import type { SettingControl } from './controls/rules.ts'

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

/** Every setting by its key, as the code reads them. */
export interface SettingValues {
  tipi_cliente: string[]
  tipi_intervento: string[]
  piani: string[]
  telefono_commerciale: string
  sito: string
  informativa_privacy: string
  azienda: Azienda
  page_size_preventivi: number
  codici_sistema: string[]
  ora_apertura: string
  mittente_nome: string
  mittente_email: string
  testo_mail_fornitore: string
  domande_arrivo: string[]
  domande_legno: string[]
  giorni_attivita_indietro: number
  stato_fase_da_officina: 'no' | 'si'
  stati_ordine_chiusi: string[]
  quote_materiali: string[]
  costo_orario_macchine: number
  costo_orario_banchi: number
  maggiorazione_straordinari: number
  secondo_fattore_ruoli: FactorRole[]
}

export type SettingKey = keyof SettingValues

interface SettingDefinition<Value> {
  label: string
  help: string
  gruppo: 'Richiesta di preventivo' | 'Azienda' | 'Gestione' | 'Posta'
  controllo: SettingControl
  /** Served to visitors with the wizard. */
  pubblica: boolean
  /** Only who administers users changes it, in person, with the password and the second factor typed again. */
  guarded?: true
  predefinito: Value
  schema: AnySchema<Value>
}

const text = (max: number) => singleLineRule(max).required(REQUIRED_FIELD)

const MAX_ITEMS = 50
const elenco = () =>
  array()
    .of(text(100))
    .transform(truncatedRule<string>(MAX_ITEMS))
    .typeError('È richiesta una lista')
    .required('Serve almeno una voce')
    .min(1, 'Serve almeno una voce')
    .max(MAX_ITEMS, `Non più di ${MAX_ITEMS} voci`)
    .test('doppie', 'La stessa voce compare più volte', (items) => new Set(items).size === items.length)

const QUOTA = /^([^:]+):\s*(\d{1,3}(?:[.,]\d{1,2})?)$/

/**
 * The shares of materials: name → hundredths of a percent of the net of an order, 1800 for 'legno: 18'. What is written
 * otherwise is left out.
 */
export function quoteOf(items: readonly string[]): Map<string, number> {
  const read = items.flatMap((item) => {
    const [, name, quota] = QUOTA.exec(item.trim()) ?? []
    return name && quota ? [[name.trim(), Math.round(Number(quota.replace(',', '.')) * 100)] as const] : []
  })
  return new Map(read)
}

const quote = () =>
  elenco()
    .test('quote', 'Ogni voce va scritta come «legno: 18»', (items) => items.every((item) => QUOTA.test(item.trim())))
    .test('materiali', 'Lo stesso materiale compare più volte', (items) => quoteOf(items).size === items.length)
    .test('somma', 'Le quote insieme superano il 100 %', (items) => {
      return [...quoteOf(items).values()].reduce((sum, quota) => sum + quota, 0) <= 10_000
    })

/** The manufacturer's data, all of them required. */
export const aziendaSchema = object({
  ragioneSociale: text(200),
  indirizzo: text(200),
  cap: text(5).matches(/^\d{5}$/, 'Il CAP ha 5 cifre'),
  citta: text(100),
  provincia: singleLineRule(100)
    .transform((name: unknown) => (typeof name === 'string' ? (findProvincia(name)?.nome ?? name) : name))
    .required(REQUIRED_FIELD)
    .test('provincia', 'Provincia non valida', (name) => findProvincia(name) !== undefined),
  partitaIva: text(11).matches(/^\d{11}$/, 'La partita IVA ha 11 cifre'),
  telefono: text(40),
  email: addressRule(),
})

const PIANI = ['piano terra', ...Array.from({ length: 10 }, (_, i) => String(i + 1)), 'oltre il 10']

export const settings: { readonly [K in SettingKey]: SettingDefinition<SettingValues[K]> } = {
  tipi_cliente: {
    label: 'Tipi di cliente',
    help: 'Le scelte del visitatore. Se manca «non professionista», la scelta iniziale è la prima.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'elenco',
    pubblica: true,
    predefinito: [
      'non professionista',
      'non professionista con misure indicative',
      'rivenditore',
      'impresa',
      'architetto/progettista',
    ],
    schema: elenco(),
  },
  tipi_intervento: {
    label: 'Tipi di intervento',
    help: 'Le scelte del visitatore. Se manca «nuovo», la scelta iniziale è la prima.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'elenco',
    pubblica: true,
    predefinito: ['nuovo', 'sostituzione', 'ristrutturazione'],
    schema: elenco(),
  },
  piani: {
    label: 'Piani',
    help: 'I piani fra cui si sceglie per la messa in posa.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'elenco',
    pubblica: true,
    predefinito: PIANI,
    schema: elenco(),
  },
  telefono_commerciale: {
    label: 'Numero verde dell’ufficio commerciale',
    help: 'Compare nella pagina del preventivo e negli avvisi sulle regioni.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'testo',
    pubblica: true,
    predefinito: '800 000 000', // no such number is assigned
    schema: text(40),
  },
  sito: {
    label: 'Sito del produttore',
    help: 'L’indirizzo a cui porta la pagina del preventivo.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'testo',
    pubblica: true,
    predefinito: 'https://www.valdombra.example',
    schema: text(500).matches(/^https?:\/\/[^\s/]+/, 'L’indirizzo deve cominciare con https:// o http://'),
  },
  informativa_privacy: {
    label: 'Informativa sulla privacy',
    help: 'Il testo che il visitatore legge prima di accettare l’informativa.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'testo_lungo',
    pubblica: true,
    predefinito:
      'Ai sensi del D.Lgs. 196/2003 i dati inseriti sono trattati dal produttore, anche con strumenti informatici, al solo fine di rispondere alla richiesta di preventivo. Non sono ceduti a terzi, salvo all’agente di zona incaricato. In ogni momento se ne può chiedere la modifica o la cancellazione.',
    schema: longTextRule(10_000).required(REQUIRED_FIELD),
  },
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
  page_size_preventivi: {
    label: 'Preventivi per pagina',
    help: 'Le righe di una pagina dell’elenco dei preventivi.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: true,
    predefinito: 10,
    schema: integerRule().min(1).max(100),
  },
  codici_sistema: {
    label: 'Codici sistema',
    help: 'I sistemi fra cui si sceglie in un ordine.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['LEGNO68', 'LEGNO80', 'LEGNO92', 'LEGNO-ALLUMINIO', 'PVC'],
    schema: elenco(),
  },
  ora_apertura: {
    label: 'Ora di apertura',
    help: 'L’ora a cui comincia la giornata di lavoro.',
    gruppo: 'Gestione',
    controllo: 'ora',
    pubblica: false,
    predefinito: '08:00',
    schema: text(5).matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'L’ora va scritta come 08:00'),
  },
  mittente_nome: {
    label: 'Nome del mittente',
    help: 'Il nome che il cliente vede nelle mail ricevute.',
    gruppo: 'Posta',
    controllo: 'testo',
    pubblica: false,
    predefinito: 'Serramenti Valdombra',
    schema: text(100),
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
  testo_mail_fornitore: {
    label: 'Testo della mail ai fornitori',
    help: 'Quello che si propone quando un ordine fornitore non ha un testo suo; l’ordine è allegato e la firma segue.',
    gruppo: 'Posta',
    controllo: 'testo_lungo',
    pubblica: false,
    predefinito:
      'Buongiorno,\n\nin allegato il nostro ordine. Attendiamo conferma con la data di consegna.\n\nCordiali saluti',
    schema: longTextRule(10_000).required(REQUIRED_FIELD),
  },
  domande_arrivo: {
    label: 'Domande all’arrivo del materiale',
    help: 'Le tre domande del modulo di un ordine fornitore.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['Domanda 1', 'Domanda 2', 'Domanda 3'],
    schema: elenco().length(3, 'Servono tre domande'),
  },
  domande_legno: {
    label: 'Domande all’arrivo del legno',
    help: 'Le due domande che lo stato «Arrivato» rende obbligatorie per il legno: la prima sì o no, la seconda la certificazione.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['Domanda 1 legno', 'Domanda 2 legno'],
    schema: elenco().length(2, 'Servono due domande'),
  },
  giorni_attivita_indietro: {
    label: 'Giorni indietro per le attività',
    help: 'Fino a quanti giorni fa un operatore può registrare o cambiare una sua attività.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 7,
    schema: integerRule().min(0).max(365),
  },
  stato_fase_da_officina: {
    label: 'Stato delle fasi dall’officina',
    help: 'Con «sì» la prima attività mette la fase in corso e l’ultimo pezzo la segna finita; con «no» lo si propone.',
    gruppo: 'Gestione',
    controllo: 'si_no',
    pubblica: false,
    predefinito: 'no',
    schema: oneOfRule(['no', 'si'] as const).required(REQUIRED_FIELD),
  },
  stati_ordine_chiusi: {
    label: 'Stati di un ordine finito per l’officina',
    help: 'Gli ordini in uno di questi stati non si propongono più agli operatori.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['Consegnato'],
    schema: elenco(),
  },
  quote_materiali: {
    label: 'Quote dei materiali',
    help: 'Quanta parte del netto di un ordine vale ogni materiale, in percento, dove i suoi ordini fornitore non dicono la vendita: «legno: 18».',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['legno: 18', 'vetro: 15', 'verniciatura: 12', 'telai: 8'],
    schema: quote(),
  },
  costo_orario_macchine: {
    label: 'Costo di un’ora alle macchine',
    help: 'In euro, per gli scenari dello schedulatore; con 0 il costo non si dice.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 0,
    schema: integerRule().min(0).max(1000),
  },
  costo_orario_banchi: {
    label: 'Costo di un’ora ai banchi',
    help: 'In euro, per gli scenari dello schedulatore; con 0 il costo non si dice.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 0,
    schema: integerRule().min(0).max(1000),
  },
  maggiorazione_straordinari: {
    label: 'Maggiorazione degli straordinari',
    help: 'Quanto costa in più un’ora di sabato, in percento.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 30,
    schema: integerRule().min(0).max(300),
  },
  secondo_fattore_ruoli: {
    label: 'Secondo fattore obbligatorio',
    help: 'Chi ha uno di questi ruoli e non ha ancora il secondo fattore esce subito e lo attiva rientrando. Lo cambia chi amministra gli utenti, con la propria password.',
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
}

const PREFERRED: Partial<Record<SettingKey, string>> = {
  tipi_cliente: 'non professionista',
  tipi_intervento: 'nuovo',
}

/**
 * What a new request begins with among the choices of a list: the documented one as long as the list
 * has it, else the first; null for a list that begins with nothing chosen.
 */
export function initialChoice(key: SettingKey, items: readonly string[]): string | null {
  const preferred = PREFERRED[key]
  if (preferred === undefined) return null
  return items.includes(preferred) ? preferred : (items[0] ?? null)
}

export const settingKeys = Object.keys(settings) as SettingKey[]

/** Whether a text is the key of a setting. */
export function settingKey(text: string): text is SettingKey {
  return Object.hasOwn(settings, text)
}

/** What holds where nothing is stored: judged once, most keys of most installations. */
let unset: SettingValues | undefined

/**
 * All the settings: the stored rows over the defaults. A row that no longer fits its schema counts as missing,
 * so that an old value never stops the product.
 */
export function settingValues(righe: readonly { chiave: string; valore: unknown }[]): SettingValues {
  unset ??= valuesOf(new Map(), settingKeys)
  const stored = new Map(righe.map(({ chiave, valore }) => [chiave, valore]))
  return { ...unset, ...valuesOf(stored, [...stored.keys()].filter(settingKey)) }
}

function valuesOf(stored: Map<string, unknown>, keys: readonly SettingKey[]): SettingValues {
  const readValue = (key: SettingKey) => {
    const { schema, predefinito } = settings[key]
    const value = stored.get(key)
    return schema.isValidSync(value) ? schema.cast(value) : predefinito
  }
  return Object.fromEntries(keys.map((key) => [key, readValue(key)])) as unknown as SettingValues
}
