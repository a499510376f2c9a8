import { type Browser, expect, loginAs, type Page } from '../base.ts'

/** Goes to a step of the wizard. */
export const wizardStep = (page: Page, name: string) => page.getByRole('tab', { name: name }).click()

/** Opens the wizard. */
export async function openWizard(page: Page) {
  await page.goto('/preventivo')
  await expect(page.getByRole('heading', { name: 'Fai un preventivo', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Scelta serramento', level: 2 })).toBeVisible()
}

/** A window of the demo catalogue, with the measures given in mm. */
export async function addWindow(page: Page, altezza: number, larghezza: number) {
  await page.getByRole('button', { name: 'Finestra 2 ante', exact: true }).click()
  await page.getByRole('radio', { name: 'Battente a sinistra' }).check()
  await page.getByLabel('Altezza').fill(String(altezza))
  await page.getByLabel('Larghezza').fill(String(larghezza))
  await page.getByLabel('Larghezza').blur()
}

/** What step 3 asks for. */
export async function fillReferences(page: Page, name: string) {
  await page.getByLabel('Nome e cognome').fill(name)
  await page.getByRole('textbox', { name: 'Telefono' }).fill('051 123456')
  await page.getByLabel('E-mail').fill('anna.rossi@example.com')
  await page.getByLabel('Città', { exact: false }).first().fill('Bologna')
  await page.getByLabel('Provincia', { exact: false }).first().selectOption('Bologna')
  await page.getByRole('checkbox', { name: /Ho letto l’informativa/ }).check()
}

/** Sets what visitors read of prices. @param admin on the settings */
async function tellPrices(admin: Page, choice: string) {
  const request = admin.getByRole('form', { name: 'Richiesta di preventivo' })
  await request.getByRole('combobox', { name: 'Prezzi nella richiesta' }).selectOption({ label: choice })
  await request.getByRole('button', { name: 'Salva' }).click()
  await expect(admin.getByText('Impostazioni salvate')).toBeVisible()
}

/** Sends a request for a window whose price the wizard tells. @returns that price, '1.234,00 €' */
export async function sendPriced(browser: Browser, visitor: Page, name: string): Promise<string> {
  const admin = await loginAs(browser, 'super', '/impostazioni/#/')
  await tellPrices(admin, 'Il prezzo di listino')
  await openWizard(visitor)
  await visitor.getByRole('radio', { name: 'Natura 80' }).check()
  await wizardStep(visitor, 'Inserimento misure')
  await addWindow(visitor, 1400, 1200)
  const shown = visitor.locator('.serramento-titolo .prezzo')
  await expect(shown).toContainText('€')
  const price = ((await shown.textContent()) ?? '').replace(/\s*IVA esclusa/, '').trim()
  await wizardStep(visitor, 'Riferimenti')
  await fillReferences(visitor, name)
  await visitor.getByRole('button', { name: 'Invia dati' }).click()
  await expect(visitor.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeVisible()
  await admin.goto('/impostazioni/#/')
  await tellPrices(admin, 'Nessun prezzo')
  return price
}
