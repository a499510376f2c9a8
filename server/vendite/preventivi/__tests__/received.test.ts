import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivoInput, submitPreventivo } from './request.ts'

let app: TestApp
let request: Awaited<ReturnType<typeof makePreventivoInput>>

beforeAll(async () => {
  const config = { publicUrl: 'https://infissi.example', smtpUrl: 'smtp://posta.invalid', loginThrottle: true }
  app = await createTestApp({ config })
  request = await makePreventivoInput(app)
})
afterEach(async () => {
  await app.db.mail.deleteMany()
  await app.db.throttle.deleteMany()
  await app.db.impostazione.deleteMany()
})
afterAll(() => app.close())

const setting = (chiave: string, valore: string | string[]) => app.db.impostazione.create({ data: { chiave, valore } })
const mails = () => app.db.mail.findMany({ orderBy: { id: 'asc' } })
const send = (different: object) => submitPreventivo(app.visitor, { ...request.input, ...different })

test('who should know is told, and the sender is asked to confirm the address, once', async () => {
  await setting('avvisi_richieste', ['ufficio@infissi.example', 'capo@infissi.example'])
  const input = {
    nomeCognome: 'Bruno <Neri>',
    email: 'bruno@example.com',
    note: 'Chiamare di sera',
    chiaveIdempotenza: 'una',
  }
  const { pk } = await send(input)
  // Sent twice by a slow network: one request, one mail.
  expect((await send(input)).pk).toBe(pk)
  const [one, two, asking, ...more] = await mails()
  expect(more).toEqual([])
  expect([one?.aIndirizzo, two?.aIndirizzo]).toEqual(['ufficio@infissi.example', 'capo@infissi.example'])
  expect(one).toMatchObject({
    oggetto: `Nuova richiesta di preventivo n. ${pk}: Bruno <Neri>`,
    contesto: 'AvvisoRichiesta',
  })
  expect(one?.corpo).toContain('Bruno &lt;Neri&gt;')
  expect(one?.corpo).toContain('Chiamare di sera')
  expect(one?.corpo).toContain(`https://infissi.example/preventivi/#/${pk}`)
  expect(asking).toMatchObject({ aIndirizzo: 'bruno@example.com', contesto: 'ConfermaIndirizzo' })
  expect(asking?.oggetto).toContain(`richiesta di preventivo n. ${pk}`)
  expect(asking?.corpo).toContain('https://infissi.example/richiesta#')
})

test('the first mail says nothing that a visitor chose or wrote: nobody sends words of his by the company', async () => {
  const words = 'Visita https://truffa.example'
  await send({ nomeCognome: words, citta: 'Truffopoli', note: words, indirizzo: words, email: 'vittima@example.com' })
  const [asking, ...more] = await mails()
  expect(more).toEqual([])
  expect(asking?.aIndirizzo).toBe('vittima@example.com')
  const all = `${asking?.oggetto} ${asking?.corpo} ${asking?.aNome}`
  expect(all).not.toMatch(/truff/i)
  expect(all).not.toContain(request.tipo.nome)
  expect(all).not.toContain(request.famiglia.nome)
})

test('an address is written to five times a day at most, however it is spelled; requests go on', async () => {
  for (let n = 0; n < 7; n++) {
    const { errors } = await send({ email: n % 2 ? 'Molti@Example.com' : 'molti@example.com', note: `n. ${n}` })
    expect(errors).toEqual([])
  }
  expect(await mails()).toHaveLength(5)
})

test('one sender does not write to a list of addresses: the requests count, the mails end', async () => {
  for (let n = 0; n < 22; n++) expect((await send({ email: `elenco${n}@example.com` })).errors).toEqual([])
  expect(await mails()).toHaveLength(20)
  const { pk } = await send({ email: 'ultimo@example.com' })
  expect(pk).toEqual(expect.any(Number))
  expect(await mails()).toHaveLength(20)
})

test('no receipt where the company wants none, no notice where nobody is to know', async () => {
  await setting('ricevuta_richieste', 'no')
  await send({ email: 'altra@example.com' })
  expect(await mails()).toEqual([])
})

test('a draft of a catalogue is offered to nobody outside, and asked for by nobody', async () => {
  await setting('catalogo_pubblicato', 'no')
  const families = async (who: Pick<TestApp['visitor'], 'graphql'>) =>
    (await who.graphql<{ famiglie: object[] }>('{ famiglie { pk } }')).data?.famiglie.length
  expect(await families(app.visitor)).toBe(0)
  expect(await families(await app.as('staff'))).toBe(1)
  const before = await app.db.preventivo.count()
  const { errors } = await send({ note: 'prima del tempo' })
  expect(errors).toEqual([{ code: 'CLOSED', field: null, message: 'I preventivi online non sono ancora aperti.' }])
  expect(await app.db.preventivo.count()).toBe(before)
  const answer = await (await app.fetch('/api/catalogo/')).json()
  expect(answer).toMatchObject({ famiglie: [], configurazione: { pubblicato: false } })
})
