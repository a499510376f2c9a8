import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import { uniqueSubject } from './amministrazioneScene.ts'

// Whole stories, each looked at by axe several times.
const group = (page: Page, name: string) => page.getByRole('form', { name: name })

test('the settings: what is saved, the visitor finds at once', async ({ browser, page: visitor }) => {
  const tipo = uniqueSubject('condominio')
  const admin = await loginAs(browser, 'super', '/impostazioni/#/')
  const request = group(admin, 'Richiesta di preventivo')
  const items = request.getByRole('group', { name: 'Tipi di cliente' })
  // Read without opening it, found by what it holds.
  await expect(items.getByRole('listitem').first()).toHaveText('non professionista · scelta iniziale')
  await expect(request.getByRole('button', { name: 'Salva' })).toBeHidden()
  await admin.getByRole('searchbox').fill('architetto')
  await expect(group(admin, 'Azienda')).toBeHidden()
  await items.getByRole('button', { name: 'Modifica voci' }).click()
  await expect(items.getByRole('textbox').first()).toHaveValue('non professionista')
  await expect(items.getByRole('textbox').first()).toBeFocused()
  await withoutAxeFindings(admin)

  // By keyboard alone: a new entry below, moved up to the first place.
  await items.getByRole('textbox').first().press('Enter')
  await admin.keyboard.type(tipo)
  await admin.keyboard.press('Alt+ArrowUp')
  await expect(items.getByRole('textbox').first()).toHaveValue(tipo)
  await expect(items.getByRole('textbox').first()).toBeFocused()
  await expect(request.getByText('1 modifica non salvata')).toBeVisible()
  await admin.keyboard.press('Control+s')
  await expect(admin.getByText('Impostazioni salvate')).toBeVisible()
  await expect(request.getByText(/Modificata da Silvia Moretti il/).first()).toBeVisible()

  await visitor.goto('/preventivo')
  await visitor.getByRole('tab', { name: 'Inserimento misure' }).click()
  await expect(visitor.getByLabel('Tipo di cliente').getByRole('option').first()).toHaveText(tipo)
  await expect(visitor.getByLabel('Tipo di cliente')).toHaveValue('non professionista')

  await request.getByRole('button', { name: 'Ripristina predefinito: Tipi di cliente' }).click()
  await expect(items.getByRole('textbox').first()).toHaveValue('non professionista')
  await request.getByRole('button', { name: 'Salva' }).click()
  await expect(request.getByRole('button', { name: 'Ripristina predefinito: Tipi di cliente' })).toBeHidden()
  await expect(request.getByRole('button', { name: 'Salva' })).toBeHidden()
})

test('the settings: errors beside the fields, changes not lost, conflicts', async ({ browser }) => {
  const [one, due] = [
    await loginAs(browser, 'super', '/impostazioni/#/'),
    await loginAs(browser, 'super', '/impostazioni/#/'),
  ]
  const azienda = group(one, 'Azienda')
  const initial = await azienda.getByLabel('Telefono').inputValue()
  await azienda.getByLabel('CAP').fill('123')
  await azienda.getByRole('button', { name: 'Salva' }).click()
  await expect(azienda.getByText('Il CAP ha 5 cifre')).toBeVisible()
  await azienda.getByRole('button', { name: '1 errore' }).click()
  await expect(azienda.getByLabel('CAP')).toBeFocused()

  // Whoever leaves is asked first.
  await one.getByRole('link', { name: 'Token' }).click()
  await one.getByRole('button', { name: 'Resta qui' }).click()
  await expect(azienda.getByLabel('CAP')).toHaveValue('123')
  await azienda.getByRole('button', { name: 'Annulla modifiche' }).click()

  const telefono = uniqueSubject('0437')
  await group(due, 'Azienda').getByLabel('Telefono').fill(telefono)
  await group(due, 'Azienda').getByRole('button', { name: 'Salva' }).click()
  await expect(due.getByText('Impostazioni salvate')).toBeVisible()
  await azienda.getByLabel('Telefono').fill('0437 999')
  await azienda.getByRole('button', { name: 'Salva' }).click()
  const conflict = one.getByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
  await expect(conflict).toContainText(telefono)
  await expect(conflict).toContainText('0437 999')
  await conflict.getByRole('radio', { name: /la versione di Silvia Moretti/ }).check()
  await conflict.getByRole('button', { name: 'Salva con queste scelte' }).click()
  await expect(azienda.getByLabel('Telefono')).toHaveValue(telefono)
  await azienda.getByLabel('Telefono').fill(initial)
  await azienda.getByRole('button', { name: 'Salva' }).click()
  await expect(azienda.getByRole('button', { name: 'Salva' })).toBeHidden()
})
