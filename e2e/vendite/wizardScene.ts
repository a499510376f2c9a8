import { expect, type Page } from '../base.ts'

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
