import { type APIRequestContext, type Browser, expect, type Page } from '../base.ts'

/** A page of a demo user, in a browser of its own, on the list of quotes. */
export async function enterPreventivi(browser: Browser, username: string, path = '/preventivi/#/'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/login?next=${encodeURIComponent('/preventivi/')}`)
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel(/^Password/).fill('demo')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL('**/preventivi/**')
  await page.goto(path)
  return page
}

export const name = (oggetto: { nome: string }) => oggetto.nome

/** Sends a request as the public form does; answers its number. */
export async function sendPreventivoByApi(request: APIRequestContext, nomeCognome: string): Promise<number> {
  const famiglie = await (await request.get('/api/famiglie/')).json()
  const tipi = await (await request.get('/api/tipi-serramento/')).json()
  const famiglia = famiglie.find((one: { nome: string }) => name(one) === 'Natura 80')
  const tipo = tipi.find((one: { nome: string }) => name(one) === 'Finestra 2 ante')
  const answer = await request.post('/api/preventivi-create/', {
    data: {
      famiglia: famiglia.id,
      valori_opzioni: famiglia.opzioni.map((option: { valori: { id: number }[] }) => option.valori[0]?.id),
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
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** A name that no other run has used. */
export const uniqueRichiedente = (base: string) => `${base} ${Date.now().toString(36)}`

/** Makes the order of the quote that is open. @param numero what it is to be called @returns its number, as in URLs */
export async function createOrdineOfOpen(office: Page, numero: string): Promise<number> {
  await office.getByRole('button', { name: 'Crea ordine' }).click()
  const next = office.getByRole('dialog', { name: /^Crea l’ordine/ })
  await next.getByRole('textbox', { name: 'Numero commessa' }).fill(numero)
  await next.getByRole('button', { name: 'Crea ordine' }).click()
  const href = await office.getByRole('link', { name: `Ordine ${numero}` }).getAttribute('href')
  return Number(/ordini\/(\d+)/.exec(href ?? '')?.[1])
}
