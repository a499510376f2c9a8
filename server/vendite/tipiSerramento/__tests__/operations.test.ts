import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeTipoSerramento } from '../../../test/factories.ts'

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

async function scrivi(nome: 'updateTipoSerramento' | 'updateApertureTipoSerramento', input: object, chi = staff) {
  const tipo = nome.charAt(0).toUpperCase() + nome.slice(1)
  const campi = 'tipoSerramento { altezzaMin altezzaMax larghezzaMin larghezzaMax versione aperture { nome } }'
  const document = `mutation ($input: ${tipo}Input!) { ${nome}(input: $input) { ${campi} errors { code field message } } }`
  const { data, errors } = await chi.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[nome]
}

const adesso = () => app.db.tipoSerramento.findUnique({ where: { id: tipo.id }, include: { aperture: true } })

describe('updateTipoSerramento', () => {
  test('changes what is given, keeps what is missing, clears what is null', async () => {
    expect(await scrivi('updateTipoSerramento', { pk: tipo.id, altezzaMax: 700 })).toMatchObject({
      errors: [],
      tipoSerramento: { altezzaMin: 400, altezzaMax: 700, larghezzaMin: null, versione: 2 },
    })
    expect(
      await scrivi('updateTipoSerramento', { pk: tipo.id, versione: 2, altezzaMin: null, altezzaMax: null }),
    ).toMatchObject({ errors: [], tipoSerramento: { altezzaMin: null, altezzaMax: null, versione: 3 } })
    const lista = await app.visitatore.graphql('{ tipiSerramento { pk versione } }')
    expect(lista.data).toEqual({ tipiSerramento: expect.arrayContaining([{ pk: tipo.id, versione: 3 }]) })
  })

  test('refuses half a pair and a pair upside down, changing nothing', async () => {
    expect((await scrivi('updateTipoSerramento', { pk: tipo.id, altezzaMax: null }))?.errors).toMatchObject([
      { field: 'altezzaMax', message: 'Indicare sia il minimo sia il massimo, o nessuno dei due' },
    ])
    expect((await scrivi('updateTipoSerramento', { pk: tipo.id, altezzaMax: 300 }))?.errors).toMatchObject([
      { field: 'altezzaMax', message: "L'altezza massima deve essere maggiore dell'altezza minima" },
    ])
    expect(await adesso()).toMatchObject({ altezzaMin: 400, altezzaMax: 600, versione: 1 })
  })

  test('a stale version is refused when something would be lost', async () => {
    const esiti = await Promise.allSettled(
      [610, 620].map((altezzaMax) => scrivi('updateTipoSerramento', { pk: tipo.id, versione: 1, altezzaMax })),
    )
    const rifiutati: unknown[] = esiti.flatMap((esito) => (esito.status === 'rejected' ? [esito.reason] : []))
    expect(rifiutati).toMatchObject([
      { extensions: { code: 'CONFLICT', campi: { altezzaMax: (await adesso())?.altezzaMax }, versione: 2 } },
    ])
    expect((await adesso())?.versione).toBe(2)
  })

  test('refuses agents and missing types', async () => {
    await expect(
      scrivi('updateTipoSerramento', { pk: tipo.id, altezzaMax: 700 }, await app.as('agente')),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    await expect(scrivi('updateTipoSerramento', { pk: 999_999 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect((await adesso())?.versione).toBe(1)
  })
})

describe('updateApertureTipoSerramento', () => {
  test('replaces the openings', async () => {
    const [prima] = tipo.aperture
    const esito = await scrivi('updateApertureTipoSerramento', { tipoSerramento: tipo.id, aperture: [prima?.id] })
    expect(esito).toMatchObject({ errors: [], tipoSerramento: { aperture: [{ nome: 'Battente' }] } })
    const storia = await app.db.auditLog.findMany({ where: { oggetto: 'TipoSerramento', oggettoPk: tipo.id } })
    expect(storia).toMatchObject([{ campo: 'aperture', prima: 'Battente, Ribalta', dopo: 'Battente' }])
  })

  test('refuses an unknown opening, changing nothing', async () => {
    const esito = await scrivi('updateApertureTipoSerramento', { tipoSerramento: tipo.id, aperture: [77_777] })
    expect(esito?.errors).toMatchObject([
      { field: 'aperture', message: `Pk "77777" non valido - l'oggetto non esiste.` },
    ])
    expect((await adesso())?.aperture).toHaveLength(2)
  })

  test('refuses agents', async () => {
    const input = { tipoSerramento: tipo.id, aperture: [] }
    await expect(scrivi('updateApertureTipoSerramento', input, await app.as('agente'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect((await adesso())?.aperture).toHaveLength(2)
  })
})
