import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { mutateAs, queryAs, type TestUserError } from '#server-test/ordini/ask.ts'
import { FASE_WITHOUT_MINUTES } from '../chosen.ts'
import { makeAtBanco } from './atBanco.ts'

let app: TestApp
let superuser: Client
let capo: Client
let banchi: number[]

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  capo = await app.as('operatore.capo')
  const postazioni = await app.db.configurazionePostazione.findMany({ orderBy: { posizione: 'asc' } })
  banchi = postazioni.slice(0, 2).map(({ id }) => id)
})
afterAll(() => app.close())

const atBanco = (minutes: number, nomeFase?: string) => makeAtBanco(app.db, minutes, nomeFase)

interface Read {
  pk: number
  nome: string
  data: string
  creataDa: string
  numeroOrdini: number
  postazioni: {
    postazione: string
    campi: string[]
    minuti: number
    ordini: { minuti: number; ordine: { pk: number } }[]
  }[]
}

const FIELDS = `pk nome data creataDa numeroOrdini
  postazioni { postazione campi minuti ordini { minuti posizione ordine { pk numeroCommessa nomeCliente numeroSerramenti } } }`

const plan = (input: object, who = capo) =>
  mutateAs<{ analisiPostazione: Read | null }>(who, 'planBanchi', input, `analisiPostazione { ${FIELDS} }`)

const arrangedOrdini = (analisi: Read | null) =>
  Object.fromEntries(
    (analisi?.postazioni ?? []).map(({ postazione, ordini }) => [postazione, ordini.map(({ ordine }) => ordine.pk)]),
  )

test('a planning is proposed, saved, read again; the orders tell it, the others are told', async () => {
  const [one, due, three] = [await atBanco(60), await atBanco(90), await atBanco(30)]
  const ordinePks = [three.id, due.id, one.id]
  const { errors, analisiPostazione } = await plan({ nome: ' Settimana 48 ', ordinePks, configurazionePks: banchi })
  expect(errors).toEqual([])
  expect(analisiPostazione).toMatchObject({
    nome: 'Settimana 48',
    numeroOrdini: 3,
    postazioni: [
      { postazione: 'Banco 1', campi: expect.arrayContaining(['ferramenta']), minuti: 90 },
      { postazione: 'Banco 2', campi: expect.any(Array), minuti: 90 },
    ],
  })
  // On a bench in the order of their start.
  expect(arrangedOrdini(analisiPostazione)).toEqual({ 'Banco 1': [due.id], 'Banco 2': [one.id, three.id] })
  const pk = analisiPostazione?.pk ?? 0
  const read = await queryAs<Read>(superuser, `query ($pk: Int!) { analisiPostazione(pk: $pk) { ${FIELDS} } }`, { pk })
  expect(read).toEqual(analisiPostazione)
  const history = await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: due.id } })
  expect(history).toMatchObject([{ azione: 'pianifica', campo: 'postazione', dopo: 'Banco 1, 90 min (Settimana 48)' }])
  expect(await app.db.auditLog.count({ where: { oggetto: 'AnalisiPostazione', oggettoPk: pk } })).toBe(1)
  expect(await app.db.eventLog.findMany({ where: { topic: 'analisi' } })).toMatchObject([{ payload: { pk } }])
})

test('what was moved by hand is kept, also its order; the minutes are those of now', async () => {
  const [one, due, three] = [await atBanco(60), await atBanco(90), await atBanco(30)]
  const [first = 0, second = 0] = banchi
  const assegnazioni = [
    { ordinePk: three.id, configurazionePk: second },
    { ordinePk: one.id, configurazionePk: second },
    { ordinePk: due.id, configurazionePk: second },
  ]
  const ordinePks = [one.id, due.id, three.id]
  const { analisiPostazione } = await plan({ nome: 'A mano', ordinePks, configurazionePks: banchi, assegnazioni })
  expect(arrangedOrdini(analisiPostazione)).toEqual({ 'Banco 1': [], 'Banco 2': [three.id, one.id, due.id] })
  expect(analisiPostazione?.postazioni.map(({ postazione, minuti }) => [postazione, minuti])).toEqual([
    ['Banco 1', 0],
    ['Banco 2', 180],
  ])
  expect(first).not.toBe(second)
})

