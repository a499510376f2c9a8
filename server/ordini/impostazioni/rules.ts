import { listOfAddresses, listOfTexts, type SettingsOf } from '#platform/settings/rules.ts'
import { integerRule, longTextRule, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** How the day of delivery of an offer is said. */
const CONSEGNA_OFFERTE = ['calcolata', 'a_mano'] as const
const CONSEGNA_OFFERTE_LABELS = { calcolata: 'Calcolata all’invio', a_mano: 'Solo se scritta a mano' } as const

export interface OrdiniSettings {
  codici_sistema: string[]
  stati_ordine_chiusi: string[]
  validita_offerte: number
  iva_offerte: number
  condizioni_offerte: string
  pagamento_offerte: string
  libere_agenti_offerte: number
  promemoria_offerte: number
  consegna_offerte: (typeof CONSEGNA_OFFERTE)[number]
  lunghezze_barre: string[]
  lama_mm: number
  avanzo_minimo_mm: number
  avvisi_firme: string[]
  avvisi_messaggi: string[]
}

const LENGTH = /^[1-9]\d{2,4}$/
const NO_LENGTH = 'Una lunghezza va scritta in millimetri, da 100 a 99999'

/** What orders are made of, when one has ended, and what an offer begins with. */
export const ordiniSettings: SettingsOf<OrdiniSettings> = {
  codici_sistema: {
    label: 'Codici sistema',
    help: 'I sistemi fra cui si sceglie in un ordine.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['LEGNO68', 'LEGNO80', 'LEGNO92', 'LEGNO-ALLUMINIO', 'PVC'],
    schema: listOfTexts(),
  },
  stati_ordine_chiusi: {
    label: 'Stati di un ordine finito per l’officina',
    help: 'Gli ordini in uno di questi stati non si propongono più agli operatori.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['Consegnato'],
    schema: listOfTexts(),
  },
  validita_offerte: {
    label: 'Validità di un’offerta, in giorni',
    help: 'Per quanti giorni da quando parte si può accettare, se la versione non dice un giorno suo.',
    gruppo: 'Offerte',
    controllo: 'numero',
    pubblica: false,
    predefinito: 30,
    schema: integerRule().min(1).max(150),
  },
  iva_offerte: {
    label: 'IVA delle righe di un’offerta, %',
    help: 'L’aliquota con cui comincia una riga; quella dei servizi la dice il listino.',
    gruppo: 'Offerte',
    controllo: 'numero',
    pubblica: false,
    predefinito: 22,
    schema: integerRule().min(0).max(100),
  },
  condizioni_offerte: {
    label: 'Condizioni di un’offerta',
    help: 'Il testo sotto i totali con cui comincia un’offerta.',
    gruppo: 'Offerte',
    controllo: 'testo_lungo',
    pubblica: false,
    predefinito:
      'Prezzi IVA esclusa salvo dove indicato. Le misure sono da confermare con il rilievo in cantiere. La consegna decorre dalla conferma d’ordine e dal rilievo delle misure.',
    schema: longTextRule(10_000),
  },
  pagamento_offerte: {
    label: 'Pagamento di un’offerta',
    help: 'Le condizioni di pagamento, per un cliente che non ne ha di sue.',
    gruppo: 'Offerte',
    controllo: 'testo_lungo',
    pubblica: false,
    predefinito: '40% alla conferma d’ordine, 50% all’avviso di merce pronta, saldo a fine lavori.',
    schema: longTextRule(2000),
  },
  libere_agenti_offerte: {
    label: 'Righe libere che un agente invia da sé, in euro',
    help: 'Quanto possono valere in un’alternativa, al netto, righe libere e servizi oltre il listino: di più, o più dei serramenti, l’offerta la invia l’ufficio. 0: sempre l’ufficio.',
    gruppo: 'Offerte',
    controllo: 'numero',
    pubblica: false,
    predefinito: 500,
    schema: integerRule().min(0).max(1_000_000),
  },
  promemoria_offerte: {
    label: 'Promemoria prima che un’offerta scada, in giorni',
    help: 'Da quanti giorni prima dell’ultimo il cliente che non ha risposto riceve una mail, una sola, con il suo link. 0: nessuna.',
    gruppo: 'Offerte',
    controllo: 'numero',
    pubblica: false,
    predefinito: 0,
    schema: integerRule().min(0).max(60),
  },
  consegna_offerte: {
    label: 'Consegna prevista di un’offerta',
    help: 'Calcolata: la settimana che in 8 casi su 10 si mantiene, come se l’ordine arrivasse il giorno dell’invio; se il passato non dice abbastanza non c’è. Un giorno scritto nella versione passa avanti.',
    gruppo: 'Offerte',
    controllo: 'scelta',
    pubblica: false,
    predefinito: 'calcolata',
    choices: CONSEGNA_OFFERTE_LABELS,
    schema: oneOfRule(CONSEGNA_OFFERTE, CONSEGNA_OFFERTE_LABELS).required(REQUIRED_FIELD),
  },
  lunghezze_barre: {
    label: 'Lunghezze delle barre, mm',
    help: 'Le lunghezze in cui si comprano le barre: le distinte di taglio scelgono fra queste.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['6000'],
    schema: listOfTexts()
      .min(1, 'Serve almeno una lunghezza')
      .max(6, 'Non più di 6 lunghezze')
      .test('lunghezze', NO_LENGTH, (lengths) => lengths.every((length) => LENGTH.test(length))),
  },
  lama_mm: {
    label: 'Spessore della lama, mm',
    help: 'Quello che un taglio toglie alla barra.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 5,
    schema: integerRule().min(0).max(20),
  },
  avanzo_minimo_mm: {
    label: 'Avanzo che si conserva, mm',
    help: 'Da questa lunghezza il resto di una barra si conserva; sotto è sfrido.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 500,
    schema: integerRule().min(0).max(10_000),
  },
  avvisi_firme: {
    label: 'Chi sa delle firme',
    help: 'Gli indirizzi a cui arriva una mail quando un cliente firma il preventivo, sullo schermo o a mano.',
    gruppo: 'Posta',
    controllo: 'indirizzi',
    facoltativa: true,
    pubblica: false,
    predefinito: [],
    schema: listOfAddresses(),
  },
  avvisi_messaggi: {
    label: 'Chi sa dei messaggi dei clienti',
    help: 'Gli indirizzi a cui arriva una mail quando un cliente scrive dalla pagina del suo preventivo.',
    gruppo: 'Posta',
    controllo: 'indirizzi',
    facoltativa: true,
    pubblica: false,
    predefinito: [],
    schema: listOfAddresses(),
  },
}
