import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exposedOperations } from '#platform/graphql/mutationField.ts'
import { ONLY_IN_PERSON } from '#platform/operation.ts'
import { schema } from '#server/schema.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUserOfKind } from '#server-test/factories.ts'

// Who is who and may do what is a person's business: a token is refused, whatever its user may.
let app: TestApp
/** A token for everything, of who administers users. */
let token: Client

beforeAll(async () => {
  app = await createTestApp()
  token = await app.conToken(await makeUserOfKind(app.db, 'super'), { scrittura: true, introspezione: true })
})
afterAll(() => app.close())

const CLOSED = [
  'changePassword',
  'confirmEmailPreventivo',
  'confirmIdentita',
  'confirmPasskey',
  'confirmSecondoFattore',
  'connectTablet',
  'createAgente',
  'createAppAccount',
  'createFornitoreUtente',
  'createLinkCalendario',
  'createLinkFornitore',
  'createLinkOfferta',
  'createOperatore',
  'createTablet',
  'createToken',
  'createUser',
  'createWebhook',
  'deleteAgente',
  'deleteAppAccount',
  'deleteFornitoreUtente',
  'deleteInteressato',
  'deleteOperatore',
  'deletePasskey',
  'deleteTablet',
  'deleteUser',
  'deleteWebhook',
  'disconnectTablet',
  'endSessione',
  'loginConPasskey',
  'loginConPin',
  'openPaginaConferma',
  'openPaginaOfferta',
  'preparePasskey',
  'preparePasskeyAccesso',
  'prepareSecondoFattore',
  'refuseOffertaCliente',
  'regenerateCodiceTablet',
  'regenerateCodiciRecupero',
  'regenerateSegretoWebhook',
  'removeSecondoFattore',
  'removeSecondoFattoreUtente',
  'requestCodiceFirma',
  'requestRecuperoPassword',
  'resetPassword',
  'resumeWebhook',
  'retryConsegnaWebhook',
  'revokeLinkCalendario',
  'revokeToken',
  'sendLinkConferma',
  'sendLinkStatoOrdine',
  'sendOfferta',
  'sendProvaWebhook',
  'sendRichiestaInvioOfferta',
  'setAccessoClienti',
  'setAccessoTablet',
  'setAttivoUser',
  'setPasswordUser',
  'setPinProprio',
  'signConfermaCliente',
  'signOffertaCliente',
  'startVediCome',
  'suspendWebhook',
  'updateAgente',
  'updateAppAccount',
  'updateFornitoreUtente',
  'updateOperatore',
  'updateTablet',
  'updateUser',
  'updateWebhook',
  'writeConfermaCliente',
  'writeOffertaCliente',
]
/** Closed, and of another domain: secrets that open the portal, a page to sign, the state of an order, a calendar; webhooks; what a customer does. */
const ELSEWHERE = [
  'confirmEmailPreventivo',
  'createLinkCalendario',
  'createLinkFornitore',
  'createLinkOfferta',
  'createWebhook',
  'deleteInteressato',
  'deleteWebhook',
  'openPaginaConferma',
  'openPaginaOfferta',
  'refuseOffertaCliente',
  'regenerateSegretoWebhook',
  'requestCodiceFirma',
  'resumeWebhook',
  'retryConsegnaWebhook',
  'revokeLinkCalendario',
  'sendLinkConferma',
  'sendLinkStatoOrdine',
  'sendOfferta',
  'sendProvaWebhook',
  'sendRichiestaInvioOfferta',
  'signConfermaCliente',
  'signOffertaCliente',
  'suspendWebhook',
  'updateWebhook',
  'writeConfermaCliente',
  'writeOffertaCliente',
]
/** Of identity, and harmless: who calls has nothing of the token for them. */
const OPEN = ['endVediCome', 'login', 'logout', 'prepareSecondoFattoreAccesso']

test('the closed operations are these', () => {
  const closed = [...exposedOperations.values()].filter(({ conToken }) => !conToken).map(({ nome }) => nome)
  expect(closed.sort()).toEqual(CLOSED)
})

test('every mutation is one of the operations', () => {
  expect([...exposedOperations.keys()].sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort())
})

test('every operation of identity is closed, or named here', () => {
  const utenti = fileURLToPath(new URL('../', import.meta.url))
  const file = globSync('**/*.ts', { cwd: utenti }).filter((path) => !path.includes('__tests__'))
  const names = file.flatMap((path) => {
    const text = readFileSync(`${utenti}${path}`, 'utf8')
    return [...text.matchAll(/(?:operation|\w+Operation)\(\{\s+nome: '(\w+)'/g)].map(([, name]) => name)
  })
  expect([...names, ...ELSEWHERE].sort()).toEqual([...CLOSED, ...OPEN].sort())
})

describe('by every door, before anything else is looked at', () => {
  test.each(CLOSED)('%s', async (name) => {
    const ctx = await token.contesto()
    const operation = exposedOperations.get(name)
    await expect(operation?.execute({}, ctx)).rejects.toMatchObject({ code: 'FORBIDDEN', message: ONLY_IN_PERSON })
  })

  test('GraphQL and REST say it in words, and nothing changes', async () => {
    const { user } = token
    const before = await app.db.user.findMany()
    const documento = `mutation { createToken(input: { userPk: ${user?.id}, nome: "figlio", scrittura: true }) { testo } }`
    const { errors } = await token.graphql(documento)
    expect(errors).toMatchObject([{ message: ONLY_IN_PERSON, extensions: { code: 'FORBIDDEN' } }])
    const headers = { 'content-type': 'application/json' }
    const data = { username: 'intruso', is_superuser: true }
    const trials = [
      ['POST', '/api/admin-users/users/', { ...data, password: 'una frase lunga' }],
      ['PUT', `/api/admin-users/users/${user?.id}/`, { ...data, username: user?.username }],
      ['PUT', `/api/admin-users/users/${user?.id}/update_password/`, { password: 'una frase lunga' }],
      ['DELETE', `/api/admin-users/users/${user?.id}/`, {}],
    ] as const
    for (const [method, path, body] of trials) {
      const answer = await token.fetch(path, { method, headers, body: JSON.stringify(body) })
      expect([path, answer.status, await answer.json()]).toEqual([path, 403, { detail: ONLY_IN_PERSON }])
    }
    expect(await app.db.user.findMany()).toEqual(before)
    expect(await app.db.apiToken.count()).toBe(1)
  })

  test('reading who there is stays open to a token', async () => {
    expect((await token.fetch('/api/admin-users/users/')).status).toBe(200)
  })
})
