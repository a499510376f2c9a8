import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '../../../../prisma/generated/client.ts'
import { fingerprint } from '../../../platform/identity/secrets.ts'
import { motivoTokenNonValido } from '../../../platform/identity/validitaToken.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUser, makeUserOfKind } from '../../../test/factories.ts'
import { mutateAs, queryAs, type TestUserError } from '../../../test/ordini/ask.ts'

// A token is worth at most what who made it may let a program do, at each use; and it ends.
const GIORNO = 86_400_000

let app: TestApp
/** Administers users. */
let amministratore: Client
/** Superuser who does not. */
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  amministratore = await app.as('super')
  superuser = await app.as(await makeUser(app.db, { username: 'super2', isSuperuser: true, info: {} }))
})
afterAll(() => app.close())

const crea = (chi: Client, input: object) =>
  mutateAs<{ testo: string | null }>(chi, 'createToken', { nome: 'prova', ...input }, 'testo')

async function creato(chi: Client, input: object): Promise<string> {
  const { testo, errors } = await crea(chi, input)
  expect(errors).toEqual([])
  return testo ?? ''
}

/** Who a token is, or why it is nobody. */
async function chiE(testo: string): Promise<string> {
  const risposta = await app.fetch('/api/user/', { headers: { authorization: `Bearer ${testo}` } })
  const { username, detail } = await risposta.json()
  return risposta.status === 200 ? username : `${risposta.status} ${detail}`
}

const NON_VALIDO = '401 Token non valido.'
const id = (client: Client) => client.user?.id ?? 0
const cambia = (user: number, data: Partial<Pick<User, 'isActive' | 'isSuperuser'>>) =>
  app.db.user.update({ where: { id: user }, data })

describe('for whom', () => {
  test('for oneself, and for whom one may look at the product', async () => {
    const agente = await makeUserOfKind(app.db, 'agente')
    expect(await chiE(await creato(superuser, { user: id(superuser) }))).toBe('super2')
    expect(await chiE(await creato(superuser, { user: agente.id }))).toBe(agente.username)
    expect(await chiE(await creato(amministratore, { user: id(superuser) }))).toBe('super2')
  })

  test('not for another administrator, without administering users', async () => {
    const prima = await app.db.apiToken.count()
    const altro = await makeUser(app.db, { isSuperuser: true, info: {} })
    for (const user of [id(amministratore), altro.id]) {
      const { testo, errors } = await crea(superuser, { user, scrittura: true })
      expect(testo).toBeNull()
      expect(errors).toEqual([
        {
          code: 'INVALID',
          field: 'user',
          message: 'Per creare un token di un altro amministratore serve il permesso di amministrare gli utenti.',
        } satisfies TestUserError,
      ])
    }
    expect(await app.db.apiToken.count()).toBe(prima)
  })

  test('the users to choose from are those, and no others', async () => {
    const spento = await makeUser(app.db, { isActive: false })
    const scelta = async (chi: Client) => {
      const documento = '{ utentiPerToken(perPagina: 200) { nodes { pk } } }'
      return (await queryAs<{ nodes: { pk: number }[] }>(chi, documento)).nodes.map(({ pk }) => pk)
    }
    const attivi = await app.db.user.findMany({ where: { isActive: true } })
    const tutti = attivi.map((uno) => uno.id).sort()
    expect((await scelta(amministratore)).sort()).toEqual(tutti)
    const suoi = attivi.filter((uno) => !uno.isSuperuser || uno.id === id(superuser)).map((uno) => uno.id)
    expect((await scelta(superuser)).sort()).toEqual(suoi.sort())
    expect(tutti).not.toContain(spento.id)
    expect(suoi).not.toContain(id(amministratore))
  })
})

describe('at each use', () => {
  test('it goes with its maker, and comes back with them', async () => {
    const capo = await app.as(await makeUserOfKind(app.db, 'super'))
    const agente = await makeUserOfKind(app.db, 'agente')
    const altroCapo = await makeUser(app.db, { isSuperuser: true })
    const [diAgente, diCapo, proprio] = [
      await creato(capo, { user: agente.id }),
      await creato(capo, { user: altroCapo.id }),
      await creato(capo, { user: id(capo) }),
    ]
    const tutti = async () => Promise.all([diAgente, diCapo, proprio].map(chiE))
    const vivi = [agente.username, altroCapo.username, capo.user?.username]
    expect(await tutti()).toEqual(vivi)
    await cambia(id(capo), { isActive: false })
    expect(await tutti()).toEqual([NON_VALIDO, NON_VALIDO, NON_VALIDO])
    await cambia(id(capo), { isActive: true, isSuperuser: false })
    // Its own is worth what it is worth itself: less than before.
    expect(await tutti()).toEqual([NON_VALIDO, NON_VALIDO, vivi[2]])
    await cambia(id(capo), { isSuperuser: true })
    expect(await tutti()).toEqual(vivi)
    await app.db.infoUser.update({ where: { userId: id(capo) }, data: { canAdminUsers: false } })
    expect(await tutti()).toEqual([vivi[0], NON_VALIDO, vivi[2]])
    // Whom it acts for has become an administrator meanwhile.
    await cambia(agente.id, { isSuperuser: true })
    expect((await tutti())[0]).toBe(NON_VALIDO)
  })

  test('its list says why', async () => {
    const capo = await app.as(await makeUserOfKind(app.db, 'super'))
    const testo = await creato(capo, { user: (await makeUserOfKind(app.db, 'agente')).id })
    const motivo = async () => {
      const documento = '{ apiTokens { prefisso motivoNonValido creatoDa { pk } } }'
      const righe = await queryAs<{ prefisso: string; motivoNonValido: string | null; creatoDa: object }[]>(
        amministratore,
        documento,
      )
      const riga = righe.find(({ prefisso }) => prefisso === testo.slice(0, 8))
      expect(riga?.creatoDa).toEqual({ pk: id(capo) })
      return riga?.motivoNonValido
    }
    expect(await motivo()).toBeNull()
    await cambia(id(capo), { isActive: false })
    expect(await motivo()).toBe('Chi l’ha creato è disattivato.')
    expect(await chiE(testo)).toBe(NON_VALIDO)
  })
})

