import { readFile } from 'node:fs/promises'
import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const SEMPRE = '/planner/#/fasi-schedulate?data_da=tutti&data_a=tutti'
const griglia = (page: Page) => page.getByRole('grid', { name: 'Fasi schedulate' })
const righe = (page: Page) => griglia(page).locator('[data-rowindex]')
const quante = async (page: Page) =>
  Number(((await page.getByLabel(/ in tutto$/).textContent()) ?? '').replace('.', ''))

test('lo stato di una fase cambiato dall’elenco, e filtrato', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE)
  await expect(righe(page).first()).toBeVisible()
  await withoutAxeFindings(page)
  const tutte = await quante(page)

  const stato = page.getByRole('combobox', { name: /^Stato banchi di / }).first()
  const [scelto = ''] = await stato.locator('option:not([value=""]):not(:checked)').allTextContents()
  await stato.selectOption({ label: scelto })
  await expect(page.getByText('Stato cambiato')).toBeVisible()

  const stati = page.getByRole('combobox', { name: 'Stati', exact: true })
  await stati.click()
  const elenco = page.getByRole('listbox', { name: 'Stati' })
  await elenco.getByRole('option', { name: scelto, exact: true }).click()
  await expect.poll(() => quante(page)).toBeLessThan(tutte)
  const conStato = await quante(page)
  expect(conStato).toBeGreaterThan(0)

  // 'NESSUNO STATO' takes the place of the others.
  await elenco.getByRole('option', { name: 'NESSUNO STATO' }).click()
  await expect(page).toHaveURL(/empty=true/)
  await expect(page).not.toHaveURL(/[?&]stato=/)
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Fase', exact: true }).selectOption('verniciatura')
  await expect(page).not.toHaveURL(/empty=/)
  await expect(griglia(page).getByRole('columnheader', { name: 'Consegna in QR' })).toBeVisible()
  await expect(griglia(page).getByRole('columnheader', { name: 'Fornitore' })).toBeVisible()
})

test('il file ha le righe dell’elenco', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE)
  await expect(righe(page).first()).toBeVisible()
  const attesa = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Esporta' }).click()
  const file = await attesa
  expect(file.suggestedFilename()).toBe('fasi-schedulate-banchi.csv')
  const testo = await readFile(await file.path(), 'utf8')
  expect(testo.trimEnd().split('\r\n')).toHaveLength((await quante(page)) + 1)
})

test('la riga apre lo schedulatore, il numero la modifica; chi non può non li ha', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE)
  const numero = righe(page).first().getByRole('link').first()
  expect(await numero.getAttribute('href')).toMatch(/#\/ordini\/\d+\/edit$/)
  await righe(page).first().getByRole('gridcell').nth(1).click()
  await expect(page).toHaveURL(/#\/schedulatore\?id=\d+/)

  const capo = await loginAs(browser, 'operatore.capo', SEMPRE)
  await expect(righe(capo).first()).toBeVisible()
  await expect(griglia(capo).getByRole('columnheader', { name: 'Netto' })).toHaveCount(0)
  await righe(capo).first().getByRole('gridcell').nth(1).click()
  await expect(capo).toHaveURL(/fasi-schedulate/)
})

test('sul telefono: schede, gli altri filtri in un cassetto, niente di più largo', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SEMPRE, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.getByRole('button', { name: 'Affina' }).click()
  await page.getByRole('button', { name: 'Altri filtri' }).click()
  const cassetto = page.getByRole('dialog', { name: 'Filtri' })
  await expect(cassetto.getByRole('combobox', { name: 'Materiali', exact: true })).toBeVisible()
  await cassetto.getByRole('button', { name: /^Mostra \d+ fas[ei]$/ }).click()
  await expect(cassetto).toBeHidden()
  await expect(page.getByRole('link', { name: 'Pianificazioni' })).toBeVisible()
  await withoutAxeFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('lo stato che un altro cambia si vede senza rileggere la pagina', async ({ browser }) => {
  const [page, altri] = await Promise.all([
    loginAs(browser, 'super', SEMPRE),
    loginAs(browser, 'operatore.capo', SEMPRE),
  ])
  const stato = righe(page)
    .first()
    .getByRole('combobox', { name: /^Stato banchi di / })
  const nome = (await stato.getAttribute('aria-label')) ?? ''
  const visto = altri.getByRole('combobox', { name: nome, exact: true })
  await expect(visto).toBeVisible()
  const [scelto = ''] = await stato.locator('option:not([value=""]):not(:checked)').allTextContents()
  await stato.selectOption({ label: scelto })
  await expect(visto.locator('option:checked')).toHaveText(scelto)
})