test('the list of scheduled phases tells where an order was planned last', async () => {
  const ordine = await atBanco(20)
  const where = async () => {
    const { nodes } = await queryAs<{ nodes: { schedulazione: { ordine: { postazione: string | null } } }[] }>(
      capo,
      `query ($search: String) { fasiSchedulate(filtro: { search: $search }) {
        nodes { schedulazione { ordine { numeroCommessa postazione } } } } }`,
      { search: ordine.numeroCommessa },
    )
    return nodes.map(({ schedulazione }) => schedulazione.ordine.postazione)
  }
  expect(await where()).toEqual([null])
  for (const banco of banchi) await plan({ nome: 'x', ordinePks: [ordine.id], configurazionePks: [banco] })
  expect(await where()).toEqual(['Banco 2'])
})

test('the list: newest first, by name or by the number of an order', async () => {
  const ordine = await atBanco(10)
  await plan({ nome: 'Prova di ricerca', ordinePks: [ordine.id], configurazionePks: banchi })
  const names = async (search: string) =>
    (
      await queryAs<{ nodes: { nome: string }[] }>(
        capo,
        'query ($search: String) { analisiPostazioni(filtro: { search: $search }) { nodes { nome creataDa } } }',
        { search },
      )
    ).nodes.map(({ nome }) => nome)
  expect(await names('RICERCA prova')).toEqual(['Prova di ricerca'])
  expect(await names(ordine.numeroCommessa)).toEqual(['Prova di ricerca'])
  expect(await names('%')).toEqual([])
})

