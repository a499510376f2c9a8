import { expect, type Locator, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Uses a control from the keyboard. */
async function press(page: Page, what: Locator, key = 'Enter') {
  // A button that another answer holds back would take the key for nothing.
  await expect(what).toBeEnabled()
  await what.focus()
  await page.keyboard.press(key)
}

const cella = (page: Page, riga: string, column: number) =>
  page.getByRole('row', { name: riga }).getByRole('cell').nth(column)

test('what happens if: scenarios compared, the bottleneck, and the plan stays as it is', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore')
  await press(page, page.getByRole('link', { name: 'Scenari' }))
  await press(page, page.getByRole('button', { name: 'Come oggi', exact: true }))
  await press(page, page.getByRole('button', { name: 'Calcola' }))
  await expect(page.getByRole('columnheader', { name: /Come oggi/ })).toBeVisible()

  // What is missing is said beside it; nothing is asked before.
  await press(page, page.getByRole('button', { name: 'Nuovo scenario' }))
  const dialog = page.getByRole('dialog', { name: 'Nuovo scenario' })
  await dialog.getByLabel('Nome').fill('Fornitore e sabati')
  await press(page, dialog.getByRole('button', { name: 'Aggiungi un cambiamento' }))
  const change = dialog.getByRole('group', { name: 'Cambiamento 1' })
  await change.getByRole('combobox', { name: 'Cambiamento' }).selectOption({ label: 'Fornitore in ritardo' })
  await press(page, dialog.getByRole('button', { name: 'Calcola' }))
  await expect(dialog.getByText('Scegli il fornitore.')).toBeVisible()
  await withoutAxeFindings(page)
  // Found by the server while one writes, however many there are.
  const fornitore = change.getByRole('combobox', { name: 'Fornitore' })
  await fornitore.fill('vetrocamera')
  await page.getByRole('option', { name: /^Vetrocamera Veneta/ }).click()
  await expect(fornitore).toHaveValue(/^Vetrocamera Veneta/)
  await expect(dialog.getByText('Scegli il fornitore.')).toBeHidden()
  await change.getByRole('combobox', { name: 'Cambiamento' }).selectOption({ label: 'Straordinari il sabato' })
  await press(page, dialog.getByRole('button', { name: 'Calcola' }))
  await expect(dialog).toBeHidden()

  const righe = page.getByRole('region', { name: 'Confronto degli scenari' })
  await expect(page.getByRole('progressbar', { name: 'Avanzamento della ricerca' })).toHaveCount(0)
  await expect(righe.getByRole('columnheader', { name: /8 h di sabato/ })).toBeVisible()
  // Today's plan, as it is with no change, and with Saturdays: each has its figures.
  for (const column of [0, 1, 2]) await expect(cella(page, 'Giorni oltre l’approntamento', column)).toHaveText(/\d/)
  await expect(page.getByRole('combobox', { name: 'Differenze rispetto a' })).toContainText('Come oggi')
  await expect(cella(page, 'Ore in più', 2)).toContainText(/\+\d/)
  await withoutAxeFindings(page)

  // A scenario has another name in a moment: its answer stays.
  await press(page, page.getByRole('button', { name: 'Modifica Fornitore e sabati' }))
  await page.getByRole('dialog').getByLabel('Nome').fill('Sabati')
  await press(page, page.getByRole('button', { name: 'Calcola' }))
  await expect(righe.getByRole('columnheader', { name: /^Sabati/ })).toBeVisible()
  await expect(cella(page, 'Ore in più', 2)).toContainText(/\+\d/)

  await page.setViewportSize({ width: 390, height: 844 })
  const tabs = page.getByRole('list', { name: 'Confronto degli scenari' })
  await expect(tabs.getByRole('listitem').filter({ hasText: 'Sabati' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await withoutAxeFindings(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await press(page, page.getByRole('link', { name: 'Colli di bottiglia' }))
  await expect(page.getByRole('heading', { name: 'Settimane' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Che cosa frena chi finirebbe tardi' })).toBeVisible()
  await withoutAxeFindings(page)
  await press(page, page.getByRole('link', { name: 'Scenari' }))
  for (const name of ['Come oggi', 'Sabati']) {
    await press(page, page.getByRole('button', { name: `Elimina ${name}` }))
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }))
    await expect(page.getByRole('button', { name: `Elimina ${name}` })).toBeHidden()
  }
  await expect(page.getByText(/Uno scenario risponde a «che cosa succede se»/)).toBeVisible()
})
