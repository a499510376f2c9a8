import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makeFamiglia, makePreventivo, nextNumber } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { LISTA_CHANGED, NAME_TAKEN } from '#shared/arranged.ts'
import { IMAGES_MAX, UNKNOWN_TIPOLOGIA_FAMIGLIA } from '../rules.ts'

let app: TestApp
let superuser: Client
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  ;[superuser, staff] = [await app.as('super'), await app.as('staff')]
})
afterAll(() => app.close())

const forbidden = { extensions: { code: 'FORBIDDEN' } }
const write = (name: string, input: object, who = superuser) =>
  mutateAs<{ famiglia: { pk: number; versione: number } | null }>(
    who,
    name,
    input,
    name.startsWith('delete') ? 'deletedId' : 'famiglia { pk versione }',
  )
const newTipologia = () => app.db.tipologiaFamiglia.create({ data: { nome: `Tipologia nuova ${nextNumber()}` } })
const inWizard = async (pk: number) =>
  (await queryAs<{ pk: number }[]>(app.visitor, '{ famiglie { pk } }')).some((one) => one.pk === pk)

describe('kinds of family', () => {
  const tipologia = (verb: string, input: object, who = superuser) =>
    mutateAs<{ tipologiaFamiglia: { pk: number } | null }>(
      who,
      `${verb}TipologiaFamiglia`,
      input,
      verb === 'delete' ? 'deletedId' : 'tipologiaFamiglia { pk }',
    )

  test('are added last, renamed, put in order, removed while empty', async () => {
    const before = (await tipologia('create', { nome: 'Legno nuovo' })).tipologiaFamiglia?.pk ?? 0
    const second = (await tipologia('create', { nome: 'PVC nuovo' })).tipologiaFamiglia?.pk ?? 0
    expect((await tipologia('update', { pk: second, versione: 1, nome: 'PVC' })).errors).toEqual([])
    const read = () => queryAs<{ pk: number }[]>(superuser, '{ tipologieInCatalogo { pk } }')
    const pks = (await read()).map(({ pk }) => pk)
    expect(pks.slice(-2)).toEqual([before, second])
    const rotated = [second, ...pks.filter((pk) => pk !== second)]
    expect((await mutateAs(superuser, 'arrangeTipologieFamiglia', { pks: rotated })).errors).toEqual([])
    expect((await read()).map(({ pk }) => pk)).toEqual(rotated)
    const famiglia = await makeFamiglia(app.db, { tipologiaFamigliaId: second })
    expect((await tipologia('delete', { pk: second })).errors).toMatchObject([
      { message: `Contiene 1 famiglia (${famiglia.nome}): prima spostale o eliminale.` },
    ])
    expect((await tipologia('delete', { pk: before })).errors).toEqual([])
    expect(await app.db.tipologiaFamiglia.count({ where: { id: { in: [before, second] } } })).toBe(1)
  })

  test('of the same name are refused, also when they come at once; others than superusers too', async () => {
    const outcomes = await Promise.all(
      ['Gemella', 'GEMELLA', ' gemella'].map((name) => tipologia('create', { nome: name })),
    )
    expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([
      { field: 'nome', message: NAME_TAKEN },
      { field: 'nome', message: NAME_TAKEN },
    ])
    await expect(tipologia('create', { nome: 'Mia' }, staff)).rejects.toMatchObject(forbidden)
  })
})

