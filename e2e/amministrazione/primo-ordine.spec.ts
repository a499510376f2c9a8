import { openSmtp, type TestSmtp } from '#amministrazione/posta/__tests__/smtp.ts'
import { expect, type Locator, type Page, test } from '../base.ts'
import {
  type EmptyProduct,
  FIRST_PASSWORD,
  fillFirstStart,
  firstStartField,
  startEmptyProduct,
} from './emptyProduct.ts'

// From an empty database to the first order that is delivered, by the home's list and the next step of each page.

const CLIENTE = 'Anna Bianchi'
const OPERATORE = 'Bice Banco'
const PIN = '4837'
const MATERIALI = ['legno', 'vetro', 'telai', 'verniciatura']

/** DDMMYYYY, as it is typed into a date. */
const today = new Date()
  .toLocaleDateString('it-IT', { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' })
  .replaceAll('/', '')

let product: EmptyProduct
let smtp: TestSmtp

test.beforeAll(async () => {
  smtp = await openSmtp()
  product = await startEmptyProduct('', smtp.url)
})
test.afterAll(async () => {
  await product.stop()
  await smtp.close()
})

const at = (path: string) => new URL(path, product.address).href

async function writeDay(field: Locator, digits: string) {
  await field.getByRole('spinbutton').first().click()
  await field.page().keyboard.type(digits, { delay: 30 })
}

/** Opens a row of the home's list. */
async function prepare(page: Page, step: string): Promise<void> {
  await page.goto(at('/'))
  await page.getByRole('region', { name: 'Da preparare' }).getByRole('link', { name: step, exact: true }).click()
}

async function setUp(page: Page): Promise<void> {
  await prepare(page, 'Utenti')
  await page.getByRole('link', { name: 'Nuovo utente' }).click()
  await firstStartField(page, 'Nome utente').fill('bice')
  const [nome = '', cognome = ''] = OPERATORE.split(' ')
  await firstStartField(page, 'Nome').fill(nome)
  await firstStartField(page, 'Cognome').fill(cognome)
  await firstStartField(page, 'Password').fill(FIRST_PASSWORD)
  await firstStartField(page, 'Conferma password').fill(FIRST_PASSWORD)
  await page.getByRole('button', { name: 'Crea' }).click()
  await page.getByRole('tab', { name: 'Operatore' }).click()
  await page.getByRole('button', { name: 'Collega Operatore' }).click()
  await page.getByRole('checkbox', { name: 'Vede tutti gli ordini, senza prezzi' }).check()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('textbox', { name: 'PIN' }).fill(PIN)
  await page.getByRole('button', { name: 'Salva accesso ai tablet' }).click()
  await expect(page.getByText('Accesso ai tablet salvato')).toBeVisible()

  await prepare(page, 'Personale')
  for (const reparto of ['Macchine', 'Banchi']) {
    await page.getByRole('button', { name: 'Aggiungi persona' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Aggiungi persona' })
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(`Uno ai ${reparto}`)
    await dialog.getByRole('combobox', { name: 'Reparto' }).selectOption({ label: reparto })
    await writeDay(dialog.locator('[data-campo="dataInizio"]'), '01012026')
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog).toBeHidden()
  }

  await prepare(page, 'Festività')
  await page.getByRole('button', { name: 'Festività italiane' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aggiungi' }).click()
  await expect(page.getByText(/festività aggiunte/)).toBeVisible()

  await prepare(page, 'Fornitori')
  for (const materiale of MATERIALI) {
    await page.getByRole('button', { name: 'Aggiungi fornitore' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Aggiungi fornitore' })
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(`Ditta ${materiale}`)
    await dialog.getByRole('combobox', { name: 'Tipologia' }).selectOption({ label: materiale })
    // The first of a material is the one that plans count on.
    await expect(dialog.getByRole('checkbox', { name: 'Predefinito' })).toBeChecked()
    await dialog.getByRole('textbox', { name: 'Tempo' }).fill('10')
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog).toBeHidden()
  }

  await prepare(page, 'Catalogo')
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await expect(page.getByText('Catalogo pubblicato')).toBeVisible()
}

/** Adds a tablet. @returns the code that connects it */
async function addTablet(page: Page): Promise<string> {
  await prepare(page, 'Tablet dell’officina')
  await page.getByRole('button', { name: 'Aggiungi tablet' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo tablet' })
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Banchi')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  const code = page.getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}

async function askForQuote(page: Page): Promise<void> {
  await page.goto(at('/preventivo'))
  await page.getByRole('radio', { name: 'Classica 68' }).check()
  await page.getByRole('button', { name: 'Continua con le misure' }).click()
  await page.getByRole('button', { name: 'Finestra 2 ante', exact: true }).click()
  await page.getByRole('radio', { name: 'Battente a sinistra' }).check()
  await page.getByLabel('Altezza').fill('1400')
  await page.getByLabel('Larghezza').fill('1200')
  await page.getByRole('tab', { name: 'Riferimenti' }).click()
  await page.getByLabel('Nome e cognome').fill(CLIENTE)
  await page.getByRole('textbox', { name: 'Telefono' }).fill('051 123456')
  await page.getByLabel('E-mail').fill('anna@bianchi.example')
  await page.getByLabel('Città').first().fill('Bologna')
  await page.getByLabel('Provincia').first().selectOption('Bologna')
  await page.getByRole('checkbox', { name: /Ho letto l’informativa/ }).check()
  await page.getByRole('button', { name: 'Invia dati' }).click()
  await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeVisible()
}

/** What mails say, out of quoted-printable. */
const textsSent = () =>
  smtp.ricevuti.map(({ testo }) => {
    const bytes = testo
      .replaceAll('=\n', '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString()
  })

/** Opens the link that the visitor was sent, presses, and has the summary by mail. */
async function confirmAddress(page: Page): Promise<void> {
  const links = () => textsSent().flatMap((text) => /\/richiesta#[\w-]{43}/.exec(text)?.[0] ?? [])
  await expect.poll(() => links().length).toBe(1)
  await page.goto(at(links()[0] ?? ''))
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click()
  await expect(page.getByText('Indirizzo confermato: il riepilogo è in arrivo per e-mail.')).toBeVisible()
  const summaries = () => textsSent().filter((text) => text.includes('Questo è il riepilogo della richiesta'))
  await expect.poll(() => summaries().length).toBe(1)
  expect(summaries()[0]).toContain('Finestra 2 ante')
}

/** Prices the quote by hand and sends the offer. @returns the customer's address */
async function sendOffer(page: Page): Promise<string> {
  await page.goto(at('/'))
  // The firm has no agent whom the quote could be given to.
  await expect(page.getByRole('link', { name: /^Rispondi: / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Assegna: / })).toHaveCount(0)
  await page.getByRole('link', { name: CLIENTE }).first().click()
  await page.getByRole('button', { name: 'Crea offerta' }).click()
  await expect(page.getByText('1 riga senza prezzo')).toBeVisible()
  await page.getByRole('button', { name: /^Modifica.*(riga 1|Finestra)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica riga 1' })
  await dialog.getByRole('checkbox', { name: 'Prezzo a mano' }).check()
  await dialog.getByRole('textbox', { name: 'Listino' }).fill('450')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('549,00 €')).toBeVisible()
  await page.getByRole('button', { name: 'Invia', exact: true }).click()
  await page.getByRole('dialog', { name: 'Inviare l’offerta?' }).getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByText('Offerta in uscita').first()).toBeVisible()
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page
    .getByRole('dialog', { name: 'Altre azioni' })
    .getByRole('button', { name: 'Copia il link del cliente' })
    .click()
  const link = page.getByRole('dialog').getByText(/\/offerta#/)
  return (await link.textContent()) ?? ''
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link)
  const field = page.locator('canvas').first()
  await field.scrollIntoViewIfNeeded()
  const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 60, y + 60)
  await page.mouse.down()
  for (const step of [1, 2, 3, 4]) await page.mouse.move(x + 60 + step * 30, y + 60 + (step % 2) * 40)
  await page.mouse.up()
  await page.getByRole('checkbox', { name: /la accetto/ }).check()
  await page.getByRole('button', { name: 'Continua' }).click()
  const codes = () => smtp.ricevuti.flatMap(({ testo }) => /scriva questo codice[\s\S]*?(\d{6})/.exec(testo)?.[1] ?? [])
  await expect.poll(() => codes().length).toBe(1)
  await page.getByRole('textbox', { name: 'Codice ricevuto per e-mail' }).fill(codes()[0] ?? '')
  await page.getByRole('button', { name: 'Firma e accetta' }).click()
  await expect(page.getByText(/Offerta accettata il/)).toBeVisible()
}

/** Plans the order and orders what it needs, which arrives at once. */
async function planAndBuy(page: Page): Promise<void> {
  await page.goto(at('/'))
  await page.getByRole('link', { name: /^Ordina: / }).click()
  await page.getByRole('link', { name: 'Schedula', exact: true }).click()
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(page.getByText('Da salvare')).toBeVisible()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Schedulazione salvata').first()).toBeVisible()

  await page.goto(at('/planner/#/ordini/1/fornitori'))
  for (const materiale of MATERIALI) {
    await page.getByRole('button', { name: 'Aggiungi ordine fornitore' }).click()
    const dialog = page.getByRole('dialog', { name: 'Aggiungi ordine fornitore' })
    await dialog.getByRole('combobox', { name: 'Tipologia' }).selectOption({ label: materiale })
    await dialog.getByRole('combobox', { name: 'Fornitore' }).selectOption({ label: `Ditta ${materiale}` })
    await dialog.getByRole('combobox', { name: 'Stato' }).selectOption({ label: 'Arrivato' })
    await writeDay(dialog.locator('[data-campo="dataArrivo"]'), today)
    if (materiale === 'legno') {
      await dialog.getByRole('combobox', { name: 'Domanda 1 legno' }).selectOption({ label: 'Sì' })
      await dialog.getByRole('combobox', { name: 'Domanda 2 legno' }).selectOption({ label: 'NO' })
    }
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog).toBeHidden()
  }
}

/** Cuts both frames at the bench. */
async function work(page: Page, code: string): Promise<void> {
  await page.goto(at('/postazione'))
  await page.getByRole('textbox', { name: 'Codice di collegamento' }).fill(code)
  await page.getByRole('button', { name: 'Collega questo dispositivo' }).click()
  await page.getByText(OPERATORE).click()
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Entra' }).click()
  await page.getByRole('button', { name: 'Aggiungi attività' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aggiungi attività' })
  await dialog.getByText('taglio', { exact: true }).click()
  await dialog.getByText(CLIENTE).first().click()
  await dialog.getByRole('button', { name: 'Comincia' }).click()
  await page.getByRole('button', { name: /^Tutti/ }).click()
  await page.getByRole('button', { name: 'Finisci' }).click()
  // What the operation is controlled for.
  await expect(page.getByText('Controlli CE')).toBeVisible()
  for (const one of await page.getByRole('button', { name: 'Conforme', exact: true }).all()) await one.click()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Attività salvata')).toBeVisible()
}

test('a new owner sets the firm up and delivers the first order', async ({ browser }) => {
  const open = async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const [owner, visitor, tablet] = [await open(), await open(), await open()]
  await owner.goto(product.address)
  await fillFirstStart(owner, 'rossi')
  await owner.getByRole('button', { name: 'Comincia' }).click()
  await expect(owner.getByRole('region', { name: 'Da preparare' })).toBeVisible()

  const code = await test.step('sets up, by the list of the home', async () => {
    await setUp(owner)
    return addTablet(owner)
  })
  await test.step('a visitor asks, is offered a price and accepts', async () => {
    await askForQuote(visitor)
    await confirmAddress(visitor)
    await accept(visitor, await sendOffer(owner))
  })
  await test.step('the order is planned, bought for and worked at', async () => {
    await planAndBuy(owner)
    await work(tablet, code)
  })
  await test.step('it is delivered, and nothing waits any more', async () => {
    await owner.goto(at('/planner/#/ordini/1'))
    await owner.getByRole('button', { name: /^Cambia stato/ }).click()
    const dialog = owner.getByRole('dialog', { name: /^Stato dell’ordine/ })
    await dialog.getByRole('combobox', { name: 'Stato' }).fill('Consegnato')
    await owner.getByRole('option', { name: 'Consegnato' }).click()
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(owner.getByText('Stato cambiato')).toBeVisible()
    await expect(owner.getByText(/^In corso: /)).toHaveCount(0)
    await owner.goto(at('/'))
    await expect(owner.getByText('Non c’è niente che aspetta')).toBeVisible()
  })
})
