import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeStoredFile } from '#server-test/factories.ts'
import { makeSchedulazione } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Payload {
  errors: { code: string; field: string | null; message: string }[]
  fornitore?: { pk: number; nome: string; versione: number; immagine: string | null }
}

async function write(name: string, input: object, who: Client = superuser): Promise<Payload | undefined> {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const fields = name === 'deleteFornitore' ? 'deletedId' : 'fornitore { pk nome versione immagine }'
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await who.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[name]
}

const GOOD = { nome: 'Segheria Piave', tipologia: 'legno', tempo: 7 }
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const riga = (id: number) => app.db.fornitore.findUnique({ where: { id } })
const history = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Fornitore', oggettoPk }, orderBy: { campo: 'asc' } })
const defaults = (tipologia: string) =>
  app.db.fornitore.findMany({ where: { tipologia, isDefault: true }, select: { id: true } })

describe('createFornitore', () => {
  test('adds one with its picture, its history and its event', async () => {
    const input = { ...GOOD, email: 'a@b.it', testata: 'Spett.le\nditta', immagine: { nome: 'logo.png', base64: PNG } }
    const outcome = await write('createFornitore', input)
    expect(outcome).toMatchObject({
      errors: [],
      fornitore: { versione: 1, immagine: expect.stringMatching(/logo\.png$/) },
    })
    const pk = outcome?.fornitore?.pk ?? 0
    expect(await riga(pk)).toMatchObject({ ...GOOD, email: 'a@b.it', testata: 'Spett.le\nditta', isDefault: false })
    expect(await history(pk)).toMatchObject([{ azione: 'crea', dopo: 'Segheria Piave', userId: superuser.user?.id }])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'fornitore',
      payload: { pk },
    })
  })

  test('as the default it takes the place of the one that was; many at once leave one', async () => {
    const era = await makeFornitore(app.db, { tipologia: 'telai', isDefault: true })
    const other = await makeFornitore(app.db, { tipologia: 'vetro', isDefault: true })
    const data = { ...GOOD, tipologia: 'telai', isDefault: true }
    const outcomes = await Promise.all([1, 2, 3].map(() => write('createFornitore', data)))
    expect(outcomes.flatMap((outcome) => outcome?.errors)).toEqual([])
    expect(await defaults('telai')).toHaveLength(1)
    expect(await riga(era.id)).toMatchObject({ isDefault: false, versione: 2 })
    expect(await history(era.id)).toMatchObject([{ campo: 'isDefault', prima: 'true', dopo: 'false' }])
    expect(await defaults('vetro')).toEqual([{ id: other.id }])
  })

  test('refuses what the rules refuse, an unknown material, and what is no picture; nothing is added', async () => {
    const before = await app.db.fornitore.count()
    const empty = await write('createFornitore', { nome: ' ', email: 'x', isDefault: true, tipologia: '', tempo: -1 })
    expect(empty?.errors.map(({ field }) => field).sort()).toEqual(['email', 'nome', 'tempo', 'tipologia'])
    expect((await write('createFornitore', { ...GOOD, tipologia: 'mai vista' }))?.errors).toEqual([
      { code: 'INVALID', field: 'tipologia', message: 'Questa tipologia non è tra i materiali.' },
    ])
    const codice = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [name, text] of [
      ['a.png', 'non è un png'],
      ['a.svg', codice],
      ['a.exe', 'MZ'],
    ] as const) {
      const image = { nome: name, base64: Buffer.from(text).toString('base64') }
      expect((await write('createFornitore', { ...GOOD, immagine: image }))?.errors).toMatchObject([
        { field: 'immagine' },
      ])
    }
    expect(await app.db.fornitore.count()).toBe(before)
  })

  test.each(['staff', 'agente', 'operatore.capo', 'fornitore'] as const)('refuses %s', async (who) => {
    // A user who is a supplier comes with one.
    const client = await app.as(who)
    const before = await app.db.fornitore.count()
    await expect(write('createFornitore', GOOD, client)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await app.db.fornitore.count()).toBe(before)
  })
})

