import { afterAll, beforeAll, expect, test } from 'vitest'
import { countToDo, readRigheToWork } from '#officina/attivita/work.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine, makePreventivo, makeTipoSerramento } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import { readPrintedOrdine } from '../../ordini/pdf/data.ts'
import { ordineDocument } from '../../ordini/pdf/document.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await app.db.statoPreventivo.create({ data: { stato: 'Accettato', ordine: 4 } })
  app.services.pdf.render = async () => Buffer.from('%PDF-1.4 prova')
})
afterAll(() => app.close())

const OUTCOME =
  'nuovo clienteNuovo daCompletare ordine { pk numeroCommessa preventivoPk } preventivo { stato { stato } }'
interface Outcome {
  nuovo: boolean
  clienteNuovo: boolean
  daCompletare: string[]
  ordine: { pk: number; numeroCommessa: string; preventivoPk: number }
  preventivo: { stato: { stato: string } | null }
}
const create = (input: object, who = superuser) => mutateAs<Outcome>(who, 'createOrdineDaPreventivo', input, OUTCOME)

test('a quote becomes an order: lines, customer found, agent, notes; its state follows, each leads to the other', async () => {
  const agente = await makeAgente(app.db)
  const cliente = await makeCliente(app.db, { email: 'Anna@Example.it' })
  const p = await makePreventivo(app.db, {
    email: 'anna@example.it',
    agenteId: agente.id,
    note: 'Chiamare prima',
    serramenti: [{ quantita: 3, altezza: 1500, larghezza: 900 }, {}],
  })
  const preview = await queryAs<{ clienteNuovo: boolean; pezzi: number }>(
    superuser,
    `query { a: anteprimaOrdineDaPreventivo(preventivoPk: ${p.id}) { clienteNuovo pezzi } }`,
  )
  expect(preview).toEqual({ clienteNuovo: false, pezzi: 4 })
  const done = await create({ preventivoPk: p.id })
  expect(done).toMatchObject({ nuovo: true, clienteNuovo: false, ordine: { preventivoPk: p.id } })
  expect(done.preventivo.stato?.stato).toBe('Accettato')
  expect(done.daCompletare.join(' ')).toContain('Codice serramento')
  const ordine = await app.db.ordine.findUniqueOrThrow({
    where: { id: done.ordine.pk },
    include: { righe: { orderBy: { posizione: 'asc' } } },
  })
  expect(ordine).toMatchObject({ clienteId: cliente.id, agenteId: agente.id, senzaMisure: true, numeroSerramenti: 4 })
  expect(ordine.note).toContain('Chiamare prima')
  expect(ordine.righe).toMatchObject([{ numero: 3, altezza: 1500, larghezza: 900 }, { numero: 1 }])
})

test('lines have the leaves and the opening of the quote: counted and drawn so', async () => {
  const tipo = await makeTipoSerramento(app.db, { ante: 2 })
  const tilts = await app.db.tipoApertura.update({
    where: { id: tipo.aperture[1]?.id ?? 0 },
    data: { senso: 'ANTA_RIBALTA_DESTRA' },
  })
  const window = { tipoSerramentoId: tipo.id, altezza: 1400, larghezza: 1200 }
  const p = await makePreventivo(app.db, {
    serramenti: [
      { ...window, tipoAperturaId: tilts.id, quantita: 2 },
      { ...window, tipoAperturaId: tipo.aperture[0]?.id ?? 0 },
    ],
  })
  const { ordine } = await create({ preventivoPk: p.id })
  const read = await queryAs<{ righe: { ante: number; senso: string; tipoApertura: { pk: number } }[] }>(
    superuser,
    `query { o: ordine(pk: ${ordine.pk}) { righe { ante senso tipoApertura { pk } } } }`,
  )
  expect(read.righe).toEqual([
    { ante: 2, senso: 'ANTA_RIBALTA_DESTRA', tipoApertura: { pk: tilts.id } },
    { ante: 2, senso: 'SINISTRA', tipoApertura: { pk: tipo.aperture[0]?.id } },
  ])
  const righe = await readRigheToWork(app.db, [ordine.pk])
  expect(countToDo(righe, { tipo: 'ante' })).toBe(6)
  const stampato = await readPrintedOrdine(await superuser.contesto(), ordine.pk)
  if (!stampato) throw new Error('not seen')
  for (const by of ['cliente', 'officina'] as const) {
    const { text } = await ordineDocument(stampato, await readPaper(app.services, venditeSettings), by)
    const drawn = (direction: 'ANTA_RIBALTA_DESTRA' | 'SINISTRA') =>
      drawSerramento({ ...window, disegno: 'BATTENTE', ante: 2, senso: direction, quote: by === 'officina' })
    expect(text).toContain(drawn('ANTA_RIBALTA_DESTRA'))
    expect(text).toContain(drawn('SINISTRA'))
  }
  await superuser.graphql(
    `mutation ($input: UpdateOrdineInput!) { updateOrdine(input: $input) { errors { message } } }`,
    { input: { pk: ordine.pk, progetto: 'Villa' } },
  )
  expect(await app.db.rigaOrdine.count({ where: { ordineId: ordine.pk, tipoAperturaId: tilts.id } })).toBe(1)
  await expect(app.db.tipoApertura.delete({ where: { id: tilts.id } })).rejects.toThrow()
})

