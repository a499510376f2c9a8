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
  await app.db.impostazione.deleteMany()
})
afterAll(() => app.close())

const setting = (chiave: string, valore: string | string[]) => app.db.impostazione.create({ data: { chiave, valore } })
const mails = () => app.db.mail.findMany({ orderBy: { id: 'asc' } })
const send = (different: object) => submitPreventivo(app.visitor, { ...request.input, ...different })

test('who should know is told, and the sender has the summary, once', async () => {
  await setting('avvisi_richieste', ['ufficio@infissi.example', 'capo@infissi.example'])
  const input = {
    nomeCognome: 'Bruno <Neri>',
    email: 'bruno@example.com',
    note: 'Chiamare di sera',
    chiaveIdempotenza: 'una',
  }
  const { pk } = await send(input)
  // Sent twice by a slow network: one request, one receipt.
  expect((await send(input)).pk).toBe(pk)
  const [one, two, receipt, ...more] = await mails()
  expect(more).toEqual([])
  expect([one?.aIndirizzo, two?.aIndirizzo]).toEqual(['ufficio@infissi.example', 'capo@infissi.example'])
  expect(one).toMatchObject({
    oggetto: `Nuova richiesta di preventivo n. ${pk}: Bruno <Neri>`,
    contesto: 'AvvisoRichiesta',
  })
  expect(one?.corpo).toContain('Bruno &lt;Neri&gt;')
  expect(one?.corpo).toContain('Chiamare di sera')
  expect(one?.corpo).toContain(`https://infissi.example/preventivi/#/${pk}`)
  expect(receipt).toMatchObject({ aIndirizzo: 'bruno@example.com', contesto: 'RicevutaRichiesta', contestoPk: pk })
  expect(receipt?.corpo).toContain(`richiesta di preventivo n. ${pk}`)
  expect(receipt?.corpo).toContain(request.tipo.nome)
})

test('a receipt carries nothing that was written freely: nobody sends words of his by the company', async () => {
  const words = 'Visita https://truffa.example'
  await send({ nomeCognome: words, citta: 'Truffopoli', note: words, indirizzo: words, email: 'vittima@example.com' })
  const [receipt] = await mails()
  expect(receipt?.aIndirizzo).toBe('vittima@example.com')
  expect(`${receipt?.oggetto} ${receipt?.corpo} ${receipt?.aNome}`).not.toMatch(/truff/i)
})

test('an address has five receipts a day at most, however it is written; requests go on', async () => {
  for (let n = 0; n < 7; n++) {
    const { errors } = await send({ email: n % 2 ? 'Molti@Example.com' : 'molti@example.com', note: `n. ${n}` })
    expect(errors).toEqual([])
  }
  expect(await mails()).toHaveLength(5)
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