describe('updateFornitore', () => {
  test('changes the fields that are sent; the others and the saved plans stay', async () => {
    const { id: pk, nome } = await makeFornitore(app.db, { codice: 'F1' })
    const { id: ordineId } = await makeOrdine(app.db)
    await makeSchedulazione(app.db, ordineId, 'legno', '2026-03-10', '2026-03-15')
    await app.db.schedulazioneFase.updateMany({ where: { ordineId }, data: { fornitoreId: pk } })
    const piano = await app.db.schedulazioneFase.findMany({ where: { ordineId } })
    expect(await write('updateFornitore', { pk, versione: 1, tempo: 12 })).toMatchObject({
      errors: [],
      fornitore: { pk, versione: 2 },
    })
    expect(await riga(pk)).toMatchObject({ nome, codice: 'F1', tempo: 12 })
    expect(await history(pk)).toMatchObject([{ azione: 'modifica', campo: 'tempo', prima: '5', dopo: '12' }])
    expect(await app.db.schedulazioneFase.findMany({ where: { ordineId } })).toEqual(piano)
  })

  test('the picture comes, stays, is changed, goes', async () => {
    const { id: pk } = await makeFornitore(app.db)
    const change = async (data: object) => (await write('updateFornitore', { pk, ...data }))?.fornitore?.immagine
    expect(await change({ immagine: { nome: 'uno.png', base64: PNG } })).toMatch(/\.png$/)
    expect(await change({ tempo: 9 })).toMatch(/\.png$/)
    expect(await change({ removeImmagine: true })).toBeNull()
    expect(await change({ immagine: { nome: 'due.png', base64: PNG }, removeImmagine: true })).not.toBeNull()
    expect((await history(pk)).filter(({ campo }) => campo === 'immagine')).toHaveLength(3)
  })

  test('becomes the default of its type, and of the type that it moves to', async () => {
    const [one, due] = [await makeFornitore(app.db), await makeFornitore(app.db)]
    await write('updateFornitore', { pk: one.id, isDefault: true })
    await write('updateFornitore', { pk: due.id, isDefault: true })
    expect(await defaults('legno')).toEqual([{ id: due.id }])
    const vernici = await makeFornitore(app.db, { tipologia: 'verniciatura', isDefault: true })
    await write('updateFornitore', { pk: due.id, tipologia: 'verniciatura' })
    expect(await defaults('legno')).toEqual([])
    expect(await defaults('verniciatura')).toEqual([{ id: due.id }])
    expect(await riga(vernici.id)).toMatchObject({ isDefault: false })
  })

  test('two who make different ones the default in the same moment: one stays, nobody fails', async () => {
    const [one, due] = [await makeFornitore(app.db), await makeFornitore(app.db)]
    const outcomes = await Promise.all(
      [one, due, one, due].map(({ id: pk }) => write('updateFornitore', { pk, isDefault: true })),
    )
    expect(outcomes.flatMap((outcome) => outcome?.errors)).toEqual([])
    expect(await defaults('legno')).toHaveLength(1)
  })

  test('goes on supplying what was ordered from it', async () => {
    const { fornitoreId: pk, ordineId } = await makeOrdineFornitore(app.db)
    const { numeroCommessa } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordineId } })
    expect((await write('updateFornitore', { pk, tipologia: 'vetro', tempo: 1 }))?.errors).toEqual([
      {
        code: 'CONFLICT',
        field: 'tipologia',
        message: `Il fornitore ha 1 ordine fornitore (${numeroCommessa}): la tipologia non si può cambiare.`,
      },
    ])
    expect(await riga(pk)).toMatchObject({ tipologia: 'legno', tempo: 5, versione: 1 })
    expect(await write('updateFornitore', { pk, tipologia: 'legno', nome: 'Altro' })).toMatchObject({ errors: [] })
  })

  test('two who start from the same version: the second is told and overwrites nothing', async () => {
    const { id: pk } = await makeFornitore(app.db)
    await write('updateFornitore', { pk, versione: 1, tempo: 8 })
    await expect(write('updateFornitore', { pk, versione: 1, tempo: 9 })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { tempo: 8 }, versione: 2 },
    })
    expect(await riga(pk)).toMatchObject({ tempo: 8, versione: 2 })
  })

  test('nothing changed is nothing written; a missing one, and who may only read', async () => {
    const { id: pk, nome } = await makeFornitore(app.db)
    expect(await write('updateFornitore', { pk, versione: 1, nome })).toMatchObject({ fornitore: { versione: 1 } })
    expect(await history(pk)).toEqual([])
    await expect(write('updateFornitore', { pk: 999_999, nome })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    await expect(write('updateFornitore', { pk, nome: 'x' }, await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await riga(pk)).toMatchObject({ nome })
  })
})

