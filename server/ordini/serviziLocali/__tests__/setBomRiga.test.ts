import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'
import { BOM_CHANGED, readRigheBom, writeRigheBom } from '../rules.ts'

const VITE = { ord: 20, maktx: 'Vite 4×35', quantity: 36, meins: 'PZ', picUrl: '' }
const PROFILE = { ord: 10, maktx: 'Profilo; telaio', quantity: 5.125, meins: 'M', picUrl: 'https://x.it/a.png' }

describe('a bill as a text', () => {
  test('is read as it is written, also pasted from a sheet', () => {
    expect(readRigheBom(writeRigheBom([PROFILE, VITE]))).toEqual([PROFILE, VITE])
    expect(readRigheBom(';Vetro;1.234,5;M2\n\r\n;Maniglia;1;PZ\n30\tVite\tdue')).toEqual([
      { ord: 10, maktx: 'Vetro', quantity: 1234.5, meins: 'M2', picUrl: '' },
      { ord: 20, maktx: 'Maniglia', quantity: 1, meins: 'PZ', picUrl: '' },
      { ord: 30, maktx: 'Vite', quantity: 'due', meins: '', picUrl: '' },
    ])
  })
})

describe('setBomRiga', () => {
  let app: TestApp
  let superuser: Client
  let riga: number
  let pezzo: { numeroCommessa: string; riga: number }
  let ordine: number

  beforeAll(async () => {
    app = await createTestApp()
    superuser = await app.as('super')
  })
  beforeEach(async () => {
    const { id, numeroCommessa } = await makeFullOrdine(app.db)
    const before = await app.db.rigaOrdine.findFirstOrThrow({ where: { ordineId: id }, orderBy: { posizione: 'asc' } })
    await app.db.rigaOrdine.update({ where: { id: before.id }, data: { numero: 3 } })
    ordine = id
    riga = before.id
    pezzo = { numeroCommessa, riga: before.posizione }
  })
  afterAll(() => app.close())

  const write = (input: object, who = superuser) =>
    mutateAs(who, 'setBomRiga', { rigaPk: riga, posizione: 1, ...input }, 'righe { ord maktx quantity meins picUrl }')
  const kept = async () =>
    (await app.db.rigaBom.findMany({ where: pezzo, orderBy: [{ posizione: 'asc' }, { ord: 'asc' }] })).map(
      ({ posizione, maktx }) => `${posizione} ${maktx}`,
    )

  test('writes the bill of a piece in its order, then another in its place; the history says so', async () => {
    expect(await write({ righe: [VITE, PROFILE], lette: [] })).toMatchObject({ errors: [], righe: [PROFILE, VITE] })
    expect(await kept()).toEqual(['1 Profilo; telaio', '1 Vite 4×35'])
    const question = `{ bomModificabile bomRiga(ordine: "${pezzo.numeroCommessa}", riga: ${pezzo.riga}, posizione: 1) { maktx quantity } }`
    expect((await superuser.graphql(question)).data).toEqual({
      bomModificabile: true,
      bomRiga: [
        { maktx: PROFILE.maktx, quantity: 5.125 },
        { maktx: VITE.maktx, quantity: 36 },
      ],
    })
    expect((await write({ righe: [VITE], lette: [PROFILE, VITE] })).errors).toEqual([])
    expect(await kept()).toEqual(['1 Vite 4×35'])
    const history = await app.db.auditLog.findMany({
      where: { oggetto: 'Ordine', oggettoPk: ordine, azione: 'distinta' },
      orderBy: { id: 'desc' },
    })
    expect(history[0]).toMatchObject({
      prima: `riga ${pezzo.riga}, pezzo 1: 2 materiali`,
      dopo: `riga ${pezzo.riga}, pezzo 1: 1 materiale`,
    })
  })

  test('writes the same for all the pieces of a line', async () => {
    await write({ posizione: 2, righe: [PROFILE] })
    expect((await write({ tutti: true, righe: [VITE], lette: [] })).errors).toEqual([])
    expect(await kept()).toEqual(['1 Vite 4×35', '2 Vite 4×35', '3 Vite 4×35'])
  })

  test.each([
    ['no name', { righe: [{ ...VITE, maktx: ' ' }] }, 'righe[0].maktx'],
    ['no number', { righe: [VITE, { ...VITE, quantity: null }] }, 'righe[1].quantity'],
    ['less than nothing', { righe: [{ ...VITE, quantity: -1 }] }, 'righe[0].quantity'],
    ['too fine a quantity', { righe: [{ ...VITE, quantity: 0.0001 }] }, 'righe[0].quantity'],
    ['a picture that runs', { righe: [{ ...VITE, picUrl: 'javascript:alert(1)' }] }, 'righe[0].picUrl'],
    ['too many rows', { righe: Array.from({ length: 501 }, () => VITE) }, 'righe'],
    ['a piece that is not there', { posizione: 4, righe: [VITE] }, 'posizione'],
  ])('refuses %s and changes nothing', async (_example, input, field) => {
    await write({ righe: [PROFILE] })
    expect((await write(input)).errors.map(({ field }) => field)).toContain(field)
    expect(await kept()).toEqual(['1 Profilo; telaio'])
  })

  test('of two who write what they both read the second is told', async () => {
    const outcomes = await Promise.all([VITE, PROFILE].map((one) => write({ righe: [one], lette: [] })))
    expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'CONFLICT', message: BOM_CHANGED }])
    expect(await kept()).toHaveLength(1)
  })

  test('refuses who may not change orders', async () => {
    await expect(write({ righe: [VITE] }, await app.as('operatore'))).rejects.toMatchObject({
      extensions: { code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/) },
    })
    expect(await kept()).toEqual([])
  })
})
