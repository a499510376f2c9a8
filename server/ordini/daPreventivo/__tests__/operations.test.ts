import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeCliente, makePreventivo } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await app.db.statoPreventivo.create({ data: { stato: 'Accettato', ordine: 4 } })
  app.services.pdf.render = async () => Buffer.from('%PDF-1.4 prova')
})
afterAll(() => app.close())

const ESITO = 'nuovo clienteNuovo daCompletare ordine { pk numeroCommessa preventivoPk } preventivo { stato { stato } }'
interface Esito {
  nuovo: boolean
  clienteNuovo: boolean
  daCompletare: string[]
  ordine: { pk: number; numeroCommessa: string; preventivoPk: number }
  preventivo: { stato: { stato: string } | null }
}
const crea = (input: object, chi = superuser) => mutateAs<Esito>(chi, 'createOrdineDaPreventivo', input, ESITO)

test('a quote becomes an order: lines, customer found, agent, notes; its state follows, each leads to the other', async () => {
  const agente = await makeAgente(app.db)
  const cliente = await makeCliente(app.db, { email: 'Anna@Example.it' })
  const p = await makePreventivo(app.db, {
    email: 'anna@example.it',
    agenteId: agente.id,
    note: 'Chiamare prima',
    serramenti: [{ quantita: 3, altezza: 1500, larghezza: 900 }, {}],
  })
  const anteprima = await queryAs<{ clienteNuovo: boolean; pezzi: number }>(
    superuser,
    `query { a: anteprimaOrdineDaPreventivo(preventivo: ${p.id}) { clienteNuovo pezzi } }`,
  )
  expect(anteprima).toEqual({ clienteNuovo: false, pezzi: 4 })
  const fatto = await crea({ preventivo: p.id })
  expect(fatto).toMatchObject({ nuovo: true, clienteNuovo: false, ordine: { preventivoPk: p.id } })
  expect(fatto.preventivo.stato?.stato).toBe('Accettato')
  expect(fatto.daCompletare.join(' ')).toContain('Codice serramento')
  const ordine = await app.db.ordine.findUniqueOrThrow({
    where: { id: fatto.ordine.pk },
    include: { righe: { orderBy: { posizione: 'asc' } } },
  })
  expect(ordine).toMatchObject({ clienteId: cliente.id, agenteId: agente.id, senzaMisure: true, numeroSerramenti: 4 })
  expect(ordine.note).toContain('Chiamare prima')
  expect(ordine.righe).toMatchObject([{ numero: 3, altezza: 1500, larghezza: 900 }, { numero: 1 }])
})

test('asked twice and by two at once it is one order, and one new customer', async () => {
  const p = await makePreventivo(app.db)
  const esiti = await Promise.all([crea({ preventivo: p.id }), crea({ preventivo: p.id }), crea({ preventivo: p.id })])
  expect(new Set(esiti.map(({ ordine }) => ordine.pk)).size).toBe(1)
  expect(esiti.filter(({ nuovo }) => nuovo)).toMatchObject([{ clienteNuovo: true }])
  expect(await app.db.cliente.count({ where: { email: p.email } })).toBe(1)
})

test('refused: a number that is taken, a quote put aside, nobody but who adds orders; nothing is left', async () => {
  const [uno, due] = [await makePreventivo(app.db), await makePreventivo(app.db)]
  const { ordine } = await crea({ preventivo: uno.id })
  const prima = [await app.db.ordine.count(), await app.db.cliente.count()]
  const preso = await crea({ preventivo: due.id, numeroCommessa: ordine.numeroCommessa })
  expect(preso.errors).toMatchObject([{ field: 'numeroCommessa' }])
  await app.db.preventivo.update({ where: { id: due.id }, data: { eliminato: true } })
  expect((await crea({ preventivo: due.id })).errors).toMatchObject([{ code: 'CONFLICT' }])
  await expect(crea({ preventivo: due.id }, await app.as('agente'))).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
  expect([await app.db.ordine.count(), await app.db.cliente.count()]).toEqual(prima)
})

test('the confirmation of a quote has its PDF to be signed, is linked to its order, and is one', async () => {
  const p = await makePreventivo(app.db)
  const conferma = (input: object) =>
    mutateAs<{ conferma: { pk: number } }>(superuser, 'createConfermaDaPreventivo', input, 'conferma { pk }')
  const { ordine } = await crea({ preventivo: p.id })
  const [una, altra] = await Promise.all([conferma({ preventivo: p.id }), conferma({ ordine: ordine.pk })])
  expect(una.conferma.pk).toBe(altra.conferma.pk)
  const letta = await app.db.confermaOrdine.findUniqueOrThrow({ where: { id: una.conferma.pk } })
  expect(letta).toMatchObject({
    nomeCliente: p.nomeCognome,
    emailCliente: p.email,
    ordineId: ordine.pk,
    numeroCommessa: ordine.numeroCommessa,
    preventivoDaFirmareNome: `preventivo-${p.id}.pdf`,
  })
})
