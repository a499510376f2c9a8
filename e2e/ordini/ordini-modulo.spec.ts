import { expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'
import { createOrdineForForm, formTextField, type OrdineRead, prezziRegion, rigaRegion } from './ordiniModuloScene.ts'

test('who leaves with unsaved changes is held back', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id } = await createOrdineForForm(page)
  await page.goto(`/planner/#/ordini/${id}/edit`)
  await formTextField(page, 'Note').fill('da non perdere')
  await page.getByRole('tab', { name: 'Dettaglio' }).click()
  await page.getByRole('button', { name: 'Resta qui' }).click()
  await expect(formTextField(page, 'Note')).toHaveValue('da non perdere')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Ordine salvato')).toBeVisible()
  await page.getByRole('tab', { name: 'Dettaglio' }).click()
  await expect(
    page
      .getByRole('tabpanel')
      .or(page.getByRole('region', { name: 'Dettaglio' }))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('da non perdere')).toBeVisible()
})

test('a new line in an order that exists; what is written while it is saved stays', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id } = await createOrdineForForm(page)
  await page.goto(`/planner/#/ordini/${id}/edit`)
  await rigaRegion(page, 2).getByRole('button', { name: 'Duplica riga 2' }).click()
  await formTextField(rigaRegion(page, 3), 'Numero').fill('3')
  const { promise: wait, resolve: leave } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"input"')) await wait
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Salvataggio…' })).toBeVisible()
  await formTextField(rigaRegion(page, 3), 'Descrizione').fill('scritta intanto')
  leave()
  await expect(page.getByText('Ordine salvato')).toBeVisible()
  await expect(rigaRegion(page, 3).getByRole('button', { name: 'Immagini 0/3' })).toBeVisible()
  await expect(formTextField(rigaRegion(page, 3), 'Descrizione')).toHaveValue('scritta intanto')
  const righe = async () => (await resultOf<OrdineRead>(page.request, 'GET', `/api/planner/ordini/${id}/`)).righe_ordine
  expect((await righe())[2]).toMatchObject({ numero: 3, descrizione: 'Cucina' })
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await righe())[2]?.descrizione).toBe('scritta intanto')
  expect(await righe()).toHaveLength(3)
})

test('the scheduling of an order is removed from its tab, without losing what is being written', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { results } = await resultOf<{ results: [OrdineRead] }>(
    page.request,
    'GET',
    '/api/planner/ordini/?scheduled=1&page_size=1',
  )
  await page.goto(`/planner/#/ordini/${results[0].id}/edit`)
  await formTextField(page, 'Note').fill('scritta prima')
  const tab = page.getByRole('region', { name: 'Schedulazione' })
  await expect(tab).toContainText(/In tutto\d\d-\d\d-\d{4} – \d\d-\d\d-\d{4}/)
  await tab.getByRole('button', { name: 'Rimuovi Schedulazione' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rimuovi Schedulazione' }).click()
  await expect(page.getByText('Schedulazione rimossa')).toBeVisible()
  await expect(tab).toContainText('Non schedulato')
  await expect(tab.getByRole('button', { name: 'Rimuovi Schedulazione' })).toHaveCount(0)
  await expect(formTextField(page, 'Note')).toHaveValue('scritta prima')
  const read = await resultOf<OrdineRead>(page.request, 'GET', `/api/planner/ordini/${results[0].id}/`)
  expect(read.schedulazione_ordine).toBeNull()
})

test('the discounts in their tab', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id } = await createOrdineForForm(page)
  await page.goto(`/planner/#/ordini/${id}/sconti`)
  await expect(rigaRegion(page, 2).getByRole('group', { name: 'Netto' })).toContainText('90,00 €')
  await formTextField(rigaRegion(page, 2), 'Sconto correttivo').fill('50')
  await expect(rigaRegion(page, 2).getByRole('group', { name: 'Netto' })).toContainText('45,00 €')
  await expect(prezziRegion(page)).toContainText('135,00 €')
  await withoutAxeFindings(page)
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Ordine salvato')).toBeVisible()
  const read = await resultOf<OrdineRead>(page.request, 'GET', `/api/planner/ordini/${id}/`)
  expect(Number(read.netto)).toBe(135)
})

