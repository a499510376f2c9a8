import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import { openOrdineTab } from '../ordini/ordiniDettaglioScene.ts'

/** The first order with a schedule, and one without. */
async function ordini(page: Page, scheduled: '0' | '1'): Promise<number> {
  const answer = await page.request.get(`/api/planner/ordini/?page_size=1&scheduled=${scheduled}`)
  const { results } = (await answer.json()) as { results: { id: number }[] }
  return results[0]?.id ?? 0
}

test('the phases of an order: states, summary, who changed them', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await ordini(page, '1')
  await page.goto(`/planner/#/ordini/${ordine}/fasi`)
  const fasi = page.getByRole('table', { name: 'Fasi', exact: true })
  await expect(fasi.getByRole('row')).toHaveCount(7)
  await fasi.getByRole('button', { name: /^Cambia stato di banchi/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Stato: banchi' })
  await dialog.getByRole('combobox', { name: 'Stato' }).click()
  await page.getByRole('option', { name: 'In corso' }).click()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(fasi.getByRole('button', { name: 'Cambia stato di banchi: In corso' })).toBeVisible()
  await withoutAxeFindings(page)

  await openOrdineTab(page, 'Logs')
  await expect(page.getByRole('cell', { name: 'stato banchi' }).first()).toBeVisible()

  await openOrdineTab(page, 'Recap. Schedulazioni')
  await expect(page).toHaveURL(new RegExp(`/ordini/${ordine}/schedulazioni$`))
  const recap = page.getByRole('region', { name: 'Recap. Schedulazioni' })
  await expect(recap).toContainText(/6 fasi, dal \d{2}-\d{2}-\d{4} al \d{2}-\d{2}-\d{4}/)
  // The phases stand once, below it.
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(fasi.getByRole('row', { name: /^banchi/ })).toContainText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}/)
  await expect(recap.getByRole('link', { name: 'Schedulatore' })).toHaveAttribute(
    'href',
    new RegExp(`schedulatore\\?id=${ordine}$`),
  )
})

test('an order without scheduling says so; who may not does not see the tabs', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await ordini(page, '0')
  await page.goto(`/planner/#/ordini/${ordine}/schedulazioni`)
  await expect(page.getByText('Ordine non schedulato')).toBeVisible()

  const agente = await loginAs(browser, 'agente', '/planner/#/ordini')
  await agente.goto(`/planner/#/ordini/${await ordini(agente, '1')}/fasi`)
  await expect(agente.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  await expect(agente.getByRole('tab', { name: 'Dettaglio' })).toHaveAttribute('aria-selected', 'false')
  await expect(agente.getByRole('tab', { name: 'Fasi' })).toHaveCount(0)
})
