import { actOn, callApi, expect, loginAs, test, withoutAxeFindings } from '../base.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a supplier: added with its picture, made the default, searched, edited, deleted', async ({ browser }) => {
  const name = `Zanzariere Sile ${Date.now().toString(36)}`
  const page = await loginAs(browser, 'super', '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fornitori/ })
    .click()
  await expect(page).toHaveURL(/\/planner\/#\/fornitori/)
  await expect(page.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Segheria Alta Valle' })).toContainText('Predefinito')
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi fornitore' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi fornitore' })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toHaveCount(3)
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(name)
  await modulo.getByRole('combobox', { name: 'Tipologia' }).selectOption('zanzariere')
  await modulo.getByRole('textbox', { name: 'Tempo' }).fill('6')
  await modulo.getByRole('textbox', { name: 'E-mail' }).fill('non valida')
  await modulo.getByRole('checkbox', { name: 'Fornitore predefinito della tipologia' }).check()
  await modulo.locator('input[type=file]').setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: PNG })
  await expect(modulo.getByText(/Tipo di file non ammesso/)).toBeVisible()
  await modulo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
  await expect(modulo.getByRole('button', { name: 'Togli immagine' })).toBeVisible()
  await withoutAxeFindings(page)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Inserisci un indirizzo')).toBeVisible()
  await modulo.getByRole('textbox', { name: 'E-mail' }).fill('ordini@sile.example')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Fornitore aggiunto')).toBeVisible()
  await expect(modulo).toBeHidden()

  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill(name.toUpperCase())
  await page.getByRole('combobox', { name: 'Tipologia' }).selectOption('zanzariere')
  await expect(page).toHaveURL(/(?=.*search=)(?=.*tipologia=zanzariere)/)
  const riga = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(riga).toContainText('6 giorni')
  await expect(riga).toContainText('Predefinito')
  await expect(riga.locator('img[src*="/files/"]')).toBeVisible()

  await actOn(riga, 'Modifica')
  const edit = page.getByRole('dialog', { name: 'Modifica fornitore' })
  await edit.getByRole('textbox', { name: 'Tempo' }).fill('8')
  await edit.getByRole('button', { name: 'Togli immagine' }).click()
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Fornitore salvato')).toBeVisible()
  await expect(riga).toContainText('8 giorni')
  await expect(riga.locator('img')).toHaveCount(0)

  // Another takes its place as the default of the type.
  const data = { nome: `${name} bis`, tipologia: 'zanzariere', tempo: 2, is_default: true }
  const other = await (await callApi(page.request, 'POST', '/api/planner/fornitori/', data)).json()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Predefinito' }).filter({ hasText: name })).toHaveCount(1)
  await callApi(page.request, 'DELETE', `/api/planner/fornitori/${other.id}/`)
  await page.reload()

  await actOn(riga, 'Elimina')
  const question = page.getByRole('alertdialog', { name: `Sei sicuro di voler eliminare il fornitore ${name}?` })
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Nessun fornitore trovato')).toBeVisible()

  // One from which something was ordered stays, and says where.
  await page.getByRole('button', { name: 'Azzera filtri' }).first().click()
  await actOn(page.getByRole('row').filter({ hasText: 'Segheria Alta Valle' }), 'Elimina')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText(/Il fornitore ha .* ordini fornitore \(.*: non si può eliminare/)).toBeVisible()
})
