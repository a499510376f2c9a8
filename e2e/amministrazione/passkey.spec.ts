import { expect, type Page, test, withoutAxeFindings } from '../base.ts'

const PASSWORD = 'una frase lunga 26'

// A passkey belongs to a name, and the machine has one.
test.use({ baseURL: process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}` })

/** Gives a browser a device that makes passkeys and asks for a finger, which is always the right one. */
async function withDevice(page: Page): Promise<{ lose(): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async lose() {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}

async function login(page: Page, username: string, password = PASSWORD) {
  await page.goto('/login')
  await page.getByLabel('Nome utente').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
}

async function security(page: Page) {
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('menuitem', { name: 'Accesso e sicurezza' }).click()
  return page.getByRole('dialog', { name: 'Accesso e sicurezza' })
}

test('a passkey: added, it opens without a password and beside it, proves who one is, and is taken away', async ({
  page,
}) => {
  const username = `passkey${Date.now().toString(36)}`
  await login(page, 'super', 'demo')
  await expect(page).not.toHaveURL(/login/)
  const { value: token = '' } = (await page.context().cookies()).find(({ name }) => name === 'csrftoken') ?? {}
  const data = { username, password: PASSWORD, first_name: 'Ada', last_name: 'Prova', is_staff: true }
  const made = await page.request.post('/api/admin-users/users/', { data, headers: { 'X-CSRFToken': token } })
  expect(made.ok(), await made.text()).toBe(true)
  await page.context().clearCookies()

  const device = await withDevice(page)
  await login(page, username)
  const dialog = await security(page)
  const passkeys = dialog.getByRole('region', { name: 'Passkey' })
  await passkeys.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  await passkeys.getByLabel('Nome').fill('Portatile di Ada')
  await passkeys.getByRole('button', { name: 'Aggiungi' }).click()
  await expect(passkeys.getByText('Portatile di Ada')).toBeVisible()
  await withoutAxeFindings(page)

  // Without a password.
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entra con una passkey' }).click()
  await expect(page).not.toHaveURL(/login/)

  // Beside the password, which alone opens no more.
  await page.context().clearCookies()
  await login(page, username)
  await expect(page).not.toHaveURL(/login/)

  // It is told, and what takes it away asks nothing more while the proof is fresh.
  const again = await security(page)
  await expect(again.getByRole('region', { name: 'Ultimi accessi' }).getByText('Con una passkey')).toBeVisible()
  await again.getByRole('button', { name: 'Togli la passkey Portatile di Ada' }).click()
  await expect(again.getByRole('button', { name: 'Togli la passkey Portatile di Ada' })).toBeHidden()

  // A device without one lets nobody in.
  await device.lose()
  await withDevice(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entra con una passkey' }).click()
  await expect(page.getByText('La passkey non è stata usata: riprova.')).toBeVisible()
  await expect(page).toHaveURL(/login/)
})
