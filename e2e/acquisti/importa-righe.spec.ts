import { AxeBuilder } from '@axe-core/playwright'
import { makeSheet } from '#platform/imports/reading/__tests__/sheets.ts'
import { expect, loginAs, test } from '../base.ts'
import { openOrdineActions } from '../ordini/ordiniDettaglioScene.ts'

test('rows to be ordered from a sheet, from the order: preview, correction, supplier orders generated, undo', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const answer = await page.request.get('/api/planner/ordini/?page_size=1')
  const [ordine] = (await answer.json()).results as { id: number; numero_commessa: string }[]
  if (!ordine) throw new Error('no order')
  await page.goto(`/planner/#/ordini/${ordine.id}/fornitori`)
  await openOrdineActions(page)
  await page.getByRole('link', { name: 'Importa Ordini Fornitore' }).click()
  await expect(page.getByRole('heading', { name: `ordine ${ordine.numero_commessa}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Anteprima' })).toBeDisabled()

  const codice = `IMP${Date.now().toString(36)}`
  const buffer = makeSheet([
    ['Numero commessa', 'Tipologia', 'Codice', 'Quantità', 'Colore'],
    [ordine.numero_commessa, 'vetro', codice, 2, 'Bianco'],
    [ordine.numero_commessa, 'vetro', codice, 3, 'Bianco'],
    [ordine.numero_commessa, 'carta', codice, 1, ''],
  ])
  const file = { name: 'righe.xls', mimeType: 'application/vnd.ms-excel', buffer }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('checkbox', { name: 'Genera gli ordini a fornitore' }).check()
  await page.getByRole('checkbox', { name: 'Raggruppa le righe uguali' }).check()
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('riga 4, colonna Tipologia: tipologia «carta» sconosciuta')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id }) => id)).toEqual([])
  await page.getByRole('textbox', { name: 'Riga 4, Tipologia' }).fill('legno')
  await page.getByRole('button', { name: 'Applica le correzioni' }).click()
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(page.getByText('Righe importate: 2, in 1 ordine.')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: ordine.numero_commessa, exact: true }).click()
  await expect(page.getByText(codice).first()).toBeVisible()
  await page.goBack()
  // The same file is noticed.
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('Questo file è già stato importato il')).toBeVisible()
  await page.getByRole('textbox', { name: 'Riga 4, Tipologia' }).fill('legno')
  await page.getByRole('button', { name: 'Applica le correzioni' }).click()
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(page.getByText('Righe importate: 3, in 1 ordine.')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla importazione' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla importazione' }).click()
  await expect(page.getByText('Importazione annullata')).toBeVisible()

  const staff = await loginAs(browser, 'staff', '/planner/#/import-righe-ordini-fornitore')
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})
