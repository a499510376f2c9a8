import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedBody } from '../../../../platform/mail/finish.ts'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { makeOrdine, makeUser } from '../../../../test/factories.ts'
import { mutateAs } from '../../../../test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '../../../../test/personaleFactories.ts'

const PUBLIC_URL = 'https://finestre.example'

let app: TestApp
let superuser: Client
beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

/** A supplier order that was mailed: its stored mail. */
async function mailed(fornitoreId: number, sender = superuser) {
  const { id: ordineId } = await makeOrdine(app.db)
  const { id: pk } = await makeOrdineFornitore(app.db, { tipologia: 'vetro', ordineId, fornitoreId })
  await makeRigaFornitore(app.db, { ordineId, fornitoreId, ordineFornitoreId: pk, codice: 'V', um: 'pz' })
  const { errors } = await mutateAs(sender, 'sendMailOrdineFornitore', { pk }, 'ordineFornitore { pk }')
  expect(errors).toEqual([])
  return app.db.mail.findFirstOrThrow({ where: { contesto: 'OrdineFornitore', contestoPk: pk } })
}
const makeSupplier = () => makeFornitore(app.db, { tipologia: 'vetro', nome: 'Vetreria Sole', email: 'v@v.example' })
const secretIn = (body: string) => /\/fornitore\/#\/\?t=(frn_[\w-]+)/.exec(body)?.[1] ?? ''
const opens = async (secret: string) => {
  const headers = { 'content-type': 'application/json', 'x-fornitore-token': secret, origin: 'http://localhost' }
  const answer = await app.fetch('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: '{ __typename }' }),
  })
  return answer.status
}

test('a supplier that enters by links gets one of its own as the mail leaves, stored nowhere; a second try another', async () => {
  const { id } = await makeSupplier()
  await app.conLink(id)
  const mail = await mailed(id)
  expect(mail.corpo).not.toContain('frn_')
  const first = secretIn(await finishedBody(app.db, mail, PUBLIC_URL))
  expect(first).toMatch(/^frn_.{20,}/)
  const known = await opens(first)
  expect(known).not.toBe(403)
  const second = secretIn(await finishedBody(app.db, mail, PUBLIC_URL))
  expect([await opens(first), await opens(second)]).toEqual([403, known])
  expect(await app.db.auditLog.count({ where: { oggettoPk: id, azione: 'createLinkFornitore' } })).toBe(2)
  expect(await app.db.linkSegreto.count({ where: { fornitoreId: id, revocatoIl: null } })).toBe(2)
})

test('of many mails the oldest link makes room, the links that people made stay', async () => {
  const { id } = await makeSupplier()
  const { segreto } = await app.conLink(id)
  const mail = await mailed(id)
  const oldest = secretIn(await finishedBody(app.db, mail, PUBLIC_URL))
  for (let n = 0; n < 20; n++) {
    const { id: ordineId } = await makeOrdine(app.db)
    const { id: pk } = await makeOrdineFornitore(app.db, { tipologia: 'vetro', ordineId, fornitoreId: id })
    await finishedBody(app.db, { ...mail, contestoPk: pk }, PUBLIC_URL)
  }
  expect(await opens(oldest)).toBe(403)
  expect(await opens(segreto)).not.toBe(403)
  expect(await app.db.linkSegreto.count({ where: { fornitoreId: id, revocatoIl: null } })).toBe(21)
})

test('a supplier with users gets the address of the portal, without a secret', async () => {
  const { id: fornitoreId } = await makeSupplier()
  const { id: userId } = await makeUser(app.db)
  await app.db.fornitoreUtente.create({ data: { userId, fornitoreId } })
  const mail = await mailed(fornitoreId)
  const body = await finishedBody(app.db, mail, PUBLIC_URL)
  expect(body).toContain(`href="${PUBLIC_URL}/fornitore/"`)
  expect(await app.db.linkSegreto.count({ where: { fornitoreId } })).toBe(0)
  await app.db.user.update({ where: { id: userId }, data: { isActive: false } })
  expect(await finishedBody(app.db, mail, PUBLIC_URL)).not.toContain('/fornitore/')
})

test('no link without a public address, without access, to another address, by a token', async () => {
  const { id: without } = await makeSupplier()
  expect(await finishedBody(app.db, await mailed(without), PUBLIC_URL)).not.toContain('/fornitore')
  const { id } = await makeSupplier()
  await app.conLink(id)
  const mail = await mailed(id)
  for (const body of [
    await finishedBody(app.db, mail, undefined),
    await finishedBody(app.db, { ...mail, aIndirizzo: 'altro@v.example' }, PUBLIC_URL),
  ]) {
    expect(body).not.toContain('/fornitore')
    expect(body).not.toContain('portale')
  }
  const program = await app.conToken(await makeUser(app.db, { isSuperuser: true }), { scrittura: true })
  expect(await finishedBody(app.db, await mailed(id, program), PUBLIC_URL)).not.toContain('/fornitore')
  expect(await app.db.linkSegreto.count({ where: { fornitoreId: id } })).toBe(1)
})