describe('closing days', () => {
  const AUGUST = { dal: '2026-08-03', al: '2026-08-23' }

  test('are kept in order, periods that meet as one; the history says them in words', async () => {
    const { id: pk } = await makeFornitore(app.db)
    const periodiChiusura = [{ dal: '2026-08-20', al: '2026-08-30' }, { dal: '2026-12-25', al: '2026-12-25' }, AUGUST]
    const outcome = await write('updateFornitore', { pk, versione: 1, giorniChiusura: [7, 6, 6], periodiChiusura })
    expect(outcome).toMatchObject({ errors: [], fornitore: { versione: 2 } })
    expect(await riga(pk)).toMatchObject({
      giorniChiusura: [6, 7],
      periodiChiusura: [
        { dal: '2026-08-03', al: '2026-08-30' },
        { dal: '2026-12-25', al: '2026-12-25' },
      ],
    })
    expect(await history(pk)).toMatchObject([
      { campo: 'giorniChiusura', prima: '', dopo: 'sabato, domenica' },
      { campo: 'periodiChiusura', prima: '', dopo: '03-08-2026 – 30-08-2026, 25-12-2026' },
    ])
  })

  test('come back as they were sent; another field, or the same again, leaves them', async () => {
    const pk = (await write('createFornitore', { ...GOOD, giorniChiusura: [7], periodiChiusura: [AUGUST] }))?.fornitore
      ?.pk as number
    const { data } = await superuser.graphql<{ fornitore: object }>(
      `{ fornitore(pk: ${pk}) { giorniChiusura periodiChiusura { dal al } } }`,
    )
    expect(data?.fornitore).toEqual({ giorniChiusura: [7], periodiChiusura: [AUGUST] })
    const same = await write('updateFornitore', { pk, versione: 1, giorniChiusura: [7], periodiChiusura: [AUGUST] })
    expect(same).toMatchObject({ errors: [], fornitore: { versione: 1 } })
    await write('updateFornitore', { pk, versione: 1, tempo: 8 })
    expect(await riga(pk)).toMatchObject({ tempo: 8, giorniChiusura: [7], periodiChiusura: [AUGUST] })
    await write('updateFornitore', { pk, giorniChiusura: [], periodiChiusura: [] })
    expect(await riga(pk)).toMatchObject({ giorniChiusura: [], periodiChiusura: [] })
  })

  test('of two who start from the same version the second is told what is stored', async () => {
    const { id: pk } = await makeFornitore(app.db)
    await write('updateFornitore', { pk, versione: 1, periodiChiusura: [AUGUST] })
    await expect(write('updateFornitore', { pk, versione: 1, periodiChiusura: [] })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { periodiChiusura: [AUGUST] }, versione: 2 },
    })
  })

  test('a supplier without any open weekday, and periods that are none, are refused; nothing changes', async () => {
    const { id: pk } = await makeFornitore(app.db)
    const wrong: object[] = [
      { giorniChiusura: [1, 2, 3, 4, 5, 6, 7] },
      { giorniChiusura: [8] },
      { periodiChiusura: [{ dal: '2026-08-23', al: '2026-08-03' }] },
      { periodiChiusura: [{ dal: '2026-08-01', al: '2028-08-01' }] },
      { periodiChiusura: Array.from({ length: 300 }, () => AUGUST) },
    ]
    for (const data of wrong) {
      expect((await write('updateFornitore', { pk, ...data }))?.errors, JSON.stringify(data)).toHaveLength(1)
    }
    expect(await riga(pk)).toMatchObject({ giorniChiusura: [], periodiChiusura: [], versione: 1 })
    const closed = { giorniChiusura: [1, 2, 3, 4, 5, 6, 7] }
    await expect(app.db.fornitore.update({ where: { id: pk }, data: closed })).rejects.toThrow()
  })
})

describe('deleteFornitore', () => {
  test('removes one from which nothing was ordered, once; its picture is for the clean-up', async () => {
    const file = await makeStoredFile(app.db)
    const { id: pk, nome } = await makeFornitore(app.db, { immagineId: file.id, isDefault: false })
    expect(await write('deleteFornitore', { pk })).toMatchObject({ errors: [] })
    expect(await riga(pk)).toBeNull()
    expect(await history(pk)).toMatchObject([{ azione: 'elimina', prima: nome }])
    await expect(write('deleteFornitore', { pk })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('refuses one that is used, saying where, and changes nothing', async () => {
    const { id: pk } = await makeFornitore(app.db)
    const [one, due] = [await makeOrdine(app.db), await makeOrdine(app.db)]
    await makeOrdineFornitore(app.db, { fornitoreId: pk, ordineId: one.id })
    const data = { ordineId: due.id, tipologia: 'legno', quantita: 1, fornitoreId: pk }
    await app.db.rigaOrdineFornitore.create({ data: data })
    await makeSchedulazione(app.db, due.id, 'legno')
    await app.db.schedulazioneFase.updateMany({ where: { ordineId: due.id }, data: { fornitoreId: pk } })
    const [a, b] = [one.numeroCommessa, due.numeroCommessa]
    expect((await write('deleteFornitore', { pk }))?.errors).toEqual([
      {
        code: 'CONFLICT',
        field: null,
        message: `Il fornitore ha 1 ordine fornitore (${a}), 1 riga di ordine fornitore (${b}) e 1 fase schedulata (${b}): non si può eliminare.`,
      },
    ])
    expect(await riga(pk)).not.toBeNull()
    expect(await app.db.schedulazioneFase.count({ where: { fornitoreId: pk } })).toBe(1)
  })

  test('refuses who may only read', async () => {
    const { id: pk } = await makeFornitore(app.db)
    await expect(write('deleteFornitore', { pk }, await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await riga(pk)).not.toBeNull()
  })
})
