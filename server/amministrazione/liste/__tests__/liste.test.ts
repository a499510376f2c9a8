// The lists with one kind of entry each: what they share by a table, then what is their own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'
import { fillLists } from '#server-test/lists.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'
import { LAST_ITEM, LISTA_CHANGED, NAME_TAKEN } from '#shared/arranged.ts'
import { LAST_FOR_AGENTE } from '../emailTemplates/rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  await fillLists(app.services.config.databaseUrl)
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Kind {
  model: 'statoPreventivo' | 'voceCheckList' | 'emailTemplate'
  arrange: string
  /** Field with the name. */
  nome: 'stato' | 'nome' | 'label'
  /** Of the payload. */
  nodo: string
  other: object
  initial: string[]
}

const kinds: Kind[] = [
  {
    model: 'statoPreventivo',
    arrange: 'arrangeStatiPreventivo',
    nome: 'stato',
    nodo: 'stato',
    other: { colore: 'INFO' },
    initial: ['Nuovo', 'In lavorazione', 'Inviato', 'In attesa', 'Accettato', 'Rifiutato'],
  },
  {
    model: 'voceCheckList',
    arrange: 'arrangeVociCheckList',
    nome: 'nome',
    nodo: 'voce',
    other: {},
    initial: ['Misure verificate', 'Documenti firmati', 'Acconto ricevuto', 'Disegni approvati', 'Colori confermati'],
  },
  {
    model: 'emailTemplate',
    arrange: 'arrangeEmailTemplates',
    nome: 'label',
    nodo: 'modello',
    other: { destinatario: 'CLIENTE', subject: 'N. {{numero}}', body: '<p>Testo</p>' },
    initial: [
      'Conferma di ricezione',
      'Invio del preventivo',
      'Richiesta di misure definitive',
      'Sollecito di risposta',
      "Assegnazione all'agente",
    ],
  },
]

describe.each(kinds)('$model', ({ model, arrange, nome, nodo, other, initial }) => {
  const Model = model.charAt(0).toUpperCase() + model.slice(1)
  // The delegates differ only in their types.
  const table = () => app.db[model] as typeof app.db.statoPreventivo
  const read = async () =>
    (await table().findMany({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })) as Record<string, unknown>[]
  const names = async () => (await read()).map((riga) => riga[nome])
  const pks = async () => (await read()).map(({ id }) => id as number)
  const write = (verb: string, input: object, who = superuser) =>
    mutateAs<Record<string, { pk: number } | null>>(
      who,
      `${verb}${Model}`,
      input,
      verb === 'delete' ? 'deletedId' : `${nodo} { pk versione }`,
    )
  const next = async (called: string) => {
    const outcome = await write('create', { [nome]: called, ...other })
    expect(outcome.errors).toEqual([])
    return (outcome[nodo] as { pk: number }).pk
  }

  test('every database begins with some', async () => {
    expect(await names()).toEqual(initial)
  })

  test('one is added last, changed, moved to the front, removed; the others hear of it', async () => {
    const pk = await next('Prova')
    expect(await names()).toEqual([...initial, 'Prova'])
    expect((await write('update', { pk, versione: 1, [nome]: 'Provato' })).errors).toEqual([])
    const given = await pks()
    const rotated = [pk, ...given.filter((one) => one !== pk)]
    expect((await mutateAs(superuser, arrange, { pks: rotated })).errors).toEqual([])
    expect(await names()).toEqual(['Provato', ...initial])
    expect((await write('delete', { pk })).errors).toEqual([])
    expect(await names()).toEqual(initial)
    const notices = await app.db.eventLog.findMany({ where: { topic: 'liste' }, orderBy: { id: 'desc' }, take: 4 })
    expect(notices.map(({ payload }) => payload)).toEqual([1, 2, 3, 4].map(() => ({ lista: model })))
    const history = await app.db.auditLog.findMany({ where: { oggetto: Model, oggettoPk: pk }, orderBy: { id: 'asc' } })
    expect(history.map(({ azione }) => azione)).toEqual(['crea', 'modifica', 'ordina', 'elimina'])
  })

  test('no two have the same name, also when they come at once', async () => {
    const [first = ''] = initial
    const duplicates = ['Gemello', 'GEMELLO', 'gemello']
    const outcomes = await Promise.all(duplicates.map((one) => write('create', { [nome]: one, ...other })))
    expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([
      { field: nome, message: NAME_TAKEN },
      { field: nome, message: NAME_TAKEN },
    ])
    const pk = (await pks()).at(-1)
    const before = await read()
    expect((await write('update', { pk, [nome]: first.toUpperCase() })).errors).toMatchObject([
      { field: nome, message: NAME_TAKEN },
    ])
    expect(await read()).toEqual(before)
    await write('delete', { pk })
  })

  test('part of the list is no order of it', async () => {
    const all = await pks()
    expect((await mutateAs(superuser, arrange, { pks: all.slice(1) })).errors).toMatchObject([
      { field: 'pks', message: LISTA_CHANGED },
    ])
    expect(await pks()).toEqual(all)
  })

  test.each(['staff', 'operatore.capo'] as const)('refuses %s', async (who) => {
    const [pk = 0, ...resto] = await pks()
    const others = await app.as(who)
    const before = await read()
    const forbidden = { extensions: { code: 'FORBIDDEN' } }
    await expect(write('create', { [nome]: 'X', ...other }, others)).rejects.toMatchObject(forbidden)
    await expect(write('update', { pk, [nome]: 'X' }, others)).rejects.toMatchObject(forbidden)
    await expect(write('delete', { pk }, others)).rejects.toMatchObject(forbidden)
    await expect(mutateAs(others, arrange, { pks: [...resto, pk] })).rejects.toMatchObject(forbidden)
    expect(await read()).toEqual(before)
  })
})

