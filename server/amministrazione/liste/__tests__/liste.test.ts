// The lists with one kind of entry each: what they share by a table, then what is their own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LISTA_CAMBIATA, NOME_PRESO, ULTIMA_VOCE } from '../../../shared/arranged/rules.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makePreventivo } from '../../../test/factories.ts'
import { fillLists } from '../../../test/lists.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeFullOrdine } from '../../../test/ordini/factories.ts'
import { ULTIMO_PER_AGENTE } from '../emailTemplates/rules.ts'

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
  const tabella = () => app.db[model] as typeof app.db.statoPreventivo
  const leggi = async () =>
    (await tabella().findMany({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })) as unknown as Record<string, unknown>[]
  const nomi = async () => (await leggi()).map((riga) => riga[nome])
  const pks = async () => (await leggi()).map(({ id }) => id as number)
  const scrivi = (verbo: string, input: object, chi = superuser) =>
    mutateAs<Record<string, { pk: number } | null>>(
      chi,
      `${verbo}${Model}`,
      input,
      verbo === 'delete' ? 'deletedId' : `${nodo} { pk versione }`,
    )
  const nuovo = async (chiamato: string) => {
    const esito = await scrivi('create', { [nome]: chiamato, ...altro })
    expect(esito.errors).toEqual([])
    return (esito[nodo] as { pk: number }).pk
  }

  test('every database begins with some', async () => {
    expect(await nomi()).toEqual(iniziali)
  })

  test('one is added last, changed, moved to the front, removed; the others hear of it', async () => {
    const pk = await nuovo('Prova')
    expect(await nomi()).toEqual([...iniziali, 'Prova'])
    expect((await scrivi('update', { pk, versione: 1, [nome]: 'Provato' })).errors).toEqual([])
    const messi = await pks()
    const girati = [pk, ...messi.filter((uno) => uno !== pk)]
    expect((await mutateAs(superuser, ordina, { pks: girati })).errors).toEqual([])
    expect(await nomi()).toEqual(['Provato', ...iniziali])
    expect((await scrivi('delete', { pk })).errors).toEqual([])
    expect(await nomi()).toEqual(iniziali)
    const avvisi = await app.db.eventLog.findMany({ where: { topic: 'liste' }, orderBy: { id: 'desc' }, take: 4 })
    expect(avvisi.map(({ payload }) => payload)).toEqual([1, 2, 3, 4].map(() => ({ lista: model })))
    const storia = await app.db.auditLog.findMany({ where: { oggetto: Model, oggettoPk: pk }, orderBy: { id: 'asc' } })
    expect(storia.map(({ azione }) => azione)).toEqual(['crea', 'modifica', 'ordina', 'elimina'])
  })

  test('no two have the same name, also when they come at once', async () => {
    const [primo = ''] = iniziali
    const doppi = ['Gemello', 'GEMELLO', 'gemello']
    const esiti = await Promise.all(doppi.map((uno) => scrivi('create', { [nome]: uno, ...altro })))
    expect(esiti.flatMap(({ errors }) => errors)).toMatchObject([
      { field: nome, message: NOME_PRESO },
      { field: nome, message: NOME_PRESO },
    ])
    const pk = (await pks()).at(-1)
    const prima = await leggi()
    expect((await scrivi('update', { pk, [nome]: primo.toUpperCase() })).errors).toMatchObject([
      { field: nome, message: NOME_PRESO },
    ])
    expect(await leggi()).toEqual(prima)
    await scrivi('delete', { pk })
  })

  test('part of the list is no order of it', async () => {
    const tutti = await pks()
    expect((await mutateAs(superuser, ordina, { pks: tutti.slice(1) })).errors).toMatchObject([
      { field: 'pks', message: LISTA_CAMBIATA },
    ])
    expect(await pks()).toEqual(tutti)
  })

  test.each(['staff', 'operatore.capo'] as const)('refuses %s', async (chi) => {
    const [pk = 0, ...resto] = await pks()
    const altri = await app.as(chi)
    const prima = await leggi()
    const forbidden = { extensions: { code: 'FORBIDDEN' } }
    await expect(scrivi('create', { [nome]: 'X', ...altro }, altri)).rejects.toMatchObject(forbidden)
    await expect(scrivi('update', { pk, [nome]: 'X' }, altri)).rejects.toMatchObject(forbidden)
    await expect(scrivi('delete', { pk }, altri)).rejects.toMatchObject(forbidden)
    await expect(mutateAs(altri, ordina, { pks: [...resto, pk] })).rejects.toMatchObject(forbidden)
    expect(await leggi()).toEqual(prima)
  })
})

