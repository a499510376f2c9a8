import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LISTA_CAMBIATA, NOME_PRESO } from '../../../shared/arranged/rules.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeCatalogo, makeFamiglia, makePreventivo, nextNumber } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { IMMAGINI_MAX, TIPOLOGIA_FAMIGLIA_IGNOTA } from '../rules.ts'

let app: TestApp
let superuser: Client
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  ;[superuser, staff] = [await app.as('super'), await app.as('staff')]
})
afterAll(() => app.close())

const forbidden = { extensions: { code: 'FORBIDDEN' } }
const scrivi = (nome: string, input: object, chi = superuser) =>
  mutateAs<{ famiglia: { pk: number; versione: number } | null }>(
    chi,
    nome,
    input,
    nome.startsWith('delete') ? 'deletedId' : 'famiglia { pk versione }',
  )
const nuovaTipologia = () => app.db.tipologiaFamiglia.create({ data: { nome: `Tipologia nuova ${nextNumber()}` } })
const nelWizard = async (pk: number) =>
  (await queryAs<{ pk: number }[]>(app.visitatore, '{ famiglie { pk } }')).some((una) => una.pk === pk)

describe('kinds of family', () => {
  const tipologia = (verbo: string, input: object, chi = superuser) =>
    mutateAs<{ tipologiaFamiglia: { pk: number } | null }>(
      chi,
      `${verbo}TipologiaFamiglia`,
      input,
      verbo === 'delete' ? 'deletedId' : 'tipologiaFamiglia { pk }',
    )

  test('are added last, renamed, put in order, removed while empty', async () => {
    const prima = (await tipologia('create', { nome: 'Legno nuovo' })).tipologiaFamiglia?.pk ?? 0
    const seconda = (await tipologia('create', { nome: 'PVC nuovo' })).tipologiaFamiglia?.pk ?? 0
    expect((await tipologia('update', { pk: seconda, versione: 1, nome: 'PVC' })).errors).toEqual([])
    const letto = () => queryAs<{ pk: number }[]>(superuser, '{ tipologieInCatalogo { pk } }')
    const pks = (await letto()).map(({ pk }) => pk)
    expect(pks.slice(-2)).toEqual([prima, seconda])
    const girati = [seconda, ...pks.filter((pk) => pk !== seconda)]
    expect((await mutateAs(superuser, 'ordinaTipologieFamiglia', { pks: girati })).errors).toEqual([])
    expect((await letto()).map(({ pk }) => pk)).toEqual(girati)
    const famiglia = await makeFamiglia(app.db, { tipologiaFamigliaId: seconda })
    expect((await tipologia('delete', { pk: seconda })).errors).toMatchObject([
      { message: `Contiene 1 famiglia (${famiglia.nome}): prima spostale o eliminale.` },
    ])
    expect((await tipologia('delete', { pk: prima })).errors).toEqual([])
    expect(await app.db.tipologiaFamiglia.count({ where: { id: { in: [prima, seconda] } } })).toBe(1)
  })

  test('of the same name are refused, also when they come at once; others than superusers too', async () => {
    const esiti = await Promise.all(['Gemella', 'GEMELLA', ' gemella'].map((nome) => tipologia('create', { nome })))
    expect(esiti.flatMap(({ errors }) => errors)).toMatchObject([
      { field: 'nome', message: NOME_PRESO },
      { field: 'nome', message: NOME_PRESO },
    ])
    await expect(tipologia('create', { nome: 'Mia' }, staff)).rejects.toMatchObject(forbidden)
  })
})

