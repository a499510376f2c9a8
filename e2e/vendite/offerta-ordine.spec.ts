import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import { signOn } from '../ordini/signatureScene.ts'
import { uniqueRichiedente } from './preventiviScene.ts'
import { sendPriced } from './wizardScene.ts'

/** Keys and clicks from the opened quote to the sent offer. */
const PRESSES_MAX = 12

/** Counts what somebody presses, whatever pages come. @returns how much it was */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const listen = () => {
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1))
    }
    addEventListener('pointerdown', count, true)
    addEventListener('keydown', count, true)
  }
  await page.addInitScript(listen)
  await page.evaluate(() => sessionStorage.removeItem('presses'))
  await page.evaluate(listen)
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0))
}

test('the price of the wizard is the net of the order, by three people in three browsers', async ({
  browser,
  page: visitor,
}) => {
  const name = uniqueRichiedente('Nora Ordine')
  const price = await sendPriced(browser, visitor, name)

  // Staff, on a phone: the quote that is open becomes an offer that is sent.
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const staff = await loginAs(browser, 'staff', `/preventivi/#/?search=${encodeURIComponent(name)}`, phone)
  await staff.getByText(name).first().click()
  await expect(staff.getByRole('button', { name: 'Crea offerta' })).toBeVisible()
  const presses = await countPresses(staff)
  await staff.getByRole('button', { name: 'Crea offerta' }).click()
  await expect(staff.getByRole('heading', { name: /^Offerta n\. \d+/ })).toBeVisible()
  await expect(staff.getByRole('list', { name: 'Righe' }).getByRole('listitem')).toContainText(price)
  await staff.getByRole('button', { name: 'Invia', exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: 'Inviare l’offerta?' })
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(staff.getByText('In attesa di invio', { exact: true })).toBeVisible()
  const pressed = await presses()
  expect(pressed).toBeGreaterThan(0)
  expect(pressed).toBeLessThanOrEqual(PRESSES_MAX)
  const { pathname, hash } = new URL(staff.url())
  await staff.getByRole('button', { name: 'Altre azioni' }).click()
  await staff
    .getByRole('dialog', { name: 'Altre azioni' })
    .getByRole('button', { name: 'Copia il link del cliente' })
    .click()
  const link = await staff.getByRole('dialog', { name: 'Link del cliente' }).getByText('/offerta#').innerText()

  // The customer, on another phone: reads what the wizard said, and accepts it.
  const customer = await (await browser.newContext(phone)).newPage()
  await customer.goto(link.trim())
  await expect(customer.getByRole('list', { name: 'Righe' })).toContainText(price)
  await withoutAxeFindings(customer)
  await customer.getByRole('button', { name: 'Firma e accetta' }).click()
  await expect(customer.getByText('Firma nel riquadro')).toBeVisible()
  await signOn(customer)
  await customer.getByRole('checkbox', { name: 'Ho letto l’offerta e la accetto' }).check()
  await customer.getByRole('button', { name: 'Firma e accetta' }).click()
  await expect(customer.getByText(/^Offerta accettata/)).toBeVisible()

  // The office: the order has the net that the wizard told.
  const admin = await loginAs(browser, 'super', `${pathname}${hash}`)
  await expect(admin.getByText('Accettata', { exact: true }).first()).toBeVisible()
  await admin.getByRole('link', { name: 'Ordine' }).click()
  await expect(admin.getByText(price, { exact: true }).first()).toBeVisible()
  await expect(admin.getByText(name).first()).toBeVisible()
})
