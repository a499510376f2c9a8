import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { DOCUMENTED_MAGAZZINO } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Store {
  pk: number
  chiave: string
  nome: string
  inUso: boolean
}

const FIELDS = 'magazzino { pk chiave nome inUso }'
const create = (input: object) => mutateAs<{ magazzino: Store | null }>(superuser, 'createMagazzino', input, FIELDS)
const update = (input: object) => mutateAs<{ magazzino: Store | null }>(superuser, 'updateMagazzino', input, FIELDS)
const remove = (pk: number) => mutateAs(superuser, 'deleteMagazzino', { pk }, 'deletedId')
const read = () => queryAs<Store[]>(superuser, '{ magazzini { pk chiave nome inUso } }')

test('the product comes with two, which are called otherwise and offered no more, but stay', async () => {
  const [qr, renis] = await read()
  expect([qr, renis]).toMatchObject([
    { chiave: 'QR', nome: 'QR', inUso: true },
    { chiave: 'RENIS', nome: 'RENIS', inUso: true },
  ])
  const { magazzino, errors } = await update({ pk: renis?.pk, nome: 'Capannone 2', inUso: false })
  expect(errors).toEqual([])
  expect(magazzino).toMatchObject({ chiave: 'RENIS', nome: 'Capannone 2', inUso: false })
  expect((await remove(renis?.pk ?? 0)).errors).toMatchObject([{ message: DOCUMENTED_MAGAZZINO }])
  expect(await read()).toHaveLength(2)
})

test('one that supplier orders name is not removed, and says of which orders; their history says its name', async () => {
  const { magazzino } = await create({ nome: 'Deposito esterno' })
  expect(magazzino).toMatchObject({ chiave: 'DEPOSITO_ESTERNO' })
  const pk = magazzino?.pk ?? 0
  const { id, ordineId } = await makeOrdineFornitore(app.db)
  const written = await mutateAs(superuser, 'updateOrdineFornitore', { pk: id, magazzino: 'DEPOSITO_ESTERNO' })
  expect(written.errors).toEqual([])
  const where = { oggetto: 'OrdineFornitore', oggettoPk: id, campo: 'magazzino' }
  expect(await app.db.auditLog.findFirst({ where })).toMatchObject({ prima: null, dopo: 'Deposito esterno' })
  const { numeroCommessa } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordineId } })
  expect((await remove(pk)).errors).toMatchObject([
    { message: `È in uso in 1 ordine fornitore (${numeroCommessa}): non si può eliminare.` },
  ])
  const ask = `{ ordineFornitore(pk: ${id}) { magazzino nomeMagazzino } }`
  expect(await queryAs(superuser, ask)).toEqual({ magazzino: 'DEPOSITO_ESTERNO', nomeMagazzino: 'Deposito esterno' })
  await mutateAs(superuser, 'updateOrdineFornitore', { pk: id, magazzino: null })
  expect((await remove(pk)).errors).toEqual([])
})

test('a supplier order for a store that there is none of is refused beside the field', async () => {
  const { id: pk } = await makeOrdineFornitore(app.db)
  expect((await mutateAs(superuser, 'updateOrdineFornitore', { pk, magazzino: 'ALTRO' })).errors).toMatchObject([
    { field: 'magazzino', message: '"ALTRO" non è una scelta valida.' },
  ])
  expect(await app.db.ordineFornitore.findUnique({ where: { id: pk } })).toMatchObject({ magazzino: null })
})

test('who does not administer settings reads them and changes nothing', async () => {
  const operatore = await app.as('operatore')
  expect(await queryAs<object[]>(operatore, '{ magazzini { chiave usi } }')).toContainEqual({ chiave: 'QR', usi: null })
  await expect(mutateAs(operatore, 'createMagazzino', { nome: 'Nord' })).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})
