import { type APIRequestContext, type Browser, expect, type Page } from '../base.ts'

/** A page of a demo user, in a browser of its own, on the list of quotes. */
export async function enterPreventivi(browser: Browser, username: string, percorso = '/preventivi/#/'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/login?next=${encodeURIComponent('/preventivi/')}`)
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel(/^Password/).fill('demo')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL('**/preventivi/**')
  await page.goto(percorso)
  return page
}

export const nome = (oggetto: { nome: string }) => oggetto.nome

/** Sends a request as the public form does; answers its number. */
export async function sendPreventivoByApi(request: APIRequestContext, nomeCognome: string): Promise<number> {
  const famiglie = await (await request.get('/api/famiglie/')).json()
  const tipi = await (await request.get('/api/tipi-serramento/')).json()
  const famiglia = famiglie.find((una: { nome: string }) => nome(una) === 'Natura 80')
  const tipo = tipi.find((uno: { nome: string }) => nome(uno) === 'Finestra 2 ante')
  const risposta = await request.post('/api/preventivi-create/', {
    data: {
      famiglia: famiglia.id,
      valori_opzioni: famiglia.opzioni.map((opzione: { valori: { id: number }[] }) => opzione.valori[0]?.id),
      serramenti: [
        {
          tipo_serramento: tipo.id,
          tipo_apertura: tipo.aperture[0].id,
          accessori: [tipo.accessori[0].id],
          quantita: 3,
          altezza: 1400,
          larghezza: 1200,
        },
      ],
      nome_cognome: nomeCognome,
      telefono: '051 123456',
      email: 'cliente@example.com',
      indirizzo: 'Via Roma 1',
      citta: 'Bologna',
      provincia: 'Bologna',
      messa_in_posa: true,
      indirizzo_posa: 'Via Roma 1',
      citta_posa: 'Bologna',
      provincia_posa: 'Bologna',
      piano_posa: 'piano terra',
      regione_posa: 'Emilia-Romagna',
      tipo_cliente: 'non professionista',
      tipo_intervento: 'nuovo',
      note: 'Citofono rotto, chiamare prima.',
      privacy: true,
    },
  })
  expect(risposta.status(), await risposta.text()).toBe(201)
  return (await risposta.json()).id
}

/** A name that no other run has used. */
export const uniqueRichiedente = (base: string) => `${base} ${Date.now().toString(36)}`
