import { expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

const unique = (base: string) => `${base} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

const AREE = '/impostazioni/#/liste?lista=aree'

const call = <T>(page: Page, method: string, path: string, data?: object) =>
  resultOf<T>(page.request, method, `/api/planner/${path}`, data)

test.use({ viewport: { width: 1440, height: 900 } })

test('a firm’s own delivery area and store: made, chosen, filtered by, called otherwise, retired, removed', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', AREE)
  const area = unique('Alto Garda')
  await expect(page.getByRole('button', { name: 'Elimina: OVEST' })).toBeDisabled()
  await page.getByRole('button', { name: 'Aggiungi area' }).click()
  const form = page.getByRole('dialog', { name: 'Aggiungi area' })
  await form.getByRole('textbox', { name: 'Nome' }).fill('est')
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(form.getByText('Nella lista c’è già una voce con questo nome.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Nome' }).fill(area)
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Area aggiunta')).toBeVisible()
  await withoutAxeFindings(page)

  // An order takes it in its form, by name.
  const { id: cliente } = await call<{ id: number }>(page, 'POST', 'clienti/', { nome: unique('Falegnameria') })
  const numero = unique('A')
  const ordine = { numero_commessa: numero, data: '2026-11-30', cliente, tipo_cliente: 'IMPRE' }
  const { id: pk } = await call<{ id: number }>(page, 'POST', 'ordini/', {
    ...ordine,
    non_schedulabile: true,
    righe_ordine: [],
  })
  await page.goto(`/planner/#/ordini/${pk}/edit`)
  await page.getByRole('combobox', { name: 'Area di consegna' }).selectOption(area)
  await page.getByRole('button', { name: 'Salva', exact: true }).first().click()
  await expect(page.getByText('Ordine salvato')).toBeVisible()
  const key = (await call<{ area_consegna: string }>(page, 'GET', `ordini/${pk}/`)).area_consegna
  expect(key).toMatch(/^ALTO_GARDA_/)
  await page.goto(`/planner/#/ordini?area_consegna=${key}`)
  await expect(page.getByRole('button', { name: `Area: ${area}` })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: numero })).toBeVisible()

  // Called otherwise and retired: the order keeps it, a new one is not offered it.
  await page.goto(AREE)
  await page.getByRole('button', { name: `Modifica: ${area}` }).click()
  const edit = page.getByRole('dialog', { name: `Modifica ${area}` })
  await edit.getByRole('textbox', { name: 'Nome' }).fill(`${area} nord`)
  await edit.getByRole('checkbox', { name: 'Si può scegliere' }).uncheck()
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Area salvata')).toBeVisible()
  await page.goto(`/planner/#/ordini/${pk}`)
  await expect(page.getByText(`${area} nord`)).toBeVisible()
  await page.goto('/planner/#/aggiungi-ordine')
  const choices = page.getByRole('combobox', { name: 'Area di consegna' })
  await expect(choices.getByRole('option', { name: 'EST', exact: true })).toHaveCount(1)
  await expect(choices.getByRole('option', { name: `${area} nord` })).toHaveCount(0)

  // In use it stays, and says where.
  await page.goto(AREE)
  const remove = async () => {
    await page.getByRole('button', { name: `Elimina: ${area} nord` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  }
  await remove()
  await expect(page.getByText(`È in uso in 1 ordine (${numero}): non si può eliminare.`)).toBeVisible()
  await call(page, 'DELETE', `ordini/${pk}/`)
  await page.reload()
  await remove()
  await expect(page.getByText('Area eliminata')).toBeVisible()

  // Stores are the same list.
  const store = unique('Deposito')
  await page.goto('/impostazioni/#/liste?lista=magazzini')
  await page.getByRole('button', { name: 'Aggiungi magazzino' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aggiungi magazzino' })
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(store)
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Magazzino aggiunto')).toBeVisible()
  await page.goto('/planner/#/ordini-fornitore')
  await page.getByRole('button', { name: 'Tutti i filtri' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtri' })
  await filters.getByLabel('Magazzino').selectOption(store)
  await expect(page).toHaveURL(/magazzino=DEPOSITO_/)
  await page.goto('/impostazioni/#/liste?lista=magazzini')
  await page.getByRole('button', { name: `Elimina: ${store}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Magazzino eliminato')).toBeVisible()
})
