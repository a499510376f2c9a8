import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeTipoSerramento } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento, makeFullOrdine } from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const tempi = { tempoRepartoMacchine: 10, tempoRepartoBanchi: 20 }
const next = async () => ({
  tipoSerramentoPk: (await makeTipoSerramento(app.db)).id,
  codiceSerramentoPk: (await makeCodiceSerramento(app.db)).id,
  ...tempi,
})
const create = (input: object) =>
  mutateAs<{ tempistica: { pk: number } | null }>(superuser, 'createTempistica', input, 'tempistica { pk }')

test('a timing is added, changed with its history, removed', async () => {
  const input = await next()
  const { tempistica } = await create(input)
  const pk = tempistica?.pk ?? 0
  expect(
    (await mutateAs(superuser, 'updateTempistica', { pk, versione: 1, ...input, tempoRepartoBanchi: 30 })).errors,
  ).toEqual([])
  const stale = mutateAs(superuser, 'updateTempistica', { pk, versione: 1, ...input, tempoRepartoBanchi: 40 })
  await expect(stale).rejects.toMatchObject({ extensions: { code: 'CONFLICT', campi: { tempoRepartoBanchi: 30 } } })
  await mutateAs(superuser, 'deleteTempistica', { pk })
  expect(await app.db.tempistica.findUnique({ where: { id: pk } })).toBe(null)
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'Tempistica', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(history.map(({ azione, prima, dopo }) => [azione, prima, dopo])).toEqual([
    ['crea', null, 'macchine 10 min, banchi 20 min'],
    ['modifica', '20', '30'],
    ['elimina', 'macchine 10 min, banchi 30 min', null],
  ])
})

test('one timing for a type and a code, also without a code and at the same moment', async () => {
  const { tipoSerramentoPk } = await next()
  const input = { tipoSerramentoPk, codiceSerramentoPk: null, ...tempi }
  const outcomes = await Promise.all([1, 2, 3].map(() => create(input)))
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(await app.db.tempistica.count({ where: { tipoSerramentoId: tipoSerramentoPk } })).toBe(1)
})

test('for the codes of a category and a shape: once, and only where there is such a code', async () => {
  const { tipoSerramentoPk } = await next()
  await makeCodiceSerramento(app.db, { categoria: 'TEAK', forma: 'ARCO' })
  const input = { tipoSerramentoPk, categoria: 'teak', forma: 'arco', ...tempi }
  const outcomes = await Promise.all([1, 2, 3].map(() => create(input)))
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(await app.db.tempistica.findMany({ where: { tipoSerramentoId: tipoSerramentoPk } })).toMatchObject([
    { categoria: 'TEAK', forma: 'ARCO', codiceSerramentoId: null },
  ])
  expect((await create({ ...input, forma: 'TONDO' })).errors).toMatchObject([{ field: 'forma' }])
  expect((await create({ ...input, categoria: null })).errors).toMatchObject([{ field: 'forma' }])
  expect(await app.db.tempistica.count({ where: { tipoSerramentoId: tipoSerramentoPk } })).toBe(1)
})

test('refused by rule, each on its field', async () => {
  const input = await next()
  const fields = async (different: object) =>
    (await create({ ...input, ...different })).errors.map(({ field }) => field)
  expect(await fields({ tempoRepartoMacchine: -1, tempoRepartoBanchi: -1 })).toEqual([
    'tempoRepartoMacchine',
    'tempoRepartoBanchi',
  ])
  expect(await fields({ tempoRepartoMacchine: 1.5 })).toEqual(['tempoRepartoMacchine'])
  expect(await fields({ tipoSerramentoPk: 999_999 })).toEqual(['tipoSerramentoPk'])
  expect(await fields({ codiceSerramentoPk: 999_999 })).toEqual(['codiceSerramentoPk'])
})

test('refused by permission', async () => {
  for (const name of ['staff', 'agente', 'operatore.capo'] as const) {
    const who = await app.as(name)
    const refusal = { extensions: { code: 'FORBIDDEN' } }
    await expect(mutateAs(who, 'createTempistica', await next())).rejects.toMatchObject(refusal)
    await expect(mutateAs(who, 'deleteTempistica', { pk: 1 })).rejects.toMatchObject(refusal)
  }
})

