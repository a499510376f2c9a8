import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine, makePreventivo, makeUser, type UserKind } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'

let app: TestApp
/** With every role, so that everything withheld has a value. */
let whole: User
/** Hands out tokens and shares folders, without administering users. */
let second: User
let agente: number
let operatore: number
let account: number
let others: { info: number; fornitore: number; token: number; tablet: number; share: number }

beforeAll(async () => {
  app = await createTestApp()
  const capo = await makeAgente(app.db)
  const { db } = app
  whole = await makeUser(db, {
    username: 'anna',
    firstName: 'Anna',
    lastName: 'Verdi',
    email: 'anna@example.com',
    info: { note: 'Riservata' },
    agente: { codice: 'ANNA', capoAreaId: capo.id },
    operatore: { vedeOrdini: true },
    appAccount: {},
    fornitore: {},
  })
  second = await makeUser(db, { username: 'secondo', isSuperuser: true })
  const of = { where: { userId: whole.id } }
  agente = (await db.agente.findUniqueOrThrow(of)).id
  operatore = (await db.operatore.findUniqueOrThrow(of)).id
  account = (await db.appAccount.findUniqueOrThrow(of)).id
  const cartella = await db.cartella.create({ data: { nome: 'Listini' } })
  const hash = { hash: 'x', nome: 'x', prefisso: 'x', scadeIl: new Date('2099-01-01') }
  others = {
    info: (await db.infoUser.findUniqueOrThrow(of)).id,
    fornitore: (await db.fornitoreUtente.findUniqueOrThrow(of)).id,
    token: (await db.apiToken.create({ data: { ...hash, userId: whole.id, creatoDaId: whole.id } })).id,
    tablet: (await db.tabletOfficina.create({ data: { nome: 'Banco' } })).id,
    share: (await db.condivisioneCartella.create({ data: { cartellaId: cartella.id, appAccountId: account } })).id,
  }
})
afterAll(() => app.close())

type Row = Record<string, unknown>

async function node(who: Client, type: string, pk: number, fields: string) {
  const id = encodeGlobalID(type, pk)
  const { data, errors } = await who.graphql<{ node: Row | null; nodes: (Row | null)[] }>(
    `{ node(id: "${id}") { ... on ${type} { ${fields} } } nodes(ids: ["${id}"]) { ... on ${type} { ${fields} } } }`,
  )
  expect(errors).toBeUndefined()
  expect(data?.nodes).toEqual([data?.node])
  return data?.node
}

const NAMES = 'pk nome firstName lastName'
const names = () => ({ pk: whole.id, nome: 'Anna Verdi', firstName: 'Anna', lastName: 'Verdi' })
const WITHHELD = `username email isSuperuser isStaff isActive ultimoAccesso creatoIl versione info { note }
  operatore { pk } appAccount { pk } agente { codice } fornitore { pk } apiTokens { pk } secondoFattoreDal motivoNonEliminabile`
const OF_AGENTE = 'capoAreaPk capoArea { codice } subAgenti { codice }'
const OF_OPERATORE =
  'vedeOrdini modificaStatoOrdine modificaStatoFasiOrdine modificaStatoFasiOrdineFornitore repartoTablet pinImpostatoIl'
const OF_ACCOUNT = 'visualizzaStatiOrdine visualizzaEcommerce ultimoAccesso accessoClienti { nome }'

const areNull = (row: unknown) => Object.values(row as Row).every((value) => value === null)

