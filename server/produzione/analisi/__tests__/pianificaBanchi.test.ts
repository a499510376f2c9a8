import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeCliente, makeOrdine } from '../../../test/factories.ts'
import { mutateAs, queryAs, type TestUserError } from '../../../test/ordini/ask.ts'
import { FASE_SENZA_MINUTI } from '../chosen.ts'
import { makeAlBanco } from './atBanco.ts'

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

const alBanco = (minuti: number, nomeFase?: string) => makeAlBanco(app.db, minuti, nomeFase)

interface Letta {
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

const CAMPI = `pk nome data creataDa numeroOrdini
  postazioni { postazione campi minuti ordini { minuti posizione ordine { pk numeroCommessa nomeCliente numeroSerramenti } } }`

const pianifica = (input: object, chi = capo) =>
  mutateAs<{ analisiPostazione: Letta | null }>(chi, 'pianificaBanchi', input, `analisiPostazione { ${CAMPI} }`)

const disposti = (analisi: Letta | null) =>
  Object.fromEntries(
    (analisi?.postazioni ?? []).map(({ postazione, ordini }) => [postazione, ordini.map(({ ordine }) => ordine.pk)]),
  )

test('a planning is proposed, saved, read again; the orders tell it, the others are told', async () => {
  const [uno, due, tre] = [await alBanco(60), await alBanco(90), await alBanco(30)]
  const ordini = [tre.id, due.id, uno.id]
  const { errors, analisiPostazione } = await pianifica({ nome: ' Settimana 48 ', ordini, configurazioni: banchi })
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
  expect(disposti(analisiPostazione)).toEqual({ 'Banco 1': [due.id], 'Banco 2': [uno.id, tre.id] })
  const pk = analisiPostazione?.pk ?? 0
  const letta = await queryAs<Letta>(superuser, `query ($pk: Int!) { analisiPostazione(pk: $pk) { ${CAMPI} } }`, { pk })
  expect(letta).toEqual(analisiPostazione)
  const storia = await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: due.id } })
  expect(storia).toMatchObject([{ azione: 'pianifica', campo: 'postazione', dopo: 'Banco 1, 90 min (Settimana 48)' }])
  expect(await app.db.auditLog.count({ where: { oggetto: 'AnalisiPostazione', oggettoPk: pk } })).toBe(1)
  expect(await app.db.eventLog.findMany({ where: { topic: 'analisi' } })).toMatchObject([{ payload: { pk } }])
})

test('what was moved by hand is kept, also its order; the minutes are those of now', async () => {
  const [uno, due, tre] = [await alBanco(60), await alBanco(90), await alBanco(30)]
  const [primo = 0, secondo = 0] = banchi
  const assegnazioni = [
    { ordine: tre.id, configurazione: secondo },
    { ordine: uno.id, configurazione: secondo },
    { ordine: due.id, configurazione: secondo },
  ]
  const ordini = [uno.id, due.id, tre.id]
  const { analisiPostazione } = await pianifica({ nome: 'A mano', ordini, configurazioni: banchi, assegnazioni })
  expect(disposti(analisiPostazione)).toEqual({ 'Banco 1': [], 'Banco 2': [tre.id, uno.id, due.id] })
  expect(analisiPostazione?.postazioni.map(({ postazione, minuti }) => [postazione, minuti])).toEqual([
    ['Banco 1', 0],
    ['Banco 2', 180],
  ])
  expect(primo).not.toBe(secondo)
})

test('the list of scheduled phases tells where an order was planned last', async () => {
  const ordine = await alBanco(20)
  const dove = async () => {
    const { nodes } = await queryAs<{ nodes: { schedulazione: { ordine: { postazione: string | null } } }[] }>(
      capo,
      `query ($search: String) { fasiSchedulate(filtro: { search: $search }) {
        nodes { schedulazione { ordine { numeroCommessa postazione } } } } }`,
      { search: ordine.numeroCommessa },
    )
    return nodes.map(({ schedulazione }) => schedulazione.ordine.postazione)
  }
  expect(await dove()).toEqual([null])
  for (const banco of banchi) await pianifica({ nome: 'x', ordini: [ordine.id], configurazioni: [banco] })
  expect(await dove()).toEqual(['Banco 2'])
})

test('the list: newest first, by name or by the number of an order', async () => {
  const ordine = await alBanco(10)
  await pianifica({ nome: 'Prova di ricerca', ordini: [ordine.id], configurazioni: banchi })
  const nomi = async (search: string) =>
    (
      await queryAs<{ nodes: { nome: string }[] }>(
        capo,
        'query ($search: String) { analisiPostazioni(filtro: { search: $search }) { nodes { nome creataDa } } }',
        { search },
      )
    ).nodes.map(({ nome }) => nome)
  expect(await nomi('RICERCA prova')).toEqual(['Prova di ricerca'])
  expect(await nomi(ordine.numeroCommessa)).toEqual(['Prova di ricerca'])
  expect(await nomi('%')).toEqual([])
})

