import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { NAME_TAKEN } from '#shared/arranged.ts'
import { DOCUMENTED_AREA_CONSEGNA } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Area {
  pk: number
  chiave: string
  nome: string
  inUso: boolean
}

const create = (input: object) =>
  mutateAs<{ areaConsegna: Area | null }>(
    superuser,
    'createAreaConsegna',
    input,
    'areaConsegna { pk chiave nome inUso }',
  )
const update = (input: object) =>
  mutateAs<{ areaConsegna: Area | null }>(
    superuser,
    'updateAreaConsegna',
    input,
    'areaConsegna { pk chiave nome inUso }',
  )
const remove = (pk: number) => mutateAs(superuser, 'deleteAreaConsegna', { pk }, 'deletedId')
const read = () => queryAs<Area[]>(superuser, '{ areeConsegna { pk chiave nome inUso } }')
const pkOf = async (chiave: string) => (await read()).find((one) => one.chiave === chiave)?.pk ?? 0

test('the product comes with two; another is added, called otherwise, arranged, removed', async () => {
  expect((await read()).map(({ chiave, nome, inUso }) => [chiave, nome, inUso])).toEqual([
    ['EST', 'EST', true],
    ['OVEST', 'OVEST', true],
  ])
  const { areaConsegna, errors } = await create({ nome: 'Bassa Valle' })
  expect(errors).toEqual([])
  expect(areaConsegna).toMatchObject({ chiave: 'BASSA_VALLE', nome: 'Bassa Valle', inUso: true })
  const pk = areaConsegna?.pk ?? 0
  // Its key stays: orders name it by that.
  expect((await update({ pk, nome: 'Valle' })).areaConsegna).toMatchObject({ chiave: 'BASSA_VALLE', nome: 'Valle' })
  const pks = (await read()).map((one) => one.pk).reverse()
  expect((await mutateAs(superuser, 'arrangeAreeConsegna', { pks }, 'pks')).errors).toEqual([])
  expect((await read()).map((one) => one.pk)).toEqual(pks)
  expect((await remove(pk)).errors).toEqual([])
  expect(await read()).toHaveLength(2)
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'AreaConsegna', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(history.map(({ azione }) => azione)).toEqual(['crea', 'modifica', 'ordina', 'elimina'])
})

test('refused by a rule, nothing changed', async () => {
  const before = await read()
  expect((await create({ nome: ' est' })).errors).toMatchObject([{ field: 'nome', message: NAME_TAKEN }])
  expect((await create({ nome: '' })).errors).toMatchObject([{ field: 'nome' }])
  expect((await remove(await pkOf('EST'))).errors).toMatchObject([{ message: DOCUMENTED_AREA_CONSEGNA }])
  expect(await read()).toEqual(before)
})

test('one that orders name is not removed and says which; retired, it is offered no more and stays where it is', async () => {
  const { areaConsegna } = await create({ nome: 'Nord' })
  const pk = areaConsegna?.pk ?? 0
  const ordine = await makeOrdine(app.db, { areaConsegna: 'NORD', numeroCommessa: '26/0077' })
  expect((await remove(pk)).errors).toMatchObject([
    { message: 'È in uso in 1 ordine (26/0077): non si può eliminare.' },
  ])
  expect((await update({ pk, nome: 'Nord Est', inUso: false })).errors).toEqual([])
  const { areeConsegna } = await queryAs<{ areeConsegna: string[] }>(superuser, '{ dominioOrdini { areeConsegna } }')
  expect(areeConsegna).not.toContain('NORD')
  // Another field of the order is changed: the area is still its own.
  const { errors } = await mutateAs(superuser, 'updateOrdine', { pk: ordine.id, note: 'Citofono 3' })
  expect(errors).toEqual([])
  const stored = await queryAs(superuser, `{ ordine(pk: ${ordine.id}) { note areaConsegna nomeAreaConsegna } }`)
  expect(stored).toEqual({ note: 'Citofono 3', areaConsegna: 'NORD', nomeAreaConsegna: 'Nord Est' })
  // The history of an order says the names.
  await mutateAs(superuser, 'updateOrdine', { pk: ordine.id, areaConsegna: 'EST' })
  const where = { oggetto: 'Ordine', oggettoPk: ordine.id, campo: 'areaConsegna' }
  expect(await app.db.auditLog.findFirst({ where })).toMatchObject({ prima: 'Nord Est', dopo: 'EST' })
  expect((await remove(pk)).errors).toEqual([])
})

test('an order for an area that there is none of is refused beside the field', async () => {
  const { id: pk } = await makeOrdine(app.db)
  expect((await mutateAs(superuser, 'updateOrdine', { pk, areaConsegna: 'SUD' })).errors).toMatchObject([
    { field: 'areaConsegna', message: '"SUD" non è una scelta valida.' },
  ])
  expect((await mutateAs(superuser, 'updateOrdine', { pk, areaConsegna: 'OVEST' })).errors).toEqual([])
  expect(await app.db.ordine.findUnique({ where: { id: pk } })).toMatchObject({ areaConsegna: 'OVEST' })
})

test('who does not administer settings reads them and changes nothing', async () => {
  const operatore = await app.as('operatore')
  const seen = await queryAs<object[]>(operatore, '{ areeConsegna { chiave usi } }')
  expect(seen).toContainEqual({ chiave: 'EST', usi: null })
  await expect(mutateAs(operatore, 'createAreaConsegna', { nome: 'Nord' })).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})
