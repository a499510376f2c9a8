import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSmtp, type TestSmtp } from '../../server/amministrazione/posta/__tests__/smtp.ts'
import { freePort } from '../../server/cli/port.ts'
import { openDatabase } from '../../server/cli/postgres/postgres.ts'

/** Whoever takes the mails of the outbox to their server. */
export interface Postman {
  /** What the mail server has taken, in order. */
  received: TestSmtp['ricevuti']
  stop(): Promise<void>
}

/**
 * One process more of the product that the stories run on, with a mail server: that of the stories has none, so that
 * they can look at what waits. Null where the stories run on a product whose folder is not known.
 */
export async function startPostman(): Promise<Postman | null> {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) return null
  const { url } = await openDatabase({ dataDir, share: true })
  const smtp = await openSmtp()
  const product = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SMTP_URL: smtp.url,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    received: smtp.ricevuti,
    async stop() {
      if (product.exitCode === null) {
        product.kill('SIGTERM')
        await once(product, 'exit')
      }
      await smtp.close()
    },
  }
}
