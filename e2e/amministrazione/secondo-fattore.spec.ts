import { RECOVERY_CODES, CODICE_WRONG as WRONG } from '#amministrazione/utenti/secondoFattore/rules.ts'
import { stepOf, totpCode } from '#platform/identity/totp.ts'
import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bitsOf = (key: string) => [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')

/** The app of a telephone: what it shows for a key, `later` half minutes from now. */
function appCode(key: string, later = 0): string {
  const bytes = bitsOf(key).match(/.{8}/g) ?? []
  return totpCode(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
    stepOf(Date.now()) + later,
  )
}

const accede = async (page: Page, username: string, codice: string) => {
  await page.goto('/login')
  await page.getByLabel('Nome utente').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill('una frase lunga 26')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.getByLabel('Codice di verifica').fill(codice)
  await page.getByRole('button', { name: 'Accedi' }).click()
}

test('the second factor: it is turned on, asks for the code, and without a phone a recovery code lets in, once', async ({
  browser,
}) => {
  const username = `fattore${Date.now().toString(36)}`
  const superuser = await loginAs(browser, 'super', '/login')
  const { value: token = '' } = (await superuser.context().cookies()).find(({ name }) => name === 'csrftoken') ?? {}
  const data = { username, password: 'una frase lunga 26', first_name: 'Ada', last_name: 'Prova', is_staff: true }
  const made = await superuser.request.post('/api/admin-users/users/', { data, headers: { 'X-CSRFToken': token } })
  expect(made.ok(), await made.text()).toBe(true)

  const page = await loginAs(browser, username, '/', {}, 'una frase lunga 26')
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitem', { name: 'Accesso e sicurezza' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accesso e sicurezza' })
  const factor = dialog.getByRole('region', { name: 'Secondo fattore' })
  await factor.getByRole('button', { name: 'Attiva' }).click()
  await factor.getByLabel('Password attuale').fill('una frase lunga 26')
  await factor.getByRole('button', { name: 'Continua' }).click()
  const key = (await factor.locator('code').innerText()).replaceAll(' ', '')
  await factor.getByLabel('Codice dell’app').fill(appCode(key))
  await withoutAxeFindings(page)
  await factor.getByRole('button', { name: 'Attiva' }).click()
  const items = factor.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')
  await expect(items).toHaveCount(RECOVERY_CODES)
  const first = await items.first().innerText()
  await factor.getByRole('button', { name: 'Li ho conservati' }).click()
  await expect(factor.getByText(/^Attivo dal/)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await accede(other, username, '000000')
  await expect(other.getByText(WRONG)).toBeVisible()
  await other.getByLabel('Codice di verifica').fill(appCode(key, 1))
  await other.getByRole('button', { name: 'Accedi' }).click()
  await expect(other).not.toHaveURL(/login/)

  const withoutTelefono = await (await browser.newContext()).newPage()
  await accede(withoutTelefono, username, first)
  await expect(withoutTelefono).not.toHaveURL(/login/)
  const again = await (await browser.newContext()).newPage()
  await accede(again, username, first)
  await expect(again.getByText(WRONG)).toBeVisible()
  await expect(again).toHaveURL(/login/)
})
