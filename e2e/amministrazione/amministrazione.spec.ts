import { type APIRequestContext, expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

// Whole stories, each looked at by axe several times.
test.describe.configure({ timeout: 120_000 })

const unico = (base: string) => `${base} ${Date.now().toString(36)}`
const gruppo = (page: Page, nome: string) => page.getByRole('form', { name: nome })

/** Sends a request as the public form does, then the mail to its customer as the old client does. */
async function scriviACliente(request: APIRequestContext, nomeCognome: string): Promise<number> {
  const { cookies } = await request.storageState()
  const headers = { 'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' }
  const [famiglia] = await (await request.get('/api/famiglie/')).json()
  const tipi = await (await request.get('/api/tipi-serramento/')).json()
  const tipo = tipi.find((uno: { nome: string }) => uno.nome === 'Finestra 2 ante')
  const creato = await request.post('/api/preventivi-create/', {
    headers,
    data: {
      famiglia: famiglia.id,
      valori_opzioni: famiglia.opzioni.map((opzione: { valori: { id: number }[] }) => opzione.valori[0]?.id),
      serramenti: [
        { tipo_serramento: tipo.id, tipo_apertura: tipo.aperture[0].id, quantita: 1, altezza: 1400, larghezza: 1200 },
      ],
      nome_cognome: nomeCognome,
      telefono: '051 123456',
      email: 'cliente@example.com',
      citta: 'Bologna',
      provincia: 'Bologna',
      tipo_cliente: 'non professionista',
      tipo_intervento: 'nuovo',
      privacy: true,
    },
  })
  expect(creato.status(), await creato.text()).toBe(201)
  const { id } = await creato.json()
  const [modello] = await (await request.get(`/api/email-templates?preventivo=${id}`)).json()
  const inviata = await request.post(`/api/preventivi/${id}/send_email/`, {
    headers,
    data: {
      email_template: modello.id,
      subject: `Preventivo per ${nomeCognome}`,
      body: '<p>Ecco il <b>preventivo</b>.</p>',
    },
  })
  expect(inviata.ok(), await inviata.text()).toBe(true)
  return id
}

test('le impostazioni: quello che si salva il visitatore lo trova subito', async ({ browser, page: visitatore }) => {
  const tipo = unico('condominio')
  const admin = await loginAs(browser, 'super', '/impostazioni/#/')
  const richiesta = gruppo(admin, 'Richiesta di preventivo')
  const voci = richiesta.getByRole('group', { name: 'Tipi di cliente' })
  await expect(voci.getByRole('textbox').first()).toHaveValue('non professionista')
  await withoutAxeFindings(admin)

  // By keyboard alone: a new entry below, moved up to the first place.
  await voci.getByRole('textbox').first().press('Enter')
  await admin.keyboard.type(tipo)
  await admin.keyboard.press('Alt+ArrowUp')
  await expect(voci.getByRole('textbox').first()).toHaveValue(tipo)
  await expect(voci.getByRole('textbox').first()).toBeFocused()
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
  await expect(richiesta.getByRole('button', { name: 'Salva' })).toBeDisabled()
})

test('le impostazioni: errori accanto ai campi, modifiche non perse, conflitti', async ({ browser }) => {
  const [uno, due] = [
    await loginAs(browser, 'super', '/impostazioni/#/'),
    await loginAs(browser, 'super', '/impostazioni/#/'),
  ]
  const azienda = gruppo(uno, 'Azienda')
  const iniziale = await azienda.getByLabel('Telefono').inputValue()
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

  const telefono = unico('0437')
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
  await azienda.getByLabel('Telefono').fill(iniziale)
  await azienda.getByRole('button', { name: 'Salva' }).click()
  await expect(azienda.getByRole('button', { name: 'Salva' })).toBeDisabled()
})

test('la posta in uscita: il messaggio arriva da solo, si legge, si ferma, si corregge, si annulla', async ({
  browser,
}) => {
  const cliente = unico('Rita Fabbri')
  const admin = await loginAs(browser, 'super', '/impostazioni/#/posta')
  await expect(admin.getByText('Nessun server di posta configurato: i messaggi restano qui, leggibili.')).toBeVisible()
  await expect(admin.getByRole('img', { name: 'Aggiornamenti in diretta attivi' })).toBeVisible()
  const numero = await scriviACliente(admin.context().request, cliente)
  const riga = admin.getByRole('row').filter({ hasText: cliente })
  await expect(riga).toContainText('Da inviare')
  await expect(riga.getByRole('link', { name: `Preventivo ${numero}` })).toHaveAttribute(
    'href',
    `/preventivi/#/${numero}`,
  )
  await withoutAxeFindings(admin)

  await admin.getByLabel('Stato', { exact: true }).selectOption('Da inviare')
  await admin.getByRole('searchbox').fill(cliente)
  await expect(admin).toHaveURL(/stato=DA_INVIARE/)
  await expect(admin.getByRole('row')).toHaveCount(2)
  await riga.getByText(`Preventivo per ${cliente}`).click()
  await expect(admin).toHaveURL(/mail=\d+/)
  const messaggio = admin.getByRole('dialog', { name: /^Messaggio n\./ })
  await expect(messaggio.getByRole('group', { name: 'Testo del messaggio' }).locator('b')).toHaveText('preventivo')
  await withoutAxeFindings(admin)

  await messaggio.getByRole('button', { name: 'Sospendi' }).click()
  await expect(messaggio.getByText('Sospesa')).toBeVisible()
  await messaggio.getByRole('button', { name: 'Modifica' }).click()
  await messaggio.getByLabel('Indirizzo').fill('sbagliato')
  await messaggio.getByRole('button', { name: 'Salva' }).click()
  await expect(messaggio.getByText('Inserisci un indirizzo email valido.')).toBeVisible()
  await messaggio.getByLabel('Indirizzo').fill('rita@example.com')
  await messaggio.getByLabel('Testo', { exact: false }).first().fill('Testo **corretto**.')
  await withoutAxeFindings(admin)

  // What is being written is not lost by a key.
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: 'Resta qui' }).click()
  await messaggio.getByRole('button', { name: 'Salva' }).click()
  await expect(messaggio.getByRole('group', { name: 'Testo del messaggio' }).locator('strong')).toHaveText('corretto')
  await expect(messaggio.getByText('rita@example.com')).toBeVisible()

  await messaggio.getByRole('button', { name: 'Riprendi' }).click()
  await expect(messaggio.getByText('Da inviare')).toBeVisible()
  await messaggio.getByRole('button', { name: 'Annulla', exact: true }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Annulla il messaggio' }).click()
  await expect(messaggio.getByText('Annullata')).toBeVisible()
  await messaggio.getByRole('button', { name: 'Invia adesso' }).click()
  await expect(messaggio.getByText('Da inviare')).toBeVisible()
  await messaggio.getByRole('button', { name: 'Chiudi' }).click()
  await expect(messaggio).toBeHidden()

  await admin.goto('/')
  await expect(admin.getByRole('link', { name: /Posta in uscita.*in attesa/ })).toBeVisible()
})

