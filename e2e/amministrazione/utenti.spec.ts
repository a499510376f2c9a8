import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

// The administration of users, and 'Vedi come'.

const unique = (base: string) => `${base}.${Date.now().toString(36)}`
const PASSWORD = 'una frase abbastanza lunga'
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const notice = (page: Page, text: string) => page.getByText(text, { exact: true })

/** A user made through the page; ends on its detail. */
async function create(page: Page, username: string) {
  await page.getByRole('link', { name: 'Nuovo utente' }).click()
  await page.getByRole('textbox', { name: 'Nome utente' }).fill(username)
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Mario')
  await page.getByRole('textbox', { name: 'Cognome' }).fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Conferma password' }).fill('diversa')
  await page.getByRole('button', { name: 'Crea' }).click()
  await expect(page.getByText('Le due password inserite non sono uguali')).toBeVisible()
  await page.getByRole('textbox', { name: 'Conferma password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crea' }).click()
  await expect(page.getByRole('heading', { name: `Mario ${username}` })).toBeVisible()
}

test('a user is created, gets its roles, logs in, is deactivated and removed', async ({ browser }) => {
  const username = unique('prova')
  const page = await loginAs(browser, 'super', '/utenti/#/')
  await create(page, username)

  await test.step('flags are for administrators only', async () => {
    await expect(field(page, 'Amministra gli utenti')).toBeDisabled()
    await field(page, 'Admin').check()
    await expect(field(page, 'Amministra gli utenti')).toBeEnabled()
    await field(page, 'Admin').uncheck()
  })

  await test.step('what is being written is not lost with the tab', async () => {
    await page.getByRole('textbox', { name: 'Cognome' }).fill('Altro')
    await page.getByRole('tab', { name: 'Operatore' }).click()
    await page.getByRole('button', { name: 'Resta qui' }).click()
    await expect(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Altro')
    await page.getByRole('textbox', { name: 'Cognome' }).fill(username)
  })

  await test.step('operator: blank, cancelled, created, changed, removed', async () => {
    await page.getByRole('tab', { name: 'Operatore' }).click()
    await page.getByRole('button', { name: 'Collega Operatore' }).click()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await page.getByRole('button', { name: 'Collega Operatore' }).click()
    await field(page, 'Vede tutti gli ordini, senza prezzi').check()
    const operatore = page.getByRole('form', { name: 'Operatore' })
    await operatore.getByRole('button', { name: 'Salva' }).click()
    await expect(notice(page, 'Operatore creato')).toBeVisible()
    await field(page, 'Modifica lo stato dell’ordine').check()
    await operatore.getByRole('button', { name: 'Salva' }).click()
    await expect(notice(page, 'Operatore salvato')).toBeVisible()
    await operatore.getByRole('button', { name: 'Elimina' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(page.getByRole('button', { name: 'Collega Operatore' })).toBeVisible()
  })

  await test.step('agent: the code is required and unique', async () => {
    await page.getByRole('tab', { name: 'Agente' }).click()
    await page.getByRole('button', { name: 'Collega Agente' }).click()
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Campo obbligatorio')).toBeVisible()
    await page.getByRole('textbox', { name: 'Codice' }).fill('ag01')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('agente con questo codice esiste già.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Codice' }).fill(username.slice(-12))
    await page.getByLabel(/^Tipo agente/).selectOption({ label: 'B2C*s' })
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(notice(page, 'Agente creato')).toBeVisible()
  })

  await test.step('the customers of an app account', async () => {
    await expect(page.getByRole('tab', { name: 'App Accesso Clienti' })).toHaveCount(0)
    await page.getByRole('tab', { name: 'App Account' }).click()
    await page.getByRole('button', { name: 'Collega App Account' }).click()
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(notice(page, 'App Account creato')).toBeVisible()
    await page.getByRole('tab', { name: 'App Accesso Clienti' }).click()
    await expect(page.getByRole('combobox', { name: 'Aggiungi un cliente' })).toBeVisible()
  })

  await test.step('another password, with which the user comes in', async () => {
    await page.getByRole('link', { name: 'Cambia password' }).click()
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('tutta un’altra frase')
    await page.getByRole('textbox', { name: 'Conferma password' }).fill('tutta un’altra frase')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(notice(page, 'Password cambiata con successo')).toBeVisible()
    await loginAs(browser, username, '/', {}, 'tutta un’altra frase')
  })

  await test.step('deactivated, then removed', async () => {
    await page.getByRole('button', { name: 'Disattiva' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disattiva' }).click()
    await expect(page.getByRole('button', { name: 'Riattiva' })).toBeVisible()
    await page.getByRole('button', { name: 'Elimina' }).click()
    await expect(page.getByText(`Sei sicuro di voler eliminare l'utente Mario ${username}?`)).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(notice(page, 'Utente eliminato')).toBeVisible()
  })
})

test('the list finds by name and by role; whoever has worked here is deactivated, not removed', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/utenti/#/')
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill('capoarea')
  const righe = page.getByRole('grid', { name: 'Utenti' }).getByRole('row')
  await expect(righe).toHaveCount(2)
  await page.getByLabel('Operatore').selectOption({ label: 'Operatore: sì' })
  await expect(page.getByText('Nessun utente corrisponde ai filtri.')).toBeVisible()
  await page.getByLabel('Operatore').selectOption({ label: 'Operatore: tutti' })
  await righe.getByText('capoarea', { exact: true }).click()
  await page.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('non si può eliminare, ma si può disattivare')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' }).click()
  await withoutAxeFindings(page)
})

test('two administrators at once: whose change stays is asked, field by field', async ({ browser }) => {
  const username = unique('doppio')
  const page = await loginAs(browser, 'super', '/utenti/#/')
  await create(page, username)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('textbox', { name: 'E-mail' }).fill('prima@example.com')
  await other.getByRole('button', { name: 'Salva' }).click()
  await expect(notice(other, 'Utente salvato')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('dopo@example.com')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Maria')
  await page.getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('radio', { name: /^E-mail: la versione di/ }).check()
  await page.getByRole('button', { name: 'Salva con queste scelte' }).click()
  await expect(notice(page, 'Utente salvato')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('prima@example.com')
  await expect(page.getByRole('heading', { name: `Maria ${username}` })).toBeVisible()
})

test("'Vedi come': the product as an agent sees it, read-only, with a way back", async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/utenti/#/?search=marchetti')
  await page.getByRole('gridcell', { name: 'agente', exact: true }).click()
  await page.getByRole('button', { name: 'Vedi come' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vedi come' }).click()
  await expect(page.getByText(/^Vedi come .*: sola lettura$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Utenti' })).toHaveCount(0)
  await withoutAxeFindings(page)
  await page.goto('/preventivi/#/')
  await expect(page.getByText(/^Vedi come .*: sola lettura$/)).toBeVisible()
  await page.getByRole('button', { name: /^Torna a essere/ }).click()
  await expect(page).toHaveURL(/\/utenti\/#\/\d+$/)
  await expect(page.getByRole('button', { name: 'Vedi come' })).toBeVisible()
  await expect(page.getByText(/: sola lettura$/)).toHaveCount(0)
})

test('on a phone; who may not administer users is told so', async ({ browser }) => {
  const telefono = { viewport: { width: 390, height: 844 } }
  const page = await loginAs(browser, 'super', '/utenti/#/1', telefono)
  await expect(page.getByRole('tab', { name: 'Utente', exact: true })).toBeVisible()
  const larghezza = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(larghezza).toBeLessThanOrEqual(390)
  await withoutAxeFindings(page)
  const staff = await loginAs(browser, 'staff', '/utenti/#/')
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})
