import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makePersona } from '#server-test/personaleFactories.ts'
import { NAME_TAKEN } from '#shared/arranged.ts'
import { DOCUMENTED_REPARTO } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Read {
  pk: number
  chiave: string
  nome: string
  capacita: string
}

const FIELDS = 'reparto { pk chiave nome capacita }'
const create = (input: object) => mutateAs<{ reparto: Read | null }>(superuser, 'createReparto', input, FIELDS)
const update = (input: object) => mutateAs<{ reparto: Read | null }>(superuser, 'updateReparto', input, FIELDS)
const remove = (pk: number) => mutateAs(superuser, 'deleteReparto', { pk }, 'deletedId')
const read = () => queryAs<Read[]>(superuser, '{ reparti { pk chiave nome capacita } }')
const findReparto = async (chiave: string) => (await read()).find((one) => one.chiave === chiave)

test('the product comes with three; another is added, called otherwise, arranged, removed', async () => {
  expect((await read()).map(({ chiave, capacita }) => [chiave, capacita])).toEqual([
    ['ufficio', 'NESSUNA'],
    ['macchine', 'PERSONE'],
    ['banchi', 'PERSONE'],
  ])
  const { reparto, errors } = await create({ nome: 'Posa', capacita: 'PERSONE', minutiPezzo: 45 })
  expect(errors).toEqual([])
  expect(reparto).toMatchObject({ chiave: 'posa', nome: 'Posa' })
  const pk = reparto?.pk ?? 0
  // Its key stays: people and bookings name it by that.
  expect((await update({ pk, nome: 'Installazione' })).reparto).toMatchObject({ chiave: 'posa', nome: 'Installazione' })
  const pks = (await read()).map((one) => one.pk).reverse()
  expect((await mutateAs(superuser, 'arrangeReparti', { pks }, 'pks')).errors).toEqual([])
  expect((await read()).map((one) => one.pk)).toEqual(pks)
  expect((await remove(pk)).errors).toEqual([])
  expect(await findReparto('posa')).toBeUndefined()
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'Reparto', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(history.map(({ azione }) => azione)).toEqual(['crea', 'modifica', 'ordina', 'elimina'])
})

test('refused by a rule, nothing changed', async () => {
  const before = await read()
  expect((await create({ nome: 'macchine ', capacita: 'PERSONE' })).errors).toMatchObject([{ message: NAME_TAKEN }])
  expect((await create({ nome: 'Forno', capacita: 'MINUTI' })).errors).toMatchObject([{ field: 'minutiGiorno' }])
  const macchine = before.find(({ chiave }) => chiave === 'macchine')?.pk ?? 0
  expect((await remove(macchine)).errors).toMatchObject([{ message: DOCUMENTED_REPARTO }])
  // Its phase would have no minutes any more.
  expect((await update({ pk: macchine, capacita: 'NESSUNA' })).errors).toMatchObject([
    { field: 'capacita', message: 'Ci si lavora in macchine: cambia prima il reparto della fase.' },
  ])
  expect(await read()).toEqual(before)
})

test('one that people work in and phases name is not removed: it says who', async () => {
  const { reparto } = await create({ nome: 'Carico', capacita: 'MINUTI', minutiGiorno: 240 })
  const pk = reparto?.pk ?? 0
  const persona = await makePersona(app.db, { nome: 'Ada Rossi', reparto: 'carico' })
  await app.db.fase.create({
    data: { nome: 'carico', unit: 'MINUTES', withFornitore: false, infiniteCapacity: false, reparto: 'carico' },
  })
  expect((await remove(pk)).errors).toMatchObject([
    { message: 'È in uso in 1 persona (Ada Rossi) e 1 fase (carico): non si può eliminare.' },
  ])
  await app.db.fase.delete({ where: { nome: 'carico' } })
  await app.db.persona.delete({ where: { id: persona.id } })
  expect((await remove(pk)).errors).toEqual([])
})

test('a person, a phase, a tablet of a department that there is none of are refused', async () => {
  const persona = { nome: 'Ugo', reparto: 'forno', dataInizio: '2026-01-01' }
  expect((await mutateAs(superuser, 'createPersona', persona)).errors).toMatchObject([
    { field: 'reparto', message: '"forno" non è una scelta valida.' },
  ])
  const fase = {
    nome: 'forno',
    unit: 'MINUTES',
    withFornitore: false,
    infiniteCapacity: false,
    reparto: 'forno',
    soloConTelai: false,
    dependencies: [],
  }
  expect((await mutateAs(superuser, 'createFase', fase)).errors).toMatchObject([{ field: 'reparto' }])
  const tablet = { nome: 'Forno', reparti: ['forno'], minutiInattivita: 2 }
  expect((await mutateAs(superuser, 'createTablet', tablet)).errors).toMatchObject([
    { field: 'reparti', message: '"forno" non è una scelta valida.' },
  ])
})

test('who does not administer settings reads them and changes nothing', async () => {
  const operatore = await app.as('operatore')
  const seen = await queryAs<{ chiave: string; usi: number | null }[]>(operatore, '{ reparti { chiave usi } }')
  expect(seen).toContainEqual({ chiave: 'macchine', usi: null })
  const input = { nome: 'Posa', capacita: 'PERSONE' }
  await expect(mutateAs(operatore, 'createReparto', input)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
