import { BUDGET_POSITIVE } from '#numeri/statistiche/rules.ts'
import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const grid = (page: Page, which: 'agenti' | 'clienti') =>
  page.getByRole('grid', { name: `Statistiche ${which}`, exact: true })
const riga = (page: Page, name: string) => grid(page, 'agenti').getByRole('row').filter({ hasText: name })
const pressed = (page: Page, name: string) => page.getByRole('button', { name: name, exact: true, pressed: true })

test('the statistics of the agents: period, budget, and with the same filters the customers', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/statistiche-agenti')
  await expect(riga(page, 'Giulia Marchetti')).toBeVisible()
  await expect(pressed(page, 'Mese scorso')).toBeVisible()
  const total = grid(page, 'agenti').locator('.riga-totale')
  await expect(total).toContainText('Totale')
  const ofTheMonth = (await total.locator('[data-field="budget"]').textContent()) ?? ''
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Anno', exact: true }).click()
  await expect(page).toHaveURL(/data_inizio=\d{4}-01-01&data_fine=\d{4}-12-31/)
  // At once: what is read later must show nonetheless.
  await page.goBack()
  await expect(total.locator('[data-field="budget"]')).toHaveText(ofTheMonth)
  await expect(pressed(page, 'Mese scorso')).toBeVisible()

  const other = await loginAs(browser, 'super', '/planner/#/statistiche-agenti')
  await expect(riga(other, 'Carlo Ferretti')).toBeVisible()
  const own = riga(page, 'Carlo Ferretti')
  await own.getByRole('button', { name: 'Budget di Carlo Ferretti' }).click()
  const dialog = page.getByRole('dialog', { name: 'Budget di Carlo Ferretti' })
  const importo = dialog.getByRole('textbox')
  await importo.fill('0')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText(BUDGET_POSITIVE)).toBeVisible()
  await withoutAxeFindings(page)
  await importo.fill('365')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Budget salvato')).toBeVisible()
  // Whatever the month and its orders, that is little.
  await expect(own.getByLabel('Budget raggiunto')).toBeVisible()
  await expect(own).toHaveClass(/riga-raggiunta/)
  // Who looks on sees it as well, and who opens it anew who it was.
  await expect(riga(other, 'Carlo Ferretti')).toHaveClass(/riga-raggiunta/)
  await other.getByRole('button', { name: 'Budget di Carlo Ferretti' }).click()
  await expect(other.getByRole('group', { name: /^Modifiche/ })).toContainText('→ 365,00 €')
  await withoutAxeFindings(other)

  const agenti = page.getByRole('combobox', { name: 'Agenti', exact: true })
  await agenti.click()
  await page.getByRole('option', { name: 'Carlo Ferretti (AG01)' }).click()
  await page.keyboard.press('Escape')
  await expect(riga(page, 'Giulia Marchetti')).toBeHidden()
  await page.getByRole('button', { name: 'Trimestre', exact: true }).click()

  await page.getByRole('tab', { name: 'Clienti' }).click()
  await expect(page).toHaveURL(/#\/statistiche-clienti\?data_inizio=[\d-]+&data_fine=[\d-]+&agenti=\d+$/)
  const before = grid(page, 'clienti').locator('[data-rowindex="1"]')
  await expect(before.locator('[data-field="agenti"]')).toContainText('AG01')

  await page.getByRole('button', { name: 'Grafici' }).click()
  await page.getByRole('combobox', { name: 'Misura' }).selectOption('Ordini')
  const barra = page.getByRole('list', { name: 'Ordini per cliente' }).getByRole('link').first()
  await expect(barra).toHaveAccessibleName(/: \d+ ordini?$/)
  await barra.hover()
  await expect(page.getByRole('tooltip').getByText('Serramenti')).toBeVisible()
  await withoutAxeFindings(page)
  await barra.click()
  await expect(page).toHaveURL(/#\/ordini\?data_da=.*cliente=\d+&agente=\d+/)
  await page.goBack()
  await page.getByRole('button', { name: 'Tabella' }).click()

  const count = await before.locator('[data-field="ordini"]').textContent()
  await before.locator('[data-field="ordini"]').getByRole('link').click()
  await expect(page).toHaveURL(/#\/ordini\?data_da=.*cliente=\d+&agente=\d+/)
  await expect(page.getByLabel(`${count} in tutto`)).toBeVisible()
})

test('an area manager sees their agents and chooses among them; who is none does not enter', async ({ browser }) => {
  const capo = await loginAs(browser, 'capoarea', '/planner/#/statistiche-agenti')
  await expect(riga(capo, 'Davide Rinaldi')).toBeVisible()
  await expect(grid(capo, 'agenti').locator('[data-rowindex]')).toHaveCount(4)
  await expect(capo.getByRole('button', { name: /^Budget di / })).toHaveCount(0)
  await capo.getByRole('combobox', { name: 'Agenti', exact: true }).click()
  await expect(capo.getByRole('option')).toHaveText(['Giulia Marchetti (AG02)', 'Davide Rinaldi (AG03)'])

  const agente = await loginAs(browser, 'agente', '/planner/#/statistiche-agenti')
  await expect(agente.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})

test('on the phone they are cards, without scrolling sideways', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/statistiche-clienti', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const tabs = page.getByRole('list', { name: 'Statistiche clienti' }).getByRole('listitem')
  await expect(tabs.first()).toContainText('Totale')
  const largo = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await largo()).toBeLessThanOrEqual(390)
  // The library of the charts comes with the first of them.
  const library = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some((r) => /grafici-/.test(r.name)))
  expect(await library()).toBe(false)
  await page.getByRole('button', { name: 'Grafici' }).click()
  await expect(page.getByRole('list', { name: 'Netto e budget per cliente' })).toBeVisible()
  expect(await library()).toBe(true)
  expect(await largo()).toBeLessThanOrEqual(390)
  await page.getByRole('combobox', { name: 'Misura' }).selectOption('Quote del netto')
  const quote = page.getByRole('list', { name: 'Quote del netto per cliente' }).getByRole('listitem')
  await expect(quote.last()).toContainText('Tutti gli altri')
  await withoutAxeFindings(page)
  expect(await largo()).toBeLessThanOrEqual(390)
})
