import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeConferma } from '#server-test/ordini/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'http://serramenti.example', smtpUrl: 'smtp://posta.invalid' } })
  await app.db.impostazione.createMany({
    data: [
      { chiave: 'avvisi_messaggi', valore: ['ufficio@infissi.example'] },
      { chiave: 'avvisi_firme', valore: ['capo@infissi.example'] },
    ],
  })
})
afterAll(() => app.close())

test('a message of a customer, and a signature, are told to those who should know', async () => {
  const key = await app.services.storage.put(Buffer.from('preventivo'))
  const file = await app.db.storedFile.create({
    data: { chiave: key, nome: 'p.txt', mime: 'text/plain', dimensione: 1 },
  })
  const { id: pk } = await makeConferma(app.db, { preventivoDaFirmareId: file.id, nomeCliente: 'Anna <Bianchi>' })
  const { data } = await (await app.as('super')).graphql<{ sendLinkConferma: { percorso: string } }>(
    `mutation { sendLinkConferma(input: { pk: ${pk}, invia: false }) { percorso errors { message } } }`,
  )
  const token = data?.sendLinkConferma.percorso.slice('/conferma#'.length) ?? ''
  const outcome = await app.visitor.graphql<{ writeConfermaCliente: { errors: object[] } }>(
    'mutation ($input: WriteConfermaClienteInput!) { writeConfermaCliente(input: $input) { errors { message } } }',
    { input: { token, note: 'Quando arriva?\n\n<b>Grazie</b>' } },
  )
  expect(outcome.data?.writeConfermaCliente.errors).toEqual([])
  const [message] = await app.db.mail.findMany({ where: { contesto: 'AvvisoMessaggio' } })
  expect(message).toMatchObject({ aIndirizzo: 'ufficio@infissi.example', contestoPk: pk })
  expect(message?.oggetto).toContain('Messaggio del cliente: Anna <Bianchi>')
  expect(message?.corpo).toContain('Quando arriva?')
  expect(message?.corpo).toContain('&lt;b&gt;Grazie')
  expect(message?.corpo).toContain(`http://serramenti.example/planner/#/conferme-ordini/${pk}`)

  const headers = { 'X-Link-Cliente': token, 'X-Nome-File': 'firmato.pdf' }
  const answer = await app.visitor.fetch('/conferma/firmato', { method: 'POST', body: '%PDF-1.7\n%%EOF', headers })
  expect(answer.status).toBeLessThan(300)
  const [signature, ...more] = await app.db.mail.findMany({ where: { contesto: 'AvvisoFirma' } })
  expect(more).toEqual([])
  expect(signature).toMatchObject({ aIndirizzo: 'capo@infissi.example', contestoPk: pk })
  expect(signature?.corpo).toContain('a mano')
})
