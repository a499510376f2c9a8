import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/schema.ts'
import type { Client } from '../client.ts'
import { matrixNodes, matrixQueries } from '../matrice/calls.ts'
import { settleProgress } from '../matrice/officinaCalls.ts'
import { selectionOf } from '../matrice/outcome.ts'
import { type MatrixScene, makeMatrixScene, type ObjectKind } from '../matrice/scene.ts'
import { type WatchedWrites, watchWrites } from '../writes.ts'

/**
 * Every text that is drawn as html, filled in the database itself (as a text from before, or by another hand) with
 * pictures and links of our own addresses, two of which write.
 */

const PRISMA = new URL('../../../prisma/schema/', import.meta.url).pathname

/** The columns whose comment says html: `ordini.testo_email`. */
function richColumns(): { table: string; column: string }[] {
  const files = readdirSync(PRISMA, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.prisma'))
  return files.flatMap((name) => {
    const models = readFileSync(join(PRISMA, name), 'utf8')
      .split(/^model /m)
      .slice(1)
    return models.flatMap((model) => {
      const table = /@@map\("(\w+)"\)/.exec(model)?.[1] ?? ''
      return [...model.matchAll(/\/\/\/ .*\bhtml\b.*\n\s*(\w+)(.*)/gi)].map(([, field = '', rest = '']) => ({
        table,
        column: /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field,
      }))
    })
  })
}

const MARK = 'a rich text of somebody'

let scene: MatrixScene
let superuser: Client
let writes: WatchedWrites
let hostile: string

beforeAll(async () => {
  scene = await makeMatrixScene()
  superuser = await scene.app.as('super')
  const ordine = await scene.fisso('Ordine', 'altrui', 'super')
  const addresses = [
    `/api/planner/ordini/${ordine}/completa-attivita-operatore/`,
    `/api/planner/ordini/${ordine}/completa-singola-lavorazione/?lavorazione=1`,
    '/files/../api/user/',
    '/accesso/oidc',
    'api/user/',
  ]
  hostile = `<p>${MARK}</p>${addresses.map((one) => `<img src="${one}"><a href="${one}">x</a>`).join('')}`
  for (const { table, column } of richColumns()) {
    await scene.app.db.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = $1`, hostile)
  }
  // What is counted from orders is counted anew at the next reading after they were touched.
  await settleProgress(scene)
  writes = await watchWrites(scene.app)
})
afterAll(() => scene.app.close())

/** A text of an answer, and the field that it is the answer of: `Mail.corpo`. */
interface Answered {
  field: string
  text: string
}

function textsOf(value: unknown, type: GraphQLOutputType, field = ''): Answered[] {
  if (value === null || value === undefined) return []
  if (isNonNullType(type)) return textsOf(value, type.ofType, field)
  if (isListType(type)) return (value as unknown[]).flatMap((one) => textsOf(one, type.ofType, field))
  if (typeof value === 'string') return [{ field, text: value }]
  if (!isObjectType(type)) return []
  const fields = type.getFields()
  return Object.entries(value).flatMap(([name, below]) => {
    const found = fields[name]
    return found ? textsOf(below, found.type, `${type.name}.${name}`) : []
  })
}

async function numberOf(kind: ObjectKind): Promise<number> {
  const target = scene.targets(kind).includes('suo') ? 'suo' : 'esistente'
  return scene.fisso(kind, target, 'super')
}

/** All that a superuser reads, by every field of Query and by the id of a row of each type. */
async function everyText(): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (field.name === 'node' || field.name === 'nodes') continue
    const { tipo, args } = matrixQueries[field.name] ?? {}
    const given = typeof args === 'function' ? args(tipo ? await numberOf(tipo) : 0) : args
    const { data } = await superuser.graphql<Record<string, unknown>>(
      `{ ${field.name}${given ? `(${given})` : ''} ${selectionOf(field.type)} }`,
    )
    answered.push(...textsOf(data?.[field.name], field.type))
  }
  for (const [name, kind] of Object.entries(matrixNodes)) {
    const type = schema.getType(name) as GraphQLObjectType
    const id = Buffer.from(`${name}:${await numberOf(kind)}`).toString('base64')
    const { data } = await superuser.graphql<{ node: unknown }>(
      `{ node(id: "${id}") { ... on ${name} ${selectionOf(type)} } }`,
    )
    answered.push(...textsOf(data?.node, type))
  }
  return answered
}

/** What a browser would ask for as it draws a text, or when a link of it is pressed. */
const addressesOf = (text: string) =>
  [...text.matchAll(/<(?:img|a)\b[^>]*?\s(?:src|href)="([^"]*)"/g)].map(([, at]) => at ?? '')

const PICTURE = { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' } }

async function opened(texts: readonly string[]): Promise<string[]> {
  const addresses = new Set(texts.flatMap(addressesOf))
  for (const address of addresses) await superuser.fetch(new URL(address, 'http://localhost/preventivi/').href, PICTURE)
  return [...addresses]
}

/** Fields whose description says html and that are made of settings and names, never of what somebody formats. */
const MADE_HERE = ['BozzaMailOrdineFornitore.firma', 'SollecitoFornitore.corpo']

test('the columns are found', () => {
  const found = richColumns().map(({ table, column }) => `${table}.${column}`)
  expect(found.length).toBeGreaterThanOrEqual(9)
  expect(found).toEqual(expect.arrayContaining(['mail_outbox.corpo', 'preventivi.email_inviata_body']))
})

test('whatever is drawn asks for nothing of ours, and writes nothing', async () => {
  const answered = (await everyText()).filter(({ text }) => text.includes(MARK))
  const seen = new Set(answered.map(({ field }) => field))
  const told = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    .filter(({ field }) => /\bhtml\b/i.test(field.description ?? '') && String(getNamedType(field.type)) === 'String')
    .map(({ type, field }) => `${type.name}.${field.name}`)
  expect([...seen].sort()).toEqual(told.filter((field) => !MADE_HERE.includes(field)).sort())
  expect(await opened(answered.map(({ text }) => text))).toEqual([])
  expect(await writes.take()).toEqual([])
})

test('the old API answers the same texts', async () => {
  const quote = await numberOf('PreventivoPieno')
  const texts: string[] = []
  for (const path of [
    `/api/preventivi/${quote}/`,
    `/api/email-templates?preventivo=${quote}`,
    '/api/famiglie/',
    '/api/catalogo/',
    '/api/planner/messaggi-ordine-emails/',
    `/api/planner/clienti/${await numberOf('Cliente')}/`,
    `/api/planner/ordini/${await numberOf('Ordine')}/`,
    `/api/planner/ordini-fornitore/${await numberOf('OrdineFornitore')}/`,
  ]) {
    const response = await superuser.fetch(path)
    expect(response.status, path).toBe(200)
    JSON.stringify(await response.json(), (_key, value) => {
      if (typeof value === 'string' && value.includes(MARK)) texts.push(value)
      return value
    })
  }
  expect(texts.length).toBeGreaterThan(5)
  expect(await opened(texts)).toEqual([])
})

describe('what is stored, as a conflict tells it', () => {
  /** A save over a newer version: form and versions are drawn beside each other. */
  const CONFLICTS: Record<string, { kind: ObjectKind; input: object }> = {
    updateMessaggioOrdineEmail: { kind: 'MessaggioOrdineEmail', input: { titolo: 'new', testo: '<p>new</p>' } },
    updateEmailTemplate: { kind: 'EmailTemplate', input: { body: '<p>new</p>' } },
    updateFamiglia: { kind: 'FamigliaInCatalogo', input: { descrizione: '<p>new</p>' } },
    updateCliente: { kind: 'Cliente', input: { testoEmail: '<p>new</p>' } },
    updateOrdineFornitore: { kind: 'OrdineFornitoreNuovo', input: { testoEmail: '<p>new</p>' } },
  }

  test.each(Object.entries(CONFLICTS))('%s', async (name, { kind, input }) => {
    const pk = await numberOf(kind)
    const type = String(schema.getMutationType()?.getFields()[name]?.args[0]?.type)
    const { errors } = await superuser.graphql(
      `mutation ($input: ${type}) { ${name}(input: $input) { errors { code field message } } }`,
      { input: { pk, versione: 999_999, ...input } },
    )
    const fields = JSON.stringify(errors?.[0]?.extensions?.campi ?? null)
    expect(fields, JSON.stringify(errors)).toContain(MARK)
    expect(await opened(Object.values(JSON.parse(fields)).map(String))).toEqual([])
  })
})
