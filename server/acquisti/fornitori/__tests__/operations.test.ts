import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makeStoredFile } from '../../../test/factories.ts'
import { makeSchedulazione } from '../../../test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../test/personaleFactories.ts'

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

async function scrivi(nome: string, input: object, chi: Client = superuser): Promise<Payload | undefined> {
  const tipo = nome.charAt(0).toUpperCase() + nome.slice(1)
  const campi = nome === 'deleteFornitore' ? 'deletedId' : 'fornitore { pk nome versione immagine }'
  const document = `mutation ($input: ${tipo}Input!) { ${nome}(input: $input) { ${campi} errors { code field message } } }`
  const { data, errors } = await chi.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[nome]
}

const BUONO = { nome: 'Segheria Piave', tipologia: 'legno', tempo: 7 }
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const riga = (id: number) => app.db.fornitore.findUnique({ where: { id } })
const storia = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Fornitore', oggettoPk }, orderBy: { campo: 'asc' } })
const predefiniti = (tipologia: string) =>
  app.db.fornitore.findMany({ where: { tipologia, isDefault: true }, select: { id: true } })

describe('createFornitore', () => {
  test('adds one with its picture, its history and its event', async () => {
    const input = { ...BUONO, email: 'a@b.it', testata: 'Spett.le\nditta', immagine: { nome: 'logo.png', base64: PNG } }
    const esito = await scrivi('createFornitore', input)
    expect(esito).toMatchObject({
      errors: [],
      fornitore: { versione: 1, immagine: expect.stringMatching(/logo\.png$/) },
    })
    const pk = esito?.fornitore?.pk ?? 0
    expect(await riga(pk)).toMatchObject({ ...BUONO, email: 'a@b.it', testata: 'Spett.le\nditta', isDefault: false })
    expect(await storia(pk)).toMatchObject([{ azione: 'crea', dopo: 'Segheria Piave', userId: superuser.user?.id }])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'fornitore',
      payload: { pk },
    })
  })

  test('as the default it takes the place of the one that was; many at once leave one', async () => {
    const era = await makeFornitore(app.db, { tipologia: 'telai', isDefault: true })
    const altro = await makeFornitore(app.db, { tipologia: 'vetro', isDefault: true })
    const dati = { ...BUONO, tipologia: 'telai', isDefault: true }
    const esiti = await Promise.all([1, 2, 3].map(() => scrivi('createFornitore', dati)))
    expect(esiti.flatMap((esito) => esito?.errors)).toEqual([])
    expect(await predefiniti('telai')).toHaveLength(1)
    expect(await riga(era.id)).toMatchObject({ isDefault: false, versione: 2 })
    expect(await storia(era.id)).toMatchObject([{ campo: 'isDefault', prima: 'true', dopo: 'false' }])
    expect(await predefiniti('vetro')).toEqual([{ id: altro.id }])
  })

  test('refuses what the rules refuse, an unknown material, and what is no picture; nothing is added', async () => {
    const prima = await app.db.fornitore.count()
    const vuoto = await scrivi('createFornitore', { nome: ' ', email: 'x', isDefault: true, tipologia: '', tempo: -1 })
    expect(vuoto?.errors.map(({ field }) => field).sort()).toEqual(['email', 'nome', 'tempo', 'tipologia'])
    expect((await scrivi('createFornitore', { ...BUONO, tipologia: 'mai vista' }))?.errors).toEqual([
      { code: 'INVALID', field: 'tipologia', message: 'Questa tipologia non è tra i materiali.' },
    ])
    const codice = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [nome, testo] of [
      ['a.png', 'non è un png'],
      ['a.svg', codice],
      ['a.exe', 'MZ'],
    ] as const) {
      const immagine = { nome, base64: Buffer.from(testo).toString('base64') }
      expect((await scrivi('createFornitore', { ...BUONO, immagine }))?.errors).toMatchObject([{ field: 'immagine' }])
    }
    expect(await app.db.fornitore.count()).toBe(prima)
  })

  test.each(['staff', 'agente', 'operatore.capo', 'fornitore'] as const)('refuses %s', async (chi) => {
    // A user who is a supplier comes with one.
    const client = await app.as(chi)
    const prima = await app.db.fornitore.count()
    await expect(scrivi('createFornitore', BUONO, client)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await app.db.fornitore.count()).toBe(prima)
  })
})

