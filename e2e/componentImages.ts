import type { Locator, Page } from '@playwright/test'

/** A picture of a component, `docs/ui/<name>.png`: where it is seen, and what of the page it is. */
interface ComponentImage {
  name: string
  open: (page: Page) => Promise<Locator>
}

const ORDINI = '/planner/#/ordini'
const ORDINE = '/planner/#/ordini/121'
const rows = (page: Page) => page.locator('.MuiDataGrid-row')

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('h1').first().waitFor()
}

async function withRows(page: Page, address: string): Promise<void> {
  await goTo(page, address)
  await rows(page).nth(2).waitFor()
}

/** Opens the menu of the first row of a list. */
async function openRowMenu(page: Page, address: string): Promise<void> {
  await withRows(page, address)
  await rows(page)
    .first()
    .getByRole('button', { name: /^Azioni di/ })
    .click()
}

async function pressInRow(page: Page, address: string, act: string | RegExp): Promise<void> {
  await openRowMenu(page, address)
  await page.getByRole('menuitem', { name: act }).click()
}

/** The components of docs/ui.md, in its order. */
export const componentImages: readonly ComponentImage[] = [
  {
    name: 'Page',
    async open(page) {
      await withRows(page, ORDINI)
      return page.locator('main h1').locator('xpath=ancestor::*[.//button][1]/..')
    },
  },
  {
    name: 'DataTable',
    async open(page) {
      await withRows(page, '/planner/#/ordini?perPagina=10')
      return page.getByRole('grid')
    },
  },
  {
    name: 'StateTabs',
    async open(page) {
      await withRows(page, ORDINI)
      return page.getByRole('main').getByRole('group', { name: /stat/i }).first()
    },
  },
  {
    name: 'FilterBar',
    async open(page) {
      await withRows(page, '/planner/#/ordini?search=a')
      const search = page.getByRole('searchbox', { name: 'Ricerca libera' })
      return search.locator('xpath=ancestor::*[.//*[@role="combobox"]][1]')
    },
  },
  {
    name: 'RowMenus',
    async open(page) {
      await openRowMenu(page, ORDINI)
      return page.getByRole('menu')
    },
  },
  {
    name: 'ActionBar',
    async open(page) {
      await withRows(page, '/preventivi/#/')
      for (const n of [0, 1]) await rows(page).nth(n).getByRole('checkbox').click()
      return page.getByRole('region', { name: /selezionat|Azioni/ })
    },
  },
  {
    name: 'EditableCell',
    async open(page) {
      await withRows(page, ORDINI)
      await rows(page)
        .first()
        .getByRole('button', { name: /Cambia approntamento/ })
        .click()
      return page.locator('.MuiPopover-paper:visible')
    },
  },
  {
    name: 'groupOf',
    async open(page) {
      await withRows(page, '/planner/#/ordini?gruppo=stato')
      return page.getByRole('grid')
    },
  },
  {
    name: 'totals',
    async open(page) {
      await withRows(page, ORDINI)
      return page.getByRole('status').filter({ hasText: /^1–/ }).locator('xpath=..')
    },
  },
  {
    name: 'PlainTable',
    async open(page) {
      await goTo(page, '/planner/#/date-promesse')
      return page.getByRole('table').first()
    },
  },
  {
    name: 'DetailCard',
    async open(page) {
      await goTo(page, ORDINE)
      return page.getByRole('region', { name: 'Commessa', exact: true })
    },
  },
  {
    name: 'StatusChip',
    async open(page) {
      await goTo(page, '/impostazioni/#/liste')
      return page.getByRole('list', { name: 'Stati degli ordini' })
    },
  },
  {
    name: 'FigureChip',
    async open(page) {
      await goTo(page, '/')
      return page.getByRole('region', { name: 'Vendite' })
    },
  },
  {
    name: 'EmptyState',
    async open(page) {
      await goTo(page, '/impostazioni/#/webhook')
      return page.getByText('Nessun webhook', { exact: true }).locator('xpath=..')
    },
  },
  {
    name: 'EntityForm',
    async open(page) {
      await goTo(page, '/planner/#/personale')
      await page.getByRole('button', { name: 'Aggiungi persona', exact: true }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('button', { name: 'Salva' }).click()
      return form
    },
  },
  {
    name: 'useConfirm',
    async open(page) {
      await pressInRow(page, '/planner/#/messaggi-ordini-emails', /Elimina/)
      return page.getByRole('alertdialog')
    },
  },
  {
    name: 'PlainDialog',
    async open(page) {
      await pressInRow(page, ORDINI, 'Cambia stato')
      return page.getByRole('dialog')
    },
  },
  {
    name: 'useNotices',
    async open(page) {
      await goTo(page, '/planner/#/messaggi-ordini-emails')
      await page
        .getByRole('button', { name: /^Aggiungi messaggio|^Nuovo|^Aggiungi/ })
        .first()
        .click()
      const form = page.getByRole('dialog')
      await form.getByRole('textbox').first().fill('Prova')
      await form.getByRole('button', { name: 'Salva' }).click()
      return page.getByRole('status').filter({ hasText: 'Messaggio' }).first()
    },
  },
  {
    name: 'useDelete',
    async open(page) {
      await pressInRow(page, '/planner/#/messaggi-ordini-emails', /Elimina/)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
      return page.getByRole('status').filter({ hasText: 'eliminat' }).first()
    },
  },
  {
    name: 'EntryList',
    async open(page) {
      await goTo(page, '/impostazioni/#/liste')
      return page.getByRole('region', { name: 'Stati degli ordini' })
    },
  },
]
