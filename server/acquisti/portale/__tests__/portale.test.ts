import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INVALID_LINK } from '#platform/identity/linkFornitore.ts'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeStoredFile, makeUser } from '#server-test/factories.ts'
import { wrongInput } from '#server-test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let own: { id: number }
let other: { id: number }
let utente: User
let login: Client
let link: Client & { segreto: string }

beforeAll(async () => {
  app = await createTestApp({ config: { loginThrottle: true } })
  superuser = await app.as('super')
  const stati = ['INVIATO', 'CONFERMATO', 'ARRIVATO']
  await app.db.valoreStato.createMany({
    data: stati.map((name, ordine) => ({ contesto: 'ORDINE_FORNITORE', nome: name, ordine })),
  })
  own = await makeFornitore(app.db, { tipologia: 'vetro', nome: 'Vetreria Sile' })
  other = await makeFornitore(app.db, { tipologia: 'vetro', nome: 'Altra vetreria' })
  utente = await makeUser(app.db, { fornitore: { id: own.id } })
  login = await app.as(utente)
  link = await app.conLink(own.id)
})
afterAll(() => app.close())

const ordineOf = (fornitore: { id: number }, different = {}) =>
  makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: fornitore.id, costoMateriale: 77, ...different })

const LISTA = `query ($filtro: FiltroFornitoreOrdini) {
  fornitoreOrdini(filtro: $filtro) { nodes { pk statoNome ordine { numeroCommessa nomeCliente tipiSerramenti }
    righe { pk codice } colonne righeStampate colonneNumeriche inizioFase } } }`
const SAVE = `mutation ($input: UpdateFornitoreOrdineInput!) {
  updateFornitoreOrdine(input: $input) { ordine { pk statoNome dataConsegna dataArrivo valorePercentuale versione }
    errors { code field message } } }`

interface Lista {
  fornitoreOrdini: {
    nodes: {
      pk: number
      colonne: string[]
      righeStampate: string[][]
      colonneNumeriche: number[]
    }[]
  }
}
interface Saved {
  updateFornitoreOrdine: {
    ordine: { pk: number; statoNome: string; dataConsegna: string | null; dataArrivo: string | null } | null
    errors: { field: string | null; message: string }[]
  }
}

const pks = async (client: Client, filter = {}) =>
  (await client.graphql<Lista>(LISTA, { filtro: filter })).data?.fornitoreOrdini.nodes.map(({ pk }) => pk).sort() ?? []

const save = (client: Client, input: object) => client.graphql<Saved>(SAVE, { input })