describe('updateFornitore', () => {
  test('changes the fields that are sent; the others and the saved plans stay', async () => {
    const { id: pk, nome } = await makeFornitore(app.db, { codice: 'F1' })
    const { id: ordineId } = await makeOrdine(app.db)
    await makeSchedulazione(app.db, ordineId, 'legno', '2026-03-10', '2026-03-15')
    await app.db.schedulazioneFase.updateMany({ where: { ordineId }, data: { fornitoreId: pk } })
    const piano = await app.db.schedulazioneFase.findMany({ where: { ordineId } })
    expect(await scrivi('updateFornitore', { pk, versione: 1, tempo: 12 })).toMatchObject({
      errors: [],
      fornitore: { pk, versione: 2 },
    })
    expect(await riga(pk)).toMatchObject({ nome, codice: 'F1', tempo: 12 })
    expect(await storia(pk)).toMatchObject([{ azione: 'modifica', campo: 'tempo', prima: '5', dopo: '12' }])
    expect(await app.db.schedulazioneFase.findMany({ where: { ordineId } })).toEqual(piano)
  })

  test('the picture comes, stays, is changed, goes', async () => {
    const { id: pk } = await makeFornitore(app.db)
    const cambia = async (dati: object) => (await scrivi('updateFornitore', { pk, ...dati }))?.fornitore?.immagine
    expect(await cambia({ immagine: { nome: 'uno.png', base64: PNG } })).toMatch(/\.png$/)
    expect(await cambia({ tempo: 9 })).toMatch(/\.png$/)
    expect(await cambia({ removeImmagine: true })).toBeNull()
    expect(await cambia({ immagine: { nome: 'due.png', base64: PNG }, removeImmagine: true })).not.toBeNull()
    expect((await storia(pk)).filter(({ campo }) => campo === 'immagine')).toHaveLength(3)
  })

  test('becomes the default of its type, and of the type that it moves to', async () => {
    const [uno, due] = [await makeFornitore(app.db), await makeFornitore(app.db)]
    await scrivi('updateFornitore', { pk: uno.id, isDefault: true })
    await scrivi('updateFornitore', { pk: due.id, isDefault: true })
    expect(await predefiniti('legno')).toEqual([{ id: due.id }])
    const vernici = await makeFornitore(app.db, { tipologia: 'verniciatura', isDefault: true })
    await scrivi('updateFornitore', { pk: due.id, tipologia: 'verniciatura' })
    expect(await predefiniti('legno')).toEqual([])
    expect(await predefiniti('verniciatura')).toEqual([{ id: due.id }])
    expect(await riga(vernici.id)).toMatchObject({ isDefault: false })
  })

  test('two who make different ones the default in the same moment: one stays, nobody fails', async () => {
    const [uno, due] = [await makeFornitore(app.db), await makeFornitore(app.db)]
    const esiti = await Promise.all(
      [uno, due, uno, due].map(({ id: pk }) => scrivi('updateFornitore', { pk, isDefault: true })),
    )
    expect(esiti.flatMap((esito) => esito?.errors)).toEqual([])
    expect(await predefiniti('legno')).toHaveLength(1)
  })

  test('goes on supplying what was ordered from it', async () => {
    const { fornitoreId: pk, ordineId } = await makeOrdineFornitore(app.db)
    const { numeroCommessa } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordineId } })
    expect((await scrivi('updateFornitore', { pk, tipologia: 'vetro', tempo: 1 }))?.errors).toEqual([
      {
        code: 'CONFLICT',
        field: 'tipologia',
        message: `Il fornitore ha 1 ordine fornitore (${numeroCommessa}): la tipologia non si può cambiare.`,
      },
    ])
    expect(await riga(pk)).toMatchObject({ tipologia: 'legno', tempo: 5, versione: 1 })
    expect(await scrivi('updateFornitore', { pk, tipologia: 'legno', nome: 'Altro' })).toMatchObject({ errors: [] })
  })

  test('two who start from the same version: the second is told and overwrites nothing', async () => {
    const { id: pk } = await makeFornitore(app.db)
    await scrivi('updateFornitore', { pk, versione: 1, tempo: 8 })
    await expect(scrivi('updateFornitore', { pk, versione: 1, tempo: 9 })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { tempo: 8 }, versione: 2 },
    })
    expect(await riga(pk)).toMatchObject({ tempo: 8, versione: 2 })
  })

  test('nothing changed is nothing written; a missing one, and who may only read', async () => {
    const { id: pk, nome } = await makeFornitore(app.db)
    expect(await scrivi('updateFornitore', { pk, versione: 1, nome })).toMatchObject({ fornitore: { versione: 1 } })
    expect(await storia(pk)).toEqual([])
    await expect(scrivi('updateFornitore', { pk: 999_999, nome })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    await expect(scrivi('updateFornitore', { pk, nome: 'x' }, await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await riga(pk)).toMatchObject({ nome })
  })
})

describe('deleteFornitore', () => {
  test('removes one from which nothing was ordered, once; its picture is for the clean-up', async () => {
    const file = await makeStoredFile(app.db)
    const { id: pk, nome } = await makeFornitore(app.db, { immagineId: file.id, isDefault: false })
    expect(await scrivi('deleteFornitore', { pk })).toMatchObject({ errors: [] })
    expect(await riga(pk)).toBeNull()
    expect(await storia(pk)).toMatchObject([{ azione: 'elimina', prima: nome }])
    await expect(scrivi('deleteFornitore', { pk })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('refuses one that is used, saying where, and changes nothing', async () => {
    const { id: pk } = await makeFornitore(app.db)
    const [uno, due] = [await makeOrdine(app.db), await makeOrdine(app.db)]
    await makeOrdineFornitore(app.db, { fornitoreId: pk, ordineId: uno.id })
    const dati = { ordineId: due.id, tipologia: 'legno', quantita: 1, fornitoreId: pk }
    await app.db.rigaOrdineFornitore.create({ data: dati })
    await makeSchedulazione(app.db, due.id, 'legno')
    await app.db.schedulazioneFase.updateMany({ where: { ordineId: due.id }, data: { fornitoreId: pk } })
    const [a, b] = [uno.numeroCommessa, due.numeroCommessa]
    expect((await scrivi('deleteFornitore', { pk }))?.errors).toEqual([
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
    await expect(scrivi('deleteFornitore', { pk }, await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await riga(pk)).not.toBeNull()
  })
})