describe('a family', () => {
  test('is added to its kind with a clean text, and put in order there', async () => {
    const { id: tipologiaFamiglia } = await newTipologia()
    const descrizione = '<p onclick="x()">Larice<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    const names = ['Prima', 'Seconda'].map((name) => `${name} ${nextNumber()}`)
    const pks: number[] = []
    for (const name of names) {
      const outcome = await write('createFamiglia', { nome: name, tipologiaFamigliaPk: tipologiaFamiglia, descrizione })
      expect(outcome.errors).toEqual([])
      pks.push(outcome.famiglia?.pk ?? 0)
    }
    expect(await app.db.famiglia.findUnique({ where: { id: pks[0] ?? 0 } })).toMatchObject({
      descrizione: '<p>Larice</p>',
      ordine: 0,
    })
    expect((await mutateAs(superuser, 'arrangeFamiglie', { pks: [...pks].reverse() })).errors).toEqual([])
    expect(await app.db.famiglia.findUnique({ where: { id: pks[0] ?? 0 } })).toMatchObject({ ordine: 1 })
    const other = await makeFamiglia(app.db)
    expect((await mutateAs(superuser, 'arrangeFamiglie', { pks: [...pks, other.id] })).errors).toMatchObject([
      { message: LISTA_CHANGED },
    ])
    const history = await queryAs<{ azione: string; dopo: string | null }[]>(
      superuser,
      `{ storicoCatalogo(oggetto: FAMIGLIA, pk: ${pks[0]}) { azione campo prima dopo } }`,
    )
    expect(history.map(({ azione }) => azione)).toEqual(['Spostato', 'Creato'])
  })

  test('has a name of its own, also when two come at once, and a kind that there is', async () => {
    const { id: tipologiaFamiglia } = await newTipologia()
    const outcomes = await Promise.all(
      ['Doppia', 'DOPPIA', 'doppia'].map((name) =>
        write('createFamiglia', { nome: name, tipologiaFamigliaPk: tipologiaFamiglia }),
      ),
    )
    expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([{ message: NAME_TAKEN }, { message: NAME_TAKEN }])
    expect((await write('createFamiglia', { nome: 'Orfana', tipologiaFamigliaPk: 999_999 })).errors).toMatchObject([
      { field: 'tipologiaFamigliaPk', message: UNKNOWN_TIPOLOGIA_FAMIGLIA },
    ])
    expect(await app.db.famiglia.count({ where: { nome: 'Orfana' } })).toBe(0)
  })

  test('that two change is told to the second; retired it leaves the wizard', async () => {
    const { id: pk, nome } = await makeFamiglia(app.db)
    expect((await write('updateFamiglia', { pk, versione: 1, ritirato: true })).famiglia).toMatchObject({
      versione: 2,
    })
    expect(await inWizard(pk)).toBe(false)
    await expect(write('updateFamiglia', { pk, versione: 1, nome: 'Altra ancora' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { nome }, versione: 2 },
    })
    expect((await write('updateFamiglia', { pk, versione: 2, ritirato: false })).errors).toEqual([])
    expect(await inWizard(pk)).toBe(true)
  })

  test('stays while quotes or constraints have it, and says which', async () => {
    const { famiglia, tipo } = await makeCatalogo(app.db)
    const { id: preventivo } = await makePreventivo(app.db, { famigliaId: famiglia.id })
    expect((await write('deleteFamiglia', { pk: famiglia.id })).errors).toMatchObject([
      {
        field: null,
        message: expect.stringContaining(
          `È in uso in 1 preventivo (n. ${preventivo}) e 1 vincolo di misura (${tipo.nome}): non si può eliminare.`,
        ),
      },
    ])
    expect(await inWizard(famiglia.id)).toBe(true)
    const free = await makeFamiglia(app.db)
    expect((await write('deleteFamiglia', { pk: free.id })).errors).toEqual([])
    expect(await app.db.opzione.count({ where: { famigliaId: free.id } })).toBe(0)
  })

  test('is for superusers to write, and to read as they do', async () => {
    const { id: pk, tipologiaFamigliaId: tipologiaFamiglia } = await makeFamiglia(app.db)
    await expect(
      write('createFamiglia', { nome: 'X', tipologiaFamigliaPk: tipologiaFamiglia }, staff),
    ).rejects.toMatchObject(forbidden)
    await expect(write('updateFamiglia', { pk, nome: 'X' }, staff)).rejects.toMatchObject(forbidden)
    await expect(write('deleteFamiglia', { pk }, staff)).rejects.toMatchObject(forbidden)
    await expect(queryAs(staff, `{ famigliaInCatalogo(pk: ${pk}) { nome } }`)).rejects.toMatchObject(forbidden)
    await expect(queryAs(staff, '{ famiglieInCatalogo { nome } }')).rejects.toMatchObject(forbidden)
  })

  test('says what keeps it from being sold', async () => {
    const { famiglia, tipo } = await makeCatalogo(app.db)
    const lacks = () => queryAs(superuser, `{ famigliaInCatalogo(pk: ${famiglia.id}) { conVincoli mancanze } }`)
    expect(await lacks()).toEqual({ conVincoli: true, mancanze: ['un’immagine'] })
    await app.db.valoreOpzione.updateMany({ where: { opzione: { famigliaId: famiglia.id } }, data: { ritirato: true } })
    await app.db.tipoSerramento.update({ where: { id: tipo.id }, data: { ritirato: true } })
    expect(await lacks()).toEqual({
      conVincoli: false,
      mancanze: [expect.stringContaining('un valore per l’opzione'), 'un vincolo di misura', 'un’immagine'],
    })
  })
})

