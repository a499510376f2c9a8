import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { fillLists } from '#server-test/lists.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { FULL_LISTA, ITEMS_MAX, LAST_ITEM, LISTA_CHANGED, NAME_TAKEN } from '#shared/arranged.ts'
import { FIXED_LISTA, ONLY_OF_FASI } from '../valoriStato/rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  await fillLists(app.services.config.databaseUrl)
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Stato {
  pk: number
  nome: string
  colore: string
  versione: number
}

const FIELDS = 'stato { pk nome colore versione }'
const write = (name: string, input: object, who = superuser) =>
  mutateAs<{ stato: Stato | null }>(who, name, input, name.startsWith('delete') ? 'deletedId' : FIELDS)
const sort = (pks: number[], who = superuser) => mutateAs(who, 'arrangeValoriStato', { pks }, 'pks')
const lista = (context: 'ORDINE' | 'ORDINE_FORNITORE' | 'FASI' | 'MATERIALI', nomeFase = '') =>
  app.db.valoreStato.findMany({ where: { contesto: context, nomeFase }, orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })
const called = async (context: Parameters<typeof lista>[0], name: string) => {
  const found = (await lista(context)).find((stato) => stato.nome === name)
  if (!found) throw new Error(`Manca ${name}`)
  return found
}
const history = (oggettoPk: number) => app.db.auditLog.findMany({ where: { oggetto: 'ValoreStato', oggettoPk } })
const lastNotice = () => app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })

/** A list of its own for a test. */
async function listaOf(nomeFase: string, ...names: string[]) {
  await app.db.fase.create({ data: { nome: nomeFase, unit: 'DAYS', withFornitore: false, infiniteCapacity: true } })
  for (const [ordine, name] of names.entries()) {
    await app.db.valoreStato.create({ data: { contesto: 'FASI', nomeFase, nome: name, ordine } })
  }
  return lista('FASI', nomeFase)
}

test('every database begins with the states of each list, and of each phase', async () => {
  const names = async (...which: Parameters<typeof lista>) => (await lista(...which)).map(({ nome }) => nome)
  expect(await names('ORDINE')).toEqual([
    'Da confermare',
    'Confermato',
    'In produzione',
    'Pronto',
    'Consegnato',
    'Sospeso',
  ])
  expect(await names('ORDINE_FORNITORE')).toEqual(['DA_FARE', 'INVIATO', 'CONFERMATO', 'IN_RITARDO', 'ARRIVATO'])
  expect(await names('MATERIALI')).toEqual(['Da ordinare', 'Ordinato', 'Arrivato'])
  for (const { nome } of await app.db.fase.findMany()) {
    expect(await names('FASI', nome)).toEqual(['Da fare', 'In corso', 'Finito'])
  }
})

describe('createValoreStato', () => {
  test('adds one at the end of its list, with its history and its notice', async () => {
    const outcome = await write('createValoreStato', { contesto: 'ORDINE', nome: ' In posa ', colore: 'INFO' })
    expect(outcome).toMatchObject({ errors: [], stato: { nome: 'In posa', colore: 'INFO', versione: 1 } })
    expect((await lista('ORDINE')).at(-1)).toMatchObject({ nome: 'In posa', colore: 'INFO', nomeFase: '' })
    expect(await history(outcome.stato?.pk ?? 0)).toMatchObject([{ azione: 'crea', dopo: 'In posa' }])
    expect(await lastNotice()).toMatchObject({ topic: 'liste', payload: { lista: 'valoreStato' } })
  })

  test.each([
    [{ contesto: 'ORDINE', nome: 'PRONTO' }, 'nome', NAME_TAKEN],
    [{ contesto: 'ORDINE_FORNITORE', nome: 'da_fare' }, 'nome', NAME_TAKEN],
    [{ contesto: 'ORDINE', nomeFase: 'banchi', nome: 'Nuovo' }, 'nomeFase', ONLY_OF_FASI],
    [{ contesto: 'FASI', nomeFase: 'mai vista', nome: 'Nuovo' }, 'nomeFase', 'Fase sconosciuta.'],
    [{ contesto: 'FASI', nome: 'Nuovo' }, 'nomeFase', 'Fase sconosciuta.'],
    [{ contesto: 'ALTRO', nome: 'Nuovo' }, 'contesto', 'Il valore non è tra le scelte disponibili'],
    [{ contesto: 'ORDINE', nome: ' ' }, 'nome', 'Campo obbligatorio'],
  ])('refuses %j, and nothing is added', async (input, field, message) => {
    const before = await app.db.valoreStato.count()
    expect((await write('createValoreStato', input)).errors).toMatchObject([{ field, message }])
    expect(await app.db.valoreStato.count()).toBe(before)
  })

  test('the same name may be in another list, also that of another phase', async () => {
    await listaOf('laccatura', 'Pronto')
    expect((await write('createValoreStato', { contesto: 'MATERIALI', nome: 'Pronto' })).errors).toEqual([])
    expect((await write('createValoreStato', { contesto: 'FASI', nomeFase: 'banchi', nome: 'Pronto' })).errors).toEqual(
      [],
    )
  })

  test('of several at once with the same name one is added', async () => {
    await listaOf('piega')
    const names = ['Doppio', 'doppio', 'DOPPIO', ' Doppio']
    const input = { contesto: 'FASI', nomeFase: 'piega' }
    const outcomes = await Promise.all(names.map((name) => write('createValoreStato', { ...input, nome: name })))
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(outcomes.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      NAME_TAKEN,
      NAME_TAKEN,
      NAME_TAKEN,
    ])
    expect(await lista('FASI', 'piega')).toHaveLength(1)
  })

  test('refuses one more than a list may have', async () => {
    await listaOf('tanti', ...Array.from({ length: ITEMS_MAX }, (_, n) => `Stato ${n}`))
    const input = { contesto: 'FASI', nomeFase: 'tanti', nome: 'Uno di troppo' }
    expect((await write('createValoreStato', input)).errors).toMatchObject([{ field: null, message: FULL_LISTA }])
  })
})

