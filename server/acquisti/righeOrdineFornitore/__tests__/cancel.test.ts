import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

async function scena() {
  const { id: ordineId } = await makeOrdine(app.db)
  const { id: fornitoreId } = await makeFornitore(app.db, { tipologia: 'vetro', isDefault: false })
  const direction = await makeOrdineFornitore(app.db, { ordineId, fornitoreId, tipologia: 'vetro' })
  const righe = [
    await makeRigaFornitore(app.db, { ordineId, fornitoreId, extraFields: { Colore: 'Bronzo' } }),
    await makeRigaFornitore(app.db, { ordineId, fornitoreId, extraFields: { Colore: 'Bronzo' } }),
  ]
  return { ordineId, fornitoreId, verso: direction.id, pks: righe.map(({ id }) => id) }
}
type Scena = Awaited<ReturnType<typeof scena>>

/** Rows and supplier orders of an order, without the versions. */
async function foto({ ordineId }: Scena) {
  const righe = await app.db.rigaOrdineFornitore.findMany({ where: { ordineId }, orderBy: { id: 'asc' } })
  const ordini = await app.db.ordineFornitore.findMany({
    where: { ordineId },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return { righe: righe.map(({ versione: _versione, aggiornatoIl: _aggiornatoIl, ...riga }) => riga), ordini }
}

const perform = (name: string, input: object) => mutateAs<{ modifica: number }>(superuser, name, input, 'modifica')
const cancel = (pk: number, who = superuser) => mutateAs(who, 'undoModificaRighe', { pk }, 'righe { pk }')
const inside = ({ verso, pks }: Scena) =>
  app.db.rigaOrdineFornitore.updateMany({ where: { id: { in: pks } }, data: { ordineFornitoreId: verso } })

const actions: [
  string,
  (s: Scena) => Promise<unknown>,
  (s: Scena) => Promise<{ modifica: number; errors: unknown[] }>,
][] = [
  ['split', async () => {}, ({ pks }) => perform('splitRigaOrdineFornitore', { pk: pks[0], quantita: [4, 6] })],
  ['merge', async () => {}, ({ pks }) => perform('mergeRigheOrdineFornitore', { pks })],
  ['reset', inside, ({ pks }) => perform('resetRigheOrdineFornitore', { pks })],
  ['move', async () => {}, ({ pks, verso }) => perform('moveRigheOrdineFornitore', { pks, ordineFornitorePk: verso })],
  ['delete', inside, ({ pks }) => perform('deleteRigheOrdineFornitore', { pks })],
  ['delete one', async () => {}, ({ pks }) => perform('deleteRigaOrdineFornitore', { pk: pks[1] })],
  ['generate', async () => {}, ({ pks }) => perform('generateOrdiniFornitore', { rigaPks: pks })],
]

describe.each(actions)('%s', (_name, prepare, action) => {
  async function done() {
    const own = await scena()
    await prepare(own)
    const before = await foto(own)
    const { modifica, errors } = await action(own)
    expect(errors).toEqual([])
    expect(await foto(own)).not.toEqual(before)
    return { sua: own, prima: before, modifica }
  }

  test('taken back, all is as it was; a second time it is refused', async () => {
    const { sua, prima, modifica } = await done()
    expect((await cancel(modifica)).errors).toEqual([])
    expect(await foto(sua)).toEqual(prima)
    expect((await cancel(modifica)).errors).toMatchObject([{ message: 'È già stato annullato.' }])
    expect(await foto(sua)).toEqual(prima)
  })

  test('once a row has changed it is refused, and nothing of it is taken back', async () => {
    const { sua, modifica } = await done()
    const [riga] = await app.db.rigaOrdineFornitore.findMany({
      where: { ordineId: sua.ordineId },
      orderBy: { versione: 'desc' },
    })
    const toccata = riga && sua.pks.includes(riga.id) && riga.versione > 1
    if (toccata)
      await app.db.rigaOrdineFornitore.update({ where: { id: riga.id }, data: { versione: { increment: 1 } } })
    // Of rows that are gone, what they were in is.
    else await app.db.fornitore.update({ where: { id: sua.fornitoreId }, data: { tipologia: 'legno' } })
    const after = await foto(sua)
    const [error] = (await cancel(modifica)).errors
    expect(error).toMatchObject({ code: 'CONFLICT', message: 'Le righe sono cambiate nel frattempo.' })
    expect(await foto(sua)).toEqual(after)
  })
})

describe('refused', () => {
  test('when the supplier has been told meanwhile', async () => {
    const own = await scena()
    const { modifica } = await perform('moveRigheOrdineFornitore', { pks: own.pks, ordineFornitorePk: own.verso })
    await app.db.ordineFornitore.update({
      where: { id: own.verso },
      data: { emailSentAt: new Date(Date.now() + 1000) },
    })
    const after = await foto(own)
    expect((await cancel(modifica)).errors).toMatchObject([
      { message: `L’ordine n. ${own.verso} è stato inviato al fornitore nel frattempo.` },
    ])
    expect(await foto(own)).toEqual(after)
  })

  test('when a generated supplier order has got something else', async () => {
    const own = await scena()
    const { modifica } = await perform('generateOrdiniFornitore', { rigaPks: own.pks })
    const done = await app.db.ordineFornitore.findFirstOrThrow({
      where: { ordineId: own.ordineId },
      orderBy: { id: 'desc' },
    })
    await makeRigaFornitore(app.db, {
      ordineId: own.ordineId,
      fornitoreId: own.fornitoreId,
      ordineFornitoreId: done.id,
    })
    const after = await foto(own)
    expect((await cancel(modifica)).errors).toMatchObject([{ message: 'Le righe sono cambiate nel frattempo.' }])
    expect(await foto(own)).toEqual(after)
  })

  test('when it is somebody else’s', async () => {
    const own = await scena()
    const { modifica } = await perform('deleteRigheOrdineFornitore', { pks: own.pks })
    const other = await app.as(
      await app.db.user.create({ data: { username: 'altro', passwordHash: '!', isSuperuser: true } }),
    )
    const { errors } = await other.graphql(
      `mutation { undoModificaRighe(input: { pk: ${modifica} }) { righe { pk } } }`,
    )
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
