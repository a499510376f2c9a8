import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operazioniEsposte } from '../../../platform/graphql/mutationField.ts'
import { SOLO_DI_PERSONA } from '../../../platform/operation.ts'
import { schema } from '../../../schema.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUserOfKind } from '../../../test/factories.ts'

// Who is who and may do what is a person's business: a token is refused, whatever its user may.
let app: TestApp
/** A token for everything, of who administers users. */
let token: Client

beforeAll(async () => {
  app = await createTestApp()
  token = await app.conToken(await makeUserOfKind(app.db, 'super'), { scrittura: true, introspezione: true })
})
afterAll(() => app.close())

const CHIUSE = [
  'cambiaPassword',
  'chiediRecuperoPassword',
  'collegaTablet',
  'confermaSecondoFattore',
  'createAgente',
  'createAppAccount',
  'createFornitoreUtente',
  'createLinkFornitore',
  'createOperatore',
  'createTablet',
  'createToken',
  'createUser',
  'deleteAgente',
  'deleteAppAccount',
  'deleteFornitoreUtente',
  'deleteOperatore',
  'deleteTablet',
  'deleteUser',
  'entraConPin',
  'nuovoCodiceTablet',
  'openPaginaConferma',
  'preparaSecondoFattore',
  'recuperaPassword',
  'revokeToken',
  'rigeneraCodiciRecupero',
  'scollegaTablet',
  'sendLinkConferma',
  'sendLinkStatoOrdine',
  'setAccessoClienti',
  'setAccessoTablet',
  'setAttivoUser',
  'setPasswordUser',
  'setPinProprio',
  'signConfermaCliente',
  'terminaSessione',
  'togliSecondoFattore',
  'togliSecondoFattoreUtente',
  'updateAgente',
  'updateAppAccount',
  'updateFornitoreUtente',
  'updateOperatore',
  'updateTablet',
  'updateUser',
  'vediCome',
  'writeConfermaCliente',
]
/** Closed, and of another domain: secrets that open the portal, a page to sign, the state of an order; what a customer does. */
const ALTROVE = [
  'createLinkFornitore',
  'openPaginaConferma',
  'sendLinkConferma',
  'sendLinkStatoOrdine',
  'signConfermaCliente',
  'writeConfermaCliente',
]
/** Of identity, and harmless: who calls has nothing of the token for them. */
const APERTE = ['esciVediCome', 'login', 'logout', 'preparaSecondoFattoreAccesso']

test('the closed operations are these', () => {
  const chiuse = [...operazioniEsposte.values()].filter(({ conToken }) => !conToken).map(({ nome }) => nome)
  expect(chiuse.sort()).toEqual(CHIUSE)
})

test('every mutation is one of the operations', () => {
  expect([...operazioniEsposte.keys()].sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort())
})

test('every operation of identity is closed, or named here', () => {
  const utenti = fileURLToPath(new URL('../', import.meta.url))
  const file = globSync('**/*.ts', { cwd: utenti }).filter((path) => !path.includes('__tests__'))
  const nomi = file.flatMap((path) => {
    const testo = readFileSync(`${utenti}${path}`, 'utf8')
    return [...testo.matchAll(/(?:operation|\w+Operation)\(\{\s+nome: '(\w+)'/g)].map(([, nome]) => nome)
  })
  expect([...nomi, ...ALTROVE].sort()).toEqual([...CHIUSE, ...APERTE].sort())
})

describe('by every door, before anything else is looked at', () => {
  test.each(CHIUSE)('%s', async (nome) => {
    const ctx = await token.contesto()
    const operazione = operazioniEsposte.get(nome)
    await expect(operazione?.esegui({}, ctx)).rejects.toMatchObject({ code: 'FORBIDDEN', message: SOLO_DI_PERSONA })
  })

  test('GraphQL and REST say it in words, and nothing changes', async () => {
    const { user } = token
    const prima = await app.db.user.findMany()
    const documento = `mutation { createToken(input: { user: ${user?.id}, nome: "figlio", scrittura: true }) { testo } }`
    const { errors } = await token.graphql(documento)
    expect(errors).toMatchObject([{ message: SOLO_DI_PERSONA, extensions: { code: 'FORBIDDEN' } }])
    const headers = { 'content-type': 'application/json' }
    const dati = { username: 'intruso', is_superuser: true }
    const prove = [
      ['POST', '/api/admin-users/users/', { ...dati, password: 'una frase lunga' }],
      ['PUT', `/api/admin-users/users/${user?.id}/`, { ...dati, username: user?.username }],
      ['PUT', `/api/admin-users/users/${user?.id}/update_password/`, { password: 'una frase lunga' }],
      ['DELETE', `/api/admin-users/users/${user?.id}/`, {}],
    ] as const
    for (const [method, path, body] of prove) {
      const risposta = await token.fetch(path, { method, headers, body: JSON.stringify(body) })
      expect([path, risposta.status, await risposta.json()]).toEqual([path, 403, { detail: SOLO_DI_PERSONA }])
    }
    expect(await app.db.user.findMany()).toEqual(prima)
    expect(await app.db.apiToken.count()).toBe(1)
  })

  test('reading who there is stays open to a token', async () => {
    expect((await token.fetch('/api/admin-users/users/')).status).toBe(200)
  })
})
