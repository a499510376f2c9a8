import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { makeSheet } from '#platform/imports/reading/__tests__/sheets.ts'
import { expect, loginAs, test } from '../base.ts'

const sample = (name: string) => fileURLToPath(new URL(`../files/${name}`, import.meta.url))

test('customers from a sheet with errors: preview, corrections in the page, outcome', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/importa-clienti')
  await expect(page.getByRole('button', { name: 'Anteprima' })).toBeDisabled()
  await page.locator('input[type="file"]').setInputFiles(sample('clienti-errori.xls'))
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('riga 2, colonna Nome: Campo obbligatorio')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id }) => id)).toEqual([])

  // Each story has customers of its own: the database is shared.
  const codice = Date.now().toString(36).toUpperCase()
  await page.getByRole('textbox', { name: 'Riga 2, Nome' }).fill('Nome aggiunto')
  await page.getByRole('combobox', { name: 'Riga 3, Tipo cliente' }).selectOption('Rivenditore (RIVEN)')
  await page.getByRole('textbox', { name: 'Riga 4, Codice' }).fill(codice)
  await page.getByRole('textbox', { name: 'Riga 4, Email' }).fill('')
  await page.getByRole('button', { name: 'Applica le correzioni' }).click()
  await expect(page.getByText('Celle da correggere: 0.')).toBeVisible()
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(page.getByText('Clienti inseriti: 3. Aggiornati: 0. Già presenti: 0.')).toBeVisible()
  await page.getByRole('link', { name: 'Vai ai clienti' }).click()
  await expect(page.getByRole('heading', { name: 'Clienti' })).toBeVisible()
})

test('orders: what is no sheet, and who may not', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/importa-ordini')
  await expect(page.getByRole('checkbox', { name: 'Ordini senza misure definitive' })).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'ordini.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('non un foglio'),
  })
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('ordini.xls: Il file non è un foglio di calcolo .xls.')).toBeVisible()
  const modello = await page.request.get('/api/planner/import-orders/')
  expect(modello.headers()['content-disposition']).toContain('modello-ordini.xls')

  // A customer that there is not is added where it is missed.
  const codice = `N${Date.now().toString(36).toUpperCase()}`
  const columns = ['Numero commessa', 'Data', 'Codice cliente', 'Cliente', 'Tipo serramento', 'Numero']
  await page.locator('input[type="file"]').setInputFiles({
    name: 'nuovo.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: makeSheet([columns, [codice, '2026-11-20', codice, `Edile ${codice}`, 'Nessuno', 1]]),
  })
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText(`cliente «${codice}» sconosciuto`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Crea cliente' }).click()
  const next = page.getByRole('dialog', { name: 'Aggiungi cliente' })
  await expect(next.getByLabel('Codice', { exact: true })).toHaveValue(codice)
  await expect(next.getByLabel('Nome', { exact: false }).first()).toHaveValue(`Edile ${codice}`)
  await next.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText(`cliente «${codice}» sconosciuto`)).toHaveCount(0)
  await expect(page.getByText('tipo serramento «Nessuno» sconosciuto').first()).toBeVisible()

  const staff = await loginAs(browser, 'staff', '/planner/#/importa-ordini')
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})

test('many rows: cancelled from the page, or from another that finds it again; nothing is written', async ({
  browser,
}) => {
  const codice = Date.now().toString(36).toUpperCase()
  const righe = Array.from({ length: 12_000 }, (_, n) => [`${codice}${n}`, `Cliente ${codice} ${n}`, 'PRIVA'])
  const buffer = makeSheet([['Codice', 'Nome', 'Tipo cliente'], ...righe])
  const page = await loginAs(browser, 'super', '/planner/#/importa-clienti')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'molti.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer,
  })
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('Righe: 12000.')).toBeVisible()

  const cancel = (where: typeof page) => where.getByRole('button', { name: 'Annulla importazione' })
  const conferma = (where: typeof page) => where.getByRole('alertdialog')
  const annullata = 'Annullamento chiesto da Silvia Moretti: non è stato scritto nulla.'
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await cancel(page).click()
  await conferma(page).getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('progressbar', { name: 'Avanzamento dell’importazione' })).toBeVisible()
  await cancel(page).click()
  await conferma(page).getByRole('button', { name: 'Annulla importazione' }).click()
  await expect(page.getByText(annullata)).toBeVisible()

  // The preview is still there: it is run again, and found by who opens another import.
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(cancel(page)).toBeVisible()
  const other = await loginAs(browser, 'super', '/planner/#/importa-ordini')
  const item = other.getByRole('listitem', { name: 'Importazione di clienti da molti.xls' })
  await item.getByRole('button', { name: 'Annulla importazione' }).click()
  await conferma(other).getByRole('button', { name: 'Annulla importazione' }).click()
  await expect(item.getByText(annullata)).toBeVisible()
  await expect(page.getByText(annullata)).toBeVisible()

  // Nothing of it is there: all of it would be added.
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('Righe: 12000. Da inserire: 12000.')).toBeVisible()
})
