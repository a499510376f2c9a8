import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { createOrdineOfOpen, uniqueRichiedente } from '../vendite/preventiviScene.ts'

// From the window of a visitor to the paper of the glass maker, without typing a measure. Each step waits for a slow
// machine. docs/rules/finestra.md#one-bill-computed-by-hand
test('from quote to the supplier’s PDF without typing a measure', async ({ page, browser }) => {
  const who = uniqueRichiedente('Rita Vetri')
  await page.goto('/preventivo')
  await page.getByRole('radio', { name: 'Natura 80' }).check()
  await page.getByLabel('Vetro').selectOption({ label: 'Triplo basso emissivo' })
  await page.getByRole('tab', { name: 'Inserimento misure' }).click()
  await page.getByRole('button', { name: 'Finestra 2 ante', exact: true }).click()
  await page.getByRole('radio', { name: 'Battente a sinistra' }).check()
  await page.getByLabel('Altezza').fill('1400')
  await page.getByLabel('Larghezza').fill('1200')
  await page.getByRole('button', { name: 'Un pezzo in più' }).click()
  await page.getByRole('tab', { name: 'Riferimenti' }).click()
  await page.getByLabel('Nome e cognome').fill(who)
  await page.getByRole('textbox', { name: 'Telefono' }).fill('051 123456')
  await page.getByLabel('E-mail').fill('rita@example.com')
  await page.getByLabel('Città', { exact: false }).first().fill('Bologna')
  await page.getByLabel('Provincia', { exact: false }).first().selectOption('Bologna')
  await page.getByRole('checkbox', { name: /Ho letto l’informativa/ }).check()
  await page.getByRole('button', { name: 'Invia dati' }).click()
  await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeVisible()

  // The office makes its order.
  const office = await loginAs(browser, 'super', `/preventivi/#/?search=${encodeURIComponent(who)}`)
  await office.getByText(who).first().click()
  const numero = `VETRI-${Date.now().toString(36)}`.toUpperCase()
  const pk = await createOrdineOfOpen(office, numero)

  // What its window is made of is known.
  await office.goto(`/planner/#/ordini/${pk}/distinte`)
  const distinta = office.getByRole('table', { name: /^Distinta di 1\. Finestra 2 ante/ })
  const glass = distinta.getByRole('row').filter({ hasText: 'Vetrocamera' })
  await expect(glass).toContainText('425 × 1168')
  await expect(glass).toContainText('4/12/4/12/4')
  await expect(distinta.getByRole('row').filter({ hasText: 'Montante anta' })).toContainText('1304')
  await withoutAxeFindings(office)

  // What is to be ordered fills itself, once.
  await office.goto(`/planner/#/ordini/${pk}/fornitori`)
  await office.getByRole('button', { name: 'Dalle distinte' }).click()
  await expect(office.getByText('7 righe aggiunte')).toBeVisible()
  await office.getByRole('button', { name: 'Dalle distinte' }).click()
  await expect(office.getByText('Le righe ci sono già tutte')).toBeVisible()
  const row = office.getByRole('row').filter({ hasText: '425 × 1168' })
  await row.getByRole('checkbox').check()
  await office.getByRole('button', { name: 'Genera ordini' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Genera', exact: true }).click()
  const card = office.getByRole('article', { name: /^Ordine a fornitore n\. \d+$/ })
  await expect(card).toHaveCount(1)
  const fornitura = Number(/\d+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0])

  // Its paper has the panes of both pieces.
  const print = await office.request.get(`/api/planner/ordini-fornitore/${fornitura}/pdf/`)
  expect(print.status()).toBe(200)
  const words = (await pdfWords(await print.body())).join(' ')
  for (const said of ['Vetreria Dolomiti', numero, '4/12/4/12/4', '425 × 1168', '4']) expect(words).toContain(said)

  // The lists of the order have them too.
  const panes = await office.request.get(`/esporta/vetri.csv?ordine=${pk}`)
  expect(await panes.text()).toContain(`${numero};1;Vetrocamera;4/12/4/12/4;425;1168;4;14.892`)
  const cuts = await office.request.get(`/esporta/tagli.pdf?ordine=${pk}`)
  expect((await pdfWords(await cuts.body())).join(' ')).toContain('Montante anta')
})
