import { expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'

test('goods arrive in part, the rest stays open; then all; a mistaken arrival is taken back', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const call = <T>(method: string, path: string, body?: object) =>
    resultOf<T>(page.request, method, `/api/planner/${path}`, body)
  const { results } = await call<{ results: { cliente: number }[] }>('GET', 'ordini/?page_size=1')
  const numero = `E2E/A${Date.now().toString(36)}`
  const { id } = await call<{ id: number }>('POST', 'ordini/', {
    numero_commessa: numero,
    data: '2026-03-01',
    cliente: results[0]?.cliente,
    tipo_cliente: 'PRIVA',
    non_schedulabile: true,
    righe_ordine: [],
  })
  const fornitore = await call<{ id: number }>('POST', 'fornitori/', {
    nome: `Vetreria ${numero}`,
    tipologia: 'vetro',
    tempo: 5,
  })
  const ids: number[] = []
  for (const [codice, quantita] of [
    ['LASTRA-1', 10],
    ['LASTRA-2', 2],
  ] as const) {
    const riga = { ordine: id, tipologia: 'vetro', fornitore: fornitore.id, codice, quantita, um: 'pz' }
    ids.push((await call<{ id: number }>('POST', 'righe-ordini-fornitore/', riga)).id)
  }
  await call('POST', 'righe-ordini-fornitore/genera/', { ids })

  await page.goto(`/planner/#/ordini/${id}/fornitori`)
  const card = page.getByRole('article', { name: /^Ordine a fornitore n\. \d+$/ })
  await card.getByRole('button', { name: /^Arrivi/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Arrivi/ })
  const first = dialog.getByRole('textbox', { name: 'Arriva ora: LASTRA-1' })
  await expect(first).toHaveValue('10')
  await expect(dialog.getByText('diventa ARRIVATO')).toBeVisible()
  await first.fill('12')
  await dialog.getByRole('button', { name: 'Registra arrivo' }).click()
  await expect(dialog.getByText('LASTRA-1: ne mancano 10 pz, non ne possono arrivare 12.')).toBeVisible()
  await first.fill('4')
  await dialog.getByRole('textbox', { name: 'Arriva ora: LASTRA-2' }).fill('')
  await dialog.getByRole('textbox', { name: 'Numero documento' }).fill('DDT 7')
  await expect(dialog.locator('[data-campo="dataConsegna"]')).toBeVisible()
  await withoutAxeFindings(page)
  await dialog.getByRole('button', { name: 'Registra arrivo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Arrivo registrato: il resto resta aperto')).toBeVisible()
  await expect(card).toContainText('LASTRA-1: 6 di 10 pz')
  await expect(page.getByRole('row', { name: /LASTRA-1/ })).toContainText('mancano 6')

  // The rest, from the dialog of the state in the list, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/planner/#/ordini-fornitore?search=${encodeURIComponent(numero)}`)
  await expect(page.getByRole('main').getByText(/arrivato in parte/)).toBeVisible()
  await page.goto(`/planner/#/ordini/${id}/fornitori`)
  await card.getByRole('button', { name: /^Cambia stato/ }).click()
  await page
    .getByRole('dialog', { name: /^Stato:/ })
    .getByRole('button', { name: 'Arrivi' })
    .click()
  await expect(first).toHaveValue('6')
  await withoutAxeFindings(page)
  await dialog.getByRole('button', { name: 'Registra arrivo' }).click()
  await expect(page.getByText('Arrivato per intero')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Cambia stato/ })).toContainText('Arrivato')

  const told = page.getByRole('status').filter({ hasText: 'Arrivato per intero' })
  await told.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Arrivo annullato')).toBeVisible()
  await expect(card).toContainText('LASTRA-2: 2 di 2 pz')
  await card.getByRole('button', { name: /^Arrivi/ }).click()
  await dialog.getByRole('button', { name: /^Annulla l’arrivo del .* DDT 7/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla arrivo' }).click()
  await expect(card).not.toContainText('Arrivato in parte')
})
