import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { fornitoreSchema } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Payload {
  errors: { code: string; field: string | null; message: string }[]
  ordiniFornitore?: readonly { pk: number }[]
}

async function write(name: string, input: object): Promise<Payload | undefined> {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { errors { code field message } } }`
  const { data, errors } = await superuser.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[name]
}

const other = (tipologia: string, tempo = 5, isDefault = false) => ({ tipologia, tempo, isDefault })
const saved = async (id: number) => (await app.db.fornitore.findUniqueOrThrow({ where: { id } })).altriMateriali
const change = (pk: number, fields: object) => write('updateFornitore', { pk, versione: 1, ...fields })

test('the same material twice, or the first again, is said beside it', async () => {
  const data = { nome: 'A', tipologia: 'legno', tempo: 1 }
  await expect(fornitoreSchema.validate({ ...data, altriMateriali: [other('vetro'), other('vetro')] })).rejects.toThrow(
    'Questo materiale c’è già.',
  )
  const outcome = await write('createFornitore', { ...data, altriMateriali: [other('vetro'), other('legno')] })
  expect(outcome?.errors).toMatchObject([{ field: 'altriMateriali[1].tipologia' }])
})

test('what is no material is refused, and a lead time that is none', async () => {
  const data = { nome: 'Senza', tipologia: 'legno', tempo: 1 }
  const unknown = await write('createFornitore', { ...data, altriMateriali: [other('carta')] })
  expect(unknown?.errors).toMatchObject([{ field: 'altriMateriali[0].tipologia' }])
  const negative = await write('createFornitore', { ...data, altriMateriali: [other('vetro', -1)] })
  expect(negative?.errors).toMatchObject([{ field: 'altriMateriali[0].tempo' }])
  expect(await app.db.fornitore.count({ where: { nome: 'Senza' } })).toBe(0)
})

describe('of a material beside the first', () => {
  test('things are ordered, of others not', async () => {
    const { id } = await makeFornitore(app.db, { altriMateriali: [other('vetro')] })
    const { id: ordinePk } = await makeOrdine(app.db)
    const ask = (tipologia: string) => write('createOrdineFornitore', { ordinePk, tipologia, fornitorePk: id })
    expect((await ask('vetro'))?.errors).toEqual([])
    expect((await ask('telai'))?.errors).toMatchObject([{ field: 'fornitorePk' }])
    const row = { ordinePk, tipologia: 'vetro', fornitorePk: id, quantita: 1 }
    expect((await write('createRigaOrdineFornitore', row))?.errors).toEqual([])
  })

  test('one is the default: whoever was is no longer, wherever it stood', async () => {
    const first = await makeFornitore(app.db, { tipologia: 'verniciatura', isDefault: true })
    const second = await makeFornitore(app.db, { tipologia: 'telai' })
    await change(second.id, { altriMateriali: [other('verniciatura', 3, true)] })
    expect(await app.db.fornitore.findUnique({ where: { id: first.id } })).toMatchObject({
      isDefault: false,
      versione: 2,
    })
    const third = await makeFornitore(app.db, { tipologia: 'legno' })
    await change(third.id, { altriMateriali: [other('verniciatura', 4, true)] })
    expect(await saved(second.id)).toEqual([other('verniciatura', 3)])
    const { id: ordinePk } = await makeOrdine(app.db)
    const waiting = { ordineId: ordinePk, tipologia: 'verniciatura', quantita: 1 }
    const riga = await app.db.rigaOrdineFornitore.create({ data: waiting })
    expect((await write('generateOrdiniFornitore', { rigaPks: [riga.id] }))?.errors).toEqual([])
    expect(await app.db.ordineFornitore.findFirst({ where: { ordineId: ordinePk } })).toMatchObject({
      fornitoreId: third.id,
    })
  })

  test('the database has no two defaults, and no material that there is not', async () => {
    await makeFornitore(app.db, { tipologia: 'vetro', isDefault: true })
    const twice = makeFornitore(app.db, { altriMateriali: [other('vetro', 3, true)] })
    await expect(twice).rejects.toThrow()
    await expect(makeFornitore(app.db, { altriMateriali: [other('carta')] })).rejects.toThrow()
  })

  test('it stays once something is ordered; the two may change places', async () => {
    const { id } = await makeFornitore(app.db, { altriMateriali: [other('vetro', 9), other('telai')] })
    await makeOrdineFornitore(app.db, { fornitoreId: id, tipologia: 'vetro' })
    const outcome = await change(id, { altriMateriali: [other('telai')] })
    expect(outcome?.errors).toMatchObject([{ code: 'CONFLICT', field: 'altriMateriali' }])
    expect(await saved(id)).toEqual([other('vetro', 9), other('telai')])
    expect((await change(id, { altriMateriali: [other('vetro', 9)] }))?.errors).toEqual([])
    const swapped = { pk: id, versione: 2, tipologia: 'vetro', altriMateriali: [other('legno', 5)] }
    expect((await write('updateFornitore', swapped))?.errors).toEqual([])
  })

  test('its name follows that of the material, which stays while it is supplied', async () => {
    const { nome } = await app.db.materiale.create({ data: { nome: 'maniglie' } })
    const { id } = await makeFornitore(app.db, { altriMateriali: [other('telai', 2), other(nome, 3)] })
    const gone = await write('deleteMateriale', { materiale: nome })
    expect(gone?.errors[0]?.message).toMatch('1 fornitore')
    await write('updateMateriale', { materiale: nome, versione: 1, nome: 'maniglioni' })
    expect(await saved(id)).toEqual([other('telai', 2), other('maniglioni', 3)])
    await expect(app.db.materiale.delete({ where: { nome: 'maniglioni' } })).rejects.toThrow()
  })

  test('it is found by the filter', async () => {
    const { id, nome } = await makeFornitore(app.db, { altriMateriali: [other('telai', 2)] })
    const document = `query ($t: String!) { fornitori(filtro: { tipologia: $t, search: "${nome}" }) { nodes { pk } } }`
    for (const [t, found] of [
      ['telai', [{ pk: id }]],
      ['legno', [{ pk: id }]],
      ['vetro', []],
    ] as const) {
      expect((await superuser.graphql(document, { t })).data).toEqual({ fornitori: { nodes: found } })
    }
  })
})
