// What of the catalogue is found by its id, and by whom.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makeStoredFile, type UserKind } from '#server-test/factories.ts'
import { makeCodiceSerramento } from '#server-test/ordini/factories.ts'

let app: TestApp
type Pks = Record<string, number>
/** What is sold, and the same of a family that is retired. */
let sold: Pks
let retired: Pks

async function makeAll(ritirato: boolean): Promise<Pks> {
  const { famiglia, tipo, vincolo } = await makeCatalogo(app.db)
  const famigliaId = famiglia.id
  const { id: fileId } = await makeStoredFile(app.db)
  const image = await app.db.immagineFamiglia.create({ data: { famigliaId, fileId } })
  const [opzione] = famiglia.opzioni
  const apertura = await app.db.tipoApertura.create({ data: { nome: `Apertura ${ritirato}`, ritirato } })
  const accessorio = await app.db.accessorio.create({ data: { nome: `Accessorio ${ritirato}`, ritirato } })
  await app.db.tipoSerramento.update({
    where: { id: tipo.id },
    data: { aperture: { connect: { id: apertura.id } }, accessori: { connect: { id: accessorio.id } } },
  })
  await app.db.famiglia.update({ where: { id: famigliaId }, data: { ritirato } })
  return {
    Famiglia: famigliaId,
    FamigliaInCatalogo: famigliaId,
    TipologiaFamiglia: famiglia.tipologiaFamigliaId,
    ImmagineFamiglia: image.id,
    Opzione: opzione?.id ?? 0,
    OpzioneInCatalogo: opzione?.id ?? 0,
    ValoreOpzione: opzione?.valori[0]?.id ?? 0,
    TipoApertura: apertura.id,
    Accessorio: accessorio.id,
    Vincolo: vincolo.id,
    CodiceSerramento: (await makeCodiceSerramento(app.db)).id,
  }
}

beforeAll(async () => {
  app = await createTestApp()
  sold = await makeAll(false)
  retired = await makeAll(true)
})
afterAll(() => app.close())

async function read(who: Client, type: string, pk: number) {
  const id = Buffer.from(`${type}:${pk}`).toString('base64')
  const { data } = await who.graphql<{ node: { id: string } | null }>(`{ node(id: "${id}") { id } }`)
  return data?.node?.id === id
}

const FOR_EDITORS = ['FamigliaInCatalogo', 'OpzioneInCatalogo']
/** Of everybody with an account, whatever the family. */
const OF_ALL = ['Vincolo', 'CodiceSerramento']

test.each(['super', 'staff', 'agente', 'operatore', 'app', 'fornitore'] as const)('%s', async (kind: UserKind) => {
  const who = await app.as(kind)
  const found = async (pks: Pks) => {
    const types = await Promise.all(
      Object.entries(pks).map(async ([type, pk]) => ((await read(who, type, pk)) ? type : '')),
    )
    return types.filter(Boolean).sort()
  }
  const all = Object.keys(sold).sort()
  const notForEditors = all.filter((type) => !FOR_EDITORS.includes(type))
  const expected = {
    super: [all, all],
    staff: [notForEditors, notForEditors],
    agente: [notForEditors, notForEditors],
    operatore: [notForEditors, notForEditors],
    app: [notForEditors, [...OF_ALL].sort()],
    // What visitors read, too.
    fornitore: [notForEditors.filter((type) => type !== 'CodiceSerramento'), ['Vincolo']],
  }
  expect([await found(sold), await found(retired)]).toEqual(expected[kind as keyof typeof expected])
  expect(await read(who, 'Famiglia', 999_999)).toBe(false)
})

