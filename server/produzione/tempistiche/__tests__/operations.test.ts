import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeTipoSerramento } from '../../../test/factories.ts'
import { mutateAs } from '../../../test/ordini/ask.ts'
import { makeCodiceSerramento, makeFullOrdine } from '../../../test/ordini/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const tempi = { tempoRepartoMacchine: 10, tempoRepartoBanchi: 20 }
const nuova = async () => ({
  tipoSerramentoId: (await makeTipoSerramento(app.db)).id,
  codiceSerramentoId: (await makeCodiceSerramento(app.db)).id,
  ...tempi,
})
const crea = (input: object) =>
  mutateAs<{ tempistica: { pk: number } | null }>(superuser, 'createTempistica', input, 'tempistica { pk }')

test('a timing is added, changed with its history, removed', async () => {
  const input = await nuova()
  const { tempistica } = await crea(input)
  const pk = tempistica?.pk ?? 0
  expect(
    (await mutateAs(superuser, 'updateTempistica', { pk, versione: 1, ...input, tempoRepartoBanchi: 30 })).errors,
  ).toEqual([])
  const stale = mutateAs(superuser, 'updateTempistica', { pk, versione: 1, ...input, tempoRepartoBanchi: 40 })
  await expect(stale).rejects.toMatchObject({ extensions: { code: 'CONFLICT', campi: { tempoRepartoBanchi: 30 } } })
  await mutateAs(superuser, 'deleteTempistica', { pk })
  expect(await app.db.tempistica.findUnique({ where: { id: pk } })).toBe(null)
  const storia = await app.db.auditLog.findMany({
    where: { oggetto: 'Tempistica', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(storia.map(({ azione, prima, dopo }) => [azione, prima, dopo])).toEqual([
    ['crea', null, 'macchine 10 min, banchi 20 min'],
    ['modifica', '20', '30'],
    ['elimina', 'macchine 10 min, banchi 30 min', null],
  ])
})

test('one timing for a type and a code, also without a code and at the same moment', async () => {
  const { tipoSerramentoId } = await nuova()
  const input = { tipoSerramentoId, codiceSerramentoId: null, ...tempi }
  const esiti = await Promise.all([1, 2, 3].map(() => crea(input)))
  expect(esiti.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(await app.db.tempistica.count({ where: { tipoSerramentoId } })).toBe(1)
})

test('for the codes of a category and a shape: once, and only where there is such a code', async () => {
  const { tipoSerramentoId } = await nuova()
  await makeCodiceSerramento(app.db, { categoria: 'TEAK', forma: 'ARCO' })
  const input = { tipoSerramentoId, categoria: 'teak', forma: 'arco', ...tempi }
  const esiti = await Promise.all([1, 2, 3].map(() => crea(input)))
  expect(esiti.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(await app.db.tempistica.findMany({ where: { tipoSerramentoId } })).toMatchObject([
    { categoria: 'TEAK', forma: 'ARCO', codiceSerramentoId: null },
  ])
  expect((await crea({ ...input, forma: 'TONDO' })).errors).toMatchObject([{ field: 'forma' }])
  expect((await crea({ ...input, categoria: null })).errors).toMatchObject([{ field: 'forma' }])
  expect(await app.db.tempistica.count({ where: { tipoSerramentoId } })).toBe(1)
})

test('refused by rule, each on its field', async () => {
  const input = await nuova()
  const campi = async (diverso: object) => (await crea({ ...input, ...diverso })).errors.map(({ field }) => field)
  expect(await campi({ tempoRepartoMacchine: -1, tempoRepartoBanchi: -1 })).toEqual([
    'tempoRepartoMacchine',
    'tempoRepartoBanchi',
  ])
  expect(await campi({ tempoRepartoMacchine: 1.5 })).toEqual(['tempoRepartoMacchine'])
  expect(await campi({ tipoSerramentoId: 999_999 })).toEqual(['tipoSerramentoId'])
  expect(await campi({ codiceSerramentoId: 999_999 })).toEqual(['codiceSerramentoId'])
})

test('refused by permission', async () => {
  for (const nome of ['staff', 'agente', 'operatore.capo'] as const) {
    const chi = await app.as(nome)
    const rifiuto = { extensions: { code: 'FORBIDDEN' } }
    await expect(mutateAs(chi, 'createTempistica', await nuova())).rejects.toMatchObject(rifiuto)
    await expect(mutateAs(chi, 'deleteTempistica', { pk: 1 })).rejects.toMatchObject(rifiuto)
  }
})

test('a window code: in capitals, once, and not removed while something uses it', async () => {
  const codice = { categoria: 'pvc', forma: 'rett', codice: 'z9' }
  const aggiungi = () =>
    mutateAs<{ codiceSerramento: { pk: number; categoria: string } | null }>(
      superuser,
      'createCodiceSerramento',
      codice,
      'codiceSerramento { pk categoria }',
    )
  const [uno, due] = await Promise.all([aggiungi(), aggiungi()])
  const fatti = [uno, due].filter(({ codiceSerramento }) => codiceSerramento !== null)
  expect(fatti.map((esito) => esito.codiceSerramento?.categoria)).toEqual(['PVC'])
  const { riga } = await makeFullOrdine(app.db)
  const elimina = (pk: unknown) => mutateAs(superuser, 'deleteCodiceSerramento', { pk })
  expect((await elimina(riga.codiceSerramentoId)).errors).toMatchObject([{ code: 'CONFLICT' }])
  expect((await elimina(fatti[0]?.codiceSerramento?.pk)).errors).toEqual([])
})

test('a window code is changed: only by its version, never into another one', async () => {
  const { id: pk } = await makeCodiceSerramento(app.db, { categoria: 'PVC', codice: 'A1' })
  await makeCodiceSerramento(app.db, { categoria: 'PVC', codice: 'A2' })
  const cambia = (dati: object) =>
    mutateAs(superuser, 'updateCodiceSerramento', { pk, categoria: 'PVC', forma: 'RETT', codice: 'A1', ...dati })
  expect((await cambia({ versione: 1, codice: 'a9' })).errors).toEqual([])
  await expect(cambia({ versione: 1, codice: 'A8' })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', campi: { codice: 'A9' }, versione: 2 },
  })
  expect((await cambia({ versione: 2, codice: 'A2' })).errors).toMatchObject([{ field: 'codice' }])
  expect((await cambia({ versione: 2, codice: '' })).errors).toMatchObject([{ field: 'codice' }])
  expect(await app.db.codiceSerramento.findUnique({ where: { id: pk } })).toMatchObject({ codice: 'A9', versione: 2 })
  await expect(cambia({ pk: 999_999 })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
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
      codiciSenzaTempistica: { codiceSerramentoPk: number }[]
      codiciSerramento: { pk: number; puoEliminare: boolean }[]
    }>(`{ codiciSenzaTempistica(tipoSerramento: ${tipoSerramentoId}) { codiceSerramentoPk }
      codiciSerramento { pk puoEliminare } }`)
    const codice = data?.codiciSerramento.find(({ pk }) => pk === codiceSerramentoId)
    return [data?.codiciSenzaTempistica.map((voce) => voce.codiceSerramentoPk), codice?.puoEliminare]
  }
  expect(await senza()).toEqual([[codiceSerramentoId], false])
  await crea({ tipoSerramentoId, codiceSerramentoId, ...tempi })
  expect(await senza()).toEqual([[], false])
})

test('window codes are found by any of their words, a page at a time', async () => {
  for (const codice of ['ZX1', 'ZX2', 'Z%3'])
    await makeCodiceSerramento(app.db, { categoria: 'EBANO', forma: 'RETT', codice })
  const cerca = async (search: string, resto = '') => {
    const { data } = await superuser.graphql<{ codiciSerramento: { codice: string }[] }>(
      `{ codiciSerramento(search: ${JSON.stringify(search)}${resto}) { codice } }`,
    )
    return data?.codiciSerramento.map(({ codice }) => codice)
  }
  expect(await cerca('zx ebano')).toEqual(['ZX1', 'ZX2'])
  expect(await cerca('rett EBANO zx1')).toEqual(['ZX1'])
  expect(await cerca('ebano %')).toEqual(['Z%3'])
  expect(await cerca('ebano tondo')).toEqual([])
  expect(await cerca('ebano', ', pagina: 2, perPagina: 2')).toEqual(['ZX2'])
  const { errors } = await superuser.graphql('{ codiciSerramento(pagina: 0, perPagina: 5000) { codice } }')
  expect(errors).toHaveLength(1)
})