describe('updateValoreStato', () => {
  test('the new name and colour are those of the orders that have it', async () => {
    const stato = await called('ORDINE', 'Sospeso')
    const { id } = await makeOrdine(app.db, { statoId: stato.id })
    const outcome = await write('updateValoreStato', { pk: stato.id, versione: 1, nome: 'Fermo', colore: 'NEGATIVO' })
    expect(outcome).toMatchObject({ errors: [], stato: { nome: 'Fermo', colore: 'NEGATIVO', versione: 2 } })
    expect(await queryAs(superuser, `{ ordine(pk: ${id}) { stato { nome colore } } }`)).toEqual({
      stato: { nome: 'Fermo', colore: 'NEGATIVO' },
    })
    expect((await history(stato.id)).map(({ campo, prima, dopo }) => [campo, prima, dopo]).sort()).toEqual([
      ['colore', 'attenzione', 'negativo'],
      ['nome', 'Sospeso', 'Fermo'],
    ])
  })

  test('its own name in other letters is no other one', async () => {
    const [stato] = await listaOf('taglio', 'pronto', 'fatto')
    expect((await write('updateValoreStato', { pk: stato?.id, nome: 'Pronto' })).stato?.nome).toBe('Pronto')
  })

  test('a stale version is refused with what holds now', async () => {
    const [stato] = await listaOf('curva', 'Uno', 'Due')
    await write('updateValoreStato', { pk: stato?.id, versione: 1, nome: 'Primo' })
    await expect(write('updateValoreStato', { pk: stato?.id, versione: 1, nome: 'Altro' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { nome: 'Primo' }, versione: 2 },
    })
  })

  test('refuses another list, a taken name, a name of the product: nothing changes', async () => {
    const toDo = await called('ORDINE_FORNITORE', 'DA_FARE')
    const sent = await called('ORDINE_FORNITORE', 'INVIATO')
    const examples = [
      [{ pk: sent.id, contesto: 'ORDINE' }, 'contesto', FIXED_LISTA],
      [{ pk: sent.id, nomeFase: 'banchi' }, 'nomeFase', FIXED_LISTA],
      [{ pk: sent.id, nome: 'Arrivato' }, 'nome', NAME_TAKEN],
      [{ pk: toDo.id, nome: 'Da fare' }, 'nome', expect.stringContaining('riconosciuto dal programma')],
    ] as const
    for (const [input, field, message] of examples) {
      expect((await write('updateValoreStato', input)).errors).toMatchObject([{ field, message }])
    }
    expect(await lista('ORDINE_FORNITORE')).toMatchObject([{ ...toDo }, { ...sent }, {}, {}, {}])
    // Its colour is free.
    expect((await write('updateValoreStato', { pk: toDo.id, colore: 'ATTENZIONE' })).stato).toMatchObject({
      nome: 'DA_FARE',
      colore: 'ATTENZIONE',
    })
  })
})