describe('a family', () => {
  test('is added to its kind with a clean text, and put in order there', async () => {
    const { id: tipologiaFamiglia } = await nuovaTipologia()
    const descrizione = '<p onclick="x()">Larice<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    const nomi = ['Prima', 'Seconda'].map((nome) => `${nome} ${nextNumber()}`)
    const pks: number[] = []
    for (const nome of nomi) {
      const esito = await scrivi('createFamiglia', { nome, tipologiaFamiglia, descrizione })
      expect(esito.errors).toEqual([])
      pks.push(esito.famiglia?.pk ?? 0)
    }
    expect(await app.db.famiglia.findUnique({ where: { id: pks[0] ?? 0 } })).toMatchObject({
      descrizione: '<p>Larice</p>',
      ordine: 0,
    })
    expect((await mutateAs(superuser, 'ordinaFamiglie', { pks: [...pks].reverse() })).errors).toEqual([])
    expect(await app.db.famiglia.findUnique({ where: { id: pks[0] ?? 0 } })).toMatchObject({ ordine: 1 })
    const altra = await makeFamiglia(app.db)
    expect((await mutateAs(superuser, 'ordinaFamiglie', { pks: [...pks, altra.id] })).errors).toMatchObject([
      { message: LISTA_CAMBIATA },
    ])
    const storia = await queryAs<{ azione: string; dopo: string | null }[]>(
      superuser,
      `{ storicoCatalogo(oggetto: Famiglia, pk: ${pks[0]}) { azione campo prima dopo } }`,
    )
    expect(storia.map(({ azione }) => azione)).toEqual(['Spostato', 'Creato'])
  })

  test('has a name of its own, also when two come at once, and a kind that there is', async () => {
    const { id: tipologiaFamiglia } = await nuovaTipologia()
    const esiti = await Promise.all(
      ['Doppia', 'DOPPIA', 'doppia'].map((nome) => scrivi('createFamiglia', { nome, tipologiaFamiglia })),
    )
    expect(esiti.flatMap(({ errors }) => errors)).toMatchObject([{ message: NOME_PRESO }, { message: NOME_PRESO }])
    expect((await scrivi('createFamiglia', { nome: 'Orfana', tipologiaFamiglia: 999_999 })).errors).toMatchObject([
      { field: 'tipologiaFamiglia', message: TIPOLOGIA_FAMIGLIA_IGNOTA },
    ])
    expect(await app.db.famiglia.count({ where: { nome: 'Orfana' } })).toBe(0)
  })

  test('that two change is told to the second; retired it leaves the wizard', async () => {
    const { id: pk, nome } = await makeFamiglia(app.db)
    expect((await scrivi('updateFamiglia', { pk, versione: 1, ritirato: true })).famiglia).toMatchObject({
      versione: 2,
    })
    expect(await nelWizard(pk)).toBe(false)
    await expect(scrivi('updateFamiglia', { pk, versione: 1, nome: 'Altra ancora' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { nome }, versione: 2 },
    })
    expect((await scrivi('updateFamiglia', { pk, versione: 2, ritirato: false })).errors).toEqual([])
    expect(await nelWizard(pk)).toBe(true)
  })

  test('stays while quotes or constraints have it, and says which', async () => {
    const { famiglia, tipo } = await makeCatalogo(app.db)
    const { id: preventivo } = await makePreventivo(app.db, { famigliaId: famiglia.id })
    expect((await scrivi('deleteFamiglia', { pk: famiglia.id })).errors).toMatchObject([
      {
        field: null,
        message: expect.stringContaining(
          `È in uso in 1 preventivo (n. ${preventivo}) e 1 vincolo di misura (${tipo.nome}): non si può eliminare.`,
        ),
      },
    ])
    expect(await nelWizard(famiglia.id)).toBe(true)
    const libera = await makeFamiglia(app.db)
    expect((await scrivi('deleteFamiglia', { pk: libera.id })).errors).toEqual([])
    expect(await app.db.opzione.count({ where: { famigliaId: libera.id } })).toBe(0)
  })

  test('is for superusers to write, and to read as they do', async () => {
    const { id: pk, tipologiaFamigliaId: tipologiaFamiglia } = await makeFamiglia(app.db)
    await expect(scrivi('createFamiglia', { nome: 'X', tipologiaFamiglia }, staff)).rejects.toMatchObject(forbidden)
    await expect(scrivi('updateFamiglia', { pk, nome: 'X' }, staff)).rejects.toMatchObject(forbidden)
    await expect(scrivi('deleteFamiglia', { pk }, staff)).rejects.toMatchObject(forbidden)
    await expect(queryAs(staff, `{ famigliaInCatalogo(pk: ${pk}) { nome } }`)).rejects.toMatchObject(forbidden)
    await expect(queryAs(staff, '{ famiglieInCatalogo { nome } }')).rejects.toMatchObject(forbidden)
  })

  test('says what keeps it from being sold', async () => {
    const { famiglia, tipo } = await makeCatalogo(app.db)
    const codici = async () =>
      (
        await queryAs<{ mancanze: { codice: string }[] }>(
          superuser,
          `{ famigliaInCatalogo(pk: ${famiglia.id}) { mancanze { codice } } }`,
        )
      ).mancanze.map(({ codice }) => codice)
    expect(await codici()).toEqual(['IMMAGINI'])
    await app.db.valoreOpzione.updateMany({ where: { opzione: { famigliaId: famiglia.id } }, data: { ritirato: true } })
    await app.db.tipoSerramento.update({ where: { id: tipo.id }, data: { ritirato: true } })
    expect(await codici()).toEqual(['OPZIONE', 'VINCOLI', 'IMMAGINI'])
  })
})

