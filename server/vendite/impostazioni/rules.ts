import { listOfAddresses, listOfTexts, requiredText, type SettingsOf } from '#platform/settings/rules.ts'
import { integerRule, longTextRule, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import {
  PREZZI_PREVENTIVO,
  PREZZI_PREVENTIVO_LABELS,
  type PrezziPreventivoWord,
  SCARTO_MAX,
} from '../preventivi/prezzi/rules.ts'
import { PRIVACY_NOTICE } from './privacy/rules.ts'

export interface VenditeSettings {
  catalogo_pubblicato: 'no' | 'si'
  tipi_cliente: string[]
  tipi_intervento: string[]
  piani: string[]
  telefono_commerciale: string
  condizioni_vendita: string
  informativa_privacy: string
  prezzi_preventivo: PrezziPreventivoWord
  scarto_prezzi_preventivo: number
  mesi_richieste: number
  page_size_preventivi: number
  avvisi_richieste: string[]
  ricevuta_richieste: 'no' | 'si'
}

const PIANI = ['piano terra', ...Array.from({ length: 10 }, (_, i) => String(i + 1)), 'oltre il 10']

/** What visitors choose from and read when they ask for a quote, and the list of quotes. */
export const venditeSettings: SettingsOf<VenditeSettings> = {
  catalogo_pubblicato: {
    label: 'Preventivi online aperti',
    help: 'Con «no» il catalogo è una bozza: la pagina del preventivo dice ai visitatori che non è ancora aperta. Si pubblica anche dal Catalogo.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'si_no',
    pubblica: true,
    predefinito: 'si',
    schema: oneOfRule(['no', 'si'] as const).required(REQUIRED_FIELD),
  },
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
    label: 'Telefono dell’ufficio commerciale',
    help: 'Compare nella pagina del preventivo e negli avvisi sulle regioni; come numero verde, se comincia con 800 o 803.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'testo',
    pubblica: true,
    predefinito: '',
    schema: requiredText(40),
  },
  condizioni_vendita: {
    label: 'Condizioni di vendita',
    help: 'Stampate in fondo al preventivo e all’ordine del cliente; vuote se non servono.',
    gruppo: 'Azienda',
    controllo: 'testo_lungo',
    facoltativa: true,
    pubblica: false,
    predefinito: '',
    schema: longTextRule(20_000),
  },
  informativa_privacy: {
    label: 'Informativa sulla privacy',
    help: 'Il testo che il visitatore legge prima di inviare la richiesta. {{titolare}}, {{contatti}} e {{conservazione}} diventano i dati dell’azienda e la conservazione qui sotto.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'testo_lungo',
    pubblica: true,
    predefinito: PRIVACY_NOTICE,
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
  mesi_richieste: {
    label: 'Mesi di conservazione delle richieste',
    help: 'Dopo tanti mesi da una richiesta che non è diventata un ordine si cancellano nome, recapiti, note e mail di chi l’ha fatta; serramenti e misure restano per le statistiche. 0: non si cancella mai.',
    gruppo: 'Richiesta di preventivo',
    controllo: 'numero',
    pubblica: true,
    predefinito: 0,
    schema: integerRule().min(0).max(120),
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
  avvisi_richieste: {
    label: 'Chi sa delle richieste',
    help: 'Gli indirizzi a cui arriva una mail a ogni richiesta di preventivo; nessuno, se la lista è vuota.',
    gruppo: 'Posta',
    controllo: 'indirizzi',
    facoltativa: true,
    pubblica: false,
    predefinito: [],
    schema: listOfAddresses(),
  },
  ricevuta_richieste: {
    label: 'Ricevuta a chi chiede un preventivo',
    help: 'Con «sì» il visitatore riceve una mail con il link per confermare il suo indirizzo e, dopo la conferma, il riepilogo della richiesta in PDF: una volta per richiesta, non più di cinque al giorno per indirizzo.',
    gruppo: 'Posta',
    controllo: 'si_no',
    pubblica: false,
    predefinito: 'si',
    schema: oneOfRule(['no', 'si'] as const).required(REQUIRED_FIELD),
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
