import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedBody } from '#platform/mail/finish.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeConferma } from '#server-test/ordini/factories.ts'
import { CODICE_CONTEXT } from '../cliente/codice.ts'
import { CODICE_FIRMA_WRONG } from '../cliente/rules.ts'

let app: TestApp
let sheet = ''
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'http://serramenti.example', smtpUrl: 'smtp://posta.invalid' } })
  app.services.pdf.render = async ({ html }) => {
    sheet = typeof html === 'string' ? html : html.text
    return new Uint8Array(Buffer.from('%PDF-1.7'))
  }
})
afterAll(() => app.close())

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const signature = { nome: 'Mario Rossi', firma: `data:image/png;base64,${PNG}`, accetto: 'si' }
const ERRORS = 'errors { field message }'

async function withLink() {
  const key = await app.services.storage.put(Buffer.from(`file ${Math.random()}`))
  const file = await app.db.storedFile.create({
    data: { chiave: key, nome: 'p.txt', mime: 'text/plain', dimensione: 1 },
  })
  const { id: pk } = await makeConferma(app.db, { preventivoDaFirmareId: file.id, emailCliente: 'mario@example.com' })
  const superuser = await app.as('super')
  const { data } = await superuser.graphql<{ sendLinkConferma: { percorso: string } }>(
    `mutation { sendLinkConferma(input: { pk: ${pk}, invia: false }) { percorso ${ERRORS} } }`,
  )
  return { pk, token: data?.sendLinkConferma.percorso.slice('/conferma#'.length) ?? '' }
}

interface Outcome {
  errors: { field: string | null; message: string }[]
}
const ask = async (token: string) =>
  (
    await app.visitor.graphql<{ requestCodiceFirma: Outcome }>(
      `mutation ($token: String) { requestCodiceFirma(input: { token: $token }) { ${ERRORS} } }`,
      { token },
    )
  ).data?.requestCodiceFirma
const sign = async (token: string, codice: string) =>
  (
    await app.visitor.graphql<{ signConfermaCliente: Outcome }>(
      `mutation ($input: SignConfermaClienteInput!) { signConfermaCliente(input: $input) { ${ERRORS} } }`,
      { input: { ...signature, token, codice } },
    )
  ).data?.signConfermaCliente
/** The mail as it leaves, and the code in it. */
async function mailed() {
  const mail = await app.db.mail.findFirstOrThrow({ where: { contesto: CODICE_CONTEXT }, orderBy: { id: 'desc' } })
  const body = await finishedBody(app.db, mail, undefined)
  return { mail, code: /\b\d{6}\b/.exec(body)?.[0] ?? '' }
}

test('the signature wants the code that the customer’s address was sent, once, and the sheet says so', async () => {
  const { pk, token } = await withLink()
  const page = await app.visitor.graphql<{ openPaginaConferma: { pagina: { codiceA: string } } }>(
    'mutation ($token: String) { openPaginaConferma(input: { token: $token }) { pagina { codiceA } } }',
    { token },
  )
  expect(page.data?.openPaginaConferma.pagina.codiceA).toBe('m•••@example.com')
  const wrong = { errors: [{ field: 'codice', message: CODICE_FIRMA_WRONG }] }
  expect(await sign(token, '')).toEqual(wrong)
  expect(await ask(token)).toEqual({ errors: [] })
  const first = await mailed()
  expect(first.mail.aIndirizzo).toBe('mario@example.com')
  expect(first.code).toMatch(/^\d{6}$/)
  // Tried again it has another code, and the first is worth nothing.
  const { code } = await mailed()
  if (code !== first.code) expect(await sign(token, first.code)).toEqual(wrong)
  expect(await sign(token, code === '000000' ? '000001' : '000000')).toEqual(wrong)
  expect(await app.db.confermaOrdine.findUniqueOrThrow({ where: { id: pk } })).toMatchObject({
    preventivoFirmatoId: null,
  })
  expect(await sign(token, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ errors: [] })
  expect(sheet).toContain('Ha scritto il codice mandato a mario@example.com')
  const trail = await app.db.eventoConferma.findFirstOrThrow({ where: { confermaId: pk, tipo: 'FIRMATA' } })
  expect(trail.dettaglio).toContain('codice mandato a mario@example.com')
})

test('a code is of its link, ends after a quarter of an hour, and stands nowhere at rest', async () => {
  const [one, other] = [await withLink(), await withLink()]
  await ask(one.token)
  const { code } = await mailed()
  expect((await sign(other.token, code))?.errors).toMatchObject([{ field: 'codice' }])
  await app.db.linkSegreto.updateMany({ where: { confermaId: one.pk }, data: { codiceScadeIl: new Date(0) } })
  expect((await sign(one.token, code))?.errors).toMatchObject([{ field: 'codice' }])
  const links = await app.db.linkSegreto.findMany({ where: { confermaId: one.pk } })
  const mails = await app.db.mail.findMany({ where: { contesto: CODICE_CONTEXT } })
  expect(links[0]?.codiceHash).toMatch(/^\$argon2id\$/)
  for (const { corpo } of mails) expect(corpo).not.toMatch(/\b\d{6}\b/)
})

test('a code that went to another address signs nothing once the customer has a new one', async () => {
  const { pk, token } = await withLink()
  await ask(token)
  const { code } = await mailed()
  const superuser = await app.as('super')
  const { versione } = await app.db.confermaOrdine.findUniqueOrThrow({ where: { id: pk } })
  const { data } = await superuser.graphql<{ updateConfermaOrdine: Outcome }>(
    `mutation ($input: UpdateConfermaOrdineInput!) { updateConfermaOrdine(input: $input) { ${ERRORS} } }`,
    { input: { pk, versione, emailCliente: 'altro@example.com' } },
  )
  expect(data?.updateConfermaOrdine.errors).toEqual([])
  expect(await sign(token, code)).toEqual({ errors: [{ field: 'codice', message: CODICE_FIRMA_WRONG }] })
  await ask(token)
  expect(await sign(token, (await mailed()).code)).toEqual({ errors: [] })
  expect(sheet).toContain('Ha scritto il codice mandato a altro@example.com')
})
