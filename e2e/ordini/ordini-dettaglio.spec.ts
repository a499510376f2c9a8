import { expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

// Whole stories, each looked at by axe several times.
test.describe.configure({ timeout: 120_000 })

const unico = (base: string) => `${base}${Date.now().toString(36)}`

interface Ordine {
  id: number
  numero_commessa: string
  cliente: number
  data_consegna: string | null
  stato_invio_mail: string | null
  schedulazione_ordine: object | null
  cliente_data: { nome: string }
}

/** An order of its own, with one line of three pieces. */
async function creaOrdine(page: Page): Promise<Ordine> {
  const { request } = page
  const { results } = await resultOf<{ results: Ordine[] }>(request, 'GET', '/api/planner/ordini/?page_size=1')
  const tipi = await resultOf<{ id: number; nome: string }[]>(request, 'GET', '/api/tipi-serramento/')
  const codici = await resultOf<{ id: number }[] | { results: { id: number }[] }>(
    request,
    'GET',
    '/api/planner/codici-serramento/',
  )
  const [codice] = Array.isArray(codici) ? codici : codici.results
  return resultOf<Ordine>(request, 'POST', '/api/planner/ordini/', {
    numero_commessa: unico('E2E/'),
    data: '2026-03-01',
    cliente: results[0]?.cliente,
    tipo_cliente: 'PRIVA',
    righe_ordine: [
      {
        tipo_serramento_id: tipi.find(({ nome }) => nome === 'Finestra 1 anta')?.id,
        codice_serramento_id: codice?.id,
        numero: 3,
        listino: 1000,
        sconto_articolo: 10,
      },
    ],
  })
}

/** Orders of the demo, newest first, that pass. */
async function cercaOrdine(page: Page, passa: (ordine: Ordine) => boolean): Promise<Ordine> {
  const path = '/api/planner/ordini/?page_size=300'
  const { results } = await resultOf<{ results: Ordine[] }>(page.request, 'GET', path)
  const trovato = results.find(passa)
  if (!trovato) throw new Error('nessun ordine così fra quelli dimostrativi')
  return trovato
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Drops files on the area of the attachments. */
async function lascia(page: Page, files: { name: string; type: string; base64: string }[]) {
  const trasferimento = await page.evaluateHandle((dati) => {
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of dati) {
      const bytes = Uint8Array.from(atob(base64), (carattere) => carattere.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    return transfer
  }, files)
  const zona = page.getByRole('group', { name: 'Aggiungi allegati' })
  await zona.dispatchEvent('dragover', { dataTransfer: trasferimento })
  await zona.dispatchEvent('drop', { dataTransfer: trasferimento })
}

test('allegati: lasciati cadere, guardati, scaricati con il loro nome, eliminati; i log dicono chi', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await creaOrdine(page)
  await page.goto(`/planner/#/ordini/${ordine.id}/allegati`)
  await expect(page.getByRole('heading', { name: `Ordine ${ordine.numero_commessa}` })).toBeVisible()
  await expect(page.getByText('Nusson allegato per questo ordine')).toBeVisible() // sic
  await expect(page.getByText(/25 MB l’uno/)).toBeVisible()
  await withoutAxeFindings(page)

  await lascia(page, [
    { name: 'pianta cucina.png', type: 'image/png', base64: PNG.toString('base64') },
    { name: 'programma.exe', type: 'application/octet-stream', base64: 'TVqQ' },
    { name: 'falso.pdf', type: 'application/pdf', base64: btoa('non sono un pdf') },
  ])
  const elenco = page.getByRole('list', { name: 'Allegati' })
  await expect(elenco.getByRole('link', { name: 'pianta_cucina.png', exact: true })).toBeVisible()
  const caricamenti = page.getByRole('list', { name: 'File in caricamento' })
  await expect(caricamenti.getByText(/programma\.exe: Tipo di file non ammesso/)).toBeVisible()
  await expect(caricamenti.getByText(/falso\.pdf: Il contenuto non è quello di un file \.pdf/)).toBeVisible()
  for (const nome of ['programma.exe', 'falso.pdf']) {
    await caricamenti.getByRole('listitem').filter({ hasText: nome }).getByRole('button').click()
  }
  await expect(caricamenti).toBeHidden()
  await withoutAxeFindings(page)

  await elenco.getByRole('button', { name: 'Anteprima di pianta_cucina.png' }).click()
  const anteprima = page.getByRole('dialog', { name: 'pianta_cucina.png' })
  await expect(anteprima.getByRole('img', { name: 'pianta_cucina.png' })).toBeVisible()
  await withoutAxeFindings(page)
  await anteprima.getByRole('button', { name: 'Chiudi' }).click()
  const [scaricato] = await Promise.all([
    page.waitForEvent('download'),
    elenco.getByRole('link', { name: 'Scarica pianta_cucina.png' }).click(),
  ])
  expect(scaricato.suggestedFilename()).toBe('pianta_cucina.png')

  // An agent sees the files of own orders, and changes none: this order has no agent, so nothing of it at all.
  const agente = await loginAs(browser, 'agente', `/planner/#/ordini/${ordine.id}/allegati`)
  await expect(agente.getByText('Questo ordine non esiste')).toBeVisible()

  await elenco.getByRole('button', { name: 'Elimina pianta_cucina.png' }).click()
  const domanda = page.getByRole('alertdialog', { name: 'Eliminare l’allegato?' })
  await domanda.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Nusson allegato per questo ordine')).toBeVisible() // sic

  await page.getByRole('tab', { name: 'Logs' }).click()
  const log = page.getByRole('table', { name: 'Logs' })
  await expect(log.getByRole('row').nth(1)).toContainText(/Allegato tolto.*pianta_cucina\.png/)
  await expect(log.getByRole('row').nth(2)).toContainText(/Allegato aggiunto.*pianta_cucina\.png/)
  await expect(log.getByRole('row').nth(1)).toContainText('Silvia Moretti')
  await page.getByRole('combobox', { name: 'Campo' }).selectOption('Allegati')
  await expect(page).toHaveURL(/campo=allegati/)
  await expect(log.getByRole('row')).toHaveCount(3)
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Elimina' }).click()
  const elimina = page.getByRole('alertdialog', {
    name: `Sei sicuro di voler eliminare l'ordine con numero commessa ${ordine.numero_commessa} per il cliente`,
  })
  await elimina.getByRole('button', { name: 'Elimina' }).click()
  await expect(page).toHaveURL(/#\/ordini$/)
  await page.goto(`/planner/#/ordini/${ordine.id}/qualcosa`)
  await expect(page.getByText('Questo ordine non esiste')).toBeVisible()
})

test('immagini: una per pezzo, rifatte, ingrandite; la fotocamera spenta; distinta base e campi extra', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await creaOrdine(page)
  await page.goto(`/planner/#/ordini/${ordine.id}/schedaignota`)
  const riga = page.getByRole('listitem', { name: /Finestra 1 anta/ })
  await expect(riga.getByRole('button', { name: /^Scatta la foto della posizione/ })).toHaveCount(3)
  await withoutAxeFindings(page)

  // Without a service the product answers a test picture.
  await riga.getByRole('button', { name: 'Scatta la foto della posizione 2' }).click()
  const cattura = page.getByRole('dialog', { name: 'Immagine della posizione 2' })
  const foto = cattura.getByRole('img', { name: /Foto della posizione 2/ })
  await expect(foto).toBeVisible()
  const prima = await foto.getAttribute('src')
  await page.waitForTimeout(1100) // the test picture shows the second
  await cattura.getByRole('button', { name: 'Scatta di nuovo' }).click()
  await expect(foto).not.toHaveAttribute('src', prima ?? '')
  await withoutAxeFindings(page)
  await cattura.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Immagine della posizione 2 salvata')).toBeVisible()
  await expect(riga.getByRole('button', { name: 'Immagini 1/3' })).toBeVisible()

  await riga.getByRole('button', { name: 'Ingrandisci la foto della posizione 2' }).click()
  const intera = page.getByRole('dialog', { name: 'Immagine della posizione 2' })
  await expect(intera.getByText('Silvia Moretti')).toBeVisible()
  await intera.getByRole('button', { name: 'Chiudi' }).click()

  // Two pieces less: the picture stays, out of sight.
  const letto = await resultOf<{ righe_ordine: { id: number }[] } & Ordine>(
    page.request,
    'GET',
    `/api/planner/ordini/${ordine.id}/`,
  )
  const corpo = { ...letto, righe_ordine: letto.righe_ordine.map((una) => ({ ...una, numero: 1 })) }
  await resultOf(page.request, 'PUT', `/api/planner/ordini/${ordine.id}/`, corpo)
  await expect(riga.getByRole('button', { name: 'Immagini 0/1' })).toBeVisible()
  await riga.getByRole('button', { name: 'Mostra 1 immagine oltre il numero' }).click()
  await riga.getByRole('button', { name: 'Ingrandisci la foto della posizione 2' }).click()
  await intera.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Immagine eliminata')).toBeVisible()
  await expect(riga.getByRole('button', { name: /oltre il numero/ })).toBeHidden()

  // The service answers that the camera is not there.
  await page.route('**/graphql', (rotta) => {
    const spenta = {
      errors: [{ message: 'Errore connessione con la fotocamera', extensions: { code: 'BAD_GATEWAY' } }],
    }
    return rotta.request().postData()?.includes('useCameraMutation')
      ? rotta.fulfill({ json: spenta })
      : rotta.continue()
  })
  await riga.getByRole('button', { name: 'Scatta la foto della posizione 1' }).click()
  await expect(riga.getByText('Errore connessione con la fotocamera')).toBeVisible()
  await riga.getByRole('button', { name: 'Usa questo dispositivo' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Immagine della posizione 1' })
  await dialogo.getByRole('button', { name: 'Fotocamera di officina' }).click()
  await expect(dialogo.getByText('Errore con la fotocamera')).toBeVisible()
  await dialogo.getByLabel('Scegli un file').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG })
  await dialogo.getByRole('button', { name: 'Salva' }).click()
  await expect(riga.getByRole('button', { name: 'Immagini 1/1' })).toBeVisible()

  await riga.getByRole('button', { name: 'Campi extra 0' }).click()
  await riga.getByRole('button', { name: 'Modifica' }).click()
  await riga.getByRole('button', { name: 'Aggiungi campo' }).click()
  await riga.getByRole('textbox', { name: 'Campo' }).fill('Colore')
  await riga.getByRole('textbox', { name: 'Valore' }).fill('RAL 9010')
  await riga.getByRole('button', { name: 'Salva' }).click()
  await expect(riga.getByText('RAL 9010')).toBeVisible()
  await withoutAxeFindings(page)

  await riga.getByRole('button', { name: 'Distinta base' }).click()
  await expect(page.getByRole('dialog').getByText('Nessun risultato')).toBeVisible()
})

test('la distinta base si sfoglia pezzo per pezzo', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id } = await cercaOrdine(page, ({ numero_commessa }) => numero_commessa === '26/0239')
  await page.goto(`/planner/#/ordini/${id}`)
  const riga = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Distinta base' }) })
    .filter({ hasText: /[2-6] pezzi/ })
    .first()
  await riga.getByRole('button', { name: 'Distinta base' }).click()
  const distinta = page.getByRole('dialog', { name: /Distinta base dell’ordine 26\/0239/ })
  for (const colonna of ['Ord.', 'Nome', 'Quantità', 'Meins', 'Image']) {
    await expect(distinta.getByRole('columnheader', { name: colonna, exact: true })).toBeVisible()
  }
  await expect(distinta.getByRole('row', { name: /10 Profilo telaio/ })).toBeVisible()
  await expect(distinta.getByRole('button', { name: 'Indietro' })).toBeDisabled()
  await distinta.getByRole('button', { name: 'Avanti' }).click()
  await expect(distinta.getByRole('combobox', { name: 'Posizione' })).toHaveValue('2')
  await expect(distinta.getByRole('table', { name: 'Distinta base della posizione 2' })).toBeVisible()
  await withoutAxeFindings(page)
  await distinta.getByRole('combobox', { name: 'Posizione' }).selectOption('1')
  await expect(distinta.getByRole('table', { name: 'Distinta base della posizione 1' })).toBeVisible()
})

