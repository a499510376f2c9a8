import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine, makeVoceCheckList } from '#server-test/ordini/factories.ts'
import { makeAssenza, makeOrdineFornitore, makePersona, makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let capo: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  capo = await app.as('operatore.capo')
})
afterAll(() => app.close())

const undo = (operazione: string, pk: number, who = superuser) =>
  mutateAs<{ restoredPk: number | null }>(who, 'undoEliminazione', { operazione, pk }, 'restoredPk')

/** Deletes as a page does. */
async function remove(operazione: string, pk: number) {
  expect((await mutateAs(superuser, operazione, { pk })).errors).toEqual([])
}

const messages = (errors: readonly { message: string }[]) => errors.map(({ message }) => message)

test('an object comes back with what went along, once, and the history says so', async () => {
  const { id: pk } = await makePersona(app.db, { nome: 'Ada Neri' })
  const absence = await makeAssenza(app.db, '2026-03-02', '2026-03-04', { personaId: pk })
  const before = await app.db.persona.findUniqueOrThrow({ where: { id: pk } })
  await remove('deletePersona', pk)
  expect(await undo('deletePersona', pk)).toEqual({ restoredPk: pk, errors: [] })
  const after = await app.db.persona.findUniqueOrThrow({ where: { id: pk } })
  expect(after).toEqual({ ...before, aggiornatoIl: after.aggiornatoIl })
  expect(await app.db.assenza.findUnique({ where: { id: absence.id } })).toMatchObject({ personaId: pk })
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'Persona', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(history.map(({ azione, dopo }) => [azione, dopo])).toEqual([
    ['elimina', null],
    ['ripristina', 'Ada Neri'],
  ])
  const again = await undo('deletePersona', pk)
  expect(messages(again.errors)).toEqual(['Non si può annullare: è già stato fatto, o è passato troppo tempo.'])
})

test('it is of who has done it, with the permission that the deletion wants', async () => {
  const { id: pk } = await makePersona(app.db)
  await remove('deletePersona', pk)
  await expect(undo('deletePersona', pk, capo)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  // Somebody else's.
  await app.db.eliminazioneAnnullabile.updateMany({ where: { oggettoPk: pk }, data: { userId: 2_000_000_000 } })
  expect((await undo('deletePersona', pk)).errors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await app.db.persona.count({ where: { id: pk } })).toBe(0)
})

test('a name that another has taken since is said, and nothing has changed', async () => {
  const { id: pk } = await makeVoceCheckList(app.db, 'Guarnizioni')
  await remove('deleteVoceCheckList', pk)
  const other = await makeVoceCheckList(app.db, 'guarnizioni')
  const { errors } = await undo('deleteVoceCheckList', pk)
  expect(errors[0]?.message).toMatch(/^Non si può annullare: /)
  expect(await app.db.voceCheckList.count({ where: { id: pk } })).toBe(0)
  // It can still be done when the other is gone.
  await app.db.voceCheckList.delete({ where: { id: other.id } })
  expect((await undo('deleteVoceCheckList', pk)).errors).toEqual([])
})

test('what the database alone knows is said in words too', async () => {
  const { id: personaId } = await makePersona(app.db)
  const { id: pk } = await makeAssenza(app.db, '2026-05-04', '2026-05-05', { personaId })
  await remove('deleteAssenza', pk)
  await remove('deletePersona', personaId)
  const { errors } = await undo('deleteAssenza', pk)
  expect(errors[0]?.message).toMatch(/^Non si può annullare: /)
  expect(await app.db.assenza.count({ where: { id: pk } })).toBe(0)
})

test('an order comes back with its lines and supplier orders, without its place in the plan', async () => {
  const { id: pk } = await makeFullOrdine(app.db)
  const fornitura = await makeOrdineFornitore(app.db, { ordineId: pk, tipologia: 'vetro' })
  const riga = await makeRigaFornitore(app.db, { ordineId: pk, ordineFornitoreId: fornitura.id })
  const lines = await app.db.rigaOrdine.findMany({ where: { ordineId: pk }, orderBy: { id: 'asc' } })
  await remove('deleteOrdine', pk)
  expect((await undo('deleteOrdine', pk)).errors).toEqual([])
  const after = await app.db.rigaOrdine.findMany({ where: { ordineId: pk }, orderBy: { id: 'asc' } })
  expect(after.map(({ id, larghezza, netto }) => ({ id, larghezza, netto }))).toEqual(
    lines.map(({ id, larghezza, netto }) => ({ id, larghezza, netto })),
  )
  expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: riga.id } })).toMatchObject({
    ordineFornitoreId: fornitura.id,
  })
  expect(await app.db.schedulazioneOrdine.count({ where: { ordineId: pk } })).toBe(0)
  expect(await app.db.ordine.findUniqueOrThrow({ where: { id: pk } })).toMatchObject({ fineSchedulazione: null })
})

test('an order whose number was given to another stays away', async () => {
  const { id: pk, numeroCommessa } = await makeFullOrdine(app.db)
  await remove('deleteOrdine', pk)
  await makeFullOrdine(app.db, { numeroCommessa })
  expect(messages((await undo('deleteOrdine', pk)).errors)).toEqual([
    'Non si può annullare: nel frattempo il suo posto è stato preso da un altro.',
  ])
})

test('rows that had only forgotten a supplier order are in it again', async () => {
  const { id: ordineId } = await makeFullOrdine(app.db)
  const { id: pk } = await makeOrdineFornitore(app.db, { ordineId, tipologia: 'vetro' })
  const riga = await makeRigaFornitore(app.db, { ordineId, ordineFornitoreId: pk })
  await remove('deleteOrdineFornitore', pk)
  expect((await app.db.rigaOrdineFornitore.findUniqueOrThrow({ where: { id: riga.id } })).ordineFornitoreId).toBeNull()
  expect((await undo('deleteOrdineFornitore', pk)).errors).toEqual([])
  expect((await app.db.rigaOrdineFornitore.findUniqueOrThrow({ where: { id: riga.id } })).ordineFornitoreId).toBe(pk)
})

test('what cannot be taken back is refused beside its name', async () => {
  expect((await undo('deleteUser', 1)).errors).toEqual([
    { code: 'INVALID', field: 'operazione', message: 'Questa eliminazione non si può annullare.' },
  ])
})
