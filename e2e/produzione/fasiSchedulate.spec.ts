import { readFile } from 'node:fs/promises'
import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const SEMPRE = '/planner/#/fasi-schedulate?data_da=tutti&data_a=tutti'
const grid = (page: Page) => page.getByRole('grid', { name: 'Fasi schedulate' })
const righe = (page: Page) => grid(page).locator('[data-rowindex]')
const count = async (page: Page) => Number(((await page.getByLabel(/ in tutto$/).textContent()) ?? '').replace('.', ''))

test('the state of a phase, changed from the list and filtered', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE)
  await expect(righe(page).first()).toBeVisible()
  await withoutAxeFindings(page)
  const all = await count(page)

  const stato = page.getByRole('combobox', { name: /^Stato banchi di / }).first()
  const [chosen = ''] = await stato.locator('option:not([value=""]):not(:checked)').allTextContents()
  await stato.selectOption({ label: chosen })
  await expect(page.getByText('Stato cambiato')).toBeVisible()

  const stati = page.getByRole('combobox', { name: 'Stati', exact: true })
  await stati.click()
  const elenco = page.getByRole('listbox', { name: 'Stati' })
  await elenco.getByRole('option', { name: chosen, exact: true }).click()
  await expect.poll(() => count(page)).toBeLessThan(all)
  const withStato = await count(page)
  expect(withStato).toBeGreaterThan(0)

  // 'NESSUNO STATO' takes the place of the others.
  await elenco.getByRole('option', { name: 'NESSUNO STATO' }).click()
  await expect(page).toHaveURL(/empty=true/)
  await expect(page).not.toHaveURL(/[?&]stato=/)
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Fase', exact: true }).selectOption('verniciatura')
  await expect(page).not.toHaveURL(/empty=/)
  await expect(grid(page).getByRole('columnheader', { name: 'Consegna in QR' })).toBeVisible()
  await expect(grid(page).getByRole('columnheader', { name: 'Fornitore' })).toBeVisible()
})

test('the file has the rows of the list', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE)
  await expect(righe(page).first()).toBeVisible()
  const wait = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Esporta' }).click()
  const file = await wait
  expect(file.suggestedFilename()).toBe('fasi-schedulate-banchi.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength((await count(page)) + 1)
})

test('the row opens the scheduler, the number edits it; who may not has neither', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE)
  const numero = righe(page).first().getByRole('link').first()
  expect(await numero.getAttribute('href')).toMatch(/#\/ordini\/\d+\/edit$/)
  await righe(page).first().getByRole('gridcell').nth(1).click()
  await expect(page).toHaveURL(/#\/schedulatore\?id=\d+/)

  const capo = await loginAs(browser, 'operatore.capo', SEMPRE)
  await expect(righe(capo).first()).toBeVisible()
  await expect(grid(capo).getByRole('columnheader', { name: 'Netto' })).toHaveCount(0)
  await righe(capo).first().getByRole('gridcell').nth(1).click()
  await expect(capo).toHaveURL(/fasi-schedulate/)
})

test('on the phone: cards, the other filters among the first ones, nothing wider', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.getByRole('button', { name: 'Affina' }).click()
  await expect(page.getByRole('combobox', { name: 'Materiali', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Ordini', exact: true }).selectOption('Non chiusi')
  await expect(page).toHaveURL(/chiusi=/)
  await page.getByRole('button', { name: 'Affina' }).click()
  await expect(page.getByRole('combobox', { name: 'Materiali', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await expect(page.getByRole('link', { name: 'Pianificazioni' })).toBeVisible()
  await withoutAxeFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the state that somebody else changes is seen without reading the page again', async ({ browser }) => {
  const [page, others] = await Promise.all([
    loginAs(browser, 'super', SEMPRE),
    loginAs(browser, 'operatore.capo', SEMPRE),
  ])
  const stato = righe(page)
    .first()
    .getByRole('combobox', { name: /^Stato banchi di / })
  const name = (await stato.getAttribute('aria-label')) ?? ''
  const seen = others.getByRole('combobox', { name: name, exact: true })
  await expect(seen).toBeVisible()
  const [chosen = ''] = await stato.locator('option:not([value=""]):not(:checked)').allTextContents()
  await stato.selectOption({ label: chosen })
  await expect(seen.locator('option:checked')).toHaveText(chosen)
})
