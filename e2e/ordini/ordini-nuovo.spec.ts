import type { Locator } from '@playwright/test'
import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import { createOrdineForForm, formTextField, prezziRegion, rigaRegion, uniqueCommessa } from './ordiniModuloScene.ts'

/** Writes in a remote select and takes what it finds. */
async function chooseOption(where: Page | Locator, name: string, text: string, item: RegExp) {
  const choice = where.getByRole('combobox', { name: name, exact: true })
  await choice.fill(text)
  await choice.page().getByRole('option', { name: item }).first().click()
}
test('a new order says by itself when it could be ready, before it is saved', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/aggiungi-ordine')
  const before = page.getByRole('region', { name: 'Prima data possibile' })
  await expect(before).toContainText('Con la prima riga completa')
  await page.getByRole('button', { name: 'Aggiungi riga', exact: true }).click()
  await rigaRegion(page, 1).getByRole('combobox', { name: 'Tipo serramento' }).selectOption('Finestra 1 anta')
  await chooseOption(rigaRegion(page, 1), 'Codice serramento', 'f1 pvc', /PVC · RETT · F1/)
  await formTextField(rigaRegion(page, 1), 'Numero').fill('2')
  const day = before.getByRole('status')
  await expect(day).toContainText(/fra \d+ giorni/)
  const few = await day.textContent()
  await formTextField(rigaRegion(page, 1), 'Numero').fill('500')
  await expect(day).not.toHaveText(few ?? '')
  await before.getByRole('button', { name: 'Fase per fase' }).click()
  const fasi = page.getByRole('dialog', { name: 'Prima data possibile' })
  await expect(fasi.getByRole('rowheader', { name: 'banchi' })).toBeVisible()
  await withoutAxeFindings(page)
  await fasi.getByRole('button', { name: 'Chiudi' }).click()
  await page.getByRole('checkbox', { name: 'Non schedulabile' }).check()
  await expect(before).toHaveCount(0)
})

test('a new order: lines, an extra line, prices that compute themselves, a discount for all, an error of the server on a line', async ({
  browser,
}) => {
  test.slow()
  const page = await loginAs(browser, 'super', '/planner/#/aggiungi-ordine')
  const existing = await createOrdineForForm(page)
  await expect(page.getByRole('heading', { name: 'Aggiungi ordine' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
  await expect(page.getByText('L’ordine non ha righe')).toBeVisible()
  await withoutAxeFindings(page)

  await page.keyboard.type(existing.numero_commessa)
  const cliente = page.getByRole('combobox', { name: 'Cliente', exact: true })
  await cliente.fill('nessuno si chiama così')
  await expect(page.getByText('Nessun cliente trovato')).toBeVisible()
  await chooseOption(page, 'Cliente', 'C00001', /\(C00001\)/)
  await expect(page.getByRole('combobox', { name: 'Tipo cliente' })).not.toHaveValue('')

  await page.getByRole('button', { name: 'Aggiungi riga', exact: true }).click()
  await expect(rigaRegion(page, 1).getByRole('combobox', { name: 'Tipo serramento' })).toBeFocused()
  await rigaRegion(page, 1).getByRole('combobox', { name: 'Tipo serramento' }).selectOption('Finestra 1 anta')
  await chooseOption(rigaRegion(page, 1), 'Codice serramento', 'f1 pvc', /PVC · RETT · F1/)
  await formTextField(rigaRegion(page, 1), 'Numero').fill('2')
  await formTextField(rigaRegion(page, 1), 'Listino').fill('1.234,50')
  await formTextField(rigaRegion(page, 1), 'Sconto').fill('10')
  await formTextField(rigaRegion(page, 1), 'Sconto correttivo').fill('2,5')
  await expect(rigaRegion(page, 1).getByRole('group', { name: 'Netto' })).toContainText('1.083,27 €')
  await expect(prezziRegion(page)).toContainText('1.234,50 €')

  // Enter in the last field of a line goes on with another one.
  await formTextField(rigaRegion(page, 1), 'Descrizione').fill('Sala')
  await page.keyboard.press('Enter')
  await expect(rigaRegion(page, 2).getByRole('combobox', { name: 'Tipo serramento' })).toBeFocused()
  await rigaRegion(page, 2).getByRole('button', { name: 'Rimuovi riga 2' }).click()
  await expect(rigaRegion(page, 2)).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(rigaRegion(page, 2)).toBeVisible()
  await rigaRegion(page, 2).getByRole('button', { name: 'Rimuovi riga 2' }).click()
  await rigaRegion(page, 1).getByRole('button', { name: 'Duplica riga 1' }).click()
  await formTextField(rigaRegion(page, 2), 'Numero').fill('0')

  await page.getByRole('button', { name: 'Aggiungi riga extra' }).click()
  await expect(formTextField(rigaRegion(page, 3), 'Codice extra')).toBeFocused()
  await expect(rigaRegion(page, 3).getByRole('textbox', { name: 'Sconto correttivo' })).toHaveCount(0)
  await page.keyboard.type('ZANZARIERA')
  await formTextField(rigaRegion(page, 3), 'Numero').fill('4')
  await formTextField(rigaRegion(page, 3), 'Netto').fill('80')

  await formTextField(prezziRegion(page), 'Sconto').fill('150')
  await prezziRegion(page).getByRole('button', { name: 'Applica a tutte le righe' }).click()
  await expect(prezziRegion(page).getByText('minore o uguale a 100')).toBeVisible()
  await formTextField(prezziRegion(page), 'Sconto').fill('20')
  await prezziRegion(page).getByRole('button', { name: 'Applica a tutte le righe' }).click()
  await expect(formTextField(rigaRegion(page, 1), 'Sconto')).toHaveValue('20')
  await expect(formTextField(rigaRegion(page, 2), 'Sconto')).toHaveValue('20')
  await expect(formTextField(rigaRegion(page, 3), 'Sconto')).toHaveValue('')
  await expect(rigaRegion(page, 1).getByRole('group', { name: 'Netto' })).toContainText('962,91 €')
  await expect(prezziRegion(page)).toContainText('2.005,82 €')

  await page.keyboard.press('Control+s')
  await expect(rigaRegion(page, 2).getByText('maggiore o uguale a 1')).toBeVisible()
  await page.getByRole('button', { name: '1 errore' }).click()
  await expect(formTextField(rigaRegion(page, 2), 'Numero')).toBeFocused()
  await page.keyboard.type('3')
  await withoutAxeFindings(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Esiste già un ordine con questo numero commessa.')).toBeVisible()

  // The server alone knows that the code of a line has gone meanwhile.
  const numero = uniqueCommessa('E2E')
  await formTextField(page, 'Numero commessa').fill(numero)
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as {
      variables?: { input?: { righe?: { codiceSerramentoPk: number }[] } }
    }
    const righe = body.variables?.input?.righe
    if (righe?.[1]) righe[1].codiceSerramentoPk = 999_999
    await route.continue({ postData: JSON.stringify(body) })
  })
  await page.keyboard.press('Control+s')
  await expect(rigaRegion(page, 2).getByText('999999')).toBeVisible()
  await expect(rigaRegion(page, 1).getByText('999999')).toHaveCount(0)
  await page.unroute('**/graphql')
  // What was found goes with its line.
  await formTextField(rigaRegion(page, 2), 'Numero').press('Alt+ArrowUp')
  await expect(rigaRegion(page, 1).getByText('999999')).toBeVisible()
  await expect(formTextField(rigaRegion(page, 1), 'Numero')).toBeFocused()

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Ordine aggiunto')).toBeVisible()
  await expect(page).toHaveURL(/#\/ordini\/\d+\/edit$/)
  await expect(page.getByRole('heading', { level: 1, name: numero })).toBeVisible()
  await expect(formTextField(rigaRegion(page, 1), 'Numero')).toHaveValue('3')
  await expect(formTextField(rigaRegion(page, 2), 'Numero')).toHaveValue('2')
  await expect(formTextField(rigaRegion(page, 3), 'Netto')).toHaveValue('80,00')
  await expect(prezziRegion(page)).toContainText('2.005,82 €')
})

test('an order that cannot be scheduled is saved without lines and is not scheduled by itself', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/aggiungi-ordine')
  await formTextField(page, 'Numero commessa').fill(uniqueCommessa('E2E'))
  await chooseOption(page, 'Cliente', 'C00002', /\(C00002\)/)
  await page.getByRole('combobox', { name: 'Tipo cliente' }).selectOption('Impresa')
  const auto = page.getByRole('checkbox', { name: 'Auto schedulazione' })
  await auto.check()
  await page.getByRole('checkbox', { name: 'Non schedulabile' }).check()
  await expect(auto).not.toBeChecked()
  await expect(auto).toBeDisabled()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Ordine aggiunto')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Schedulazione' })).toContainText('Non schedulabile')
})

