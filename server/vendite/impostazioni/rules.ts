import { listOfTexts, requiredText, type SettingsOf } from '#platform/settings/rules.ts'
import { integerRule, longTextRule, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import {
  PREZZI_PREVENTIVO,
  PREZZI_PREVENTIVO_LABELS,
  type PrezziPreventivoWord,
  SCARTO_MAX,
} from '../preventivi/prezzi/rules.ts'

export interface VenditeSettings {
  tipi_cliente: string[]
  tipi_intervento: string[]
  piani: string[]
  telefono_commerciale: string
  sito: string
  informativa_privacy: string
  prezzi_preventivo: PrezziPreventivoWord
  scarto_prezzi_preventivo: number
  page_size_preventivi: number
}

const PIANI = ['piano terra', ...Array.from({ length: 10 }, (_, i) => String(i + 1)), 'oltre il 10']

/** What visitors choose from and read when they ask for a quote, and the list of quotes. */
export const venditeSettings: SettingsOf<VenditeSettings> = {
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
    schema: listOfTexts(),
  },
  tipi_intervento: {
    label: 'Tipi di intervento',
    help: 'Le scelte del visitatore. Se manca «nuovo», la scelta iniziale è la prima.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'elenco',
    pubblica: true,
    predefinito: ['nuovo', 'sostituzione', 'ristrutturazione'],
    schema: listOfTexts(),
  },
  piani: {
    label: 'Piani',
    help: 'I piani fra cui si sceglie per la messa in posa.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'elenco',
    pubblica: true,
    predefinito: PIANI,
    schema: listOfTexts(),
  },
  telefono_commerciale: {
    label: 'Numero verde dell’ufficio commerciale',
    help: 'Compare nella pagina del preventivo e negli avvisi sulle regioni.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'testo',
    pubblica: true,
    predefinito: '800 000 000', // no such number is assigned
    schema: requiredText(40),
  },
  sito: {
    label: 'Sito del produttore',
    help: 'L’indirizzo a cui porta la pagina del preventivo.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'testo',
    pubblica: true,
    predefinito: 'https://www.valdombra.example',
    schema: requiredText(500).matches(/^https?:\/\/[^\s/]+/, 'L’indirizzo deve cominciare con https:// o http://'),
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
  prezzi_preventivo: {
    label: 'Prezzi nella richiesta',
    help: 'Quello che il visitatore legge accanto ai serramenti: prezzi dei listini in vigore, IVA e sconti esclusi. Quello che non ha un prezzo è «da quotare».',
    gruppo: 'Richiesta di preventivo',
    controllo: 'scelta',
    pubblica: false,
    predefinito: 'nessuno',
    choices: PREZZI_PREVENTIVO_LABELS,
    schema: oneOfRule(PREZZI_PREVENTIVO, PREZZI_PREVENTIVO_LABELS).required(REQUIRED_FIELD),
  },
  scarto_prezzi_preventivo: {
    label: 'Scarto dei prezzi',
    help: 'Di quanto la fascia sta sotto e sopra il prezzo di listino.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'numero',
    pubblica: false,
    predefinito: 15,
    schema: integerRule().min(1).max(SCARTO_MAX),
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
}

const PREFERRED: Readonly<Record<string, string>> = {
  tipi_cliente: 'non professionista',
  tipi_intervento: 'nuovo',
}

/**
 * What a new request begins with among the choices of a list: the documented one as long as the list
 * has it, else the first; null for a list that begins with nothing chosen.
 */
export function initialChoice(key: string, items: readonly string[]): string | null {
  const preferred = PREFERRED[key]
  if (preferred === undefined) return null
  return items.includes(preferred) ? preferred : (items[0] ?? null)
}
