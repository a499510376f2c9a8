import { expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

/** An order of its own without lines. */
async function creaOrdine({ request }: Page): Promise<{ id: number; numero_commessa: string }> {
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

test('righe a fornitore: aggiunte, una divisa, due generate in un ordine, una staccata', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id, numero_commessa } = await creaOrdine(page)
  await page.goto(`/planner/#/ordini/${id}/view`)
  await page.getByRole('tab', { name: 'Ordini a Fornitore' }).click()
  await expect(page).toHaveURL(new RegExp(`/ordini/${id}/fornitori`))
  await expect(page.getByText('Nessuna riga', { exact: true })).toBeVisible()
  await expect(page.getByText('Nessun ordine a fornitore')).toBeVisible()
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi riga' }).click()
  const nuova = page.getByRole('dialog', { name: 'Aggiungi riga a fornitore' })
  await nuova.getByRole('button', { name: 'Salva' }).click()
  await expect(nuova.getByText('Campo obbligatorio')).toHaveCount(3)
  await nuova.getByRole('combobox', { name: 'Tipologia' }).selectOption('vetro')
  // The default supplier of the type is proposed.
  await expect(nuova.getByRole('combobox', { name: 'Fornitore' }).locator('option:checked')).toContainText(
    'predefinito',
  )
  await nuova.getByRole('textbox', { name: 'Quantità' }).fill('2,5')
  await nuova.getByRole('textbox', { name: 'Unità di misura' }).fill('mq')
  await nuova.getByRole('textbox', { name: 'Codice' }).fill('VETRO-33')
  await nuova.getByRole('button', { name: 'Aggiungi campo' }).click()
  await nuova.getByRole('textbox', { name: 'Nome del campo 1' }).fill('Canalina')
  await nuova.getByRole('textbox', { name: 'Valore del campo 1' }).fill('16 nera')
  await withoutAxeFindings(page)
  await nuova.getByRole('button', { name: 'Salva' }).click()
  await expect(nuova).toBeHidden()
  const vetro = page.getByRole('table', { name: 'vetro' })
  await expect(vetro).toContainText('Canalina 16 nera')
  await expect(vetro).toContainText('2,5 mq')

  await vetro.getByRole('button', { name: /^Dividi VETRO-33/ }).click()
  const dividi = page.getByRole('dialog', { name: 'Dividi VETRO-33' })
  const salva = dividi.getByRole('button', { name: 'Salva' })
  await dividi.getByRole('textbox', { name: 'Quantità 1' }).fill('1')
  await dividi.getByRole('textbox', { name: 'Quantità 2' }).fill('2')
  await expect(dividi.getByText('La somma delle quantità deve essere 2,5.')).toBeVisible()
  await expect(salva).toBeDisabled()
  await dividi.getByRole('textbox', { name: 'Quantità 2' }).fill('1,5')
  await expect(dividi.getByText('La somma è giusta.')).toBeVisible()
  await salva.click()
  await expect(vetro.getByRole('row')).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe di vetro' }).check()
  await page.getByRole('button', { name: 'Genera ordini' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Genera' }).click()
  await expect(page.getByText('1 ordine a fornitore generato')).toBeVisible()
  const scheda = page.getByRole('article', { name: /Ordine a fornitore n\./ })
  await expect(scheda).toHaveCount(1)
  await expect(scheda).toContainText('Da fare')
  await expect(scheda).toContainText('2 righe')
  await withoutAxeFindings(page)

  // One goes back to waiting: it cannot be merged with the other, which is in the order, until it is moved there.
  await vetro
    .getByRole('checkbox', { name: /^Seleziona VETRO-33/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Righe staccate')).toBeVisible()
  await expect(scheda).toContainText('1 riga')
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
  const sposta = page.getByRole('dialog', { name: 'Sposta 2 righe' })
  await sposta.getByRole('combobox', { name: 'Ordine a fornitore' }).click()
  await page.getByRole('option', { name: /vetro/ }).click()
  await sposta.getByRole('button', { name: 'Sposta' }).click()
  await expect(page.getByText('Righe spostate')).toBeVisible()
  await expect(scheda).toContainText('2 righe')

  // What others add while the page is open shows by itself.
  const { results } = await resultOf<{ results: { id: number }[] }>(
    page.request,
    'GET',
    '/api/planner/fornitori/?tipologia=legno',
  )
  const dati = { ordine: id, tipologia: 'legno', fornitore: results[0]?.id, quantita: 7, um: 'ml' }
  await resultOf(page.request, 'POST', '/api/planner/righe-ordini-fornitore/', dati)
  await expect(page.getByRole('table', { name: 'legno' })).toContainText('7 ml')

  await page.getByRole('tab', { name: 'Logs' }).click()
  await expect(page.getByText('Riga a fornitore staccata').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numero_commessa)
})