describe('deleteValoreStato', () => {
  test('removes one that nothing has', async () => {
    const [stato] = await listaOf('stacco', 'Via', 'Resta')
    expect((await write('deleteValoreStato', { pk: stato?.id })).errors).toEqual([])
    expect(await lista('FASI', 'stacco')).toMatchObject([{ nome: 'Resta' }])
    expect(await history(stato?.id ?? 0)).toMatchObject([{ azione: 'elimina', prima: 'Via' }])
  })

  test('refuses what is in use, with the orders; the name of the product; the last one', async () => {
    const pronto = await called('ORDINE', 'Pronto')
    const { numeroCommessa, id } = await makeOrdine(app.db, { statoId: pronto.id })
    const [inProgress] = await listaOf('uso', 'In corso', 'Altro')
    await app.db.statoFase.create({ data: { ordineId: id, nomeFase: 'uso', statoId: inProgress?.id ?? 0 } })
    const sorted = await called('MATERIALI', 'Ordinato')
    await app.db.statoMateriale.create({ data: { ordineId: id, materiale: 'legno', statoId: sorted.id } })
    const sent = await called('ORDINE_FORNITORE', 'INVIATO')
    await makeOrdineFornitore(app.db, { ordineId: id, statoId: sent.id })
    const [only] = await listaOf('solo', 'Unico')
    const used = (what: string) => `È in uso in 1 ${what} (${numeroCommessa}): non si può eliminare.`
    const examples = [
      [pronto.id, used('ordine')],
      [inProgress?.id, used('fase di un ordine')],
      [sorted.id, used('materiale di un ordine')],
      [sent.id, used('ordine fornitore')],
      [(await called('ORDINE_FORNITORE', 'ARRIVATO')).id, expect.stringContaining('riconosciuto dal programma')],
      [only?.id, LAST_ITEM],
    ] as const
    for (const [pk, message] of examples) {
      expect((await write('deleteValoreStato', { pk })).errors).toMatchObject([
        { field: null, code: 'CONFLICT', message },
      ])
      expect(await app.db.valoreStato.count({ where: { id: pk } })).toBe(1)
    }
  })

  test('of the last two removed at once one stays', async () => {
    const due = await listaOf('ultimi', 'Uno', 'Due')
    const outcomes = await Promise.all(due.map(({ id }) => write('deleteValoreStato', { pk: id })))
    expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([{ message: LAST_ITEM }])
    expect(await lista('FASI', 'ultimi')).toHaveLength(1)
  })

  test('what is not there is not found', async () => {
    await expect(write('deleteValoreStato', { pk: 2_000_000_000 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
  })
})

describe('arrangeValoriStato', () => {
  test('puts a list in another order, and the orders with it', async () => {
    const [a, b, c] = (await listaOf('posti', 'A', 'B', 'C')).map(({ id }) => id)
    if (a === undefined || b === undefined || c === undefined) throw new Error('tre')
    const { id } = await makeOrdine(app.db, { statoId: c })
    expect((await sort([c, a, b])).errors).toEqual([])
    expect((await lista('FASI', 'posti')).map(({ nome }) => nome)).toEqual(['C', 'A', 'B'])
    expect(await app.db.ordine.findUnique({ where: { id } })).toMatchObject({ postoStato: 0 })
    expect(await history(c)).toMatchObject([{ azione: 'ordina', campo: 'ordine', prima: '2', dopo: '0' }])
  })

  test('refuses part of a list, one twice, those of another list, none: nothing moves', async () => {
    const own = (await listaOf('fermi', 'A', 'B')).map(({ id }) => id)
    const [other] = await listaOf('altrui', 'Z')
    const [a = 0, b = 0] = own
    for (const pks of [[a], [a, a], [b, a, other?.id ?? 0], [b, other?.id ?? 0], [2_000_000_000]]) {
      expect((await sort(pks)).errors).toMatchObject([{ field: 'pks', message: LISTA_CHANGED }])
    }
    expect((await lista('FASI', 'fermi')).map(({ id }) => id)).toEqual(own)
  })
})

describe('who may not', () => {
  let stato: number
  beforeEach(async () => {
    stato = (await called('ORDINE', 'Consegnato')).id
  })
  test.each(['staff', 'operatore.capo', 'agente'] as const)('refuses %s', async (who) => {
    const others = await app.as(who)
    const before = await lista('ORDINE')
    const forbidden = { extensions: { code: 'FORBIDDEN' } }
    await expect(write('createValoreStato', { contesto: 'ORDINE', nome: 'X' }, others)).rejects.toMatchObject(forbidden)
    await expect(write('updateValoreStato', { pk: stato, nome: 'X' }, others)).rejects.toMatchObject(forbidden)
    await expect(write('deleteValoreStato', { pk: stato }, others)).rejects.toMatchObject(forbidden)
    await expect(sort([stato], others)).rejects.toMatchObject(forbidden)
    expect(await lista('ORDINE')).toEqual(before)
  })
})

test('those who arrange them read how often each is named, and which names are the product’s', async () => {
  const stato = await called('ORDINE', 'Confermato')
  await makeOrdine(app.db, { statoId: stato.id })
  await makeOrdine(app.db, { statoId: stato.id })
  const read = await queryAs<{ pk: number; nome: string; contesto: string; usi: number; motivoNomeFisso: string }[]>(
    superuser,
    '{ valoriStato { pk nome contesto usi motivoNomeFisso } }',
  )
  expect(read.find(({ pk }) => pk === stato.id)).toMatchObject({ usi: 2, motivoNomeFisso: null })
  expect(read.filter(({ motivoNomeFisso }) => motivoNomeFisso).map(({ nome }) => nome)).toEqual(['DA_FARE', 'ARRIVATO'])
})