describe('what a supplier sees', () => {
  test('its own orders, by login and by link, and nobody else’s', async () => {
    const one = await ordineOf(own)
    const due = await ordineOf(other)
    for (const client of [login, link]) {
      expect(await pks(client)).toContain(one.id)
      expect(await pks(client)).not.toContain(due.id)
    }
    const refused = await superuser.graphql(LISTA)
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await app.visitor.graphql(LISTA)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('of the rows only the columns that are printed: what an import brought beside them stays inside', async () => {
    const ordine = await ordineOf(own)
    const riga = { ordineId: ordine.ordineId, ordineFornitoreId: ordine.id, tipologia: 'vetro', quantita: 2.5 }
    await app.db.rigaOrdineFornitore.create({ data: { ...riga, codice: 'V7', extraFields: { prezzo: '99,00' } } })
    const answer = await link.graphql<Lista>(LISTA)
    const read = answer.data?.fornitoreOrdini.nodes.find(({ pk }) => pk === ordine.id)
    expect(read?.righeStampate).toEqual([['V7', '', '2.5', '']])
    expect(read?.colonneNumeriche).toEqual([2])
    expect(JSON.stringify(answer)).not.toContain('99,00')
  })

  test('the notes of an order are not told, wherever they are asked for', async () => {
    const note = 'Via dei Tigli 5, suonare Bianchi'
    const { id } = await ordineOf(own, { ordineId: (await makeOrdine(app.db, { note })).id })
    const asked = await login.graphql(`{ fornitoreOrdine(pk: ${id}) { ordine { note } } }`)
    expect(asked.data).toEqual({ fornitoreOrdine: { ordine: { note: '' } } })
    const rest = await login.fetch('/api/planner/fornitore-ordini/?page_size=100')
    const body = await rest.text()
    expect(body).toContain('"note"')
    expect(body).not.toContain('Tigli')
  })

  test('filters by state, notes and what the order says', async () => {
    const ordine = await makeOrdine(app.db, { riferimento: 'Villa Ombrosa', note: 'Secondo piano' })
    const stato = await app.db.valoreStato.findFirstOrThrow({
      where: { contesto: 'ORDINE_FORNITORE', nome: 'CONFERMATO' },
    })
    const { id } = await ordineOf(own, { ordineId: ordine.id, statoId: stato.id, note: 'Con sovrapprezzo' })
    expect(await pks(login, { ordineRiferimento: 'ombros' })).toEqual([id])
    // The notes of an order are of the house: a filter does not tell what stands in them.
    expect(await pks(login, { ordineNote: 'secondo' })).toEqual([])
    expect(await pks(login, { note: 'SOVRA' })).toEqual([id])
    expect(await pks(login, { stato: 'CONFERMATO' })).toEqual([id])
    expect(await pks(login, { stato: 'CONFERMATO', note: 'nessuna' })).toEqual([])
  })

  test('files of its own orders, not those of others', async () => {
    const [its, ofOtherFornitore] = [await ordineOf(own), await ordineOf(other)]
    const [a, b] = [await makeStoredFile(app.db), await makeStoredFile(app.db)]
    const files = { [its.id]: a, [ofOtherFornitore.id]: b }
    for (const [ordine, { id: fileId }] of Object.entries(files)) {
      await app.db.allegatoOrdineFornitore.create({
        data: { ordineFornitoreId: Number(ordine), fileId, originalName: 'x.png' },
      })
    }
    const { readPortaleFile } = await import('#doors/http/readers.ts')
    for (const client of [login, link]) {
      const { viewer } = await client.contesto()
      expect(await readPortaleFile(app.db, viewer, a.chiave)).not.toBeNull()
      expect(await readPortaleFile(app.db, viewer, b.chiave)).toBeNull()
    }
  })
})

describe('what a supplier changes', () => {
  test('state, days and percentage, told in the history under its name', async () => {
    const { id, ordineId } = await ordineOf(own)
    const after = { stato: 'CONFERMATO', dataConsegna: '2026-12-01', valorePercentuale: 40 }
    const { data } = await save(link, { pk: id, ...after })
    expect(data?.updateFornitoreOrdine.errors).toEqual([])
    expect(data?.updateFornitoreOrdine.ordine).toMatchObject({ statoNome: 'CONFERMATO', dataConsegna: '2026-12-01' })
    const history = await app.db.auditLog.findMany({ where: { oggetto: 'OrdineFornitore', oggettoPk: id } })
    expect(new Set(history.map(({ userId, userNome }) => `${userId} ${userNome}`))).toEqual(
      new Set(['null Fornitore Vetreria Sile (link)']),
    )
    expect(await app.db.auditLog.count({ where: { oggetto: 'Ordine', oggettoPk: ordineId } })).toBe(3)
    expect(await app.db.storicoStatoOrdineFornitore.count({ where: { ordineFornitoreId: id } })).toBe(1)
    expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ versione: 2 })
    await save(login, { pk: id, stato: 'INVIATO' })
    expect(
      await app.db.auditLog.count({ where: { oggetto: 'OrdineFornitore', oggettoPk: id, userId: utente.id } }),
    ).toBe(1)
  })

  test('an arrival still to come says when it is expected, unless another day is said with it', async () => {
    const { id } = await ordineOf(own, { dataConsegna: new Date('2026-01-10') })
    const first = await save(login, { pk: id, dataArrivo: '2099-05-02' })
    expect(first.data?.updateFornitoreOrdine.ordine).toMatchObject({ dataConsegna: '2099-05-02' })
    const second = await save(login, { pk: id, dataArrivo: '2099-06-01', dataConsegna: '2099-05-20' })
    expect(second.data?.updateFornitoreOrdine.ordine).toMatchObject({ dataConsegna: '2099-05-20' })
  })

  test('refuses what purchasing may not write either, and changes nothing', async () => {
    const { id } = await ordineOf(own)
    const errors = async (input: object) => {
      const { data, errors } = await save(link, { pk: id, ...input })
      return (wrongInput(errors?.[0]) ?? data?.updateFornitoreOrdine.errors)?.map(({ field }) => field)
    }
    expect(await errors({ stato: 'ARRIVATO' })).toEqual(['dataArrivo'])
    expect(await errors({ stato: 'INESISTENTE' })).toEqual(['stato'])
    expect(await errors({ valorePercentuale: 101 })).toEqual(['valorePercentuale'])
    expect(await errors({ dataConsegna: 'domani' })).toEqual(['dataConsegna'])
    expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ versione: 1, statoId: null })
    expect(await errors({ stato: 'INVIATO' })).toEqual([])
    expect(await errors({ stato: '' })).toEqual(['stato'])
  })

  test('wood arrives only once purchasing has answered its questions', async () => {
    const legno = await makeFornitore(app.db, { tipologia: 'legno' })
    const { id } = await makeOrdineFornitore(app.db, { tipologia: 'legno', fornitoreId: legno.id })
    const its = await app.conLink(legno.id)
    const arrivo = { pk: id, stato: 'ARRIVATO', dataArrivo: '2026-01-05' }
    const { data } = await save(its, arrivo)
    expect(data?.updateFornitoreOrdine.errors.map(({ field }) => field)).toEqual(['domanda1Legno', 'domanda2Legno'])
    await app.db.ordineFornitore.update({ where: { id }, data: { domanda1Legno: true, domanda2Legno: 'NO' } })
    expect((await save(its, arrivo)).data?.updateFornitoreOrdine.ordine).toMatchObject({ statoNome: 'ARRIVATO' })
  })

  test('of somebody else it answers as of one that is missing', async () => {
    const { id } = await ordineOf(other)
    for (const client of [login, link]) {
      const [ofOtherFornitore, missing] = [
        await save(client, { pk: id, stato: 'INVIATO' }),
        await save(client, { pk: 2e9 }),
      ]
      expect(ofOtherFornitore.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
      expect(missing.errors?.[0]?.message).toBe(ofOtherFornitore.errors?.[0]?.message)
    }
    expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ statoId: null, versione: 1 })
  })

  test('a stale version is refused, and two at once lose nothing', async () => {
    const { id } = await ordineOf(own)
    await save(login, { pk: id, versione: 1, stato: 'CONFERMATO' })
    const previous = await save(link, { pk: id, versione: 1, stato: 'INVIATO' })
    expect(previous.errors?.[0]?.extensions?.code).toBe('CONFLICT')
    await Promise.all([
      save(link, { pk: id, valorePercentuale: 12 }),
      save(login, { pk: id, dataConsegna: '2027-01-01' }),
    ])
    const after = await app.db.ordineFornitore.findUniqueOrThrow({ where: { id } })
    expect([Number(after.valorePercentuale), after.dataConsegna?.toISOString().slice(0, 10)]).toEqual([
      12,
      '2027-01-01',
    ])
  })
})

