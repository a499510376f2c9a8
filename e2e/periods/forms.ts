import type { Page } from '../base.ts'

/** A form in which the two days of a period are written. */
export interface PeriodForm {
  address: string
  /** Brings it up. */
  open: (page: Page) => Promise<void>
  /** Names of its two fields in the form's values. */
  from: string
  to: string
  /** What stands under the end that comes before its beginning. */
  told: string
  /** Saves: what was written is judged. */
  save: string
}

const press = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
}
const ABSENCE = {
  from: 'giornoDa',
  to: 'giornoA',
  told: 'Il giorno di fine non può precedere quello di inizio.',
  save: 'Salva',
}

/** Each file of web/ that shows two days that are a period, and its forms. */
export const PERIOD_FORMS: Readonly<Record<string, readonly PeriodForm[]>> = {
  'web/screens/acquisti/fornitori/ChiusureFields.tsx': [
    {
      address: '/planner/#/fornitori',
      open: (page) => press(page, 'Aggiungi fornitore', 'Aggiungi periodo'),
      from: 'periodiChiusura[0].dal',
      to: 'periodiChiusura[0].al',
      told: 'La fine viene prima dell’inizio',
      save: 'Salva',
    },
  ],
  'web/screens/persone/calendario/ore/IntervalDialog.tsx': [
    {
      address: '/planner/#/calendario-ore-lavorative',
      open: (page) => press(page, 'Aggiorna intervallo'),
      from: 'periodo.dal',
      to: 'periodo.al',
      told: 'Data Fine deve essere dopo la Data Inizio',
      save: 'Salva',
    },
  ],
  'web/screens/persone/calendario/period/PeriodFormFields.tsx': [
    { address: '/planner/#/calendario-aziendale', open: (page) => press(page, 'Aggiungi assenza'), ...ABSENCE },
    {
      address: '/planner/#/calendario-aziendale',
      async open(page) {
        await page.getByRole('combobox', { name: 'Modifica sul calendario' }).selectOption('1312-FEST')
        await press(page, 'Aggiungi festività')
      },
      ...ABSENCE,
    },
  ],
  'web/screens/persone/personale/PersonaDialog.tsx': [
    {
      address: '/planner/#/personale',
      open: (page) => press(page, 'Aggiungi persona'),
      from: 'dataInizio',
      to: 'dataFine',
      told: 'Data fine deve essere maggiore alla data inizio',
      save: 'Salva',
    },
  ],
  'web/screens/vendite/catalogo/listini/ListinoDialog.tsx': [
    {
      address: '/catalogo/#/listini',
      open: (page) => press(page, 'Aggiungi listino'),
      from: 'dal',
      to: 'al',
      told: 'L’ultimo giorno non può venire prima del primo.',
      save: 'Salva',
    },
  ],
  'web/screens/produzione/scenari/IpotesiFields.tsx': [
    {
      address: '/planner/#/schedulatore/scenari',
      open: (page) => press(page, 'Nuovo scenario', 'Aggiungi un cambiamento'),
      from: 'ipotesi[0].periodo.dal',
      to: 'ipotesi[0].periodo.al',
      told: 'La fine deve essere dopo l’inizio.',
      save: 'Calcola',
    },
  ],
}

/** Files that show several days which are no period: each is a fact of its own. */
export const SINGLE_DAYS: readonly string[] = [
  'web/screens/acquisti/ordiniFornitore/arrivi/ArrivoForm.tsx',
  'web/screens/acquisti/ordiniFornitore/form/FornituraFields.tsx',
  'web/screens/acquisti/portale/PortaleOrdineDialog.tsx',
  'web/screens/ordini/offerte/detail/dialogs/VersioneDialog.tsx',
  'web/screens/ordini/ordini/form/header/OrdineHeaderFields.tsx',
]