test('una pagina che si rompe: chi è superutente riporta il problema e lo ritrova', async ({ browser }) => {
  const rompi = (page: Page) =>
    page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('PreventiviPageQuery')) return route.continue()
      return route.fulfill({ json: { data: { preventivi: { totalCount: 1, edges: [null] } } } })
    })
  const agente = await loginAs(browser, 'agente', '/')
  await rompi(agente)
  await agente.goto('/preventivi/#/')
  await expect(agente.getByText('Ops, qualcosa è andato storto.')).toBeVisible()
  await expect(agente.getByText('Stiamo lavorando per risolvere il problema.')).toBeVisible()
  await expect(agente.getByRole('button', { name: 'Riporta il Problema' })).toBeHidden()

  const admin = await loginAs(browser, 'super', '/')
  await rompi(admin)
  await admin.goto('/preventivi/#/')
  await admin.getByRole('button', { name: 'Riporta il Problema' }).click()
  await expect(admin.getByText('Problema riportato, grazie.')).toBeVisible()

  await admin.goto('/')
  await expect(admin.getByRole('link', { name: /Segnalazioni.*oggi/ })).toBeVisible()
  await admin.goto('/impostazioni/#/segnalazioni')
  await admin.getByLabel('Origine', { exact: true }).selectOption('Riportata')
  await expect(admin).toHaveURL(/origine=riportato/)
  await expect(admin.getByRole('row').nth(1)).toContainText('Silvia Moretti')
  await withoutAxeFindings(admin)
  await admin.getByRole('row').nth(1).getByText('Riportata').click()
  const dettaglio = admin.getByRole('dialog', { name: /^Segnalazione n\./ })
  await expect(dettaglio.getByRole('group', { name: 'Dove nel codice' })).toContainText('at ')
  await expect(dettaglio).toContainText('/preventivi/#/')
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dettaglio.getByRole('button', { name: 'Copia tutto' }).click()
  await expect(dettaglio.getByText('Copiato')).toBeVisible()
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toContain('Utente: Silvia Moretti')
  await withoutAxeFindings(admin)
})

test('una pagina che non arriva: resta quello che c’è, si riprova quando il server risponde', async ({ browser }) => {
  const admin = await loginAs(browser, 'super', '/planner/#/clienti')
  await expect(admin.getByRole('heading', { name: 'Clienti' })).toBeVisible()
  await admin.context().setOffline(true)
  await admin.getByRole('link', { name: 'Tempistiche' }).click()
  await expect(admin.getByRole('alert').filter({ hasText: 'Pagina non caricata' })).toBeVisible()
  await admin.getByRole('button', { name: 'Riprova' }).click()
  await expect(admin.getByText('Il server non risponde ancora.')).toBeVisible()
  await expect(admin.getByRole('link', { name: 'Tempistiche' })).toBeVisible()
  await admin.context().setOffline(false)
  await admin.getByRole('button', { name: 'Riprova' }).click()
  await expect(admin.getByRole('heading', { name: 'Tempistiche' })).toBeVisible()
})

