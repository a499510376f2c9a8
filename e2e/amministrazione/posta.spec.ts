import { type APIRequestContext, expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { uniqueSubject } from './amministrazioneScene.ts'

// Whole stories, each looked at by axe several times.
/** Sends a request as the public form does, then the mail to its customer as the old client does. */
async function writeToCliente(request: APIRequestContext, nomeCognome: string): Promise<number> {
  const { cookies } = await request.storageState()
  const headers = { 'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' }
  const [famiglia] = await (await request.get('/api/famiglie/')).json()
  const tipi = await (await request.get('/api/tipi-serramento/')).json()
  const tipo = tipi.find((one: { nome: string }) => one.nome === 'Finestra 2 ante')
  const created = await request.post('/api/preventivi-create/', {
    headers,
    data: {
      famiglia: famiglia.id,
      valori_opzioni: famiglia.opzioni.map((option: { valori: { id: number }[] }) => option.valori[0]?.id),
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
  expect(created.status(), await created.text()).toBe(201)
  const { id } = await created.json()
  const [modello] = await (await request.get(`/api/email-templates?preventivo=${id}`)).json()
  const sent = await request.post(`/api/preventivi/${id}/send_email/`, {
    headers,
    data: {
      email_template: modello.id,
      subject: `Preventivo per ${nomeCognome}`,
      body: '<p>Ecco il <b>preventivo</b>.</p>',
    },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  return id
}
test('the outbox: the message arrives by itself, is read, stopped, corrected, cancelled', async ({ browser }) => {
  const cliente = uniqueSubject('Rita Fabbri')
  const admin = await loginAs(browser, 'super', '/impostazioni/#/posta')
  await expect(admin.getByText('Nessun server di posta configurato: i messaggi restano qui, leggibili.')).toBeVisible()
  await expect(admin.getByRole('img', { name: 'Aggiornamenti in diretta attivi' })).toBeVisible()
  const numero = await writeToCliente(admin.context().request, cliente)
  const riga = admin.getByRole('row').filter({ hasText: cliente })
  await expect(riga).toContainText('In uscita')
  await expect(riga.getByRole('link', { name: `Preventivo ${numero}` })).toHaveAttribute(
    'href',
    `/preventivi/#/${numero}`,
  )
  await withoutAxeFindings(admin)

  await admin
    .getByRole('group', { name: 'Stati dei messaggi' })
    .getByRole('button', { name: /^In uscita/ })
    .click()
  await admin.getByRole('searchbox').fill(cliente)
  await expect(admin).toHaveURL(/stato=DA_INVIARE/)
  await expect(admin.getByRole('row')).toHaveCount(2)
  await riga.getByText(`Preventivo per ${cliente}`).click()
  await expect(admin).toHaveURL(/mail=\d+/)
  const message = admin.getByRole('dialog', { name: /^Messaggio n\./ })
  await expect(message.getByRole('group', { name: 'Testo del messaggio' }).locator('b')).toHaveText('preventivo')
  await withoutAxeFindings(admin)

  await message.getByRole('button', { name: 'Sospendi' }).click()
  await expect(message.getByText('Sospesa')).toBeVisible()
  await message.getByRole('button', { name: 'Modifica' }).click()
  await message.getByLabel('Indirizzo').fill('sbagliato')
  await message.getByRole('button', { name: 'Salva' }).click()
  await expect(message.getByText('Inserisci un indirizzo email valido.')).toBeVisible()
  await message.getByLabel('Indirizzo').fill('rita@example.com')
  const body = message.getByRole('textbox', { name: 'Testo' })
  await body.fill('Testo ')
  await body.press('Control+b')
  await body.pressSequentially('corretto')
  await withoutAxeFindings(admin)

  // What is being written is not lost by a key.
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: 'Resta qui' }).click()
  await message.getByRole('button', { name: 'Salva' }).click()
  await expect(message.getByRole('group', { name: 'Testo del messaggio' }).locator('strong')).toHaveText('corretto')
  await expect(message.getByText('rita@example.com')).toBeVisible()

  await message.getByRole('button', { name: 'Riprendi' }).click()
  await expect(message.getByText('In uscita')).toBeVisible()
  await message.getByRole('button', { name: 'Annulla', exact: true }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Annulla il messaggio' }).click()
  await expect(message.getByText('Annullata')).toBeVisible()
  await message.getByRole('button', { name: 'Invia adesso' }).click()
  await expect(message.getByText('In uscita')).toBeVisible()
  await message.getByRole('button', { name: 'Chiudi' }).click()
  await expect(message).toBeHidden()

  await admin.goto('/')
  await admin.locator('a[href*="/posta?stato=DA_INVIARE"]').click()
  await expect(admin).toHaveURL(/\/posta\?stato=DA_INVIARE$/)
})