describe('pictures', () => {
  const PNG = (n: number) =>
    Buffer.from(`89504e470d0a1a0a0000000d49484452${n.toString(16).padStart(4, '0')}`, 'hex').toString('base64')
  const aggiungi = (pk: number, nome: string, base64: string, chi = superuser) =>
    mutateAs<{ famiglia: { immagini: { pk: number; immagine: string }[] } | null }>(
      chi,
      'addImmagineFamiglia',
      { pk, immagine: { nome, base64 } },
      'famiglia { immagini { pk immagine } }',
    )

  test('are added, put in order, taken off; visitors read them', async () => {
    const { id: pk } = await makeFamiglia(app.db)
    await aggiungi(pk, 'uno.png', PNG(1))
    const { famiglia } = await aggiungi(pk, 'due.png', PNG(2))
    const pks = (famiglia?.immagini ?? []).map((una) => una.pk)
    expect(pks).toHaveLength(2)
    expect((await app.visitatore.fetch(famiglia?.immagini[0]?.immagine ?? '')).status).toBe(200)
    expect((await mutateAs(superuser, 'ordinaImmaginiFamiglia', { pks: [...pks].reverse() })).errors).toEqual([])
    expect((await mutateAs(superuser, 'deleteImmagineFamiglia', { pk: pks[0] })).errors).toEqual([])
    const rimaste = await app.db.immagineFamiglia.findMany({ where: { famigliaId: pk } })
    expect(rimaste).toMatchObject([{ id: pks[1], ordine: 0 }])
  })

  test('are pictures, without code, each once, not too many', async () => {
    const { id: pk } = await makeFamiglia(app.db)
    const svg = (dentro: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${dentro}</svg>`).toString('base64')
    for (const [nome, base64] of [
      ['a.svg', svg('<script>alert(1)</script>')],
      ['a.svg', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
      ['a.png', svg('')],
      ['a.html', Buffer.from('<p>ciao</p>').toString('base64')],
      ['a.png', ''],
    ] as const) {
      expect((await aggiungi(pk, nome, base64)).errors, nome).toMatchObject([{ field: 'immagine' }])
    }
    expect(await app.db.immagineFamiglia.count({ where: { famigliaId: pk } })).toBe(0)
    await aggiungi(pk, 'uno.png', PNG(1))
    expect((await aggiungi(pk, 'uno-ancora.png', PNG(1))).errors).toMatchObject([
      { field: 'immagine', message: 'La famiglia ha già questa immagine.' },
    ])
    for (let n = 2; n <= IMMAGINI_MAX; n++) expect((await aggiungi(pk, `${n}.png`, PNG(n))).errors).toEqual([])
    expect((await aggiungi(pk, 'troppa.png', PNG(99))).errors).toMatchObject([{ field: 'immagine' }])
    expect(await app.db.immagineFamiglia.count({ where: { famigliaId: pk } })).toBe(IMMAGINI_MAX)
    await expect(aggiungi(pk, 'mia.png', PNG(98), staff)).rejects.toMatchObject(forbidden)
  })
})
