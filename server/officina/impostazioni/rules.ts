import { listOfTexts, type SettingsOf } from '#platform/settings/rules.ts'
import { integerRule, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

export interface OfficinaSettings {
  giorni_attivita_indietro: number
  stato_fase_da_officina: 'no' | 'si'
  quote_materiali: string[]
}

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
  listOfTexts()
    .test('quote', 'Ogni voce va scritta come «legno: 18»', (items) => items.every((item) => QUOTA.test(item.trim())))
    .test('materiali', 'Lo stesso materiale compare più volte', (items) => quoteOf(items).size === items.length)
    .test('somma', 'Le quote insieme superano il 100 %', (items) => {
      return [...quoteOf(items).values()].reduce((sum, quota) => sum + quota, 0) <= 10_000
    })

/** What the workshop may write, and what progress counts. */
export const officinaSettings: SettingsOf<OfficinaSettings> = {
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
  quote_materiali: {
    label: 'Quote dei materiali',
    help: 'Quanta parte del netto di un ordine vale ogni materiale, in percento, dove i suoi ordini fornitore non dicono la vendita: «legno: 18».',
    gruppo: 'Gestione',
    controllo: 'elenco',
    pubblica: false,
    predefinito: ['legno: 18', 'vetro: 15', 'verniciatura: 12', 'telai: 8'],
    schema: quote(),
  },
}
