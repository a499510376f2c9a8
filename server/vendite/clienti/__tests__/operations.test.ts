import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine, nextNumber } from '#server-test/factories.ts'
import { INVALID_CHOICE } from '#shared/fields/fields.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

interface Payload {
  errors: { code: string; field: string | null; message: string }[]
  cliente?: { pk: number; versione: number; testoEmail: string }
}

async function write(name: string, input: object, who: Client = staff): Promise<Payload | undefined> {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const fields = name === 'deleteCliente' ? 'pk deletedId' : 'cliente { pk versione testoEmail }'
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await who.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[name]
}

const riga = (id: number) => app.db.cliente.findUnique({ where: { id } })
const history = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Cliente', oggettoPk }, orderBy: { campo: 'asc' } })

describe('createCliente', () => {
  test('adds one, with its history and its event; the rich text is cleaned', async () => {
    const outcome = await write('createCliente', {
      nome: '  Serramenti Perù srl ',
      codice: '',
      tipoCliente: 'RIVEN',
      testoEmail: '<p onclick="x()">Gentile <b>cliente</b><script>alert(1)</script></p>',
    })
    expect(outcome).toMatchObject({
      errors: [],
      cliente: { versione: 1, testoEmail: '<p>Gentile <b>cliente</b></p>' },
    })
    const pk = outcome?.cliente?.pk ?? 0
    expect(await riga(pk)).toMatchObject({
      nome: 'Serramenti Perù srl',
      codice: null,
      tipoCliente: 'RIVEN',
      testoEmail: '<p>Gentile <b>cliente</b></p>',
    })
    expect(await history(pk)).toMatchObject([{ azione: 'crea', dopo: 'Serramenti Perù srl', userId: staff.user?.id }])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'cliente',
      payload: { pk },
    })
  })

  test('several without a code, but no two with the same one, not even at the same moment', async () => {
    const codice = `DOPPIO ${nextNumber()}`
    const outcomes = await Promise.all([1, 2, 3].map(() => write('createCliente', { nome: 'Doppio', codice })))
    expect(outcomes.map((outcome) => outcome?.errors.map(({ field, message }) => [field, message])).sort()).toEqual([
      [],
      [['codice', 'Esiste già un cliente con questo codice.']],
      [['codice', 'Esiste già un cliente con questo codice.']],
    ])
    expect(await app.db.cliente.count({ where: { codice } })).toBe(1)
  })

  test('refuses what the rules refuse, all at once, and adds nothing', async () => {
    const before = await app.db.cliente.count()
    const outcome = await write('createCliente', { nome: ' ', email: 'x', agentePk: 999_999 })
    expect(outcome?.errors.map(({ field }) => field).sort()).toEqual(['agentePk', 'email', 'nome'])
    await expect(write('createCliente', { nome: 'Uno', tipoCliente: '<b>' })).rejects.toMatchObject({
      extensions: { errors: [{ field: 'tipoCliente', message: INVALID_CHOICE }] },
    })
    expect(await app.db.cliente.count()).toBe(before)
  })

  test.each(['agente', 'capoarea', 'operatore', 'operatore.capo', 'app', 'fornitore'] as const)(
    'refuses %s',
    async (who) => {
      const before = await app.db.cliente.count()
      await expect(write('createCliente', { nome: 'x' }, await app.as(who))).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
      expect(await app.db.cliente.count()).toBe(before)
    },
  )
})

describe('updateCliente', () => {
  test('changes the fields that are sent and writes each in the history; the others stay', async () => {
    const agente = await makeAgente(app.db)
    const { id: pk, codice } = await makeCliente(app.db, { citta: 'Bologna', note: 'a', agenteId: agente.id })
    const outcome = await write('updateCliente', { pk, versione: 1, citta: 'Imola', note: '', agentePk: null })
    expect(outcome).toMatchObject({ errors: [], cliente: { pk, versione: 2 } })
    expect(await riga(pk)).toMatchObject({ codice, citta: 'Imola', note: '', agenteId: null })
    expect(await history(pk)).toMatchObject([
      { azione: 'modifica', campo: 'agente', prima: String(agente.id), dopo: null },
      { campo: 'citta', prima: 'Bologna', dopo: 'Imola' },
      { campo: 'note', prima: 'a', dopo: '' },
    ])
  })

  test('nothing changed is nothing written', async () => {
    const { id: pk, nome } = await makeCliente(app.db)
    expect(await write('updateCliente', { pk, versione: 1, nome })).toMatchObject({ cliente: { versione: 1 } })
    expect(await history(pk)).toEqual([])
  })

  test('two who start from the same version: the second is told and overwrites nothing', async () => {
    const { id: pk } = await makeCliente(app.db)
    await write('updateCliente', { pk, versione: 1, citta: 'Imola' })
    await expect(write('updateCliente', { pk, versione: 1, citta: 'Lucca' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { citta: 'Imola' }, versione: 2 },
    })
    expect(await riga(pk)).toMatchObject({ citta: 'Imola', versione: 2 })
    expect(await write('updateCliente', { pk, citta: 'Lucca' })).toMatchObject({ errors: [] })
  })

  test('keeps its own code, refuses that of another and a missing name', async () => {
    const [one, due] = [await makeCliente(app.db), await makeCliente(app.db)]
    expect(await write('updateCliente', { pk: one.id, codice: one.codice, cap: '40100' })).toMatchObject({
      errors: [],
    })
    expect((await write('updateCliente', { pk: one.id, codice: due.codice }))?.errors).toMatchObject([
      { field: 'codice', message: 'Esiste già un cliente con questo codice.' },
    ])
    expect((await write('updateCliente', { pk: one.id, nome: null }))?.errors).toMatchObject([
      { field: 'nome', code: 'REQUIRED' },
    ])
    await expect(write('updateCliente', { pk: 999_999, nome: 'x' })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
  })
})

describe('deleteCliente', () => {
  test('removes one without orders, once', async () => {
    const { id: pk } = await makeCliente(app.db)
    expect(await write('deleteCliente', { pk })).toMatchObject({ pk, errors: [] })
    expect(await riga(pk)).toBeNull()
    await expect(write('deleteCliente', { pk })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('refuses one with orders and changes nothing', async () => {
    const { clienteId: pk } = await makeOrdine(app.db)
    expect((await write('deleteCliente', { pk }))?.errors).toEqual([
      {
        code: 'CONFLICT',
        field: null,
        message: 'Il cliente ha un ordine: può essere eliminato solo un cliente senza ordini.',
      },
    ])
    expect(await riga(pk)).not.toBeNull()
  })

  test('an order that arrives in the same moment: one of the two wins, nothing is left in the air', async () => {
    const { id: pk } = await makeCliente(app.db)
    const [eliminato, ordine] = await Promise.allSettled([
      write('deleteCliente', { pk }),
      makeOrdine(app.db, { clienteId: pk }),
    ])
    const done = eliminato.status === 'fulfilled' && eliminato.value?.errors.length === 0
    expect(done).toBe(ordine.status === 'rejected')
    expect(await app.db.ordine.count({ where: { clienteId: pk } })).toBe(done ? 0 : 1)
  })

  test('refuses agents, even on their own', async () => {
    const agente = await app.as('agente')
    const own = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id } })
    const { id: pk } = await makeCliente(app.db, { agenteId: own.id })
    await expect(write('deleteCliente', { pk }, agente)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    expect(await riga(pk)).not.toBeNull()
  })
})
