import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, nextNumber } from '../../../test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Payload {
  errors: { code: string; field: string | null; message: string }[]
  materiale?: { pk: number; nome: string; versione: number; puoEliminare: boolean }
}

async function write(name: string, input: object, who: Client = superuser): Promise<Payload | undefined> {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const fields = name === 'deleteMateriale' ? 'deletedId' : 'materiale { pk nome versione puoEliminare }'
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await who.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[name]
}

const COLUMNS = {
  colonneList: ['Codice', 'Descrizione', 'quantita'],
  sort: [
    ['quantita', 'desc'],
    ['codice', 'asc'],
  ],
  labels: { codice: 'Cod.' },
}

/** The same as it is sent. */
const SENT = {
  ...COLUMNS,
  sort: [
    { colonna: 'Quantita', direzione: 'desc' },
    { colonna: 'codice', direzione: 'asc' },
  ],
  labels: [{ colonna: ' CODICE', titolo: 'Cod. ' }],
}

async function createMateriale(different: object = {}) {
  return app.db.materiale.create({ data: { nome: `Materiale ${nextNumber()}`, ...COLUMNS, ...different } })
}
const riga = (name: string) => app.db.materiale.findUnique({ where: { nome: name } })
const history = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Materiale', oggettoPk }, orderBy: { campo: 'asc' } })

describe('createMateriale', () => {
  test('adds one with its columns, its history and its event', async () => {
    const input = { nome: ' Soglie ', showReminderOrdineFornitore: true, ...SENT }
    const outcome = await write('createMateriale', input)
    expect(outcome).toMatchObject({ errors: [], materiale: { nome: 'Soglie', versione: 1, puoEliminare: true } })
    const pk = outcome?.materiale?.pk ?? 0
    expect(await riga('Soglie')).toMatchObject({
      showReminderOrdineFornitore: true,
      perSchedulazione: false,
      ...COLUMNS,
    })
    expect(await history(pk)).toMatchObject([{ azione: 'crea', dopo: 'Soglie', userId: superuser.user?.id }])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'materiale',
      payload: { pk },
    })
  })

  test('no two with one name, not even at the same moment or in other letters', async () => {
    const outcomes = await Promise.all(
      ['Doppio_1', 'doppio_1', 'DOPPIO_1'].map((name) => write('createMateriale', { nome: name })),
    )
    expect(outcomes.map((outcome) => outcome?.errors.map(({ field, message }) => [field, message])).sort()).toEqual([
      [],
      [['nome', 'Esiste già un materiale con questo nome.']],
      [['nome', 'Esiste già un materiale con questo nome.']],
    ])
    // What looks like a pattern is a name.
    expect(await write('createMateriale', { nome: 'doppioX1' })).toMatchObject({ errors: [] })
  })

  test('refuses what the rules refuse, and adds nothing', async () => {
    const before = await app.db.materiale.count()
    const title = { colonna: 'a', titolo: 'A' }
    const sort = [{ colonna: 'a', direzione: 'x' }]
    const input = { nome: ' ', colonneList: ['a', 'A'], sort, labels: [title, { ...title, colonna: 'A ' }] }
    const outcome = await write('createMateriale', input)
    expect(outcome?.errors.map(({ field }) => field).sort()).toEqual(['colonneList[1]', 'labels', 'nome', 'sort'])
    const tooMany = { nome: 'x', labels: Array.from({ length: 51 }, (_, n) => ({ colonna: `c${n}`, titolo: 't' })) }
    expect((await write('createMateriale', tooMany))?.errors).toMatchObject([
      { field: 'labels', message: 'Non più di 50 elementi' },
    ])
    expect(await app.db.materiale.count()).toBe(before)
  })

  test.each(['staff', 'agente', 'operatore.capo', 'fornitore'] as const)('refuses %s', async (who) => {
    const before = await app.db.materiale.count()
    await expect(write('createMateriale', { nome: 'x' }, await app.as(who))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await app.db.materiale.count()).toBe(before)
  })
})

