import type { Page } from '../base.ts'

/** A screen on which the days of a period are written. */
export interface PeriodScreen {
  address: string
  /** Names of its periods, as screen readers tell them. */
  periods: readonly string[]
  /** Brings the period into sight, where the page shows none by itself. */
  open?: (page: Page) => Promise<void>
  /** Enter sends the form that the period stands in; its days are not in the address. */
  form?: true
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

const figures = (path: string): PeriodScreen => ({ address: `/planner/#${path}`, periods: ['Periodo'] })

/** Each file of web/ that shows a period, and its screens. */
export const PERIOD_SCREENS: Readonly<Record<string, readonly PeriodScreen[]>> = {
  // Its screens are those of the files that draw it.
  'web/forms/time/PeriodFilter.tsx': [],
  'web/screens/acquisti/ordiniFornitore/list/FornitureFilters.tsx': [
    {
      address: '/planner/#/ordini-fornitore',
      periods: ['Approntamento', 'Consegna effettiva'],
      open: press('Tutti i filtri'),
    },
  ],
  'web/screens/amministrazione/accessi/AccessiPage.tsx': [{ address: '/utenti/#/accessi', periods: ['Periodo'] }],
  'web/screens/numeri/offerte/StatisticheOffertePage.tsx': [
    { address: '/planner/#/statistiche-offerte', periods: ['Inviate'] },
  ],
  'web/screens/numeri/righe/RigheFiltersBar.tsx': [
    { address: '/planner/#/righe-ordini', periods: ['Data dell’ordine', 'Giorni della fase'] },
  ],
  'web/screens/numeri/statistiche/StatisticheFilters.tsx': [
    figures('/statistiche-clienti'),
    figures('/statistiche-agenti'),
  ],
  'web/screens/officina/attivita/AttivitaOperatoriFilters.tsx': [figures('/attivita-operatori')],
  'web/screens/officina/avanzamento/AvanzamentoFilters.tsx': [figures('/avanzamento-ordini')],
  'web/screens/officina/manipolatore/ManipolatorePage.tsx': [figures('/manipolatore-macchina')],
  'web/screens/officina/performance/FigureFilters.tsx': [
    figures('/analisi/performance'),
    figures('/analisi/completezza'),
    figures('/lavorazioni-ordine-operatore'),
  ],
  'web/screens/officina/performance/PerformanceOperatoriPage.tsx': [figures('/analisi/performance/operatori')],
  'web/screens/ordini/ordini/detail/logs/LogsFilters.tsx': [
    { address: '/planner/#/ordini/121/logs', periods: ['Periodo'] },
  ],
  'web/screens/ordini/ordini/list/filters/ColumnFilterFields.tsx': [
    { address: '/planner/#/ordini', periods: ['Posa', 'Fine'], open: press('Tutti i filtri') },
  ],
  'web/screens/persone/personale/PersonalePage.tsx': [{ address: '/planner/#/personale', periods: ['In forza'] }],
  'web/screens/produzione/fasiSchedulate/FasiSchedulateFilters.tsx': [figures('/fasi-schedulate')],
  'web/screens/produzione/proposte/SearchForm.tsx': [
    {
      address: '/planner/#/schedulatore/proposta',
      periods: ['Periodo'],
      form: true,
      async open(page) {
        await page.getByRole('combobox', { name: 'Che cosa pianificare' }).click()
        await page.getByRole('option', { name: 'Ordini di un periodo' }).click()
      },
    },
  ],
  'web/screens/vendite/preventivi/filters/FilterFields.tsx': [
    { address: '/preventivi/#/', periods: ['Periodo'], open: press('Altri filtri') },
  ],
}

/** What shows a period, as the source says it. */
export const SHOWS_PERIOD = /<(?:PeriodFields|PeriodFilter|FigurePeriod)\b/
