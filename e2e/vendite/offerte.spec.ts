import { expect, loginAs, test } from '../base.ts'
import { uniqueRichiedente } from './preventiviScene.ts'
import { sendPriced } from './wizardScene.ts'

test('a price in the wizard, its quote, the offer that answers it, changed, sent', async ({
  browser,
  page: visitor,
}) => {
  const name = uniqueRichiedente('Elena Offerta')
  const price = await sendPriced(browser, visitor, name)

  // From the opened quote to the sent offer: three clicks, were nothing to change.
  const staff = await loginAs(browser, 'staff', `/preventivi/#/?search=${encodeURIComponent(name)}`)
  await staff.getByRole('link', { name }).click()
  await expect(staff.getByRole('button', { name: 'Crea offerta' })).toBeVisible()
  // One filled button: the next step.
  await expect(staff.locator('main .MuiButton-contained')).toHaveText(['Crea offerta'])
  await staff.getByRole('button', { name: 'Crea offerta' }).click()
  await expect(staff.getByRole('heading', { name: /^Offerta n\. \d+/ })).toBeVisible()
  const righe = staff.getByRole('list', { name: 'Righe' }).getByRole('listitem')
  await expect(righe).toHaveCount(1)
  await expect(righe.first()).toContainText(price)

  await staff.getByRole('button', { name: 'Riga libera', exact: true }).click()
  const riga = staff.getByRole('dialog', { name: 'Aggiungi riga libera' })
  await riga.getByLabel('Descrizione').fill('Davanzale in pietra')
  await riga.getByLabel('Listino').fill('150')
  await riga.getByRole('button', { name: 'Salva' }).click()
  await expect(riga).toBeHidden()
  await expect(righe).toHaveCount(2)
  // By keyboard the line goes up, and the cursor with it.
  await righe
    .nth(1)
    .getByRole('button', { name: /Davanzale/ })
    .focus()
  await staff.keyboard.press('Alt+ArrowUp')
  await expect(righe.first()).toContainText('Davanzale in pietra')

  // More than staff may give is refused beside its field.
  await staff.getByRole('button', { name: 'Sconto e nome' }).click()
  const sconto = staff.getByRole('dialog', { name: 'Sconto e nome' })
  await sconto.getByLabel('Sconto sul totale').fill('90')
  await sconto.getByRole('button', { name: 'Salva' }).click()
  await expect(sconto).toContainText('senza l’assenso della direzione')
  await sconto.getByLabel('Sconto sul totale').fill('5')
  await sconto.getByRole('button', { name: 'Salva' }).click()
  await expect(sconto).toBeHidden()

  await staff.getByRole('button', { name: 'Invia' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Inviare l’offerta?' })
  await expect(dialog).toContainText('anna.rossi@example.com')
  await dialog.getByRole('button', { name: 'Invia' }).click()
  await expect(dialog).toBeHidden()
  await expect(staff.getByText('In attesa di invio', { exact: true })).toBeVisible()
  await expect(staff.getByRole('list', { name: 'Eventi' })).toContainText('Offerta in uscita')
  await expect(staff.getByRole('button', { name: 'Aggiungi serramento' })).toBeHidden()

  // A new version has what the sent one had, and is compared with it.
  await staff.getByRole('button', { name: 'Nuova versione' }).click()
  await expect(staff.getByRole('heading', { name: /^Offerta n\. \d+\/2/ })).toBeVisible()
  await expect(righe).toHaveCount(2)
  // The customer goes on holding the first, which waits for it in the list.
  await expect(staff.getByText(/^Il cliente ha la versione 1, che vale/)).toBeVisible()
  await staff.goto('/offerte/#/?bozza=si')
  const row = staff.getByRole('row', { name: /2 in bozza/ }).filter({ hasText: 'In attesa di invio' })
  await expect(row.first()).toBeVisible()
})
