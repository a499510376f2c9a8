import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { EXTRA_IS_NO_WINDOW } from '../../tipiSerramento/rules.ts'

let app: TestApp
let staff: Client
let catalogo: Awaited<ReturnType<typeof makeCatalogo>>

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
beforeEach(async () => {
  catalogo = await makeCatalogo(app.db)
})
afterAll(() => app.close())

const misure = { altezzaMin: 500, altezzaMax: 1500, larghezzaMin: 400, larghezzaMax: 900 }

const write = (name: string, input: object, who: Client = staff) =>
  mutateAs<{ vincolo: { pk: number } }>(
    who,
    name,
    input,
    name === 'deleteVincolo' ? 'pk' : 'vincolo { pk versione altezzaMin altezzaMax }',
  )

const vincoloOf = () => app.db.vincolo.findUnique({ where: { id: catalogo.vincolo.id } })
const history = (pk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Vincolo', oggettoPk: pk }, orderBy: { campo: 'asc' } })
const allVincoli = async (who: Client) =>
  (await who.graphql<{ vincoli: { pk: number; altezzaMax: number }[] }>('{ vincoli { pk altezzaMax } }')).data?.vincoli

describe('createVincolo', () => {
  const references = () => ({ famigliaPk: catalogo.famiglia.id, tipoSerramentoPk: catalogo.tipo.id })

  test('adds one; everybody sees it, with its history and its event', async () => {
    const outcome = await write('createVincolo', { ...references(), ...misure })
    expect(outcome).toMatchObject({ errors: [], vincolo: { altezzaMin: 500, altezzaMax: 1500, versione: 1 } })
    const { pk } = outcome.vincolo
    expect(await allVincoli(app.visitor)).toContainEqual({ pk, altezzaMax: 1500 })
    expect(await history(pk)).toMatchObject([
      { azione: 'crea', dopo: 'altezza 500–1.500 mm, larghezza 400–900 mm', userId: staff.user?.id },
    ])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'catalogo',
      payload: { vincolo: pk },
    })
  })

  test('the type of the extra lines is no window: no family sells it', async () => {
    await app.db.tipoSerramento.update({ where: { id: catalogo.tipo.id }, data: { extra: true } })
    const outcome = await write('createVincolo', { ...references(), ...misure })
    expect(outcome.errors).toMatchObject([{ field: 'tipoSerramentoPk', message: EXTRA_IS_NO_WINDOW }])
    await app.db.tipoSerramento.update({ where: { id: catalogo.tipo.id }, data: { extra: false } })
  })

  test('refuses what the rules refuse, all at once, and adds nothing', async () => {
    const before = await app.db.vincolo.count()
    const outcome = await write('createVincolo', {
      famigliaPk: 999_999,
      ...misure,
      altezzaMax: 400,
      larghezzaMin: null,
    })
    expect(outcome?.errors).toEqual(
      expect.arrayContaining([
        { code: 'INVALID', field: 'famigliaPk', message: `Pk "999999" non valido - l'oggetto non esiste.` },
        { code: 'REQUIRED', field: 'tipoSerramentoPk', message: 'Campo obbligatorio' },
        { code: 'INVALID', field: 'altezzaMax', message: "L'altezza massima deve essere maggiore dell'altezza minima" },
        { code: 'REQUIRED', field: 'larghezzaMin', message: 'Campo obbligatorio' },
      ]),
    )
    expect(await app.db.vincolo.count()).toBe(before)
  })

  test.each(['agente', 'operatore', 'app', 'fornitore'] as const)('refuses %s', async (who) => {
    const before = await app.db.vincolo.count()
    await expect(write('createVincolo', { ...references(), ...misure }, await app.as(who))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    await expect(write('createVincolo', { ...references(), ...misure }, app.visitor)).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    })
    expect(await app.db.vincolo.count()).toBe(before)
  })
})

describe('updateVincolo', () => {
  test('changes it and writes each field in the history', async () => {
    const { id: pk, versione } = catalogo.vincolo
    const outcome = await write('updateVincolo', { pk, versione, ...misure, altezzaMin: 400 })
    expect(outcome).toMatchObject({ errors: [], vincolo: { pk, versione: 2, altezzaMax: 1500 } })
    expect(await history(pk)).toMatchObject([
      { azione: 'modifica', campo: 'altezzaMax', prima: '2400', dopo: '1500' },
      { campo: 'larghezzaMax', prima: '1500', dopo: '900' },
      { campo: 'larghezzaMin', prima: '300', dopo: '400' },
    ])
  })

  test('two who start from the same version: the second is told what changed and overwrites nothing', async () => {
    const { id: pk, versione } = catalogo.vincolo
    const resto = { altezzaMin: 400, larghezzaMin: 300, larghezzaMax: 1500 }
    const outcomes = await Promise.allSettled([
      write('updateVincolo', { pk, versione, ...resto, altezzaMax: 2000 }),
      write('updateVincolo', { pk, versione, ...resto, altezzaMax: 1900 }),
    ])
    const succeeded = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value?.errors] : []))
    const refused: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(succeeded).toEqual([[]])
    const saved = await vincoloOf()
    expect(saved?.versione).toBe(2)
    expect(refused).toMatchObject([
      {
        message: expect.stringContaining('nel frattempo da Utente Numero'),
        extensions: {
          code: 'CONFLICT',
          autore: expect.stringContaining('Utente Numero'),
          campi: { altezzaMax: saved?.altezzaMax },
          versione: 2,
        },
      },
    ])
  })

  test('the old clients send no version and overwrite', async () => {
    const { id: pk } = catalogo.vincolo
    await write('updateVincolo', { pk, ...misure })
    expect(await write('updateVincolo', { pk, ...misure, altezzaMax: 1700 })).toMatchObject({
      errors: [],
      vincolo: { versione: 3, altezzaMax: 1700 },
    })
  })

  test('refuses a missing one, and a wrong one without touching it', async () => {
    await expect(write('updateVincolo', { pk: 999_999, ...misure })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    const { id: pk } = catalogo.vincolo
    expect((await write('updateVincolo', { pk, ...misure, altezzaMin: 1.5 }))?.errors).toMatchObject([
      { field: 'altezzaMin', message: 'È richiesto un numero intero' },
    ])
    expect(await vincoloOf()).toEqual(catalogo.vincolo)
  })

  test('refuses agents', async () => {
    const { id: pk } = catalogo.vincolo
    await expect(write('updateVincolo', { pk, ...misure }, await app.as('agente'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await vincoloOf()).toEqual(catalogo.vincolo)
  })
})

describe('deleteVincolo', () => {
  test('removes it, once', async () => {
    const { id: pk } = catalogo.vincolo
    expect(await write('deleteVincolo', { pk })).toEqual({ pk, errors: [] })
    expect(await vincoloOf()).toBeNull()
    expect((await allVincoli(app.visitor))?.map((v) => v.pk)).not.toContain(pk)
    await expect(write('deleteVincolo', { pk })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await history(pk)).toMatchObject([{ azione: 'elimina' }])
  })

  test('refuses agents', async () => {
    const { id: pk } = catalogo.vincolo
    await expect(write('deleteVincolo', { pk }, await app.as('agente'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await vincoloOf()).not.toBeNull()
  })
})
