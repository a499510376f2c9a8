import { expect, test } from '../base.ts'
import { addWindow, fillReferences, openWizard, wizardStep } from './wizardScene.ts'

test('with prices a window says what it costs, also in the summary; a price that fails stops nothing', async ({
  page,
}) => {
  const prices = (serramenti: object[]) => ({ json: { modo: 'esatto', serramenti, totale: null, da_quotare: 0 } })
  await page.route('**/api/preventivo-prezzo/', (route) => route.fulfill(prices([{ prezzo: { da: 812.4, a: 812.4 } }])))
  await openWizard(page)
  await page.getByRole('radio', { name: 'Natura 80' }).check()
  await wizardStep(page, 'Inserimento misure')
  await addWindow(page, 1400, 1200)
  await expect(page.locator('.serramento-titolo .prezzo')).toHaveText('812,40 € IVA esclusa')
  await expect(page.getByRole('complementary', { name: 'Riepilogo' }).getByRole('status')).toContainText(
    '812,40 € IVA esclusa',
  )
  // Wrong, then slow, then failing: the request is sent all the same.
  await page.route('**/api/preventivo-prezzo/', (route) => route.fulfill(prices([{ prezzo: { da: 'x', a: {} } }])))
  await page.getByLabel('Altezza').fill('1300')
  await expect(page.locator('.serramento-titolo .prezzo')).toHaveCount(0)
  await page.route('**/api/preventivo-prezzo/', () => undefined)
  await page.getByLabel('Altezza').fill('1310')
  await page.route('**/api/preventivo-prezzo/', (route) => route.abort())
  await page.getByLabel('Altezza').fill('1320')
  await wizardStep(page, 'Riferimenti')
  await fillReferences(page, 'Dario Prezzo')
  await page.getByRole('button', { name: 'Invia dati' }).click()
  await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeVisible()
})

test('on a phone the price stands by the measures that are being written', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const prezzo = { da: 1040, a: 1430 }
  await page.route('**/api/preventivo-prezzo/', (route) =>
    route.fulfill({ json: { modo: 'fascia', serramenti: [{ prezzo }], totale: prezzo, da_quotare: 0 } }),
  )
  await openWizard(page)
  await page.getByRole('radio', { name: 'Natura 80' }).check()
  await wizardStep(page, 'Inserimento misure')
  await addWindow(page, 1400, 1200)
  await page.getByLabel('Larghezza').focus()
  await expect(page.locator('.prezzo-misure')).toHaveText('da 1.040 a 1.430 € IVA esclusa')
  await expect(page.locator('.prezzo-misure')).toBeInViewport()
})