test('a visitor finds nothing by its id, reads what is offered, and comes by no link to the rest', async () => {
  expect(await read(app.visitor, 'Famiglia', sold.Famiglia ?? 0)).toBe(false)
  const { data, errors } = await app.visitor.graphql<{
    famiglie: {
      pk: number
      vincoli: null
      tipologiaFamiglia: object
      immagini: object[]
      opzioni: { valori: object[] }[]
    }[]
    vincoli: { famiglia: null }[]
    tipiApertura: object[]
    tipiSerramento: object[]
  }>(`{
    famiglie {
      pk vincoli { pk } preventivi { totalCount }
      tipologiaFamiglia { nome versione usi famiglie { pk } }
      immagini { nome immagine famiglia { pk } }
      opzioni { famiglia { pk } valori { ritirato usi opzione { pk } } }
    }
    vincoli { famiglia { nome } tipoSerramento { nome } }
    tipiApertura { nome versione usi tipi { pk } }
    tipiSerramento { vincoli { pk } tempistiche { totalCount } accessori { versione usi tipi { pk } } }
  }`)
  expect(errors).toBeUndefined()
  const [famiglia, ...others] = data?.famiglie ?? []
  expect(others).toEqual([])
  expect(famiglia).toMatchObject({
    pk: sold.Famiglia,
    vincoli: null,
    preventivi: null,
    tipologiaFamiglia: { versione: null, usi: null, famiglie: null },
    immagini: [{ nome: null, famiglia: null, immagine: expect.any(String) }],
  })
  expect(famiglia?.opzioni).toMatchObject([
    { famiglia: null, valori: [{}, {}].map(() => ({ usi: null, opzione: null })) },
  ])
  expect(data?.vincoli).toEqual([{}, {}].map(() => ({ famiglia: null, tipoSerramento: null })))
  for (const apertura of data?.tipiApertura ?? [])
    expect(apertura).toMatchObject({ versione: null, usi: null, tipi: null })
  for (const tipo of data?.tipiSerramento ?? []) expect(tipo).toMatchObject({ vincoli: null, tempistiche: null })
})

test('what is retired of an option is for those who edit it', async () => {
  const opzioneId = sold.Opzione ?? 0
  const { id } = await app.db.valoreOpzione.create({ data: { opzioneId, nome: 'Fuori listino', ritirato: true } })
  const valuesOf = async (type: string) => {
    const node = Buffer.from(`${type}:${opzioneId}`).toString('base64')
    const { data } = await (await app.as('super')).graphql<{ node: { valori: { pk: number }[] } }>(
      `{ node(id: "${node}") { ... on ${type} { valori { pk usi } } } }`,
    )
    return data?.node.valori.map(({ pk }) => pk)
  }
  expect(await valuesOf('OpzioneInCatalogo')).toContain(id)
  expect(await valuesOf('Opzione')).not.toContain(id)
})

test('who edits reads the uses in the catalogue of the wizard too', async () => {
  const document = '{ famiglie { tipologiaFamiglia { usi versione } opzioni { valori { usi } } immagini { nome } } }'
  const { data, errors } = await (await app.as('super')).graphql(document)
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    famiglie: [{ tipologiaFamiglia: { usi: 1, versione: 1 }, opzioni: [{ valori: [{ usi: 0 }, { usi: 0 }] }] }],
  })
})

test('the catalogue leads both ways', async () => {
  const { data } = await (await app.as('super')).graphql(`{
    famigliaInCatalogo(pk: ${sold.Famiglia}) {
      tipologiaFamiglia { pk usi famiglie { pk } }
      vincoli { famiglia { pk } tipoSerramento { aperture { pk tipi { vincoli { pk } } } } }
      immagini { nome famiglia { pk } }
    }
  }`)
  expect(data).toMatchObject({
    famigliaInCatalogo: {
      tipologiaFamiglia: { pk: sold.TipologiaFamiglia, usi: 1, famiglie: [{ pk: sold.Famiglia }] },
      vincoli: [{ famiglia: { pk: sold.Famiglia } }],
      immagini: [{ famiglia: { pk: sold.Famiglia } }],
    },
  })
})
