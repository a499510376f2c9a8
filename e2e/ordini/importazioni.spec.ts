import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { entra, expect, test } from '../base.ts'

const campione = (nome: string) => fileURLToPath(new URL(`../files/${nome}`, import.meta.url))

test('clienti da un foglio con errori: anteprima, correzioni nella pagina, esito', async ({ browser }) => {
  const page = await entra(browser, 'super', '/planner/#/importa-clienti')
  await expect(page.getByRole('button', { name: 'Anteprima' })).toBeDisabled()
  await page.locator('input[type="file"]').setInputFiles(campione('clienti-errori.xls'))
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('riga 2, colonna Nome: Campo obbligatorio')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
  const { violations } = await new AxeBuilder({ page }).analyze()
  const gravi = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(gravi.map(({ id }) => id)).toEqual([])

  // Each story has customers of its own: the database is shared.
  const codice = Date.now().toString(36).toUpperCase()
  await page.getByRole('textbox', { name: 'Riga 2, Nome' }).fill('Nome aggiunto')
  await page.getByRole('textbox', { name: 'Riga 3, Tipo cliente' }).fill('riven')
  await page.getByRole('textbox', { name: 'Riga 4, Codice' }).fill(codice)
  await page.getByRole('textbox', { name: 'Riga 4, Email' }).fill('')
  await page.getByRole('button', { name: 'Applica le correzioni' }).click()
  await expect(page.getByText('Celle da correggere: 0.')).toBeVisible()
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(page.getByText('Clienti inseriti: 3. Aggiornati: 0. Già presenti: 0.')).toBeVisible()
  await page.getByRole('link', { name: 'Vai ai clienti' }).click()
  await expect(page.getByRole('heading', { name: 'Clienti' })).toBeVisible()
})

test('ordini: ciò che non è un foglio, e chi non può', async ({ browser }) => {
  const page = await entra(browser, 'super', '/planner/#/importa-ordini')
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

  const staff = await entra(browser, 'staff', '/planner/#/importa-ordini')
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})
