// The lists with one kind of entry each: what they share by a table, then what is their own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAST_ITEM, LISTA_CHANGED, NAME_TAKEN } from '../../../shared/arranged/rules.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makePreventivo } from '../../../test/factories.ts'
import { fillLists } from '../../../test/lists.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeFullOrdine } from '../../../test/ordini/factories.ts'
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
  ordina: string
  /** Field with the name. */
  nome: 'stato' | 'nome' | 'label'
  /** Of the payload. */
  nodo: string
  altro: object
  iniziali: string[]
}

const kinds: Kind[] = [
  {
    model: 'statoPreventivo',
    ordina: 'ordinaStatiPreventivo',
    nome: 'stato',
    nodo: 'stato',
    altro: { colore: 'info' },
    iniziali: ['Nuovo', 'In lavorazione', 'Inviato', 'In attesa', 'Accettato', 'Rifiutato'],
  },
  {
    model: 'voceCheckList',
    ordina: 'ordinaVociCheckList',
    nome: 'nome',
    nodo: 'voce',
    altro: {},
    iniziali: ['Misure verificate', 'Documenti firmati', 'Acconto ricevuto', 'Disegni approvati', 'Colori confermati'],
  },
  {
    model: 'emailTemplate',
    ordina: 'ordinaEmailTemplates',
    nome: 'label',
    nodo: 'modello',
    altro: { destinatario: 'cliente', subject: 'N. {{numero}}', body: '<p>Testo</p>' },
    iniziali: [
      'Conferma di ricezione',
      'Invio del preventivo',
      'Richiesta di misure definitive',
      'Sollecito di risposta',
      "Assegnazione all'agente",
    ],
  },
]

describe.each(kinds)('$model', ({ model, ordina, nome, nodo, altro, iniziali }) => {
  const Model = model.charAt(0).toUpperCase() + model.slice(1)
  // The delegates differ only in their types.
  const table = () => app.db[model] as typeof app.db.statoPreventivo
  const read = async () =>
    (await table().findMany({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })) as unknown as Record<string, unknown>[]
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
    const outcome = await write('create', { [nome]: called, ...altro })
    expect(outcome.errors).toEqual([])
    return (outcome[nodo] as { pk: number }).pk
  }

  test('every database begins with some', async () => {
    expect(await names()).toEqual(iniziali)
  })

  test('one is added last, changed, moved to the front, removed; the others hear of it', async () => {
    const pk = await next('Prova')
    expect(await names()).toEqual([...iniziali, 'Prova'])
    expect((await write('update', { pk, versione: 1, [nome]: 'Provato' })).errors).toEqual([])
    const given = await pks()
    const rotated = [pk, ...given.filter((one) => one !== pk)]
    expect((await mutateAs(superuser, ordina, { pks: rotated })).errors).toEqual([])
    expect(await names()).toEqual(['Provato', ...iniziali])
    expect((await write('delete', { pk })).errors).toEqual([])
    expect(await names()).toEqual(iniziali)
    const notices = await app.db.eventLog.findMany({ where: { topic: 'liste' }, orderBy: { id: 'desc' }, take: 4 })
    expect(notices.map(({ payload }) => payload)).toEqual([1, 2, 3, 4].map(() => ({ lista: model })))
    const history = await app.db.auditLog.findMany({ where: { oggetto: Model, oggettoPk: pk }, orderBy: { id: 'asc' } })
    expect(history.map(({ azione }) => azione)).toEqual(['crea', 'modifica', 'ordina', 'elimina'])
  })

  test('no two have the same name, also when they come at once', async () => {
    const [first = ''] = iniziali
    const duplicates = ['Gemello', 'GEMELLO', 'gemello']
    const outcomes = await Promise.all(duplicates.map((one) => write('create', { [nome]: one, ...altro })))
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
    expect((await mutateAs(superuser, ordina, { pks: all.slice(1) })).errors).toMatchObject([
      { field: 'pks', message: LISTA_CHANGED },
    ])
    expect(await pks()).toEqual(all)
  })

  test.each(['staff', 'operatore.capo'] as const)('refuses %s', async (who) => {
    const [pk = 0, ...resto] = await pks()
    const others = await app.as(who)
    const before = await read()
    const forbidden = { extensions: { code: 'FORBIDDEN' } }
    await expect(write('create', { [nome]: 'X', ...altro }, others)).rejects.toMatchObject(forbidden)
    await expect(write('update', { pk, [nome]: 'X' }, others)).rejects.toMatchObject(forbidden)
    await expect(write('delete', { pk }, others)).rejects.toMatchObject(forbidden)
    await expect(mutateAs(others, ordina, { pks: [...resto, pk] })).rejects.toMatchObject(forbidden)
    expect(await read()).toEqual(before)
  })
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
  const read = await queryAs<{ pk: number; usi: number }[]>(superuser, '{ statiPreventivoInLista { pk usi } }')
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
  expect((await change({ destinatario: 'cliente' })).errors).toMatchObject([
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