test('a window code: in capitals, once, and not removed while something uses it', async () => {
  const codice = { categoria: 'pvc', forma: 'rett', codice: 'z9' }
  const add = () =>
    mutateAs<{ codiceSerramento: { pk: number; categoria: string } | null }>(
      superuser,
      'createCodiceSerramento',
      codice,
      'codiceSerramento { pk categoria }',
    )
  const [one, due] = await Promise.all([add(), add()])
  const done = [one, due].filter(({ codiceSerramento }) => codiceSerramento !== null)
  expect(done.map((outcome) => outcome.codiceSerramento?.categoria)).toEqual(['PVC'])
  const { riga } = await makeFullOrdine(app.db)
  const remove = (pk: unknown) => mutateAs(superuser, 'deleteCodiceSerramento', { pk })
  expect((await remove(riga.codiceSerramentoId)).errors).toMatchObject([{ code: 'CONFLICT' }])
  expect((await remove(done[0]?.codiceSerramento?.pk)).errors).toEqual([])
})

test('a window code is changed: only by its version, never into another one', async () => {
  const { id: pk } = await makeCodiceSerramento(app.db, { categoria: 'PVC', codice: 'A1' })
  await makeCodiceSerramento(app.db, { categoria: 'PVC', codice: 'A2' })
  const change = (data: object) =>
    mutateAs(superuser, 'updateCodiceSerramento', { pk, categoria: 'PVC', forma: 'RETT', codice: 'A1', ...data })
  expect((await change({ versione: 1, codice: 'a9' })).errors).toEqual([])
  await expect(change({ versione: 1, codice: 'A8' })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', campi: { codice: 'A9' }, versione: 2 },
  })
  expect((await change({ versione: 2, codice: 'A2' })).errors).toMatchObject([{ field: 'codice' }])
  expect((await change({ versione: 2, codice: '' })).errors).toMatchObject([{ field: 'codice' }])
  expect(await app.db.codiceSerramento.findUnique({ where: { id: pk } })).toMatchObject({ codice: 'A9', versione: 2 })
  await expect(change({ pk: 999_999 })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  const staff = await app.as('staff')
  await expect(mutateAs(staff, 'updateCodiceSerramento', { pk })).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})

test('codes of order lines without a timing of their own', async () => {
  const { riga } = await makeFullOrdine(app.db)
  const { tipoSerramentoId, codiceSerramentoId } = riga
  const senza = async () => {
    const { data } = await superuser.graphql<{
      tipiSerramento: { pk: number; codiciSenzaTempistica: { pk: number }[] }[]
      codiciSerramento: { pk: number; puoEliminare: boolean }[]
    }>(`{ tipiSerramento(ritirati: true) { pk codiciSenzaTempistica { pk } }
      codiciSerramento { pk puoEliminare } }`)
    const codice = data?.codiciSerramento.find(({ pk }) => pk === codiceSerramentoId)
    const tipo = data?.tipiSerramento.find(({ pk }) => pk === tipoSerramentoId)
    return [tipo?.codiciSenzaTempistica.map(({ pk }) => pk), codice?.puoEliminare]
  }
  expect(await senza()).toEqual([[codiceSerramentoId], false])
  await create({ tipoSerramentoPk: tipoSerramentoId, codiceSerramentoPk: codiceSerramentoId, ...tempi })
  expect(await senza()).toEqual([[], false])
})

test('window codes are found by any of their words, a page at a time', async () => {
  for (const codice of ['ZX1', 'ZX2', 'Z%3'])
    await makeCodiceSerramento(app.db, { categoria: 'EBANO', forma: 'RETT', codice })
  const search = async (search: string, resto = '') => {
    const { data } = await superuser.graphql<{ codiciSerramento: { codice: string }[] }>(
      `{ codiciSerramento(search: ${JSON.stringify(search)}${resto}) { codice } }`,
    )
    return data?.codiciSerramento.map(({ codice }) => codice)
  }
  expect(await search('zx ebano')).toEqual(['ZX1', 'ZX2'])
  expect(await search('rett EBANO zx1')).toEqual(['ZX1'])
  expect(await search('ebano %')).toEqual(['Z%3'])
  expect(await search('ebano tondo')).toEqual([])
  expect(await search('ebano', ', pagina: 2, perPagina: 2')).toEqual(['ZX2'])
  const { errors } = await superuser.graphql('{ codiciSerramento(pagina: 0, perPagina: 5000) { codice } }')
  expect(errors).toHaveLength(1)
})
