import { listOfTexts, type SettingsOf } from '#platform/settings/rules.ts'
import { integerRule, longTextRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

export interface AcquistiSettings {
  testo_mail_fornitore: string
  domande_arrivo: string[]
  domande_legno: string[]
  giorni_prima_consegna: number
}

/** What suppliers are written, and what is asked when material arrives. */
export const acquistiSettings: SettingsOf<AcquistiSettings> = {
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
    schema: listOfTexts().length(3, 'Servono tre domande'),
  },
  domande_legno: {
    label: 'Domande all’arrivo del legno',
    help: 'Le due domande che lo stato «Arrivato» rende obbligatorie per il legno: la prima sì o no, la seconda la certificazione.',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['Domanda 1 legno', 'Domanda 2 legno'],
    schema: listOfTexts().length(2, 'Servono due domande'),
  },
  giorni_prima_consegna: {
    label: 'Materiale in casa prima della consegna, giorni',
    help: 'Degli ordini non ancora schedulati: quanti giorni prima della data di consegna serve il materiale.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 14,
    schema: integerRule().min(0).max(365),
  },
}