test('un indirizzo che non c’è, una pagina che non si può vedere: lo dicono, e si torna alla home', async ({
  browser,
}) => {
  const agente = await loginAs(browser, 'agente', '/questa-non-c-e')
  await expect(agente.getByRole('heading', { name: 'Pagina non trovata' })).toHaveCSS('font-size', '20px')
  await withoutAxeFindings(agente)
  await agente.getByRole('link', { name: 'Vai alla home' }).click()
  await expect(agente.getByRole('heading', { name: /^Ciao/ })).toBeVisible()
  await agente.goto('/planner/#/schedulatore')
  await expect(agente.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  await agente.getByRole('link', { name: 'Vai alla home' }).click()
  await expect(agente.getByRole('heading', { name: /^Ciao/ })).toBeVisible()
})

test('un token: si crea, si vede una volta, funziona, si revoca', async ({ browser, request }) => {
  const nome = unico('gestionale')
  const admin = await loginAs(browser, 'super', '/impostazioni/#/token')
  await admin.getByRole('button', { name: 'Nuovo token' }).click()
  const modulo = admin.getByRole('dialog')
  await modulo.getByRole('button', { name: 'Crea' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toHaveCount(2)
  await modulo.getByLabel('Nome').fill(nome)
  await modulo.getByRole('combobox', { name: 'Agisce come' }).fill('staff')
  await admin.getByRole('option', { name: /\(staff\)/ }).click()
  await expect(modulo.getByLabel('Scade dopo')).toHaveValue(/./)
  await modulo.getByLabel('Scade dopo').selectOption('30 giorni')
  await withoutAxeFindings(admin)
  await modulo.getByRole('button', { name: 'Crea' }).click()
  await expect(modulo.getByText(/non verrà mostrato mai più/)).toBeVisible()
  const testo = await modulo.getByRole('textbox', { name: 'Token' }).inputValue()
  await withoutAxeFindings(admin)
  await modulo.getByRole('button', { name: 'Fatto' }).click()

  const riga = admin.getByRole('row').filter({ hasText: nome })
  await expect(riga).toContainText('Sola lettura')
  await expect(riga).toContainText('Silvia Moretti')
  await expect(riga).toContainText('Attivo')
  await expect(riga).toContainText(testo.slice(0, 8))
  await expect(admin.getByText(testo)).toHaveCount(0)
  await withoutAxeFindings(admin)

  const headers = { authorization: `Bearer ${testo}` }
  const domanda = { data: { query: '{ preventivi(first: 1) { nodes { pk } } }' }, headers }
  expect((await (await request.post('/graphql', domanda)).json()).data.preventivi.nodes).toHaveLength(1)
  expect((await request.get('/api/preventivi/?page=1', { headers })).status()).toBe(200)

  await riga.getByRole('button', { name: `Revoca ${nome}` }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoca' }).click()
  // Under the question no row has a role: only then its absence says that it has been revoked.
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
  await expect(riga).toHaveCount(0)
  expect((await request.post('/graphql', domanda)).status()).toBe(401)
  await admin.getByLabel('Mostra i revocati').check()
  await expect(riga).toContainText('Revocato')
})

const pagine = ['/impostazioni/#/', '/impostazioni/#/posta', '/impostazioni/#/segnalazioni', '/impostazioni/#/token']

test('chi non amministra trova la porta chiusa; la password la cambia chiunque', async ({ browser }) => {
  const staff = await loginAs(browser, 'staff', '/')
  await expect(staff.getByRole('heading', { name: 'Amministrazione' })).toBeHidden()
  for (const pagina of pagine) {
    await staff.goto('/')
    await staff.goto(pagina)
    await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  }
  await staff.getByRole('button', { name: /menu utente/ }).click()
  await staff.getByRole('menuitem', { name: 'Cambia password' }).click()
  await expect(staff.getByRole('menu')).toBeHidden()
  const modulo = staff.getByRole('dialog', { name: 'Cambia password' })
  await modulo.getByLabel('Password attuale').fill('sbagliata')
  await modulo.getByLabel('Nuova password').first().fill('una frase lunga')
  await modulo.getByLabel('Ripeti la nuova password').fill('una frase diversa')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Le due password inserite non sono uguali')).toBeVisible()
})

test('su un telefono niente scorre di lato', async ({ browser }) => {
  const telefono = await loginAs(browser, 'super', '/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  for (const pagina of pagine) {
    await telefono.goto('/')
    await telefono.goto(pagina)
    await expect(telefono.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(telefono.getByRole('status', { name: 'Caricamento...' })).toHaveCount(0)
    const largo = await telefono.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('pre'))
        .map((e) => e.outerHTML.slice(0, 120)),
    )
    expect(largo, pagina).toEqual([])
    await withoutAxeFindings(telefono)
  }
})
