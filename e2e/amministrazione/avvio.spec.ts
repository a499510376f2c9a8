import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/cli/port.ts'
import { expect, type Page, test, withoutAxeFindings } from '../base.ts'

// The first start, on an empty database of its own.

const PASSWORD = 'una frase abbastanza lunga'
let server: ChildProcess
let cartella: string
let indirizzo: string

test.beforeAll(async () => {
  test.setTimeout(300_000)
  cartella = mkdtempSync(join(tmpdir(), 'serramenti-avvio-'))
  chmodSync(cartella, 0o755)
  server = spawn(process.execPath, ['server/cli/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: cartella,
      PORT: String(await freePort()),
      HOST: '0.0.0.0',
      DEMO: 'off',
      DATABASE_URL: '',
      LOGIN_THROTTLE: 'off',
      WORKERS: '2',
      PUBLIC_URL: '',
      E2E_DATA_DIR: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  indirizzo = await new Promise((resolve, reject) => {
    let scritto = ''
    server.stdout?.on('data', (pezzo) => {
      scritto += pezzo
      const trovato = /http:\S+\/avvio\?codice=\S+/.exec(scritto)?.[0]
      if (trovato) resolve(trovato)
    })
    server.once('exit', () => reject(new Error(`Il server non è partito:\n${scritto}`)))
  })
})

test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(cartella, { recursive: true, force: true })
})

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true })

async function compila(page: Page, username: string) {
  await campo(page, 'Nome utente').fill(username)
  await campo(page, 'Nome').fill('Mario')
  await campo(page, 'Cognome').fill('Rossi')
  await campo(page, 'Password').fill(PASSWORD)
  await campo(page, 'Conferma password').fill(PASSWORD)
  const azienda = page.getByRole('region', { name: 'L’azienda' })
  await azienda.getByRole('textbox', { name: 'Ragione sociale' }).fill('Infissi Rossi S.r.l.')
  await azienda.getByRole('textbox', { name: 'Partita IVA' }).fill('01234567890')
  await azienda.getByRole('textbox', { name: 'Indirizzo' }).fill('Via dei Falegnami 3')
  await azienda.getByRole('textbox', { name: 'CAP' }).fill('40026')
  await azienda.getByRole('textbox', { name: 'Città' }).fill('Imola')
  await azienda.getByRole('combobox', { name: 'Provincia' }).selectOption('Bologna')
  await azienda.getByRole('textbox', { name: 'Telefono' }).fill('0542 123456')
  await azienda.getByRole('textbox', { name: 'E-mail' }).fill('info@infissirossi.example')
}

test('from the address in the console to a product with a first user, a company and a catalogue', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()

  await test.step('without the right code nothing can be done', async () => {
    await page.goto(new URL('/avvio', indirizzo).href)
    await expect(page.getByText("apri l'indirizzo completo")).toBeVisible()
    await page.goto(new URL('/avvio?codice=indovinato', indirizzo).href)
    await expect(page.getByText('Il codice non è valido.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Comincia' })).toHaveCount(0)
  })

  await test.step('what is missing is said beside its field', async () => {
    await page.goto(indirizzo)
    await page.getByRole('button', { name: 'Comincia' }).click()
    await expect(page.getByText('Campo obbligatorio').first()).toBeVisible()
    await withoutAxeFindings(page)
  })

  const altra = await (await browser.newContext()).newPage()
  await altra.goto(indirizzo)
  await compila(altra, 'secondo')

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const largo = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(largo).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the first user is in, the example catalogue can be sold', async () => {
    await compila(page, 'rossi')
    await page.getByRole('radio', { name: 'Un catalogo di esempio da adattare' }).check()
    await page.getByRole('button', { name: 'Comincia' }).click()
    await expect(page).toHaveURL(new URL('/', indirizzo).href)
    await page.goto(new URL('/impostazioni/#/', indirizzo).href)
    await expect(campo(page, 'Ragione sociale')).toHaveValue('Infissi Rossi S.r.l.')
    await expect(page.getByText('hanno ancora la password')).toHaveCount(0)
    const visitatore = await (await browser.newContext()).newPage()
    await visitatore.goto(new URL('/preventivo', indirizzo).href)
    await expect(visitatore.getByText('Classica 68').first()).toBeVisible()
  })

  await test.step('who comes second is told so, and nothing is made twice', async () => {
    await altra.getByRole('button', { name: 'Comincia' }).click()
    await expect(altra.getByText('Il primo avvio è già stato fatto')).toBeVisible()
    await altra.goto(indirizzo)
    await altra.getByRole('link', { name: 'Accedi' }).click()
    await expect(altra).toHaveURL(/\/login$/)
    const entra = await altra.request.post(new URL('/api/login/', indirizzo).href, {
      data: { username: 'secondo', password: PASSWORD },
    })
    expect(entra.ok()).toBe(false)
  })
})