test('two on the same order: they are told, asked field by field, nothing is lost', async ({ browser }) => {
  const before = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id } = await createOrdineForForm(before)
  await before.goto(`/planner/#/ordini/${id}/edit`)
  await expect(formTextField(rigaRegion(before, 2), 'Numero')).toHaveValue('1')
  const second = await loginAs(browser, 'super', `/planner/#/ordini/${id}/edit`)
  await expect(formTextField(rigaRegion(second, 2), 'Numero')).toHaveValue('1')

  await formTextField(before, 'Note').fill('la mia nota')
  await formTextField(rigaRegion(before, 1), 'Numero').fill('5')
  await formTextField(rigaRegion(before, 1), 'Listino').fill('300')
  await rigaRegion(before, 2).getByRole('button', { name: 'Rimuovi riga 2' }).click()

  await formTextField(second, 'Note').fill('la loro nota')
  await formTextField(second, 'Riferimento').fill('il loro riferimento')
  await formTextField(rigaRegion(second, 1), 'Numero').fill('7')
  await formTextField(rigaRegion(second, 1), 'Larghezza').fill('900')
  await formTextField(rigaRegion(second, 2), 'Descrizione').fill('Cucina grande')
  await rigaRegion(second, 2).getByRole('button', { name: 'Duplica riga 2' }).click()
  await formTextField(rigaRegion(second, 3), 'Descrizione').fill('Una riga loro')
  await second.keyboard.press('Control+s')
  await expect(second.getByText('Ordine salvato')).toBeVisible()

  // Live, without touching what is typed.
  await expect(before.getByText('Questo ordine è stato modificato nel frattempo')).toBeVisible()
  await expect(formTextField(before, 'Note')).toHaveValue('la mia nota')
  await expect(formTextField(before, 'Riferimento')).toHaveValue('')

  await before.keyboard.press('Control+s')
  const conflict = before.getByRole('dialog', { name: /ha salvato nel frattempo/ })
  await expect(conflict.getByText('la tua modifica')).toBeVisible()
  const item = (name: string) =>
    conflict.getByRole('row').filter({ has: before.getByRole('rowheader', { name: name }) })
  await expect(item('Note')).toContainText('la mia nota')
  await expect(item('Note')).toContainText('la loro nota')
  await expect(item('Riga 1: numero')).toContainText('5')
  await expect(item('Riga 1: numero')).toContainText('7')
  await expect(item('Riga 2 di prima')).toContainText('riga rimossa')
  // Only one of the two had changed these.
  await expect(conflict.getByRole('rowheader')).toHaveCount(3)
  await withoutAxeFindings(before)
  await item('Riga 1: numero')
    .getByRole('radio', { name: /la versione di/ })
    .check()
  await item('Riga 2 di prima')
    .getByRole('radio', { name: /la versione di/ })
    .check()
  await conflict.getByRole('button', { name: 'Salva con queste scelte' }).click()
  await expect(before.getByText('Ordine salvato')).toBeVisible()

  const read = await resultOf<OrdineRead>(before.request, 'GET', `/api/planner/ordini/${id}/`)
  expect(read).toMatchObject({ note: 'la mia nota', riferimento: 'il loro riferimento' })
  expect(read.righe_ordine).toHaveLength(3)
  expect(read.righe_ordine[0]).toMatchObject({ numero: 7, larghezza: 900 })
  expect(Number(read.righe_ordine[0]?.listino)).toBe(300)
  expect(read.righe_ordine.map((one) => one.descrizione)).toEqual(['Bagno', 'Cucina grande', 'Una riga loro'])
  // Who has typed nothing sees it at once.
  await expect(formTextField(second, 'Note')).toHaveValue('la mia nota')
  await expect(formTextField(rigaRegion(second, 1), 'Listino')).toHaveValue('300,00')
})