describe('refused, and nothing saved', () => {
  const count = () => app.db.analisiPostazione.count()
  const messages = (errors: TestUserError[]) => errors.map(({ field, message }) => [field, message])

  test('what is missing', async () => {
    const before = await count()
    const { errors } = await plan({ nome: '', ordinePks: [], configurazionePks: [] })
    expect(messages(errors)).toEqual([
      ['nome', 'Nome obbligatorio'],
      ['ordinePks', 'Ordini obbligatori'],
      ['configurazionePks', 'Configurazioni obbligatorie'],
    ])
    expect(await count()).toBe(before)
  })

  test('unknown orders and workstations, orders that are not at the benches', async () => {
    const before = await count()
    const elsewhere = await atBanco(30, 'macchine')
    const free = await makeOrdine(app.db)
    const ordinePks = [elsewhere.id, 999_999, free.id]
    const { errors } = await plan({ nome: 'x', ordinePks, configurazionePks: [...banchi, 888_888] })
    const outside = (numero: string) => `L’ordine ${numero} non è schedulato nella fase banchi.`
    expect(messages(errors)).toEqual([
      [
        'ordinePks',
        `${outside(elsewhere.numeroCommessa)} Pk "999999" non valido - l'oggetto non esiste. ${outside(free.numeroCommessa)}`,
      ],
      ['configurazionePks', 'Pk "888888" non valido - l\'oggetto non esiste.'],
    ])
    const many = await plan({
      nome: 'x',
      ordinePks: [1, 2, 3, 4, 5, 6, 7].map((n) => 900_000 + n),
      configurazionePks: banchi,
    })
    expect(many.errors[0]?.message).toMatch(/900005" non valido - l'oggetto non esiste\. E altri 2\.$/)
    expect(await count()).toBe(before)
  })

  test('an order twice, an assignment that leaves one out', async () => {
    const before = await count()
    const ordine = await atBanco(30)
    const doppio = await plan({ nome: 'x', ordinePks: [ordine.id, ordine.id], configurazionePks: banchi })
    expect(doppio.errors).toMatchObject([{ field: 'ordinePks' }])
    const other = [{ ordinePk: ordine.id, configurazionePk: 777_777 }]
    const outside = await plan({ nome: 'x', ordinePks: [ordine.id], configurazionePks: banchi, assegnazioni: other })
    expect(outside.errors).toMatchObject([{ field: 'assegnazioni' }])
    expect(await count()).toBe(before)
  })

  test('a phase without minutes', async () => {
    const ordine = await atBanco(30)
    const before = await app.db.fase.findUniqueOrThrow({ where: { nome: 'banchi' } })
    await app.db.fase.update({ where: { id: before.id }, data: { infiniteCapacity: true, reparto: null } })
    const { errors } = await plan({ nome: 'x', ordinePks: [ordine.id], configurazionePks: banchi })
    await app.db.fase.update({ where: { id: before.id }, data: { infiniteCapacity: false, reparto: before.reparto } })
    expect(messages(errors)).toEqual([[null, FASE_WITHOUT_MINUTES]])
  })

  test.each(['agente', 'staff', 'operatore', 'app', 'fornitore'] as const)('by permission: %s', async (name) => {
    const ordine = await atBanco(30)
    const before = await count()
    const client = await app.as(name)
    const refusal = { extensions: { code: 'FORBIDDEN' } }
    const input = { nome: 'x', ordinePks: [ordine.id], configurazionePks: banchi }
    await expect(plan(input, client)).rejects.toMatchObject(refusal)
    await expect(queryAs(client, '{ analisiPostazioni { nodes { pk } } }')).rejects.toMatchObject(refusal)
    expect(await count()).toBe(before)
  })

  // Operators choose their workstation; whoever neither works nor plans does not see them.
  test.each(['agente', 'staff', 'app', 'fornitore'] as const)('the workstations: %s', async (name) => {
    await expect(queryAs(await app.as(name), '{ configurazioniPostazione { pk } }')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
  })
})

test('an order that is deleted meanwhile leaves the planning, which stays', async () => {
  const [one, due] = [await atBanco(60), await atBanco(90)]
  const { analisiPostazione } = await plan({ nome: 'y', ordinePks: [one.id, due.id], configurazionePks: banchi })
  const outcomes = await Promise.allSettled([
    mutateAs(superuser, 'deleteOrdine', { pk: one.id }),
    plan({ nome: 'z', ordinePks: [one.id, due.id], configurazionePks: banchi }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const remaining = await app.db.ordineAnalisi.findMany({ where: { analisiId: analisiPostazione?.pk ?? 0 } })
  expect(remaining.map(({ ordineId }) => ordineId)).toEqual([due.id])
})

test('five hundred orders', async () => {
  const { id: clienteId } = await makeCliente(app.db)
  const data = new Date('2026-03-02')
  const ordini = await app.db.ordine.createManyAndReturn({
    data: Array.from({ length: 500 }, (_, n) => ({
      numeroCommessa: `M/${n}`,
      data,
      clienteId,
      tipoCliente: 'PRIVA' as const,
    })),
    select: { id: true },
  })
  const date = { inizio: data, fine: data }
  await app.db.schedulazioneOrdine.createMany({ data: ordini.map(({ id }) => ({ ordineId: id, ...date })) })
  await app.db.schedulazioneFase.createMany({
    data: ordini.map(({ id }, n) => ({ ordineId: id, nomeFase: 'banchi', durata: 10 + (n % 90), ...date })),
  })
  const input = { nome: 'tanti', ordinePks: ordini.map(({ id }) => id), configurazionePks: banchi }
  const { errors, analisiPostazione } = await plan(input)
  expect(errors).toEqual([])
  const [one = 0, due = 0] = analisiPostazione?.postazioni.map(({ minuti }) => minuti) ?? []
  expect(Math.abs(one - due)).toBeLessThanOrEqual(1)
  expect((await plan({ ...input, ordinePks: [...input.ordinePks, 1] })).errors).toMatchObject([{ field: 'ordinePks' }])
})
