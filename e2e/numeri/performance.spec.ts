import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'

test('the figures of the workshop open down to the activities, and learned times are accepted knowing what they touch', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/analisi/performance/operatori')
  const fasi = page.getByRole('region', { name: 'Per fase' })
  await expect(fasi.getByRole('img', { name: /^Performance di banchi: \d+ %/ })).toBeVisible()

  // From the card of a phase to its days, from a day to what was done on it.
  await fasi.getByRole('link', { name: /banchi/ }).click()
  await expect(page).toHaveURL(/analisi\/performance\?.*lavorazioni=\d+/)
  const days = page.getByRole('grid', { name: 'Giorno per giorno' })
  await expect(days.getByRole('columnheader', { name: 'Totale effettivo' })).toBeVisible()
  await withoutAxeFindings(page)
  await days
    .getByRole('link', { name: /^Attività del/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Dati originali', selected: true })).toBeVisible()
  const data = page.getByRole('grid', { name: 'Dati originali' })
  await expect(data.getByRole('columnheader', { name: 'Performance' })).toBeVisible()
  await expect(data.getByRole('row').nth(1)).toContainText(/assemblaggio|ferramenta|vetratura|collaudo|imballaggio/)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Esporta' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^performance-dati_.*\.xlsx$/)

  // Work by order: what took too long is red, and opens its activities.
  await page.goto('/planner/#/lavorazioni-ordine-operatore')
  await expect(page.getByText('Attività fuori tempo')).toBeVisible()
  await expect(page.getByText('Ultimi 12 mesi')).toBeVisible()
  const red = page.locator('.riga-fuori-tempo').first()
  await expect(red).toBeVisible()
  await red.getByRole('link').first().click()
  await expect(page).toHaveURL(/analisi\/performance\?.*ordine=\d+/)

  await page.goto('/planner/#/analisi/completezza')
  await expect(page.getByRole('heading', { name: 'Completezza', level: 1 })).toBeVisible()

  // One learned time is accepted: what it touches is told before, and it is no longer proposed.
  await page.goto('/planner/#/tempistiche')
  const button = page.getByRole('button', { name: /^Tempi appresi \(\d+\)$/ })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Tempi appresi' })
  const first = dialog.getByRole('button', { name: /^Accetta .*, (macchine|banchi)$/ }).first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  await withoutAxeFindings(page)
  await first.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/Le date restano come sono|Nessuna schedulazione/)
  await question.getByRole('button', { name: 'Accetta' }).click()
  await expect(page.getByText('Tempi aggiornati')).toBeVisible()
  await expect(dialog.getByRole('button', { name: name, exact: true })).toBeHidden()
})

test('who works in the workshop does not see the figures', async ({ browser }) => {
  const page = await loginAs(browser, 'operatore', '/planner/#/analisi/performance')
  await expect(page.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})