describe('an entry by its id', () => {
  const inner = 'versione usi'
  const fields = {
    ValoreStato: `nome ${inner} motivoNomeFisso`,
    StatoPreventivo: `stato ${inner}`,
    VoceCheckList: `nome ${inner}`,
    EmailTemplate: 'label',
  }
  const read = async (who: Client, type: keyof typeof fields, pk: number) => {
    const id = Buffer.from(`${type}:${pk}`).toString('base64')
    const document = `{ node(id: "${id}") { ... on ${type} { ${fields[type]} } } }`
    return who.graphql<{ node: Record<string, unknown> | null }>(document)
  }
  const first = async () => ({
    ValoreStato: (await app.db.valoreStato.findFirstOrThrow()).id,
    StatoPreventivo: (await app.db.statoPreventivo.findFirstOrThrow()).id,
    VoceCheckList: (await app.db.voceCheckList.findFirstOrThrow()).id,
    EmailTemplate: (await app.db.emailTemplate.findFirstOrThrow()).id,
  })
  const types = Object.keys(fields) as (keyof typeof fields)[]

  test.each(types)('%s: whole to who arranges it, refused to a visitor', async (type) => {
    const pk = (await first())[type]
    expect((await read(superuser, type, pk)).data?.node).not.toBeNull()
    if (type !== 'EmailTemplate') {
      expect((await read(superuser, type, pk)).data?.node).toMatchObject({ versione: expect.any(Number), usi: 0 })
    }
    expect((await read(superuser, type, 999_999)).data).toEqual({ node: null })
    expect((await read(app.visitor, type, pk)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test.each(['staff', 'agente', 'app', 'fornitore'] as const)('%s reads what it meets elsewhere', async (kind) => {
    const who = await app.as(kind)
    const pks = await first()
    const got = await Promise.all(types.map(async (type) => (await read(who, type, pks[type])).data?.node ?? null))
    const [valore, stato, item, template] = got
    expect(template).toBeNull()
    if (kind === 'fornitore') return expect(got).toEqual([null, null, null, null])
    expect(valore).toEqual({ nome: expect.any(String), versione: null, usi: null, motivoNomeFisso: null })
    expect(item).toEqual({ nome: expect.any(String), versione: null, usi: null })
    const seesPreventivi = kind !== 'app'
    return expect(stato).toEqual(seesPreventivi ? { stato: expect.any(String), versione: null, usi: null } : null)
  })
})

test('a state leads to the quotes, or orders, in it that the viewer sees', async () => {
  const { id: statoId } = await app.db.statoPreventivo.findFirstOrThrow()
  const { id } = await makePreventivo(app.db, { statoId })
  const document = `{ statiPreventivo { pk preventivi { nodes { pk } } } }`
  interface Stato {
    pk: number
    preventivi: { nodes: { pk: number }[] }
  }
  const of = async (who: Client) =>
    (await queryAs<Stato[]>(who, document)).find(({ pk }) => pk === statoId)?.preventivi.nodes
  expect(await of(superuser)).toEqual([{ pk: id }])
  expect(await of(await app.as('agente'))).toEqual([])
  await app.db.preventivo.delete({ where: { id } })
  const { id: ofOrdini } = await app.db.valoreStato.findFirstOrThrow({ where: { contesto: 'ORDINE' } })
  const ordine = await makeFullOrdine(app.db, { statoId: ofOrdini })
  const stati = await queryAs<{ pk: number; ordini: { totalCount: number } | null }[]>(
    superuser,
    '{ valoriStato { pk ordini { totalCount } } }',
  )
  expect(stati.find(({ pk }) => pk === ofOrdini)?.ordini).toEqual({ totalCount: 1 })
  await app.db.ordine.delete({ where: { id: ordine.id } })
})

test('a state of quotes is refused with the quotes that have it, and as the last one', async () => {
  const stati = await app.db.statoPreventivo.findMany({ orderBy: { ordine: 'asc' } })
  const [first, ...others] = stati
  const { id } = await makePreventivo(app.db, { statoId: first?.id ?? null })
  const remove = (pk: number | undefined) => mutateAs(superuser, 'deleteStatoPreventivo', { pk })
  expect((await remove(first?.id)).errors).toMatchObject([
    { message: `È in uso in 1 preventivo (n. ${id}): non si può eliminare.` },
  ])
  expect(await app.db.preventivo.findUnique({ where: { id } })).toMatchObject({ statoId: first?.id })
  const read = await queryAs<{ pk: number; usi: number }[]>(superuser, '{ statiPreventivo { pk usi } }')
  expect(read.find(({ pk }) => pk === first?.id)).toMatchObject({ usi: 1 })
  await app.db.preventivo.update({ where: { id }, data: { statoId: null } })
  for (const { id: pk } of others) expect((await remove(pk)).errors).toEqual([])
  expect((await remove(first?.id)).errors).toMatchObject([{ message: LAST_ITEM }])
  expect(await app.db.statoPreventivo.count()).toBe(1)
})

test('an item is refused with the orders that have ticked it; the last one may go', async () => {
  const [before, ...others] = await app.db.voceCheckList.findMany({ orderBy: { ordine: 'asc' } })
  const { id, numeroCommessa } = await makeFullOrdine(app.db)
  const tick = { ordineId: id, voceId: before?.id ?? 0 }
  await app.db.checkListOrdine.create({ data: tick })
  const remove = (pk: number | undefined) => mutateAs(superuser, 'deleteVoceCheckList', { pk })
  expect((await remove(before?.id)).errors).toMatchObject([
    { message: `È in uso in 1 ordine che l’ha spuntata (${numeroCommessa}): non si può eliminare.` },
  ])
  expect(await app.db.checkListOrdine.count({ where: tick })).toBe(1)
  await app.db.checkListOrdine.deleteMany({ where: tick })
  for (const { id: pk } of others) expect((await remove(pk)).errors).toEqual([])
  expect((await remove(before?.id)).errors).toEqual([])
  expect(await app.db.voceCheckList.count()).toBe(0)
})

test('the last model for agents stays theirs; what is not on the white list goes out of a text', async () => {
  const { id: pk } = await app.db.emailTemplate.findFirstOrThrow({ where: { destinatario: 'AGENTE' } })
  expect((await mutateAs(superuser, 'deleteEmailTemplate', { pk })).errors).toMatchObject([
    { field: null, message: LAST_FOR_AGENTE },
  ])
  const change = (values: object) => mutateAs(superuser, 'updateEmailTemplate', { pk, ...values })
  expect((await change({ destinatario: 'CLIENTE' })).errors).toMatchObject([
    { field: 'destinatario', message: LAST_FOR_AGENTE },
  ])
  expect((await change({ body: '<p>{{agente_}}</p>' })).errors).toMatchObject([
    { field: 'body', message: 'Segnaposto sconosciuto: {{agente_}}' },
  ])
  expect((await change({ body: '<p onclick="x()">Ciao {{agente}}<script>x()</script></p>' })).errors).toEqual([])
  expect(await app.db.emailTemplate.findUnique({ where: { id: pk } })).toMatchObject({
    destinatario: 'AGENTE',
    body: '<p>Ciao {{agente}}</p>',
  })
})