describe('pictures', () => {
  const PNG = (n: number) =>
    Buffer.from(`89504e470d0a1a0a0000000d49484452${n.toString(16).padStart(4, '0')}`, 'hex').toString('base64')
  const add = (pk: number, name: string, base64: string, who = superuser) =>
    mutateAs<{ famiglia: { immagini: { pk: number; immagine: string }[] } | null }>(
      who,
      'addImmagineFamiglia',
      { pk, immagine: { nome: name, base64 } },
      'famiglia { immagini { pk immagine } }',
    )

  test('are added, put in order, taken off; visitors read them', async () => {
    const { id: pk } = await makeFamiglia(app.db)
    await add(pk, 'uno.png', PNG(1))
    const { famiglia } = await add(pk, 'due.png', PNG(2))
    const pks = (famiglia?.immagini ?? []).map((one) => one.pk)
    expect(pks).toHaveLength(2)
    expect((await app.visitor.fetch(famiglia?.immagini[0]?.immagine ?? '')).status).toBe(200)
    expect((await mutateAs(superuser, 'arrangeImmaginiFamiglia', { pks: [...pks].reverse() })).errors).toEqual([])
    expect((await mutateAs(superuser, 'deleteImmagineFamiglia', { pk: pks[0] })).errors).toEqual([])
    const remaining = await app.db.immagineFamiglia.findMany({ where: { famigliaId: pk } })
    expect(remaining).toMatchObject([{ id: pks[1], ordine: 0 }])
  })

  test('are pictures, without code, each once, not too many', async () => {
    const { id: pk } = await makeFamiglia(app.db)
    const svg = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`).toString('base64')
    for (const [name, base64] of [
      ['a.svg', svg('<script>alert(1)</script>')],
      ['a.svg', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
      ['a.png', svg('')],
      ['a.html', Buffer.from('<p>ciao</p>').toString('base64')],
      ['a.png', ''],
    ] as const) {
      expect((await add(pk, name, base64)).errors, name).toMatchObject([{ field: 'immagine' }])
    }
    expect(await app.db.immagineFamiglia.count({ where: { famigliaId: pk } })).toBe(0)
    await add(pk, 'uno.png', PNG(1))
    expect((await add(pk, 'uno-ancora.png', PNG(1))).errors).toMatchObject([
      { field: 'immagine', message: 'La famiglia ha già questa immagine.' },
    ])
    for (let n = 2; n <= IMAGES_MAX; n++) expect((await add(pk, `${n}.png`, PNG(n))).errors).toEqual([])
    expect((await add(pk, 'troppa.png', PNG(99))).errors).toMatchObject([{ field: 'immagine' }])
    expect(await app.db.immagineFamiglia.count({ where: { famigliaId: pk } })).toBe(IMAGES_MAX)
    await expect(add(pk, 'mia.png', PNG(98), staff)).rejects.toMatchObject(forbidden)
  })
})
