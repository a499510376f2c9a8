import { actOn, expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'
import { openOrdineTab } from '../ordini/ordiniDettaglioScene.ts'

/** An order of its own without lines. */
async function createOrdine({ request }: Page): Promise<{ id: number; numero_commessa: string }> {
  const { results } = await resultOf<{ results: { cliente: number }[] }>(
    request,
    'GET',
    '/api/planner/ordini/?page_size=1',
  )
  return resultOf(request, 'POST', '/api/planner/ordini/', {
    numero_commessa: `E2E/F${Date.now().toString(36)}`,
    data: '2026-03-01',
    cliente: results[0]?.cliente,
    tipo_cliente: 'PRIVA',
    non_schedulabile: true,
    righe_ordine: [],
  })
}

test('supplier rows: added, one split, two generated into an order, one detached', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id, numero_commessa } = await createOrdine(page)
  await page.goto(`/planner/#/ordini/${id}/view`)
  await page.getByRole('tab', { name: 'Ordini a Fornitore' }).click()
  await expect(page).toHaveURL(new RegExp(`/ordini/${id}/fornitori`))
  await expect(page.getByText('Nessuna riga', { exact: true })).toBeVisible()
  await expect(page.getByText('Nessun ordine a fornitore')).toBeVisible()
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi riga' }).click()
  const next = page.getByRole('dialog', { name: 'Aggiungi riga a fornitore' })
  await next.getByRole('button', { name: 'Salva' }).click()
  await expect(next.getByText('Campo obbligatorio')).toHaveCount(3)
  await next.getByRole('combobox', { name: 'Tipologia' }).selectOption('vetro')
  // The default supplier of the type is proposed.
  await expect(next.getByRole('combobox', { name: 'Fornitore' }).locator('option:checked')).toContainText('predefinito')
  await next.getByRole('textbox', { name: 'Quantità' }).fill('2,5')
  await next.getByRole('textbox', { name: 'Unità di misura' }).fill('mq')
  await next.getByRole('textbox', { name: 'Codice' }).fill('VETRO-33')
  await next.getByRole('button', { name: 'Aggiungi campo' }).click()
  await next.getByRole('textbox', { name: 'Nome del campo 1' }).fill('Canalina')
  await next.getByRole('textbox', { name: 'Valore del campo 1' }).fill('16 nera')
  await withoutAxeFindings(page)
  await next.getByRole('button', { name: 'Salva' }).click()
  await expect(next).toBeHidden()
  const vetro = page.getByRole('table', { name: 'vetro' })
  await expect(vetro).toContainText('Canalina 16 nera')
  await expect(vetro).toContainText('2,5 mq')

  await actOn(vetro.getByRole('row').filter({ hasText: 'VETRO-33' }), 'Dividi')
  const split = page.getByRole('dialog', { name: 'Dividi VETRO-33' })
  const save = split.getByRole('button', { name: 'Salva' })
  await split.getByRole('textbox', { name: 'Quantità 1' }).fill('1')
  await split.getByRole('textbox', { name: 'Quantità 2' }).fill('2')
  await expect(split.getByText('La somma delle quantità deve essere 2,5.')).toBeVisible()
  await expect(save).toBeDisabled()
  await split.getByRole('textbox', { name: 'Quantità 2' }).fill('1,5')
  await expect(split.getByText('La somma è giusta.')).toBeVisible()
  await save.click()
  await expect(vetro.getByRole('row')).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe di vetro' }).check()
  await page.getByRole('button', { name: 'Genera ordini' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Genera' }).click()
  await expect(page.getByText('1 ordine a fornitore generato')).toBeVisible()
  const tab = page.getByRole('article', { name: /Ordine a fornitore n\./ })
  await expect(tab).toHaveCount(1)
  await expect(tab).toContainText('Da fare')
  await expect(tab).toContainText('2 righe')
  await withoutAxeFindings(page)

  // One goes back to waiting: it cannot be merged with the other, which is in the order, until it is moved there.
  await vetro
    .getByRole('checkbox', { name: /^Seleziona VETRO-33/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Righe staccate')).toBeVisible()
  await expect(tab).toContainText('1 riga')
  await expect(vetro.getByText('In attesa')).toHaveCount(1)

  await page.getByRole('combobox', { name: 'Righe' }).selectOption('attesa')
  await expect(page).toHaveURL(/righe=attesa/)
  await expect(vetro.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Azzera filtri' }).click()

  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe di vetro' }).check()
  await expect(page.getByRole('button', { name: 'Genera ordini' })).toBeDisabled()
  await page.getByRole('button', { name: 'Unisci' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unisci' }).click()
  await expect(page.getByText(/queste hanno diversi: ordine a fornitore/)).toBeVisible()
  await page.getByRole('button', { name: 'Sposta' }).click()
  const move = page.getByRole('dialog', { name: 'Sposta 2 righe' })
  await move.getByRole('combobox', { name: 'Ordine a fornitore' }).click()
  await page.getByRole('option', { name: /vetro/ }).click()
  await move.getByRole('button', { name: 'Sposta' }).click()
  await expect(page.getByText('Righe spostate')).toBeVisible()
  await expect(tab).toContainText('2 righe')

  // What others add while the page is open shows by itself.
  const { results } = await resultOf<{ results: { id: number }[] }>(
    page.request,
    'GET',
    '/api/planner/fornitori/?tipologia=legno',
  )
  const data = { ordine: id, tipologia: 'legno', fornitore: results[0]?.id, quantita: 7, um: 'ml' }
  await resultOf(page.request, 'POST', '/api/planner/righe-ordini-fornitore/', data)
  await expect(page.getByRole('table', { name: 'legno' })).toContainText('7 ml')

  await openOrdineTab(page, 'Logs')
  await expect(page.getByText('Riga a fornitore staccata').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numero_commessa)
})