describe('updateMateriale', () => {
  test('a new name is the one that suppliers and their orders call it by', async () => {
    const { nome, id } = await createMateriale()
    const fornitore = await makeFornitore(app.db, { tipologia: nome })
    const ordine = await makeOrdineFornitore(app.db, { tipologia: nome, fornitoreId: fornitore.id })
    const next = `${nome} è 1/2`
    expect(await write('updateMateriale', { materiale: nome, versione: 1, nome: next })).toMatchObject({
      errors: [],
      materiale: { pk: id, nome: next, versione: 2 },
    })
    expect(await riga(next)).toMatchObject(COLUMNS)
    expect(await app.db.fornitore.findUnique({ where: { id: fornitore.id } })).toMatchObject({ tipologia: next })
    expect(await app.db.ordineFornitore.findUnique({ where: { id: ordine.id } })).toMatchObject({ tipologia: next })
    expect(await history(id)).toMatchObject([{ azione: 'modifica', campo: 'nome', prima: nome, dopo: next }])
  })

  test('a column that goes takes its place and its title with it; the history says what was', async () => {
    const { nome, id } = await createMateriale()
    await write('updateMateriale', { materiale: nome, colonneList: ['Codice', 'Descrizione'] })
    expect(await riga(nome)).toMatchObject({ sort: [['codice', 'asc']], labels: { codice: 'Cod.' } })
    expect(await history(id)).toMatchObject([
      { prima: 'codice 2 asc «Cod.», descrizione, quantita 1 desc', dopo: 'codice 1 asc «Cod.», descrizione' },
    ])
    expect(
      (await write('updateMateriale', { materiale: nome, sort: [{ colonna: 'quantita', direzione: 'asc' }] }))?.errors,
    ).toEqual([{ code: 'INVALID', field: 'sort', message: 'Non c’è una colonna «quantita».' }])
  })

  test('nothing changed is nothing written', async () => {
    const { nome, id } = await createMateriale()
    expect(await write('updateMateriale', { materiale: nome, versione: 1, ...SENT })).toMatchObject({
      materiale: { versione: 1 },
    })
    expect(await history(id)).toEqual([])
  })

  test('two who start from the same version: the second is told and overwrites nothing', async () => {
    const { nome } = await createMateriale()
    await write('updateMateriale', { materiale: nome, versione: 1, colonneList: ['Codice'] })
    await expect(
      write('updateMateriale', { materiale: nome, versione: 1, colonneList: ['quantita'] }),
    ).rejects.toMatchObject({
      extensions: {
        code: 'CONFLICT',
        campi: { colonne: [{ colonna: 'Codice', order: '1', direction: 'asc', label: 'Cod.' }] },
        versione: 2,
      },
    })
    expect(await riga(nome)).toMatchObject({ colonneList: ['Codice'], versione: 2 })
  })

  test('a name tied to scheduling stays, the rest changes; so that of a phase configured since', async () => {
    const blocked = [{ code: 'CONFLICT', field: 'nome', message: expect.stringContaining('legato alla schedulazione') }]
    expect((await write('updateMateriale', { materiale: 'vetro', nome: 'Vetri' }))?.errors).toEqual(blocked)
    expect(
      await write('updateMateriale', { materiale: 'vetro', nome: 'vetro', showReminderOrdineFornitore: true }),
    ).toMatchObject({ errors: [], materiale: { puoEliminare: false } })
    const { nome } = await createMateriale({ nome: `fase ${nextNumber()}` })
    await app.db.fase.create({ data: { nome, unit: 'DAYS', withFornitore: true, infiniteCapacity: true } })
    expect((await write('updateMateriale', { materiale: nome, nome: 'x1' }))?.errors).toEqual(blocked)
    expect((await write('deleteMateriale', { materiale: nome }))?.errors).toMatchObject([{ code: 'CONFLICT' }])
    expect(await riga(nome)).not.toBeNull()
    await app.db.fase.delete({ where: { nome } })
  })

  test('refuses the name of another, a missing material, and who may only read', async () => {
    const [one, due] = [await createMateriale(), await createMateriale()]
    const own = due.nome.toUpperCase()
    expect((await write('updateMateriale', { materiale: one.nome, nome: own }))?.errors).toMatchObject([
      { field: 'nome', message: 'Esiste già un materiale con questo nome.' },
    ])
    expect(await write('updateMateriale', { materiale: due.nome, nome: own })).toMatchObject({ errors: [] })
    await expect(write('updateMateriale', { materiale: 'mai visto' })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    const capo = await app.as('operatore.capo')
    await expect(write('updateMateriale', { materiale: one.nome, nome: 'x2' }, capo)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await riga(one.nome)).toMatchObject({ versione: 1 })
  })
})

describe('deleteMateriale', () => {
  test('removes one that nothing uses, once', async () => {
    const { nome, id } = await createMateriale()
    expect(await write('deleteMateriale', { materiale: nome })).toMatchObject({ errors: [] })
    expect(await riga(nome)).toBeNull()
    expect(await history(id)).toMatchObject([{ azione: 'elimina', prima: nome }])
    await expect(write('deleteMateriale', { materiale: nome })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
  })

  test('refuses one that is used, saying by what, and changes nothing', async () => {
    const { nome } = await createMateriale()
    const fornitore = await makeFornitore(app.db, { nome: 'Vetri Sile', tipologia: nome })
    const ordine = await makeOrdine(app.db)
    await makeOrdineFornitore(app.db, { tipologia: nome, fornitoreId: fornitore.id, ordineId: ordine.id })
    const data = { ordineId: ordine.id, tipologia: nome, quantita: 1 }
    await app.db.rigaOrdineFornitore.createMany({ data: [data, data] })
    const commessa = ordine.numeroCommessa
    expect((await write('deleteMateriale', { materiale: nome }))?.errors).toEqual([
      {
        code: 'CONFLICT',
        field: null,
        message: `Il materiale è usato da 1 fornitore (Vetri Sile), 1 ordine fornitore (${commessa}) e 2 righe di ordini fornitore (${commessa}): non si può eliminare.`,
      },
    ])
    expect(await riga(nome)).not.toBeNull()
  })

  test('refuses one that an order has a state of: it would be lost', async () => {
    const { nome } = await createMateriale()
    const { id: ordineId } = await makeOrdine(app.db)
    const stato = await app.db.valoreStato.create({ data: { contesto: 'MATERIALI', nome: `Stato ${nextNumber()}` } })
    await app.db.statoMateriale.create({ data: { ordineId, materiale: nome, statoId: stato.id } })
    expect((await write('deleteMateriale', { materiale: nome }))?.errors).toMatchObject([{ code: 'CONFLICT' }])
    expect(await app.db.statoMateriale.count({ where: { ordineId } })).toBe(1)
  })

  test('refuses one tied to scheduling, and who may only read', async () => {
    expect((await write('deleteMateriale', { materiale: 'telai' }))?.errors).toEqual([
      { code: 'CONFLICT', field: null, message: 'Il materiale è legato alla schedulazione: non si può eliminare.' },
    ])
    const { nome } = await createMateriale()
    await expect(write('deleteMateriale', { materiale: nome }, await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await riga(nome)).not.toBeNull()
  })
})

describe('the list', () => {
  const names = async (search: string, who = superuser) => {
    const document = 'query ($search: String) { materiali(filtro: { search: $search }) { nodes { nome } } }'
    const { data, errors } = await who.graphql<{ materiali: { nodes: { nome: string }[] } }>(document, { search })
    return data?.materiali.nodes.map(({ nome }) => nome) ?? errors?.[0]?.extensions.code
  }

  test('finds words of name and columns, accents folded, and follows their changes', async () => {
    await createMateriale({ nome: 'Perù blindato', colonneList: ['Sezione trave'] })
    expect(await names('TRAVE peru')).toEqual(['Perù blindato'])
    await write('updateMateriale', { materiale: 'Perù blindato', colonneList: ['Altro'] })
    expect(await names('trave peru')).toEqual([])
  })

  test('is of who reads supplier orders', async () => {
    expect(await names('legno', await app.as('operatore.capo'))).toEqual(['legno'])
    expect(await names('legno', await app.as('agente'))).toBe('FORBIDDEN')
  })
})
