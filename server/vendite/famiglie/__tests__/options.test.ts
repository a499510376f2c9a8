import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia, makePreventivo } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Value {
  pk?: number | null
  nome: string
  html?: string
  ritirato?: boolean
}
interface Option {
  pk?: number | null
  nome: string
  ritirato?: boolean
  valori: Value[]
}

const save = (pk: number, options: Option[], versione: number | null = null, who = superuser) =>
  mutateAs<{ famiglia: { versione: number } | null }>(
    who,
    'setOpzioniFamiglia',
    { pk, versione, opzioni: options },
    'famiglia { versione }',
  )
const read = async (pk: number) => {
  const { opzioni } = await queryAs<{ opzioni: (Option & { pk: number })[] }>(
    superuser,
    `{ famigliaInCatalogo(pk: ${pk}) { opzioni { pk nome ritirato valori { pk nome html ritirato } } } }`,
  )
  return opzioni
}
const inBreve = (options: Option[]) =>
  Object.fromEntries(options.map(({ nome, valori }) => [nome, valori.map((value) => value.nome)]))
const inWizard = async (pk: number) => {
  const famiglie = await queryAs<{ pk: number; opzioni: Option[] }[]>(
    app.visitor,
    '{ famiglie { pk opzioni { nome valori { nome } } } }',
  )
  return inBreve(famiglie.find((one) => one.pk === pk)?.opzioni ?? [])
}

test('the list is replaced whole: added, renamed in a circle, moved, removed', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio', 'Triplo'], Colore: ['Noce'] } })
  const [vetro, color] = await read(pk)
  if (!vetro || !color) throw new Error('Mancano le opzioni')
  const [doppio, triple] = vetro.valori
  const outcome = await save(
    pk,
    [
      { pk: color.pk, nome: 'Vetro', valori: [...color.valori, { nome: 'Larice', html: '<p>Resinoso</p>' }] },
      { nome: 'Maniglia', valori: [{ nome: 'Hoppe' }] },
      {
        pk: vetro.pk,
        nome: 'Colore',
        valori: [
          { pk: triple?.pk, nome: 'Doppio' },
          { pk: doppio?.pk, nome: 'Triplo' },
        ],
      },
    ],
    1,
  )
  expect(outcome).toMatchObject({ errors: [], famiglia: { versione: 2 } })
  const after = await read(pk)
  expect(inBreve(after)).toEqual({ Vetro: ['Noce', 'Larice'], Maniglia: ['Hoppe'], Colore: ['Doppio', 'Triplo'] })
  expect(after.map((one) => one.pk)).toMatchObject([color.pk, expect.any(Number), vetro.pk])
  expect(after[2]?.valori.map((value) => value.pk)).toEqual([triple?.pk, doppio?.pk])
  expect(await inWizard(pk)).toEqual(inBreve(after))
  expect((await save(pk, [{ ...after[0], nome: 'Vetro', valori: after[0]?.valori ?? [] }], 2)).errors).toEqual([])
  expect(inBreve(await read(pk))).toEqual({ Vetro: ['Noce', 'Larice'] })
  expect((await save(pk, [], 3)).errors).toEqual([])
  expect(await read(pk)).toEqual([])
})

test('hostile html is cleaned as it is stored; the same list again changes nothing', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: {} })
  const html = '<p style="x" onclick="x()">Ciao<script>alert(1)</script><iframe src="//e"></iframe></p>'
  await save(pk, [{ nome: 'Vetro', valori: [{ nome: 'Doppio', html }] }], 1)
  expect(await app.db.valoreOpzione.findFirst({ where: { opzione: { famigliaId: pk } } })).toMatchObject({
    html: '<p>Ciao</p>',
  })
  const righe = () => app.db.auditLog.count({ where: { oggetto: 'Famiglia', oggettoPk: pk } })
  const before = await righe()
  expect((await save(pk, await read(pk), 1)).famiglia).toEqual({ versione: 2 })
  expect(await righe()).toBe(before)
})

test('what quotes have is not removed, and says where; retired it leaves the wizard and stays in the quote', async () => {
  const { id: pk, opzioni } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio', 'Triplo'] } })
  const [vetro] = opzioni
  const valoreId = vetro?.valori[0]?.id ?? 0
  const { id: preventivo } = await makePreventivo(app.db, { famigliaId: pk })
  await app.db.opzionePreventivo.create({ data: { preventivoId: preventivo, opzioneId: vetro?.id ?? 0, valoreId } })
  const loaded = (await read(pk))[0]
  if (!loaded) throw new Error('Manca l’opzione')
  const senza = { ...loaded, valori: loaded.valori.slice(1) }
  expect((await save(pk, [senza], 1)).errors).toMatchObject([
    {
      code: 'IN_USE',
      field: 'opzioni[0].valori',
      message: expect.stringContaining(`La scelta «Doppio» è in uso in 1 preventivo (n. ${preventivo})`),
    },
  ])
  expect((await save(pk, [], 1)).errors).toMatchObject([{ code: 'IN_USE', field: 'opzioni' }])
  expect(await read(pk)).toEqual([loaded])
  const ritirato = { ...loaded, valori: loaded.valori.map((value, place) => ({ ...value, ritirato: place === 0 })) }
  expect((await save(pk, [ritirato], 1)).errors).toEqual([])
  expect(await inWizard(pk)).toEqual({ Vetro: ['Triplo'] })
  expect(await app.db.opzionePreventivo.count({ where: { preventivoId: preventivo, valoreId } })).toBe(1)
})

test('of two who write it the second is told; together they leave one of the two lists', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio'] } })
  const loaded = await read(pk)
  const withIt = (name: string) => [...loaded, { nome: name, valori: [{ nome: 'Uno' }] }]
  const outcomes = await Promise.allSettled([save(pk, withIt('Colore'), 1), save(pk, withIt('Maniglia'), 1)])
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refusals).toMatchObject([{ reason: { extensions: { code: 'CONFLICT', versione: 2 } } }])
  expect((await read(pk)).map(({ nome }) => nome)).toHaveLength(2)
})

test('whoever has an older version is told the list as it is read, whatever html stands in the row', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio'] } })
  const where = { opzione: { famigliaId: pk } }
  await app.db.valoreOpzione.updateMany({ where: where, data: { html: '<p>Ciao<script>x()</script></p>' } })
  const loaded = await read(pk)
  expect((await save(pk, loaded, null)).famiglia).toEqual({ versione: 1 })
  await mutateAs(superuser, 'updateFamiglia', { pk, ritirato: true })
  await expect(save(pk, [], 1)).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', versione: 2, campi: { opzioni: loaded } },
  })
})

test('an entry of another family, or one that is gone, is a new one; nobody else’s is touched', async () => {
  const foreign = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio'] } })
  const { id: pk } = await makeFamiglia(app.db, { opzioni: {} })
  const [presa] = await read(foreign.id)
  expect((await save(pk, [{ pk: presa?.pk, nome: 'Presa', valori: [] }], 1)).errors).toEqual([])
  expect(await read(foreign.id)).toEqual([presa])
  expect((await read(pk))[0]?.pk).not.toBe(presa?.pk)
})

test.each(['staff', 'operatore.capo', 'agente'] as const)('refuses %s', async (who) => {
  const { id: pk } = await makeFamiglia(app.db)
  const before = await read(pk)
  await expect(save(pk, [], 1, await app.as(who))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await read(pk)).toEqual(before)
})
