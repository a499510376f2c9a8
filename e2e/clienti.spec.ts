import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Page, test } from './base.ts'

/** A page of a demo user, in a browser of its own. */
async function entra(browser: Browser, username: string, percorso: string, opzioni = {}): Promise<Page> {
  const contesto = await browser.newContext(opzioni)
  const risposta = await contesto.request.post('/api/login/', { data: { username, password: 'demo' } })
  expect(risposta.ok(), await risposta.text()).toBe(true)
  const page = await contesto.newPage()
  await page.goto(percorso)
  return page
}

async function senzaProblemiDiAccesso(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const gravi = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(gravi.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

const unico = (base: string) => `${base} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** A call of the old API as the page's user. */
async function api(contesto: BrowserContext, method: string, path: string, data?: object) {
  const { cookies } = await contesto.storageState()
  const headers = { 'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' }
  return contesto.request.fetch(path, { method, headers, data })
}

const riga = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome })

test('un cliente: aggiunto con l’avviso di chi gli somiglia, trovato, modificato, eliminato', async ({ browser }) => {
  const nome = unico('Zanetti Infissi')
  const page = await entra(browser, 'staff', '/planner/#/clienti')
  const simile = unico('Zanetti')
  const telefono = `051 ${String(Date.now()).slice(-7)}`
  expect((await api(page.context(), 'POST', '/api/planner/clienti/', { nome: simile, telefono })).status()).toBe(201)
  await expect(page.getByRole('heading', { name: 'Clienti' })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await senzaProblemiDiAccesso(page)

  await page.getByRole('button', { name: 'Aggiungi cliente' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi cliente' })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toBeVisible()
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(nome)
  await modulo.getByRole('textbox', { name: 'Codice', exact: true }).fill('C00001')
  await modulo.getByRole('combobox', { name: 'Tipo di cliente' }).selectOption('Rivenditore')
  await modulo.getByRole('textbox', { name: 'Telefono', exact: true }).fill(`+39 ${telefono.replace(' ', '-')}`)
  await expect(modulo.getByText('Forse questo cliente c’è già:')).toBeVisible()
  await expect(modulo.getByRole('link', { name: simile })).toBeVisible()
  const testo = modulo.getByRole('textbox', { name: 'Testo e-mail' })
  await testo.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Benvenuti')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' da noi')
  await senzaProblemiDiAccesso(page)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Esiste già un cliente con questo codice.')).toBeVisible()
  await modulo.getByRole('textbox', { name: 'Codice', exact: true }).fill('')
  await page.keyboard.press('Control+s')

  await expect(page.getByText('Cliente aggiunto')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'Benvenuti' })).toBeVisible()
  await senzaProblemiDiAccesso(page)

  await page.getByRole('link', { name: 'Lista clienti' }).click()
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill(nome.split(' ').reverse().join(' '))
  await page.getByRole('combobox', { name: 'Tipo di cliente' }).selectOption('Rivenditore')
  await expect(page).toHaveURL(/(?=.*search=)(?=.*tipo_cliente=RIVEN)/)
  await expect(riga(page, nome)).toBeVisible()
  await riga(page, nome)
    .getByRole('button', { name: `Modifica ${nome}` })
    .click()
  const modifica = page.getByRole('dialog', { name: 'Modifica cliente' })
  await modifica.getByRole('textbox', { name: 'Città' }).fill('Imola')
  await modifica.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Cliente salvato')).toBeVisible()
  await expect(riga(page, nome)).toContainText('Imola')

  await riga(page, nome)
    .getByRole('button', { name: `Elimina ${nome}` })
    .click()
  const domanda = page.getByRole('alertdialog', { name: `Sei sicuro di voler eliminare il cliente ${nome}?` })
  await domanda.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Cliente eliminato')).toBeVisible()
  await expect(page.getByText('Nessun cliente trovato')).toBeVisible()
})

test('due che modificano lo stesso cliente: niente va perso in silenzio', async ({ browser }) => {
  const page = await entra(browser, 'staff', '/planner/#/clienti')
  const nome = unico('Conteso')
  const creato = await (await api(page.context(), 'POST', '/api/planner/clienti/', { nome, citta: 'Lucca' })).json()
  const altri = await entra(browser, 'super', '/planner/#/clienti')
  const cambia = (dati: object) => api(altri.context(), 'PUT', `/api/planner/clienti/${creato.id}/`, { nome, ...dati })

  // Another field: both changes stay, and nobody is asked.
  await page.goto(`/planner/#/clienti/${creato.id}`)
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await page.getByRole('button', { name: 'Modifica', exact: true }).click()
  const modulo = page.getByRole('dialog', { name: 'Modifica cliente' })
  await modulo.getByRole('textbox', { name: 'CAP' }).fill('55100')
  expect((await cambia({ pagamento: 'Contanti' })).ok()).toBe(true)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo).toBeHidden()
  await expect(page.getByText('55100 Lucca')).toBeVisible()
  await expect(page.getByText('Contanti')).toBeVisible()

  // The same field: the two versions side by side.
  await page.getByRole('button', { name: 'Modifica', exact: true }).click()
  await modulo.getByRole('textbox', { name: 'Città' }).fill('Pisa')
  await modulo.getByRole('textbox', { name: 'Note' }).fill('Scritto adesso')
  expect((await cambia({ citta: 'Siena' })).ok()).toBe(true)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  const conflitto = page.getByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
  await expect(conflitto.getByRole('row', { name: /Città.*Pisa.*Siena/ })).toBeVisible()
  await expect(conflitto.getByText('Scritto adesso')).toBeHidden()
  await conflitto.getByRole('radio', { name: 'Città: la versione di Silvia Moretti' }).check()
  await conflitto.getByRole('button', { name: 'Salva con queste scelte' }).click()
  await expect(page.getByText('55100 Siena')).toBeVisible()
  await expect(page.getByText('Scritto adesso')).toBeVisible()
  expect((await api(page.context(), 'DELETE', `/api/planner/clienti/${creato.id}/`)).status()).toBe(204)
})