test('mail: programmata, vista nella posta in uscita, annullata, resettata; una inviata si legge soltanto', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await cercaOrdine(
    page,
    ({ schedulazione_ordine, data_consegna, stato_invio_mail }) =>
      schedulazione_ordine !== null && data_consegna !== null && stato_invio_mail === null,
  )
  await page.goto(`/planner/#/ordini/${ordine.id}`)
  await page.getByRole('button', { name: 'Programma mail' }).click()
  const mail = page.getByRole('dialog', { name: `Mail di approntamento dell’ordine ${ordine.numero_commessa}` })
  const testo = mail.getByRole('textbox', { name: 'Testo' })
  await expect(testo).toBeVisible()
  await withoutAxeFindings(page)
  await testo.fill('')
  await mail.getByRole('button', { name: 'Salva' }).click()
  await expect(mail.getByText('Campo obbligatorio')).toBeVisible()
  await testo.fill('Gentile cliente,')
  await mail.getByRole('combobox', { name: 'Messaggio aggiuntivo' }).selectOption('Merce pronta')
  const anteprima = mail.getByRole('group', { name: 'Anteprima della mail' })
  await expect(anteprima).toContainText('Gentile cliente,')
  const [anno, mese, giorno] = (ordine.data_consegna ?? '').split('-')
  await expect(anteprima).toContainText(`La merce sarà pronta dal ${giorno}-${mese}-${anno} al `)
  await mail.getByRole('button', { name: 'Salva' }).click()
  await expect(mail).toBeHidden()
  await expect(page.getByRole('button', { name: 'In attesa invio' })).toBeVisible()

  // The outbox has it; given up there, the order is not planned any more, and says so by itself.
  const posta = await loginAs(
    browser,
    'super',
    `/impostazioni/#/posta?cerca=${encodeURIComponent(ordine.numero_commessa)}`,
  )
  await posta
    .getByRole('row')
    .filter({ hasText: `Ordine ${ordine.numero_commessa}: merce pronta` })
    .filter({ hasText: 'Da inviare' })
    .getByText('merce pronta')
    .click()
  const cassetto = posta.getByRole('dialog', { name: /^Messaggio n\. / })
  await expect(cassetto.getByText('La merce sarà pronta')).toBeVisible()
  await expect(cassetto.getByRole('link', { name: 'Ordine' })).toHaveAttribute('href', `/planner/#/ordini/${ordine.id}`)
  await cassetto.getByRole('button', { name: 'Annulla' }).click()
  await posta.getByRole('alertdialog').getByRole('button', { name: 'Annulla il messaggio' }).click()
  await expect(page.getByRole('button', { name: 'Programma mail' })).toBeVisible()

  // Planned again, with the text as it was left, then reset from the order.
  await page.getByRole('button', { name: 'Programma mail' }).click()
  await expect(anteprima).toContainText('Gentile cliente,')
  await mail.getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('button', { name: 'In attesa invio' }).click()
  await mail.getByRole('button', { name: 'Resetta programmazione' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resetta programmazione' }).click()
  await expect(page.getByRole('button', { name: 'Programma mail' })).toBeVisible()

  const inviata = await cercaOrdine(page, ({ stato_invio_mail }) => stato_invio_mail === 'inviata')
  await page.goto(`/planner/#/ordini/${inviata.id}`)
  await page.getByRole('button', { name: 'Inviata', exact: true }).click()
  const letta = page.getByRole('dialog', { name: `Mail di approntamento dell’ordine ${inviata.numero_commessa}` })
  await expect(letta.getByText('La merce sarà pronta')).toBeVisible()
  await expect(letta.getByRole('textbox')).toHaveCount(0)
  await expect(letta.getByRole('button', { name: 'Salva' })).toBeHidden()
})

test('check list e resto per ruolo: agente, operatore, account dell’app', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const agente = await loginAs(browser, 'agente', '/planner/#/ordini')
  const { results } = await resultOf<{ results: Ordine[] }>(agente.request, 'GET', '/api/planner/ordini/?page_size=1')
  const suo = results[0]
  if (!suo) throw new Error("l'agente dimostrativo non ha ordini")

  await page.goto(`/planner/#/ordini/${suo.id}/checklist`)
  const voce = page.getByRole('checkbox', { name: 'Colori confermati' })
  const era = await voce.isChecked()
  await voce.setChecked(!era)
  await expect(voce).toBeEnabled()
  await expect(voce).toBeChecked({ checked: !era })

  // The agent reads the same order, prices included, and ticks nothing; what changes arrives by itself.
  await agente.goto(`/planner/#/ordini/${suo.id}/checklist`)
  const sua = agente.getByRole('checkbox', { name: 'Colori confermati' })
  await expect(sua).toBeDisabled()
  await expect(sua).toBeChecked({ checked: !era })
  await voce.setChecked(era)
  await expect(sua).toBeChecked({ checked: era })
  const schede = agente.getByRole('tablist', { name: 'Schede dell’ordine' })
  await expect(schede.getByRole('tab')).toHaveText(['Dettaglio', 'Allegati', 'Check list', 'Logs'])
  await expect(agente.getByRole('button', { name: /Elimina|Programma mail|Cambia stato/ })).toHaveCount(0)
  await schede.getByRole('tab', { name: 'Dettaglio' }).click()
  await expect(agente.getByRole('heading', { name: 'Importi' })).toBeVisible()
  await expect(agente.getByText('Agente', { exact: true })).toBeHidden()
  await expect(agente.getByRole('button', { name: /^Scatta/ })).toHaveCount(0)
  await withoutAxeFindings(agente)

  // An operator without flags sees no order at all, one who sees orders sees no price.
  const operatore = await loginAs(browser, 'operatore', `/planner/#/ordini/${suo.id}`)
  await expect(operatore.getByText('Questo ordine non esiste')).toBeVisible()
  const capo = await loginAs(browser, 'operatore.capo', `/planner/#/ordini/${suo.id}`)
  await expect(capo.getByRole('heading', { name: 'Produzione e consegna' })).toBeVisible()
  await expect(capo.getByRole('heading', { name: 'Importi' })).toBeHidden()
  await expect(capo.getByText('Netto')).toBeHidden()
  await capo.getByRole('button', { name: /Cambia stato/ }).click()
  const dialogo = capo.getByRole('dialog', { name: `Stato dell’ordine ${suo.numero_commessa}` })
  await dialogo.getByRole('combobox', { name: 'Stato' }).click()
  await capo.getByRole('option', { name: 'Sospeso' }).click()
  await dialogo.getByRole('button', { name: 'Salva' }).click()
  await expect(capo.getByRole('button', { name: 'Cambia stato: Sospeso' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambia stato: Sospeso' })).toBeVisible()

  // The app account, on a phone: its customers' orders, without check list, logs and attachments.
  const telefono = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const app = await loginAs(browser, 'app', '/planner/#/ordini', telefono)
  const suoi = await resultOf<{ results: Ordine[] }>(app.request, 'GET', '/api/planner/ordini/?page_size=1')
  await app.goto(`/planner/#/ordini/${suoi.results[0]?.id}`)
  const schedeApp = app.getByRole('tablist', { name: 'Schede dell’ordine' })
  await expect(schedeApp.getByRole('tab')).toHaveText(['Dettaglio'])
  await expect(app.getByText('Netto')).toBeHidden()
  await withoutAxeFindings(app)
  expect(await app.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