describe('the link', () => {
  const asks = (headers: Record<string, string>, path = '/api/planner/fornitore-ordini/') =>
    app.fetch(path, { headers })

  test('is made by purchasing, kept as a hash, opens the portal, is counted and revoked', async () => {
    const CREATE = `mutation ($input: CreateLinkFornitoreInput!) {
      createLinkFornitore(input: $input) { segreto fornitore { link { pk letture valido } } errors { field message } } }`
    interface Created {
      createLinkFornitore: {
        segreto: string
        fornitore: { link: { pk: number; letture: number; valido: boolean }[] } | null
        errors: { field: string; message: string }[]
      }
    }
    const create = (client: Client, input: object) => client.graphql<Created>(CREATE, { input })
    const wrong = await create(superuser, { fornitorePk: other.id, giorni: 31 })
    expect(wrong.data?.createLinkFornitore.errors).toMatchObject([{ field: 'giorni' }])
    expect((await create(link, { fornitorePk: own.id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    const { data } = await create(superuser, { fornitorePk: other.id, giorni: 30, nome: 'Ufficio' })
    const { segreto = '', fornitore } = data?.createLinkFornitore ?? {}
    const pk = fornitore?.link[0]?.pk ?? 0
    expect(segreto).toMatch(/^frn_[\w-]{43}$/)
    const saved = await app.db.linkSegreto.findUniqueOrThrow({ where: { id: pk } })
    expect(JSON.stringify(saved)).not.toContain(segreto.slice(8))
    expect(Math.round((saved.scadeIl.getTime() - Date.now()) / 86_400_000)).toBe(30)
    expect((await asks({ 'X-Fornitore-Token': segreto })).status).toBe(200)
    expect((await asks({ 'X-Fornitore-Token': segreto })).status).toBe(200)
    expect(await app.db.linkSegreto.findUnique({ where: { id: pk } })).toMatchObject({ letture: 1 })
    const revoke = `mutation { revokeLinkFornitore(input: { pk: ${pk} }) { errors { message } } }`
    await superuser.graphql(revoke)
    expect((await superuser.graphql(revoke)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    const then = await asks({ 'X-Fornitore-Token': segreto })
    expect([then.status, await then.json()]).toEqual([403, { detail: INVALID_LINK }])
  })

  test('expired, revoked, guessed or of nobody it answers 403 with the same words', async () => {
    const yesterday = new Date(Date.now() - 1000)
    const expired = await app.conLink(own.id, { scadeIl: yesterday })
    const revocato = await app.conLink(own.id, { revocatoIl: yesterday })
    for (const secret of [expired.segreto, revocato.segreto, `frn_${'a'.repeat(43)}`, 'x'.repeat(5000), 'frn_']) {
      const response = await asks({ 'X-Fornitore-Token': secret })
      expect([response.status, await response.json()]).toEqual([403, { detail: INVALID_LINK }])
    }
    const empty = await asks({ 'X-Fornitore-Token': '' })
    expect(empty.status).toBe(403)
  })

  test('in an address it opens nothing, and as a Bearer neither', async () => {
    const indirizzo = `/api/planner/fornitore-ordini/?t=${link.segreto}&token=${link.segreto}&X-Fornitore-Token=${link.segreto}`
    expect((await asks({}, indirizzo)).status).toBe(403)
    expect((await asks({ Authorization: `Bearer ${link.segreto}` })).status).toBe(401)
    expect((await asks({ Cookie: `sessionid=${link.segreto}` })).status).toBe(403)
  })

  test('a superuser who tries one is that supplier, not a superuser', async () => {
    const cookie = [...superuser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'X-Fornitore-Token': link.segreto, Cookie: cookie }
    expect((await asks(headers)).status).toBe(200)
    expect((await asks(headers, '/api/planner/ordini-fornitore/')).status).toBe(403)
  })

  test('wrong ones are counted by address, and the right one goes on', async () => {
    const stati: number[] = []
    for (let round = 0; round < 40; round++) stati.push((await asks({ 'X-Fornitore-Token': `frn_${round}` })).status)
    expect(new Set(stati)).toEqual(new Set([403, 429]))
    expect((await asks({ 'X-Fornitore-Token': link.segreto })).status).toBe(200)
  })

  test('opens no socket', async () => {
    const { hasAccount } = await import('#platform/permissions.ts')
    expect(hasAccount((await link.contesto()).viewer)).toBe(false)
    expect(hasAccount((await login.contesto()).viewer)).toBe(true)
  })
})