test('i messaggi per le e-mail: scritti con formato, cercati, modificati, eliminati', async ({ browser }) => {
  const titolo = unico('Avviso')
  const page = await entra(browser, 'super', '/planner/#/clienti')
  await page.getByRole('link', { name: 'Messaggi e-mail' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Merce pronta' })).toBeVisible()
  await senzaProblemiDiAccesso(page)

  await page.getByRole('button', { name: 'Aggiungi messaggio' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi messaggio' })
  await modulo.getByRole('textbox', { name: 'Titolo' }).fill(titolo)
  await modulo.getByRole('textbox', { name: 'Testo' }).click()
  await modulo.getByRole('button', { name: 'Elenco puntato' }).click()
  await page.keyboard.type('prima cosa')
  await page.keyboard.press('Enter')
  await page.keyboard.type('seconda cosa ')
  await modulo.getByRole('button', { name: 'Collegamento' }).click()
  await modulo.getByRole('textbox', { name: 'Indirizzo del collegamento' }).fill('javascript:alert(1)')
  await expect(modulo.getByText('Inserisci un indirizzo valido')).toBeVisible()
  await modulo.getByRole('textbox', { name: 'Indirizzo del collegamento' }).fill('www.example.com')
  await page.keyboard.press('Enter')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Messaggio aggiunto')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill(`seconda ${titolo}`)
  await expect(riga(page, titolo)).toContainText('prima cosa seconda cosa www.example.com')
  const salvato = await (
    await api(page.context(), 'GET', `/api/planner/messaggi-ordine-emails/?search=${encodeURIComponent(titolo)}`)
  ).json()
  expect(salvato.results[0].testo).toMatch(
    /^<ul><li><p>prima cosa<\/p><\/li><li><p>seconda cosa <a .*href="https:\/\/www\.example\.com".*>www\.example\.com<\/a><\/p><\/li><\/ul>$/,
  )
  await riga(page, titolo)
    .getByRole('button', { name: `Modifica ${titolo}` })
    .click()
  const modifica = page.getByRole('dialog', { name: 'Modifica messaggio' })
  await modifica.getByRole('textbox', { name: 'Titolo' }).fill(`${titolo} bis`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Messaggio salvato')).toBeVisible()
  await riga(page, `${titolo} bis`)
    .getByRole('button', { name: `Elimina ${titolo} bis` })
    .click()
  const domanda = page.getByRole('alertdialog', { name: `Sei sicuro di voler eliminare il messaggio ${titolo} bis?` })
  await domanda.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Nessun messaggio trovato')).toBeVisible()
})

test('ognuno vede i suoi: agente, account dell’app, operatore', async ({ browser }) => {
  const telefono = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const app = await entra(browser, 'app', '/planner/#/clienti', telefono)
  await expect(app.getByText('1–2 di 2')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Aggiungi cliente' })).toBeHidden()
  await senzaProblemiDiAccesso(app)
  expect(await app.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await app.getByText('C00001').click()
  await expect(app.getByRole('heading', { name: 'Contatti' })).toBeVisible()
  await expect(app.getByText('Agente')).toBeHidden()
  await app.goto('/planner/#/messaggi-ordini-emails')
  await expect(app.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()

  const agente = await entra(browser, 'agente', '/planner/#/clienti')
  await expect(agente.getByRole('row').nth(1)).toContainText('Giulia Marchetti')
  const totale = Number(await agente.getByLabel(/in tutto/).textContent())
  expect(totale).toBeGreaterThan(0)
  expect(totale).toBeLessThan(80)
  await expect(agente.getByRole('button', { name: /^(Modifica|Elimina|Aggiungi)/ })).toHaveCount(0)
  await agente.keyboard.press('Control+k')
  await agente.getByRole('combobox', { name: 'Cerca ordini, clienti, preventivi…' }).fill('C000')
  const trovati = agente.getByRole('listbox').getByRole('option', { name: /C000/ })
  await expect(trovati.first()).toBeVisible()
  expect(await trovati.count()).toBeLessThanOrEqual(totale)

  const operatore = await entra(browser, 'operatore', '/planner/#/clienti')
  await expect(operatore.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})