test('sixty lines: writing stays immediate', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const line = { tipo_serramento_id: 1, codice_serramento_id: 1, numero: 1, listino: 100, sconto_articolo: 10 }
  const { id } = await createOrdineForForm(page, { righe_ordine: Array.from({ length: 60 }, () => line) })
  await page.goto(`/planner/#/ordini/${id}/edit`)
  // Not by role: to name every part of sixty lines again and again would take the time that is measured.
  const lines = page.locator('[data-riga]')
  await expect(lines).toHaveCount(60)
  const listino = lines.nth(29).locator('[data-campo$=".listino"] input')
  await listino.click()
  // Time of the processor, not of the clock: what else the machine does must not decide.
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const lavoro = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  }
  const before = await lavoro()
  const written = '12345,67'
  await page.keyboard.type(written, { delay: 80 })
  await expect(listino).toHaveValue(written)
  await expect(prezziRegion(page)).toContainText('18.245,67 €')
  expect(((await lavoro()) - before) / written.length).toBeLessThan(20)
})

test('on a phone one column, nothing that overflows sideways', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { id } = await createOrdineForForm(page, { riferimento: 'R'.repeat(200), progetto: `${'Parola '.repeat(28)}` })
  await page.goto(`/planner/#/ordini/${id}/edit`)
  await expect(rigaRegion(page, 2)).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // What stands in for the date pickers goes when their code is there.
  await expect(page.getByPlaceholder('GG-MM-AAAA')).toHaveCount(0)
  const small = await page
    .getByRole('main')
    .or(page.locator('form'))
    .first()
    .locator('button:visible, input:visible, select:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.matches('[type=checkbox], [type=radio]'))
        .map((one) => [one.closest('.MuiInputBase-root, .MuiPickersInputBase-root') ?? one, one] as const)
        .filter(([box]) => box.getBoundingClientRect().height < 43.5)
        .map(([, one]) => one.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
  await withoutAxeFindings(page)
})