test('the number offered is the next of the house; that of the quote where numbers follow no pattern', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => makePreventivo(app.db)))
  const offered = (pk = 0) =>
    queryAs<{ numeroCommessa: string }>(
      superuser,
      `query { a: anteprimaOrdineDaPreventivo(preventivoPk: ${pk}) { numeroCommessa } }`,
    )
  const before = await app.db.ordine.findMany({ select: { id: true, numeroCommessa: true } })
  for (const { id } of before) await app.db.ordine.update({ where: { id }, data: { numeroCommessa: `senza ${id}x` } })
  expect(await offered(first?.id)).toEqual({ numeroCommessa: `P${first?.id}` })
  const year = dayOfInstant(new Date()).slice(2, 4)
  await makeOrdine(app.db, { numeroCommessa: `${year}/0240`, data: dateOfDay(dayOfInstant(new Date())) })
  expect(await offered(first?.id)).toEqual({ numeroCommessa: `${year}/0241` })
  const made = await Promise.all([first, second, third].map((one) => create({ preventivoPk: one?.id })))
  expect(made.map(({ ordine }) => ordine.numeroCommessa).sort()).toEqual(
    ['0241', '0242', '0243'].map((n) => `${year}/${n}`),
  )
})

test('asked twice and by two at once it is one order, and one new customer', async () => {
  const p = await makePreventivo(app.db)
  const outcomes = await Promise.all([
    create({ preventivoPk: p.id }),
    create({ preventivoPk: p.id }),
    create({ preventivoPk: p.id }),
  ])
  expect(new Set(outcomes.map(({ ordine }) => ordine.pk)).size).toBe(1)
  expect(outcomes.filter(({ nuovo }) => nuovo)).toMatchObject([{ clienteNuovo: true }])
  expect(await app.db.cliente.count({ where: { email: p.email } })).toBe(1)
})

test('refused: a number that is taken, a quote put aside, nobody but who adds orders; nothing is left', async () => {
  const [one, due] = [await makePreventivo(app.db), await makePreventivo(app.db)]
  const { ordine } = await create({ preventivoPk: one.id })
  const before = [await app.db.ordine.count(), await app.db.cliente.count()]
  const taken = await create({ preventivoPk: due.id, numeroCommessa: ordine.numeroCommessa })
  expect(taken.errors).toMatchObject([{ field: 'numeroCommessa' }])
  await app.db.preventivo.update({ where: { id: due.id }, data: { eliminato: true } })
  expect((await create({ preventivoPk: due.id })).errors).toMatchObject([{ code: 'CONFLICT' }])
  await expect(create({ preventivoPk: due.id }, await app.as('agente'))).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
  expect([await app.db.ordine.count(), await app.db.cliente.count()]).toEqual(before)
})

test('the confirmation of a quote has its PDF to be signed, is linked to its order, and is one', async () => {
  const p = await makePreventivo(app.db)
  const conferma = (input: object) =>
    mutateAs<{ conferma: { pk: number } }>(superuser, 'createConfermaDaPreventivo', input, 'conferma { pk }')
  const { ordine } = await create({ preventivoPk: p.id })
  const [one, other] = await Promise.all([conferma({ preventivoPk: p.id }), conferma({ ordinePk: ordine.pk })])
  expect(one.conferma.pk).toBe(other.conferma.pk)
  const read = await app.db.confermaOrdine.findUniqueOrThrow({ where: { id: one.conferma.pk } })
  expect(read).toMatchObject({
    nomeCliente: p.nomeCognome,
    emailCliente: p.email,
    ordineId: ordine.pk,
    numeroCommessa: ordine.numeroCommessa,
    preventivoDaFirmareNome: `preventivo-${p.id}.pdf`,
  })
})