describe('by its id', () => {
  test('who administers users reads all of them', async () => {
    const admin = await app.as('super')
    expect(await node(admin, 'User', whole.id, `${NAMES} ${WITHHELD}`)).toMatchObject({
      ...names(),
      username: 'anna',
      email: 'anna@example.com',
      isActive: true,
      info: { note: 'Riservata' },
      agente: { codice: 'ANNA' },
      apiTokens: [{ pk: others.token }],
    })
    expect(await node(admin, 'Agente', agente, OF_AGENTE)).toMatchObject({ subAgenti: [] })
    expect(await node(admin, 'Operatore', operatore, OF_OPERATORE)).toMatchObject({ vedeOrdini: true })
    expect(await node(admin, 'AppAccount', account, `${OF_ACCOUNT} condivisioni { cartella { nome } }`)).toMatchObject({
      accessoClienti: [],
      condivisioni: [{ cartella: { nome: 'Listini' } }],
    })
    expect(await node(admin, 'InfoUser', others.info, 'note user { nome }')).toMatchObject({ note: 'Riservata' })
    expect(await node(admin, 'FornitoreUtente', others.fornitore, 'fornitore { pk } user { nome }')).toMatchObject({
      fornitore: { pk: expect.any(Number) },
    })
    expect(await node(admin, 'ApiToken', others.token, 'user { username }')).toEqual({ user: { username: 'anna' } })
    expect(await node(admin, 'TabletOfficina', others.tablet, 'nome')).toEqual({ nome: 'Banco' })
    expect(await node(admin, 'CondivisioneCartella', others.share, 'cartella { nome } account { pk }')).toEqual({
      cartella: { nome: 'Listini' },
      account: { pk: account },
    })
  })

  // Who may assign quotes chooses among agents, operators choose among operators.
  test.each<[UserKind, string[]]>([
    ['staff', ['User', 'Agente']],
    ['operatore', ['User', 'Agente', 'Operatore']],
    ['operatore.capo', ['User', 'Agente', 'Operatore']],
    ['agente', []],
    ['capoarea', []],
    ['app', []],
  ])('%s reads of those of its lists (%j) what they show, nothing of administrators', async (who, met) => {
    const client = await app.as(who)
    const user = await node(client, 'User', whole.id, NAMES)
    expect(user).toEqual(met.includes('User') ? names() : null)
    if (user) expect(await node(client, 'User', whole.id, WITHHELD)).toSatisfy(areNull)
    const ofAgente = await node(client, 'Agente', agente, 'codice user { nome }')
    expect(ofAgente).toEqual(met.includes('Agente') ? { codice: 'ANNA', user: { nome: 'Anna Verdi' } } : null)
    if (ofAgente) expect(await node(client, 'Agente', agente, OF_AGENTE)).toSatisfy(areNull)
    const ofOperatore = await node(client, 'Operatore', operatore, 'codice user { nome }')
    expect(ofOperatore).toEqual(met.includes('Operatore') ? { codice: 'ANNA', user: { nome: 'Anna Verdi' } } : null)
    if (ofOperatore) expect(await node(client, 'Operatore', operatore, OF_OPERATORE)).toSatisfy(areNull)
    expect(await node(client, 'AppAccount', account, 'pk')).toBeNull()
    expect(await node(client, 'InfoUser', others.info, 'note')).toBeNull()
    expect(await node(client, 'FornitoreUtente', others.fornitore, 'pk')).toBeNull()
    expect(await node(client, 'ApiToken', others.token, 'pk')).toBeNull()
    expect(await node(client, 'TabletOfficina', others.tablet, 'pk')).toBeNull()
    expect(await node(client, 'CondivisioneCartella', others.share, 'finoAl')).toBeNull()
  })

  test('an agent finds itself, who heads an area those who answer to it', async () => {
    const head = await app.as('capoarea')
    const { id, subAgenti } = await app.db.agente.findUniqueOrThrow({
      where: { userId: head.user?.id ?? 0 },
      include: { subAgenti: true },
    })
    for (const pk of [id, ...subAgenti.map((sub) => sub.id)]) {
      expect(await node(head, 'Agente', pk, 'pk')).toEqual({ pk })
    }
  })

  test('who is not active is found by administrators alone', async () => {
    const gone = await makeUser(app.db, { isActive: false, agente: {}, operatore: {}, appAccount: {} })
    const of = { where: { userId: gone.id } }
    const rows: [string, number][] = [
      ['User', gone.id],
      ['Agente', (await app.db.agente.findUniqueOrThrow(of)).id],
      ['Operatore', (await app.db.operatore.findUniqueOrThrow(of)).id],
      ['AppAccount', (await app.db.appAccount.findUniqueOrThrow(of)).id],
    ]
    for (const [type, pk] of rows) {
      for (const who of ['operatore', 'staff'] as const)
        expect(await node(await app.as(who), type, pk, 'pk')).toBeNull()
      expect(await node(await app.as(second), type, pk, 'pk')).toBeNull()
      expect(await node(await app.as('super'), type, pk, 'pk')).toEqual({ pk })
    }
  })
})

