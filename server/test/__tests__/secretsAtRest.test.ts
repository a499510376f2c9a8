import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackup } from '#platform/backup/create.ts'
import { finishedBody } from '#platform/mail/finish.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { makeConferma } from '#server-test/ordini/factories.ts'

// Whatever opens something is made by the product's own doors; then all that a backup holds is searched for it.

const PASSWORD = 'una frase lunga e segreta'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'http://serramenti.example', smtpUrl: 'smtp://posta.invalid' } })
})
afterAll(() => app.close())

async function only<Answer>(
  client: Client,
  document: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  const { data, errors } = await client.graphql<Record<string, Answer>>(document, variables)
  const [answer] = Object.values(data ?? {})
  if (answer === undefined) throw new Error(JSON.stringify(errors))
  return answer
}

test('no secret that opens something is in the tables, nor in a backup', async () => {
  const { db, services } = app
  const user = await makeUser(db, {
    password: PASSWORD,
    isSuperuser: true,
    info: { canAdminUsers: true },
    email: 'a@example.com',
  })
  const client = await app.as(user)
  const secrets = new Map<string, string>([['password', PASSWORD]])
  for (const [name, value] of client.cookies) if (name !== 'csrftoken') secrets.set(`cookie ${name}`, value)
  const token = await only<{ testo: string }>(
    client,
    `mutation { createToken(input: { userPk: ${user.id}, nome: "x" }) { testo } }`,
  )
  secrets.set('token', token.testo)
  const factor = await only<{ segreto: string }>(
    client,
    'mutation ($input: PrepareSecondoFattoreInput!) { prepareSecondoFattore(input: $input) { segreto } }',
    { input: { password: PASSWORD } },
  )
  secrets.set('second factor', factor.segreto)
  const tablet = await only<{ codice: string }>(
    client,
    'mutation { createTablet(input: { nome: "Banco", minutiInattivita: 2, reparti: [] }) { codice } }',
  )
  secrets.set('tablet', tablet.codice)
  const key = await services.storage.put(Buffer.from('preventivo'))
  const file = await db.storedFile.create({ data: { chiave: key, nome: 'p.txt', mime: 'text/plain', dimensione: 10 } })
  const { id: pk } = await makeConferma(db, { preventivoDaFirmareId: file.id, emailCliente: 'mario@example.com' })
  const link = await only<{ percorso: string }>(
    client,
    `mutation { sendLinkConferma(input: { pk: ${pk}, invia: false }) { percorso } }`,
  )
  const secret = link.percorso.slice('/conferma#'.length)
  secrets.set('link', secret)
  await only(client, `mutation { sendLinkConferma(input: { pk: ${pk} }) { percorso } }`)
  await only(app.visitor, 'mutation ($t: String) { requestCodiceFirma(input: { token: $t }) { fatto } }', { t: secret })
  await only(app.visitor, 'mutation { requestRecuperoPassword(input: { chi: "a@example.com" }) { fatto } }')
  for (const mail of await db.mail.findMany()) {
    const body = await finishedBody(db, mail, services.config.publicUrl)
    // Six digits stand somewhere by chance: their own test looks for them.
    for (const [found] of body.matchAll(/(?<=#)[\w-]{43}/g)) secrets.set(`mail ${mail.oggetto} ${found}`, found)
  }
  expect(secrets.size).toBeGreaterThan(7)

  const { name } = await createBackup({
    databaseUrl: services.config.databaseUrl,
    storage: services.storage,
    place: services.config.backup.place,
  })
  const folder = join(services.config.backup.place, name)
  const texts = readdirSync(folder).map((part) => {
    const bytes = readFileSync(join(folder, part))
    return part.endsWith('.zst') ? zstdDecompressSync(bytes).toString('utf8') : bytes.toString('utf8')
  })
  const all = texts.join('\n')
  expect(all).toContain('mario@example.com')
  for (const [what, value] of secrets) expect(all.includes(value), what).toBe(false)
})
