import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { createOrdineOfOpen, uniqueRichiedente } from '../vendite/preventiviScene.ts'
import { fillReferences, openWizard, wizardStep } from '../vendite/wizardScene.ts'

// From the window with a side light of a visitor to the paper of the glass maker, field by field.
// docs/rules/finestra.md#composed-elements
test('a composed element goes from the wizard to the panes without typing a measure', async ({ page, browser }) => {
  const who = uniqueRichiedente('Carla Laterale')
  await openWizard(page)
  await page.getByRole('radio', { name: 'Natura 80' }).check()
  await page.getByLabel('Vetro').selectOption({ label: 'Triplo basso emissivo' })
  await wizardStep(page, 'Inserimento misure')
  await page.getByRole('button', { name: 'Finestra 2 ante', exact: true }).click()
  await page.getByRole('radio', { name: 'Battente a sinistra' }).check()
  await page.getByLabel('Altezza').fill('1400')
  await page.getByLabel('Larghezza').fill('1600')
  await page.getByRole('button', { name: /^Più parti/ }).click()
  await page.getByRole('radio', { name: 'Laterale fisso a sinistra' }).check()
  const parts = page.getByRole('listitem').filter({ hasText: /^Parte \d/ })
  await expect(parts).toHaveCount(2)
  await expect(parts.nth(0)).toContainText('Finestra 1 anta, Fissa')
  // Another width of a part moves its neighbour, and one that leaves no room is told.
  await parts.nth(0).getByLabel('Larghezza').fill('1550')
  await parts.nth(0).getByLabel('Larghezza').press('Enter')
  await expect(parts.nth(0)).toContainText('Non ci sta: ogni parte è larga e alta almeno 100 mm.')
  await parts.nth(0).getByLabel('Larghezza').fill('450')
  await parts.nth(0).getByLabel('Larghezza').press('Enter')
  await expect(parts.nth(1).getByLabel('Larghezza')).toHaveValue('1.150')
  await page.getByLabel('Larghezza totale').fill('1650')
  await expect(parts.nth(1).getByLabel('Larghezza')).toHaveValue('1.200')
  // A part is touched, or reached by keyboard, and opens otherwise than its scheme has it; measures leave it so.
  await page.getByRole('button', { name: 'Parte 2', exact: true }).click()
  const openings = (part: number) => page.getByRole('radiogroup', { name: `Apertura della parte ${part}` })
  await expect(openings(2).getByRole('radio', { name: 'Battente a sinistra' })).toBeChecked()
  await page.getByRole('button', { name: 'Parte 1', exact: true }).press('Enter')
  await expect(openings(1).getByRole('radio', { name: 'Fissa' })).toBeChecked()
  await openings(1).getByRole('radio', { name: 'Fissa' }).press('ArrowUp')
  await expect(parts.nth(0)).toContainText('Finestra 1 anta, Anta ribalta a destra')
  await page.getByLabel('Altezza totale').fill('1450')
  await page.getByLabel('Altezza totale').fill('1400')
  await expect(parts.nth(0)).toContainText('Finestra 1 anta, Anta ribalta a destra')
  await withoutAxeFindings(page)
  await wizardStep(page, 'Riferimenti')
  await fillReferences(page, who)
  await page.getByRole('button', { name: 'Invia dati' }).click()
  await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeVisible()

  // The office sees it as it was drawn, and makes its order.
  const office = await loginAs(browser, 'super', `/preventivi/#/?search=${encodeURIComponent(who)}`)
  await office.getByText(who).first().click()
  const said =
    /1\) Finestra 1 anta 450 × 1\.400 mm, Anta ribalta a destra; 2\) Finestra 2 ante 1\.200 × 1\.400 mm, Battente a sinistra/
  await expect(office.getByText(said)).toBeVisible()
  const numero = `COMP-${Date.now().toString(36)}`.toUpperCase()
  const pk = await createOrdineOfOpen(office, numero)

  // Its bill has the panes of each field, and what is to be ordered fills itself.
  const panes = await (await office.request.get(`/esporta/vetri.csv?ordine=${pk}`)).text()
  expect(panes).toContain(';425;1168;2;')
  expect(panes).toContain(';218;1168;1;')
  await office.goto(`/planner/#/ordini/${pk}/fornitori`)
  await office.getByRole('button', { name: 'Dalle distinte' }).click()
  await expect(office.getByText(/righe aggiunte/)).toBeVisible()
  for (const size of ['425 × 1168', '218 × 1168']) {
    await office.getByRole('row').filter({ hasText: size }).getByRole('checkbox').check()
  }
  await office.getByRole('button', { name: 'Genera ordini' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Genera', exact: true }).click()
  const card = office.getByRole('article', { name: /^Ordine a fornitore n\. \d+$/ })
  await expect(card).toHaveCount(1)
  const fornitura = Number(/\d+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0])
  const print = await office.request.get(`/api/planner/ordini-fornitore/${fornitura}/pdf/`)
  const words = (await pdfWords(await print.body())).join(' ')
  for (const one of [numero, '425 × 1168', '218 × 1168']) expect(words).toContain(one)
})
