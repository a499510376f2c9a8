import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'

test('a session that ends while a form is open asks for the password there, and what was written stays', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'staff', '/planner/#/clienti')
  const name = `Sessione Finita ${Date.now().toString(36)}`
  await page.getByRole('button', { name: 'Aggiungi cliente' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi cliente' })
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(name)
  await page.context().clearCookies()
  await modulo.getByRole('button', { name: 'Salva' }).click()
  const expired = page.getByRole('dialog', { name: 'La sessione è scaduta' })
  await expired.getByLabel('Password').fill('demo')
  await withoutAxeFindings(page)
  await page.keyboard.press('Enter')
  await expect(expired).toBeHidden()
  await expect(modulo.getByRole('textbox', { name: 'Nome' })).toHaveValue(name)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
})