describe('a superuser who does not administer users', () => {
  test('is told usernames for tokens and mail addresses of accounts, of no other', async () => {
    const client = await app.as(second)
    const both = 'username email'
    expect(await node(client, 'User', whole.id, both)).toEqual({ username: 'anna', email: 'anna@example.com' })
    const plain = await makeUser(app.db, { username: 'semplice', operatore: {} })
    expect(await node(client, 'User', plain.id, both)).toEqual({ username: 'semplice', email: null })
    const other = await makeUser(app.db, { username: 'terzo', isSuperuser: true, operatore: {} })
    expect(await node(client, 'User', other.id, both)).toEqual({ username: null, email: null })
    await app.db.apiToken.create({
      data: { userId: plain.id, creatoDaId: other.id, nome: 'y', hash: 'y', prefisso: 'y', scadeIl: new Date() },
    })
    expect(await node(client, 'User', other.id, both)).toEqual({ username: 'terzo', email: null })
  })

  test('whose usernames are told is asked once for all of a page, of administrators never', async () => {
    const asks = async (who: Client, fields: string) =>
      (await statementsOf(() => who.graphql(`{ apiTokens { user { ${fields} } creatoDa { ${fields} } } }`))).length
    const client = await app.as(second)
    expect(await asks(client, 'nome username')).toBe((await asks(client, 'nome')) + 1)
    const admin = await app.as('super')
    expect(await asks(admin, 'nome username email')).toBe(await asks(admin, 'nome'))
  })

  test('reads accounts without what administrators set', async () => {
    const client = await app.as(second)
    expect(await node(client, 'AppAccount', account, 'user { username email }')).toEqual({
      user: { username: 'anna', email: 'anna@example.com' },
    })
    expect(await node(client, 'AppAccount', account, OF_ACCOUNT)).toSatisfy(areNull)
    expect(await node(client, 'User', whole.id, WITHHELD.replace('username email', ''))).toSatisfy(areNull)
  })

  test('a token of some areas does no more than they let it', async () => {
    const client = await app.conToken(second, { aree: ['CLIENTI'] })
    expect(await node(client, 'User', whole.id, 'username')).toBeNull()
    expect(await node(client, 'AppAccount', account, 'pk')).toBeNull()
    expect(await node(client, 'ApiToken', others.token, 'pk')).toBeNull()
  })
})

test('a supplier, a link and a visitor find nobody', async () => {
  for (const [client, faults] of [
    [await app.as('fornitore'), 0],
    [app.visitor, 1],
  ] as const) {
    const { data, errors } = await client.graphql<{ node: null }>(
      `{ node(id: "${encodeGlobalID('User', whole.id)}") { id } }`,
    )
    expect(data?.node ?? null).toBeNull()
    expect(errors ?? []).toHaveLength(faults)
  }
})

test('through a link, what is withheld is null as well', async () => {
  const { id: clienteId } = await makeCliente(app.db, { agenteId: agente })
  const data = `{ cliente(pk: ${clienteId}) { agente { codice ${OF_AGENTE} user { nome ${WITHHELD} } } } }`
  const staff = (await (await app.as('staff')).graphql<{ cliente: { agente: Row } }>(data)).data?.cliente.agente ?? {}
  const { codice, user, ...rest } = staff
  const { nome, ...ofUser } = user as Row
  expect([codice, nome]).toEqual(['ANNA', 'Anna Verdi'])
  expect([rest, ofUser]).toSatisfy((rows: Row[]) => rows.every(areNull))
  const operators = `{ operatori { nodes { pk ${OF_OPERATORE} user { ${WITHHELD} } attivita { totalCount } } } }`
  const { data: read } = await (await app.as('operatore')).graphql<{ operatori: { nodes: Row[] } }>(operators)
  const { pk: _pk, user: ofOperatore, ...ownRest } = read?.operatori.nodes.find(({ pk }) => pk === operatore) ?? {}
  expect([ownRest, ofOperatore]).toSatisfy((rows: Row[]) => rows.every(areNull))
})

test('what an agent has is listed to who is told whose it is', async () => {
  const cliente = await makeCliente(app.db, { agenteId: agente })
  const ordine = await makeOrdine(app.db, { clienteId: cliente.id, agenteId: agente })
  const preventivo = await makePreventivo(app.db, { agenteId: agente })
  await makeOrdine(app.db)
  const lists = 'clienti { nodes { pk } } ordini { nodes { pk } } preventivi { nodes { pk } }'
  const read = async (who: Client) => {
    const { data } = await who.graphql<{ agenti: Row[] }>(`{ agenti { pk ${lists} } }`)
    return data?.agenti.find(({ pk }) => pk === agente)
  }
  const pks = (pk: number) => ({ nodes: expect.arrayContaining([{ pk }]) as unknown })
  expect(await read(await app.as('super'))).toMatchObject({
    clienti: pks(cliente.id),
    ordini: { nodes: [{ pk: ordine.id }] },
    preventivi: { nodes: [{ pk: preventivo.id }] },
  })
  // It sees customers and orders, but not whose they are.
  expect(await read(await app.as('operatore.capo'))).toMatchObject({
    clienti: null,
    ordini: null,
    preventivi: pks(preventivo.id),
  })
  const own = await app.as('agente')
  const { id: itself } = await app.db.agente.findUniqueOrThrow({ where: { userId: own.user?.id ?? 0 } })
  const ofIt = await makeCliente(app.db, { agenteId: itself })
  expect(await node(own, 'Agente', itself, lists)).toEqual({
    clienti: { nodes: [{ pk: ofIt.id }] },
    ordini: null,
    preventivi: null,
  })
})

test('activities of an operator are for who reads those of all', async () => {
  const all = await app.as('super')
  expect(await node(all, 'Operatore', operatore, 'attivita { totalCount }')).toEqual({ attivita: { totalCount: 0 } })
})
