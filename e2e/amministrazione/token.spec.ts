import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { uniqueSubject } from './amministrazioneScene.ts'

// Whole stories, each looked at by axe several times.
test('a token: created, seen once, works, revoked', async ({ browser, request }) => {
  const name = uniqueSubject('gestionale')
  const admin = await loginAs(browser, 'super', '/impostazioni/#/token')
  await admin.getByRole('button', { name: 'Nuovo token' }).click()
  const modulo = admin.getByRole('dialog')
  await modulo.getByRole('button', { name: 'Crea' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toHaveCount(2)
  await modulo.getByLabel('Nome').fill(name)
  await modulo.getByRole('combobox', { name: 'Agisce come' }).fill('staff')
  await admin.getByRole('option', { name: /\(staff\)/ }).click()
  await expect(modulo.getByLabel('Scade dopo')).toHaveValue(/./)
  await modulo.getByLabel('Scade dopo').selectOption('30 giorni')
  await modulo.getByRole('combobox', { name: 'Solo per' }).click()
  await admin.getByRole('option', { name: 'Preventivi: lettura' }).click()
  await admin.keyboard.press('Escape')
  await withoutAxeFindings(admin)
  await modulo.getByRole('button', { name: 'Crea' }).click()
  await expect(modulo.getByText(/non verrà mostrato mai più/)).toBeVisible()
  const text = await modulo.getByRole('textbox', { name: 'Token' }).inputValue()
  await withoutAxeFindings(admin)
  await modulo.getByRole('button', { name: 'Fatto' }).click()

  const riga = admin.getByRole('row').filter({ hasText: name })
  await expect(riga).toContainText('Sola lettura; Preventivi: lettura')
  await expect(riga).toContainText('Silvia Moretti')
  await expect(riga).toContainText('Attivo')
  await expect(riga).toContainText(text.slice(0, 8))
  await expect(admin.getByText(text)).toHaveCount(0)
  await withoutAxeFindings(admin)

  const headers = { authorization: `Bearer ${text}` }
  const question = { data: { query: '{ preventivi(first: 1) { nodes { pk } } }' }, headers }
  expect((await (await request.post('/graphql', question)).json()).data.preventivi.nodes).toHaveLength(1)
  expect((await request.get('/api/preventivi/?page=1', { headers })).status()).toBe(200)

  await riga.getByRole('button', { name: `Revoca ${name}` }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoca' }).click()
  // Under the question no row has a role: only then its absence says that it has been revoked.
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
  await expect(riga).toHaveCount(0)
  expect((await request.post('/graphql', question)).status()).toBe(401)
  await admin.getByLabel('Mostra i revocati').check()
  await expect(riga).toContainText('Revocato')
})
