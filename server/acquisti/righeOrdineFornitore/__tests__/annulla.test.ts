import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { mutateAs } from '../../../test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '../../../test/personaleFactories.ts'

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
  const verso = await makeOrdineFornitore(app.db, { ordineId, fornitoreId, tipologia: 'vetro' })
  const righe = [
    await makeRigaFornitore(app.db, { ordineId, fornitoreId, extraFields: { Colore: 'Bronzo' } }),
    await makeRigaFornitore(app.db, { ordineId, fornitoreId, extraFields: { Colore: 'Bronzo' } }),
  ]
  return { ordineId, fornitoreId, verso: verso.id, pks: righe.map(({ id }) => id) }
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
  return { righe: righe.map(({ versione: _versione, ...riga }) => riga), ordini }
}

const fai = (nome: string, input: object) => mutateAs<{ modifica: number }>(superuser, nome, input, 'modifica')
const annulla = (pk: number, chi = superuser) => mutateAs(chi, 'annullaModificaRighe', { pk }, 'righe { pk }')
const dentro = ({ verso, pks }: Scena) =>
  app.db.rigaOrdineFornitore.updateMany({ where: { id: { in: pks } }, data: { ordineFornitoreId: verso } })

const azioni: [
  string,
  (s: Scena) => Promise<unknown>,
  (s: Scena) => Promise<{ modifica: number; errors: unknown[] }>,
][] = [
  ['split', async () => {}, ({ pks }) => fai('splitRigaOrdineFornitore', { pk: pks[0], quantita: [4, 6] })],
  ['merge', async () => {}, ({ pks }) => fai('mergeRigheOrdineFornitore', { righe: pks })],
  ['reset', dentro, ({ pks }) => fai('resetRigheOrdineFornitore', { righe: pks })],
  [
    'move',
    async () => {},
    ({ pks, verso }) => fai('spostaRigheOrdineFornitore', { righe: pks, ordineFornitore: verso }),
  ],
  ['delete', dentro, ({ pks }) => fai('deleteRigheOrdineFornitore', { righe: pks })],
  ['delete one', async () => {}, ({ pks }) => fai('deleteRigaOrdineFornitore', { pk: pks[1] })],
  ['generate', async () => {}, ({ pks }) => fai('generaOrdiniFornitore', { righe: pks })],
]

describe.each(azioni)('%s', (_nome, prepara, azione) => {
  async function fatta() {
    const sua = await scena()
    await prepara(sua)
    const prima = await foto(sua)
    const { modifica, errors } = await azione(sua)
    expect(errors).toEqual([])
    expect(await foto(sua)).not.toEqual(prima)
    return { sua, prima, modifica }
  }

  test('taken back, all is as it was; a second time it is refused', async () => {
    const { sua, prima, modifica } = await fatta()
    expect((await annulla(modifica)).errors).toEqual([])
    expect(await foto(sua)).toEqual(prima)
    expect((await annulla(modifica)).errors).toMatchObject([{ message: 'È già stato annullato.' }])
    expect(await foto(sua)).toEqual(prima)
  })

  test('once a row has changed it is refused, and nothing of it is taken back', async () => {
    const { sua, modifica } = await fatta()
    const [riga] = await app.db.rigaOrdineFornitore.findMany({
      where: { ordineId: sua.ordineId },
      orderBy: { versione: 'desc' },
    })
    const toccata = riga && sua.pks.includes(riga.id) && riga.versione > 1
    if (toccata)
      await app.db.rigaOrdineFornitore.update({ where: { id: riga.id }, data: { versione: { increment: 1 } } })
    // Of rows that are gone, what they were in is.
    else await app.db.fornitore.update({ where: { id: sua.fornitoreId }, data: { tipologia: 'legno' } })
    const dopo = await foto(sua)
    const [errore] = (await annulla(modifica)).errors
    expect(errore).toMatchObject({ code: 'CONFLICT', message: 'Le righe sono cambiate nel frattempo.' })
    expect(await foto(sua)).toEqual(dopo)
  })
})

describe('refused', () => {
  test('when the supplier has been told meanwhile', async () => {
    const sua = await scena()
    const { modifica } = await fai('spostaRigheOrdineFornitore', { righe: sua.pks, ordineFornitore: sua.verso })
    await app.db.ordineFornitore.update({ where: { id: sua.verso }, data: { emailSentAt: new Date() } })
    const dopo = await foto(sua)
    expect((await annulla(modifica)).errors).toMatchObject([
      { message: `L’ordine n. ${sua.verso} è stato inviato al fornitore nel frattempo.` },
    ])
    expect(await foto(sua)).toEqual(dopo)
  })

  test('when a generated supplier order has got something else', async () => {
    const sua = await scena()
    const { modifica } = await fai('generaOrdiniFornitore', { righe: sua.pks })
    const fatto = await app.db.ordineFornitore.findFirstOrThrow({
      where: { ordineId: sua.ordineId },
      orderBy: { id: 'desc' },
    })
    await makeRigaFornitore(app.db, {
      ordineId: sua.ordineId,
      fornitoreId: sua.fornitoreId,
      ordineFornitoreId: fatto.id,
    })
    const dopo = await foto(sua)
    expect((await annulla(modifica)).errors).toMatchObject([{ message: 'Le righe sono cambiate nel frattempo.' }])
    expect(await foto(sua)).toEqual(dopo)
  })

  test('when it is somebody else’s', async () => {
    const sua = await scena()
    const { modifica } = await fai('deleteRigheOrdineFornitore', { righe: sua.pks })
    const altro = await app.as(
      await app.db.user.create({ data: { username: 'altro', passwordHash: '!', isSuperuser: true } }),
    )
    const { errors } = await altro.graphql(
      `mutation { annullaModificaRighe(input: { pk: ${modifica} }) { righe { pk } } }`,
    )
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