describe('its end', () => {
  const scadenza = async (testo: string) =>
    (await app.db.apiToken.findUniqueOrThrow({ where: { hash: fingerprint(testo) } })).scadeIl.getTime()

  test.each([
    [undefined, 365],
    [null, 365],
    [30, 30],
    [90, 90],
    [730, 730],
  ])('of %s days', async (giorni, attesi) => {
    const testo = await creato(amministratore, { user: id(amministratore), giorni })
    expect(Math.round((await scadenza(testo)) / GIORNO - Date.now() / GIORNO)).toBe(attesi)
  })

  test.each([0, -1, 1, 3650, 2_000_000_000])('not of %s days', async (giorni) => {
    const { testo, errors } = await crea(amministratore, { user: id(amministratore), giorni })
    expect(testo).toBeNull()
    expect(errors).toMatchObject([{ field: 'giorni', message: 'Scegli una delle durate proposte.' }])
  })

  test('after it nobody comes in, by any door, and the answer says so', async () => {
    const testo = await creato(amministratore, { user: id(amministratore), scrittura: true })
    await app.db.apiToken.update({ where: { hash: fingerprint(testo) }, data: { scadeIl: new Date(Date.now() - 1) } })
    expect(await chiE(testo)).toBe('401 Token scaduto.')
    const headers = { authorization: `Bearer ${testo}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ query: '{ viewer { pk } }' })
    expect((await app.fetch('/graphql', { method: 'POST', headers, body })).status).toBe(401)
  })

  test('with a new password go the tokens that one has made for oneself, and no others', async () => {
    const nuovo = async () => app.as(await makeUserOfKind(app.db, 'super', { password: 'una frase lunga' }))
    const cambi: ((suo: Client) => Promise<unknown>)[] = [
      (suo) => {
        const input = { attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'un’altra frase' }
        return mutateAs(suo, 'cambiaPassword', input)
      },
      (suo) => mutateAs(amministratore, 'setPasswordUser', { pk: id(suo), password: 'un’altra frase' }),
    ]
    for (const cambiaPassword of cambi) {
      const [capo, agente] = [await nuovo(), await makeUserOfKind(app.db, 'agente')]
      const [proprio, perAltri, daAltri] = [
        await creato(capo, { user: id(capo) }),
        await creato(capo, { user: agente.id }),
        await creato(amministratore, { user: id(capo) }),
      ]
      await cambiaPassword(capo)
      expect(await Promise.all([proprio, perAltri, daAltri].map(chiE))).toEqual([
        NON_VALIDO,
        agente.username,
        capo.user?.username,
      ])
      const { id: pk } = await app.db.apiToken.findUniqueOrThrow({ where: { hash: fingerprint(proprio) } })
      const storia = { oggetto: 'ApiToken', oggettoPk: pk, azione: 'revokeToken' }
      expect(await app.db.auditLog.count({ where: storia })).toBe(1)
    }
  })
})

describe('the rule', () => {
  const persona = (id: number, isSuperuser: boolean, canAdminUsers = false) => ({
    id,
    isActive: true,
    isSuperuser,
    info: { canAdminUsers },
  })
  const adesso = new Date('2026-11-22T12:00:00Z')
  const token = {
    revocatoIl: null,
    scadeIl: new Date('2026-11-22T12:00:01Z'),
    user: persona(1, false),
    creatoDa: persona(2, true),
  }
  test.each([
    ['alive', {}, null],
    ['revoked before expired', { revocatoIl: adesso, scadeIl: adesso }, 'Revocato.'],
    ['expired at that very instant', { scadeIl: adesso }, 'Scaduto.'],
    ['user off', { user: { ...persona(1, false), isActive: false } }, 'L’utente per cui agisce è disattivato.'],
    ['maker off', { creatoDa: { ...persona(2, true), isActive: false } }, 'Chi l’ha creato è disattivato.'],
    [
      'maker no superuser',
      { creatoDa: persona(2, false, true) },
      'Chi l’ha creato non può più agire come questo utente.',
    ],
    [
      'administrator, by who does not administer',
      { user: persona(1, true) },
      'Chi l’ha creato non può più agire come questo utente.',
    ],
    ['administrator, by who does', { user: persona(1, true), creatoDa: persona(2, true, true) }, null],
    ['one’s own, with no right left', { user: persona(1, false), creatoDa: persona(1, false) }, null],
  ])('%s', (_nome, diverso, motivo) => {
    expect(motivoTokenNonValido({ ...token, ...diverso }, adesso)).toBe(motivo)
  })
})
