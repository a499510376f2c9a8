import { expect, type Page } from '../base.ts'

/** A picture of one pixel. */
export const smallPng = (name: string, bytes: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(bytes, 'base64'),
})
/** A visitor asks for a quote of a family with one window. */
export async function askForPreventivo(page: Page, famiglia: string, vetro: string) {
  await page.goto('/preventivo')
  await page.getByRole('radio', { name: famiglia }).check()
  await page.getByLabel('Vetro').selectOption(vetro)
  await page.getByRole('tab', { name: 'Inserimento misure' }).click()
  await page.getByRole('button', { name: 'Finestra 2 ante', exact: true }).click()
  await page.getByRole('radio', { name: 'Battente a sinistra' }).check()
  await page.getByLabel('Altezza').fill('1200')
  await page.getByLabel('Larghezza').fill('1000')
  await page.getByRole('tab', { name: 'Riferimenti' }).click()
  await page.getByLabel('Nome e cognome').fill('Clara Nova')
  await page.getByRole('textbox', { name: 'Telefono' }).fill('051 123456')
  await page.getByLabel('E-mail').fill('clara.nova@example.com')
  await page.getByLabel('Città', { exact: false }).first().fill('Bologna')
  await page.getByLabel('Provincia', { exact: false }).first().selectOption('Bologna')
  await page.getByRole('checkbox', { name: /Ho letto l’informativa/ }).check()
  await page.getByRole('button', { name: 'Invia dati' }).click()
  await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeVisible()
}

/** Lets a family sell a window type, on the page of the constraints. */
export async function addVincolo(page: Page, tipo: string, famiglia: string) {
  await page.getByRole('button', { name: new RegExp(`^${tipo} ?, ${famiglia}:`) }).click()
  const panel = page.getByRole('dialog', { name: tipo })
  await panel.getByRole('button', { name: 'Aggiungi vincolo' }).click()
  const vincolo = panel.getByRole('form', { name: 'Nuovo vincolo' })
  await vincolo.getByLabel('Altezza minima').fill('500')
  await vincolo.getByLabel('Altezza massima').fill('2000')
  await vincolo.getByLabel('Larghezza minima').fill('500')
  await vincolo.getByLabel('Larghezza massima').fill('1800')
  await vincolo.getByRole('button', { name: 'Aggiungi' }).click()
  await expect(panel.getByText('500–2.000 mm')).toBeVisible()
}
