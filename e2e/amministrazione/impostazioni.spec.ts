import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import { uniqueSubject } from './amministrazioneScene.ts'

// Whole stories, each looked at by axe several times.
test.describe.configure({ timeout: 120_000 })

const gruppo = (page: Page, nome: string) => page.getByRole('form', { name: nome })

test('le impostazioni: quello che si salva il visitatore lo trova subito', async ({ browser, page: visitatore }) => {
  const tipo = uniqueSubject('condominio')
  const admin = await loginAs(browser, 'super', '/impostazioni/#/')
  const richiesta = gruppo(admin, 'Richiesta di preventivo')
  const voci = richiesta.getByRole('group', { name: 'Tipi di cliente' })
  // Read without opening it, found by what it holds.
  await expect(voci.getByRole('listitem').first()).toHaveText('non professionista · scelta iniziale')
  await expect(richiesta.getByRole('button', { name: 'Salva' })).toBeHidden()
  await admin.getByRole('searchbox').fill('architetto')
  await expect(gruppo(admin, 'Azienda')).toBeHidden()
  await voci.getByRole('button', { name: 'Modifica voci' }).click()
  await expect(voci.getByRole('textbox').first()).toHaveValue('non professionista')
  await expect(voci.getByRole('textbox').first()).toBeFocused()
  await withoutAxeFindings(admin)

  // By keyboard alone: a new entry below, moved up to the first place.
  await voci.getByRole('textbox').first().press('Enter')
  await admin.keyboard.type(tipo)
  await admin.keyboard.press('Alt+ArrowUp')
  await expect(voci.getByRole('textbox').first()).toHaveValue(tipo)
  await expect(voci.getByRole('textbox').first()).toBeFocused()
  await expect(richiesta.getByText('1 modifica non salvata')).toBeVisible()
  await admin.keyboard.press('Control+s')
  await expect(admin.getByText('Impostazioni salvate')).toBeVisible()
  await expect(richiesta.getByText(/Modificata da Silvia Moretti il/).first()).toBeVisible()

  await visitatore.goto('/preventivo')
  await visitatore.getByRole('tab', { name: 'Inserimento misure' }).click()
  await expect(visitatore.getByLabel('Tipo di cliente').getByRole('option').first()).toHaveText(tipo)
  await expect(visitatore.getByLabel('Tipo di cliente')).toHaveValue('non professionista')

  await richiesta.getByRole('button', { name: 'Ripristina predefinito: Tipi di cliente' }).click()
  await expect(voci.getByRole('textbox').first()).toHaveValue('non professionista')
  await richiesta.getByRole('button', { name: 'Salva' }).click()
  await expect(richiesta.getByRole('button', { name: 'Ripristina predefinito: Tipi di cliente' })).toBeHidden()
  await expect(richiesta.getByRole('button', { name: 'Salva' })).toBeHidden()
})

test('le impostazioni: errori accanto ai campi, modifiche non perse, conflitti', async ({ browser }) => {
  const [uno, due] = [
    await loginAs(browser, 'super', '/impostazioni/#/'),
    await loginAs(browser, 'super', '/impostazioni/#/'),
  ]
  const azienda = gruppo(uno, 'Azienda')
  const initial = await azienda.getByLabel('Telefono').inputValue()
  await azienda.getByLabel('CAP').fill('123')
  await azienda.getByRole('button', { name: 'Salva' }).click()
  await expect(azienda.getByText('Il CAP ha 5 cifre')).toBeVisible()
  await azienda.getByRole('button', { name: '1 errore' }).click()
  await expect(azienda.getByLabel('CAP')).toBeFocused()

  // Whoever leaves is asked first.
  await uno.getByRole('link', { name: 'Token' }).click()
  await uno.getByRole('button', { name: 'Resta qui' }).click()
  await expect(azienda.getByLabel('CAP')).toHaveValue('123')
  await azienda.getByRole('button', { name: 'Annulla modifiche' }).click()

  const telefono = uniqueSubject('0437')
  await gruppo(due, 'Azienda').getByLabel('Telefono').fill(telefono)
  await gruppo(due, 'Azienda').getByRole('button', { name: 'Salva' }).click()
  await expect(due.getByText('Impostazioni salvate')).toBeVisible()
  await azienda.getByLabel('Telefono').fill('0437 999')
  await azienda.getByRole('button', { name: 'Salva' }).click()
  const conflitto = uno.getByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
  await expect(conflitto).toContainText(telefono)
  await expect(conflitto).toContainText('0437 999')
  await conflitto.getByRole('radio', { name: /la versione di Silvia Moretti/ }).check()
  await conflitto.getByRole('button', { name: 'Salva con queste scelte' }).click()
  await expect(azienda.getByLabel('Telefono')).toHaveValue(telefono)
  await azienda.getByLabel('Telefono').fill(initial)
  await azienda.getByRole('button', { name: 'Salva' }).click()
  await expect(azienda.getByRole('button', { name: 'Salva' })).toBeHidden()
})
