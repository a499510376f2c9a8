import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#cli/port.ts'
import type { Page } from '../base.ts'

/** A product that nobody has used yet. */
export interface EmptyProduct {
  /** The one-time address of its first start. */
  address: string
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

/**
 * Starts the product on an empty database.
 * @param databaseUrl that of somebody's PostgreSQL; one of its own when missing
 * @param smtpUrl who takes its mails; nobody when missing, else it is told its address, which they lead to
 */
export async function startEmptyProduct(databaseUrl = '', smtpUrl = ''): Promise<EmptyProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'serramenti-avvio-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = spawn(process.execPath, ['server/cli/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '0.0.0.0',
      DEMO: 'off',
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      LOGIN_THROTTLE: 'off',
      WORKERS: '2',
      PUBLIC_URL: smtpUrl && `http://localhost:${port}`,
      E2E_DATA_DIR: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  async function stop() {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const address = await new Promise<string>((resolve, reject) => {
    let written = ''
    server.stdout?.on('data', (piece) => {
      written += piece
      const found = /http:\S+\/avvio\?codice=\S+/.exec(written)?.[0]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`Il server non è partito:\n${written}`)))
  })
  return { address, stop }
}

/** The password of the first user. */
export const FIRST_PASSWORD = 'una frase abbastanza lunga'

export const firstStartField = (page: Page, name: string) => page.getByRole('textbox', { name: name, exact: true })

/** Writes the first user and the company. */
export async function fillFirstStart(page: Page, username: string): Promise<void> {
  await firstStartField(page, 'Nome utente').fill(username)
  await firstStartField(page, 'Nome').fill('Mario')
  await firstStartField(page, 'Cognome').fill('Rossi')
  await firstStartField(page, 'Password').fill(FIRST_PASSWORD)
  await firstStartField(page, 'Conferma password').fill(FIRST_PASSWORD)
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