describe('refused, and nothing saved', () => {
  const quante = () => app.db.analisiPostazione.count()
  const messaggi = (errors: TestUserError[]) => errors.map(({ field, message }) => [field, message])

  test('what is missing', async () => {
    const prima = await quante()
    const { errors } = await pianifica({ nome: '', ordini: [], configurazioni: [] })
    expect(messaggi(errors)).toEqual([
      ['nome', 'Nome obbligatorio'],
      ['ordini', 'Ordini obbligatori'],
      ['configurazioni', 'Configurazioni obbligatorie'],
    ])
    expect(await quante()).toBe(prima)
  })

  test('unknown orders and workstations, orders that are not at the benches', async () => {
    const prima = await quante()
    const altrove = await alBanco(30, 'macchine')
    const libero = await makeOrdine(app.db)
    const ordini = [altrove.id, 999_999, libero.id]
    const { errors } = await pianifica({ nome: 'x', ordini, configurazioni: [...banchi, 888_888] })
    const fuori = (numero: string) => `L’ordine ${numero} non è schedulato nella fase banchi.`
    expect(messaggi(errors)).toEqual([
      [
        'ordini',
        `${fuori(altrove.numeroCommessa)} Pk "999999" non valido - l'oggetto non esiste. ${fuori(libero.numeroCommessa)}`,
      ],
      ['configurazioni', 'Pk "888888" non valido - l\'oggetto non esiste.'],
    ])
    const molti = await pianifica({
      nome: 'x',
      ordini: [1, 2, 3, 4, 5, 6, 7].map((n) => 900_000 + n),
      configurazioni: banchi,
    })
    expect(molti.errors[0]?.message).toMatch(/900005" non valido - l'oggetto non esiste\. E altri 2\.$/)
    expect(await quante()).toBe(prima)
  })

  test('an order twice, an assignment that leaves one out', async () => {
    const prima = await quante()
    const ordine = await alBanco(30)
    const doppio = await pianifica({ nome: 'x', ordini: [ordine.id, ordine.id], configurazioni: banchi })
    expect(doppio.errors).toMatchObject([{ field: 'ordini' }])
    const altra = [{ ordine: ordine.id, configurazione: 777_777 }]
    const fuori = await pianifica({ nome: 'x', ordini: [ordine.id], configurazioni: banchi, assegnazioni: altra })
    expect(fuori.errors).toMatchObject([{ field: 'assegnazioni' }])
    expect(await quante()).toBe(prima)
  })

  test('a phase without minutes', async () => {
    const ordine = await alBanco(30)
    const prima = await app.db.fase.findUniqueOrThrow({ where: { nome: 'banchi' } })
    await app.db.fase.update({ where: { id: prima.id }, data: { infiniteCapacity: true, reparto: null } })
    const { errors } = await pianifica({ nome: 'x', ordini: [ordine.id], configurazioni: banchi })
    await app.db.fase.update({ where: { id: prima.id }, data: { infiniteCapacity: false, reparto: prima.reparto } })
    expect(messaggi(errors)).toEqual([[null, FASE_SENZA_MINUTI]])
  })

  test.each(['agente', 'staff', 'operatore', 'app', 'fornitore'] as const)('by permission: %s', async (nome) => {
    const ordine = await alBanco(30)
    const prima = await quante()
    const client = await app.as(nome)
    const rifiuto = { extensions: { code: 'FORBIDDEN' } }
    const input = { nome: 'x', ordini: [ordine.id], configurazioni: banchi }
    await expect(pianifica(input, client)).rejects.toMatchObject(rifiuto)
    await expect(queryAs(client, '{ analisiPostazioni { nodes { pk } } }')).rejects.toMatchObject(rifiuto)
    expect(await quante()).toBe(prima)
  })

  // Operators choose their workstation; whoever neither works nor plans does not see them.
  test.each(['agente', 'staff', 'app', 'fornitore'] as const)('the workstations: %s', async (nome) => {
    await expect(queryAs(await app.as(nome), '{ configurazioniPostazione { pk } }')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
  })
})

test('an order that is deleted meanwhile leaves the planning, which stays', async () => {
  const [uno, due] = [await alBanco(60), await alBanco(90)]
  const { analisiPostazione } = await pianifica({ nome: 'y', ordini: [uno.id, due.id], configurazioni: banchi })
  const esiti = await Promise.allSettled([
    mutateAs(superuser, 'deleteOrdine', { pk: uno.id }),
    pianifica({ nome: 'z', ordini: [uno.id, due.id], configurazioni: banchi }),
  ])
  expect(esiti.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const rimasti = await app.db.ordineAnalisi.findMany({ where: { analisiId: analisiPostazione?.pk ?? 0 } })
  expect(rimasti.map(({ ordineId }) => ordineId)).toEqual([due.id])
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
  const input = { nome: 'tanti', ordini: ordini.map(({ id }) => id), configurazioni: banchi }
  const { errors, analisiPostazione } = await pianifica(input)
  expect(errors).toEqual([])
  const [uno = 0, due = 0] = analisiPostazione?.postazioni.map(({ minuti }) => minuti) ?? []
  expect(Math.abs(uno - due)).toBeLessThanOrEqual(1)
  expect((await pianifica({ ...input, ordini: [...input.ordini, 1] })).errors).toMatchObject([{ field: 'ordini' }])
})
