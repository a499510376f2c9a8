import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeTipoSerramento } from '#server-test/factories.ts'

let app: TestApp
let staff: Client
let tipo: Awaited<ReturnType<typeof makeTipoSerramento>>

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
beforeEach(async () => {
  tipo = await makeTipoSerramento(app.db, { altezzaMin: 400, altezzaMax: 600 })
})
afterAll(() => app.close())

interface Payload {
  tipoSerramento: object | null
  errors: { code: string; field: string | null; message: string }[]
}

async function write(name: 'updateTipoSerramento' | 'updateApertureTipoSerramento', input: object, who = staff) {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const fields = 'tipoSerramento { altezzaMin altezzaMax larghezzaMin larghezzaMax versione aperture { nome } }'
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await who.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[name]
}

const now = () => app.db.tipoSerramento.findUnique({ where: { id: tipo.id }, include: { aperture: true } })

describe('updateTipoSerramento', () => {
  test('changes what is given, keeps what is missing, clears what is null', async () => {
    expect(await write('updateTipoSerramento', { pk: tipo.id, altezzaMax: 700 })).toMatchObject({
      errors: [],
      tipoSerramento: { altezzaMin: 400, altezzaMax: 700, larghezzaMin: null, versione: 2 },
    })
    expect(
      await write('updateTipoSerramento', { pk: tipo.id, versione: 2, altezzaMin: null, altezzaMax: null }),
    ).toMatchObject({ errors: [], tipoSerramento: { altezzaMin: null, altezzaMax: null, versione: 3 } })
    const lista = await app.visitor.graphql('{ tipiSerramento { pk versione } }')
    expect(lista.data).toEqual({ tipiSerramento: expect.arrayContaining([{ pk: tipo.id, versione: 3 }]) })
  })

  test('refuses half a pair and a pair upside down, changing nothing', async () => {
    expect((await write('updateTipoSerramento', { pk: tipo.id, altezzaMax: null }))?.errors).toMatchObject([
      { field: 'altezzaMax', message: 'Indicare sia il minimo sia il massimo, o nessuno dei due' },
    ])
    expect((await write('updateTipoSerramento', { pk: tipo.id, altezzaMax: 300 }))?.errors).toMatchObject([
      { field: 'altezzaMax', message: "L'altezza massima deve essere maggiore dell'altezza minima" },
    ])
    expect(await now()).toMatchObject({ altezzaMin: 400, altezzaMax: 600, versione: 1 })
  })

  test('a stale version is refused when something would be lost', async () => {
    const outcomes = await Promise.allSettled(
      [610, 620].map((altezzaMax) => write('updateTipoSerramento', { pk: tipo.id, versione: 1, altezzaMax })),
    )
    const refused: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject([
      { extensions: { code: 'CONFLICT', campi: { altezzaMax: (await now())?.altezzaMax }, versione: 2 } },
    ])
    expect((await now())?.versione).toBe(2)
  })

  test('refuses agents and missing types', async () => {
    await expect(
      write('updateTipoSerramento', { pk: tipo.id, altezzaMax: 700 }, await app.as('agente')),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    await expect(write('updateTipoSerramento', { pk: 999_999 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect((await now())?.versione).toBe(1)
  })
})

describe('updateApertureTipoSerramento', () => {
  test('replaces the openings', async () => {
    const [before] = tipo.aperture
    const outcome = await write('updateApertureTipoSerramento', {
      tipoSerramentoPk: tipo.id,
      aperturaPks: [before?.id],
    })
    expect(outcome).toMatchObject({ errors: [], tipoSerramento: { aperture: [{ nome: 'Battente' }] } })
    const history = await app.db.auditLog.findMany({ where: { oggetto: 'TipoSerramento', oggettoPk: tipo.id } })
    expect(history).toMatchObject([{ campo: 'aperture', prima: 'Battente, Ribalta', dopo: 'Battente' }])
  })

  test('refuses an unknown opening, changing nothing', async () => {
    const outcome = await write('updateApertureTipoSerramento', { tipoSerramentoPk: tipo.id, aperturaPks: [77_777] })
    expect(outcome?.errors).toMatchObject([
      { field: 'aperturaPks', message: `Pk "77777" non valido - l'oggetto non esiste.` },
    ])
    expect((await now())?.aperture).toHaveLength(2)
  })

  test('refuses agents', async () => {
    const input = { tipoSerramentoPk: tipo.id, aperturaPks: [] }
    await expect(write('updateApertureTipoSerramento', input, await app.as('agente'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect((await now())?.aperture).toHaveLength(2)
  })
})
