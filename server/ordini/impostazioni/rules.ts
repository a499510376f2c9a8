import { listOfAddresses, listOfTexts, type SettingsOf } from '#platform/settings/rules.ts'

export interface OrdiniSettings {
  codici_sistema: string[]
  stati_ordine_chiusi: string[]
  avvisi_firme: string[]
  avvisi_messaggi: string[]
}

/** What orders are made of, and when one has ended. */
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