test('a state of quotes is refused with the quotes that have it, and as the last one', async () => {
  const stati = await app.db.statoPreventivo.findMany({ orderBy: { ordine: 'asc' } })
  const [primo, ...altri] = stati
  const { id } = await makePreventivo(app.db, { statoId: primo?.id ?? null })
  const togli = (pk: number | undefined) => mutateAs(superuser, 'deleteStatoPreventivo', { pk })
  expect((await togli(primo?.id)).errors).toMatchObject([
    { message: `È in uso in 1 preventivo (n. ${id}): non si può eliminare.` },
  ])
  expect(await app.db.preventivo.findUnique({ where: { id } })).toMatchObject({ statoId: primo?.id })
  const letti = await queryAs<{ pk: number; usi: number }[]>(superuser, '{ statiPreventivoInLista { pk usi } }')
  expect(letti.find(({ pk }) => pk === primo?.id)).toMatchObject({ usi: 1 })
  await app.db.preventivo.update({ where: { id }, data: { statoId: null } })
  for (const { id: pk } of altri) expect((await togli(pk)).errors).toEqual([])
  expect((await togli(primo?.id)).errors).toMatchObject([{ message: ULTIMA_VOCE }])
  expect(await app.db.statoPreventivo.count()).toBe(1)
})

test('an item is refused with the orders that have ticked it; the last one may go', async () => {
  const [prima, ...altre] = await app.db.voceCheckList.findMany({ orderBy: { ordine: 'asc' } })
  const { id, numeroCommessa } = await makeFullOrdine(app.db)
  const spunta = { ordineId: id, voceId: prima?.id ?? 0 }
  await app.db.checkListOrdine.create({ data: spunta })
  const togli = (pk: number | undefined) => mutateAs(superuser, 'deleteVoceCheckList', { pk })
  expect((await togli(prima?.id)).errors).toMatchObject([
    { message: `È in uso in 1 ordine che l’ha spuntata (${numeroCommessa}): non si può eliminare.` },
  ])
  expect(await app.db.checkListOrdine.count({ where: spunta })).toBe(1)
  await app.db.checkListOrdine.deleteMany({ where: spunta })
  for (const { id: pk } of altre) expect((await togli(pk)).errors).toEqual([])
  expect((await togli(prima?.id)).errors).toEqual([])
  expect(await app.db.voceCheckList.count()).toBe(0)
})

test('the last model for agents stays theirs; what is not on the white list goes out of a text', async () => {
  const { id: pk } = await app.db.emailTemplate.findFirstOrThrow({ where: { destinatario: 'AGENTE' } })
  expect((await mutateAs(superuser, 'deleteEmailTemplate', { pk })).errors).toMatchObject([
    { field: null, message: ULTIMO_PER_AGENTE },
  ])
  const cambia = (valori: object) => mutateAs(superuser, 'updateEmailTemplate', { pk, ...valori })
  expect((await cambia({ destinatario: 'cliente' })).errors).toMatchObject([
    { field: 'destinatario', message: ULTIMO_PER_AGENTE },
  ])
  expect((await cambia({ body: '<p>{{agente_}}</p>' })).errors).toMatchObject([
    { field: 'body', message: 'Segnaposto sconosciuto: {{agente_}}' },
  ])
  expect((await cambia({ body: '<p onclick="x()">Ciao {{agente}}<script>x()</script></p>' })).errors).toEqual([])
  expect(await app.db.emailTemplate.findUnique({ where: { id: pk } })).toMatchObject({
    destinatario: 'AGENTE',
    body: '<p>Ciao {{agente}}</p>',
  })
})
