import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'

test('a supplier order: added, it arrives with its answers, is green, is exported', async ({ browser }) => {
  const nota = `Storia ${Date.now().toString(36)}`
  const page = await loginAs(browser, 'super', '/planner/#/ordini-fornitore')
  await expect(page.getByRole('heading', { level: 1, name: 'Ordini fornitore' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'ARRIVATO' }).first()).toHaveClass(/riga-arrivata/)
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi ordine fornitore' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi ordine fornitore' })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Controlla questi campi: Ordine, Tipologia, Fornitore.')).toBeVisible()
  await modulo.getByRole('combobox', { name: /^Ordine/ }).click()
  const option = page.getByRole('listbox').getByRole('option').nth(1)
  const commessa = ((await option.textContent()) ?? '').split(' · ')[0] ?? ''
  await option.click()
  const tipologia = modulo.getByRole('combobox', { name: 'Tipologia' })
  const fornitore = modulo.getByRole('combobox', { name: 'Fornitore' })
  await tipologia.selectOption('vetro')
  await fornitore.selectOption({ label: 'Vetreria Dolomiti' })
  // Another material has other suppliers: its default one is there at once.
  await tipologia.selectOption('legno')
  await expect(fornitore.getByRole('option', { selected: true })).toHaveText('Segheria Alta Valle')
  await fornitore.selectOption({ label: 'Legnami Piave' })
  await modulo.getByRole('textbox', { name: 'Percentuale' }).fill('40')
  await modulo.getByRole('combobox', { name: 'Rilievo' }).selectOption('Da fare')
  await modulo.getByRole('textbox', { name: 'Note' }).fill(nota)
  await withoutAxeFindings(page)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Ordine fornitore aggiunto')).toBeVisible()
  await expect(modulo).toBeHidden()

  await page.goto(`/planner/#/ordini-fornitore?note=${encodeURIComponent(nota)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  const riga = page.getByRole('row').filter({ hasText: commessa })
  await expect(riga).toContainText('Da fare')
  await riga.getByRole('button', { name: /^Rilievo da fare/ }).click()
  await page.getByRole('button', { name: 'Segna come fatto' }).click()
  await expect(page.getByText('Rilievo fatto', { exact: true })).toBeVisible()

  await riga.getByRole('button', { name: /^Cambia stato/ }).click()
  const stato = page.getByRole('dialog', { name: /^Stato:/ })
  await stato.getByRole('combobox', { name: 'Stato' }).selectOption('Arrivato')
  await stato.getByRole('button', { name: 'Salva' }).click()
  for (const field of [
    'La data di consegna effettiva è obbligatoria se lo stato è ARRIVATO',
    'La risposta alla domanda 1 è obbligatoria se lo stato è ARRIVATO e la tipologia è legno',
    'La risposta alla domanda 2 è obbligatoria se lo stato è ARRIVATO e la tipologia è legno',
  ])
    await expect(stato.getByText(field)).toBeVisible()
  await stato.locator('[data-campo="dataArrivo"]').getByRole('spinbutton', { name: 'Giorno' }).click()
  await page.keyboard.type('20112026')
  await stato.getByRole('combobox', { name: 'Domanda 1 legno' }).selectOption({ label: 'Sì' })
  await stato.getByRole('combobox', { name: 'Domanda 2 legno' }).selectOption({ label: 'FSC' })
  await expect(
    stato.getByText('Il numero documento è obbligatorio se la domanda 2 è FSC o PEFC e la tipologia è legno'),
  ).toBeVisible()
  await stato.getByRole('textbox', { name: 'Numero documento' }).fill('DDT 7')
  await stato.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Stato cambiato')).toBeVisible()
  await expect(riga).toContainText('Arrivato')
  await expect(riga).toContainText('20-11-2026')
  await expect(riga).toHaveClass(/riga-arrivata/)

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^ordini_fornitori_\d{8}_\d{4}\.xlsx$/)
})
