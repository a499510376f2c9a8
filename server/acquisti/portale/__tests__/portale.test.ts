import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '../../../../prisma/generated/client.ts'
import { LINK_NON_VALIDO } from '../../../platform/identity/linkFornitore.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makeStoredFile, makeUser } from '../../../test/factories.ts'
import { wrongInput } from '../../../test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let mio: { id: number }
let altro: { id: number }
let utente: User
let login: Client
let link: Client & { segreto: string }

beforeAll(async () => {
  app = await createTestApp({ config: { loginThrottle: true } })
  superuser = await app.as('super')
  const stati = ['INVIATO', 'CONFERMATO', 'ARRIVATO']
  await app.db.valoreStato.createMany({
    data: stati.map((nome, ordine) => ({ contesto: 'ORDINE_FORNITORE', nome, ordine })),
  })
  mio = await makeFornitore(app.db, { tipologia: 'vetro', nome: 'Vetreria Sile' })
  altro = await makeFornitore(app.db, { tipologia: 'vetro', nome: 'Altra vetreria' })
  utente = await makeUser(app.db, { fornitore: { id: mio.id } })
  login = await app.as(utente)
  link = await app.conLink(mio.id)
})
afterAll(() => app.close())

const ordineOf = (fornitore: { id: number }, diverso = {}) =>
  makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: fornitore.id, costoMateriale: 77, ...diverso })

const LISTA = `query ($filtro: FiltroFornitoreOrdini) {
  fornitoreOrdini(filtro: $filtro) { nodes { pk statoNome ordine { numeroCommessa nomeCliente tipiSerramenti }
    righe { pk codice } tabella { colonne righe { celle { testo numero } } } schedulazione { inizio } } } }`
const SALVA = `mutation ($input: UpdateFornitoreOrdineInput!) {
  updateFornitoreOrdine(input: $input) { ordine { pk statoNome dataConsegna dataArrivo valorePercentuale versione }
    errors { code field message } } }`

interface Lista {
  fornitoreOrdini: {
    nodes: {
      pk: number
      tabella: { colonne: string[]; righe: { celle: { testo: string; numero: number | null }[] }[] }
    }[]
  }
}
interface Salvato {
  updateFornitoreOrdine: {
    ordine: { pk: number; statoNome: string; dataConsegna: string | null; dataArrivo: string | null } | null
    errors: { field: string | null; message: string }[]
  }
}

const pks = async (client: Client, filtro = {}) =>
  (await client.graphql<Lista>(LISTA, { filtro })).data?.fornitoreOrdini.nodes.map(({ pk }) => pk).sort() ?? []

const salva = (client: Client, input: object) => client.graphql<Salvato>(SALVA, { input })

describe('what a supplier sees', () => {
  test('its own orders, by login and by link, and nobody else’s', async () => {
    const uno = await ordineOf(mio)
    const due = await ordineOf(altro)
    for (const client of [login, link]) {
      expect(await pks(client)).toContain(uno.id)
      expect(await pks(client)).not.toContain(due.id)
    }
    const rifiutato = await superuser.graphql(LISTA)
    expect(rifiutato.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await app.visitatore.graphql(LISTA)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('of the rows only the columns that are printed: what an import brought beside them stays inside', async () => {
    const ordine = await ordineOf(mio)
    const riga = { ordineId: ordine.ordineId, ordineFornitoreId: ordine.id, tipologia: 'vetro', quantita: 2.5 }
    await app.db.rigaOrdineFornitore.create({ data: { ...riga, codice: 'V7', extraFields: { prezzo: '99,00' } } })
    const answer = await link.graphql<Lista>(LISTA)
    const letto = answer.data?.fornitoreOrdini.nodes.find(({ pk }) => pk === ordine.id)
    expect(letto?.tabella.righe).toEqual([
      {
        celle: [
          { testo: 'V7', numero: null },
          { testo: '', numero: null },
          { testo: '2.5', numero: 2.5 },
          { testo: '', numero: null },
        ],
      },
    ])
    expect(JSON.stringify(answer)).not.toContain('99,00')
  })

  test('the notes of an order are not told, wherever they are asked for', async () => {
    const note = 'Via dei Tigli 5, suonare Bianchi'
    const { id } = await ordineOf(mio, { ordineId: (await makeOrdine(app.db, { note })).id })
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
    const { id } = await ordineOf(mio, { ordineId: ordine.id, statoId: stato.id, note: 'Con sovrapprezzo' })
    expect(await pks(login, { ordineRiferimento: 'ombros' })).toEqual([id])
    // The notes of an order are of the house: a filter does not tell what stands in them.
    expect(await pks(login, { ordineNote: 'secondo' })).toEqual([])
    expect(await pks(login, { note: 'SOVRA' })).toEqual([id])
    expect(await pks(login, { stato: 'CONFERMATO' })).toEqual([id])
    expect(await pks(login, { stato: 'CONFERMATO', note: 'nessuna' })).toEqual([])
  })

  test('files of its own orders, not those of others', async () => {
    const [suo, daltri] = [await ordineOf(mio), await ordineOf(altro)]
    const [a, b] = [await makeStoredFile(app.db), await makeStoredFile(app.db)]
    const files = { [suo.id]: a, [daltri.id]: b }
    for (const [ordine, { id: fileId }] of Object.entries(files)) {
      await app.db.allegatoOrdineFornitore.create({
        data: { ordineFornitoreId: Number(ordine), fileId, originalName: 'x.png' },
      })
    }
    const { leggiFile } = await import('../../../doors/http/lettori.ts')
    for (const client of [login, link]) {
      const { viewer } = await client.contesto()
      expect(await leggiFile(app.db, viewer, a.chiave)).not.toBeNull()
      expect(await leggiFile(app.db, viewer, b.chiave)).toBeNull()
    }
  })
})

describe('what a supplier changes', () => {
  test('state, days and percentage, told in the history under its name', async () => {
    const { id, ordineId } = await ordineOf(mio)
    const dopo = { stato: 'CONFERMATO', dataConsegna: '2026-12-01', valorePercentuale: 40 }
    const { data } = await salva(link, { pk: id, ...dopo })
    expect(data?.updateFornitoreOrdine.errors).toEqual([])
    expect(data?.updateFornitoreOrdine.ordine).toMatchObject({ statoNome: 'CONFERMATO', dataConsegna: '2026-12-01' })
    const storia = await app.db.auditLog.findMany({ where: { oggetto: 'OrdineFornitore', oggettoPk: id } })
    expect(new Set(storia.map(({ userId, userNome }) => `${userId} ${userNome}`))).toEqual(
      new Set(['null Fornitore Vetreria Sile (link)']),
    )
    expect(await app.db.auditLog.count({ where: { oggetto: 'Ordine', oggettoPk: ordineId } })).toBe(3)
    expect(await app.db.storicoStatoOrdineFornitore.count({ where: { ordineFornitoreId: id } })).toBe(1)
    expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ versione: 2 })
    await salva(login, { pk: id, stato: 'INVIATO' })
    expect(
      await app.db.auditLog.count({ where: { oggetto: 'OrdineFornitore', oggettoPk: id, userId: utente.id } }),
    ).toBe(1)
  })

  test('an arrival still to come says when it is expected, unless another day is said with it', async () => {
    const { id } = await ordineOf(mio, { dataConsegna: new Date('2026-01-10') })
    const primo = await salva(login, { pk: id, dataArrivo: '2099-05-02' })
    expect(primo.data?.updateFornitoreOrdine.ordine).toMatchObject({ dataConsegna: '2099-05-02' })
    const secondo = await salva(login, { pk: id, dataArrivo: '2099-06-01', dataConsegna: '2099-05-20' })
    expect(secondo.data?.updateFornitoreOrdine.ordine).toMatchObject({ dataConsegna: '2099-05-20' })
  })

  test('refuses what purchasing may not write either, and changes nothing', async () => {
    const { id } = await ordineOf(mio)
    const errori = async (input: object) => {
      const { data, errors } = await salva(link, { pk: id, ...input })
      return (wrongInput(errors?.[0]) ?? data?.updateFornitoreOrdine.errors)?.map(({ field }) => field)
    }
    expect(await errori({ stato: 'ARRIVATO' })).toEqual(['dataArrivo'])
    expect(await errori({ stato: 'INESISTENTE' })).toEqual(['stato'])
    expect(await errori({ valorePercentuale: 101 })).toEqual(['valorePercentuale'])
    expect(await errori({ dataConsegna: 'domani' })).toEqual(['dataConsegna'])
    expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ versione: 1, statoId: null })
    expect(await errori({ stato: 'INVIATO' })).toEqual([])
    expect(await errori({ stato: '' })).toEqual(['stato'])
  })

  test('wood arrives only once purchasing has answered its questions', async () => {
    const legno = await makeFornitore(app.db, { tipologia: 'legno' })
    const { id } = await makeOrdineFornitore(app.db, { tipologia: 'legno', fornitoreId: legno.id })
    const suo = await app.conLink(legno.id)
    const arrivo = { pk: id, stato: 'ARRIVATO', dataArrivo: '2026-01-05' }
    const { data } = await salva(suo, arrivo)
    expect(data?.updateFornitoreOrdine.errors.map(({ field }) => field)).toEqual(['domanda1Legno', 'domanda2Legno'])
    await app.db.ordineFornitore.update({ where: { id }, data: { domanda1Legno: true, domanda2Legno: 'NO' } })
    expect((await salva(suo, arrivo)).data?.updateFornitoreOrdine.ordine).toMatchObject({ statoNome: 'ARRIVATO' })
  })

  test('of somebody else it answers as of one that is missing', async () => {
    const { id } = await ordineOf(altro)
    for (const client of [login, link]) {
      const [daltri, mancante] = [await salva(client, { pk: id, stato: 'INVIATO' }), await salva(client, { pk: 2e9 })]
      expect(daltri.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
      expect(mancante.errors?.[0]?.message).toBe(daltri.errors?.[0]?.message)
    }
    expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ statoId: null, versione: 1 })
  })

  test('a stale version is refused, and two at once lose nothing', async () => {
    const { id } = await ordineOf(mio)
    await salva(login, { pk: id, versione: 1, stato: 'CONFERMATO' })
    const vecchia = await salva(link, { pk: id, versione: 1, stato: 'INVIATO' })
    expect(vecchia.errors?.[0]?.extensions?.code).toBe('CONFLICT')
    await Promise.all([
      salva(link, { pk: id, valorePercentuale: 12 }),
      salva(login, { pk: id, dataConsegna: '2027-01-01' }),
    ])
    const dopo = await app.db.ordineFornitore.findUniqueOrThrow({ where: { id } })
    expect([Number(dopo.valorePercentuale), dopo.dataConsegna?.toISOString().slice(0, 10)]).toEqual([12, '2027-01-01'])
  })
})

describe('the link', () => {
  const chiede = (headers: Record<string, string>, path = '/api/planner/fornitore-ordini/') =>
    app.fetch(path, { headers })

  test('is made by purchasing, kept as a hash, opens the portal, is counted and revoked', async () => {
    const CREA = `mutation ($input: CreateLinkFornitoreInput!) {
      createLinkFornitore(input: $input) { segreto fornitore { link { pk letture valido } } errors { field message } } }`
    interface Creato {
      createLinkFornitore: {
        segreto: string
        fornitore: { link: { pk: number; letture: number; valido: boolean }[] } | null
        errors: { field: string; message: string }[]
      }
    }
    const crea = (client: Client, input: object) => client.graphql<Creato>(CREA, { input })
    const sbagliata = await crea(superuser, { fornitore: altro.id, giorni: 31 })
    expect(sbagliata.data?.createLinkFornitore.errors).toMatchObject([{ field: 'giorni' }])
    expect((await crea(link, { fornitore: mio.id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    const { data } = await crea(superuser, { fornitore: altro.id, giorni: 30, nome: 'Ufficio' })
    const { segreto = '', fornitore } = data?.createLinkFornitore ?? {}
    const pk = fornitore?.link[0]?.pk ?? 0
    expect(segreto).toMatch(/^frn_[\w-]{43}$/)
    const salvato = await app.db.linkSegreto.findUniqueOrThrow({ where: { id: pk } })
    expect(JSON.stringify(salvato)).not.toContain(segreto.slice(8))
    expect(Math.round((salvato.scadeIl.getTime() - Date.now()) / 86_400_000)).toBe(30)
    expect((await chiede({ 'X-Fornitore-Token': segreto })).status).toBe(200)
    expect((await chiede({ 'X-Fornitore-Token': segreto })).status).toBe(200)
    expect(await app.db.linkSegreto.findUnique({ where: { id: pk } })).toMatchObject({ letture: 1 })
    const revoca = `mutation { revokeLinkFornitore(input: { pk: ${pk} }) { errors { message } } }`
    await superuser.graphql(revoca)
    expect((await superuser.graphql(revoca)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    const poi = await chiede({ 'X-Fornitore-Token': segreto })
    expect([poi.status, await poi.json()]).toEqual([403, { detail: LINK_NON_VALIDO }])
  })

  test('expired, revoked, guessed or of nobody it answers 403 with the same words', async () => {
    const ieri = new Date(Date.now() - 1000)
    const scaduto = await app.conLink(mio.id, { scadeIl: ieri })
    const revocato = await app.conLink(mio.id, { revocatoIl: ieri })
    for (const segreto of [scaduto.segreto, revocato.segreto, `frn_${'a'.repeat(43)}`, 'x'.repeat(5000), 'frn_']) {
      const response = await chiede({ 'X-Fornitore-Token': segreto })
      expect([response.status, await response.json()]).toEqual([403, { detail: LINK_NON_VALIDO }])
    }
    const vuoto = await chiede({ 'X-Fornitore-Token': '' })
    expect(vuoto.status).toBe(403)
  })

  test('in an address it opens nothing, and as a Bearer neither', async () => {
    const indirizzo = `/api/planner/fornitore-ordini/?t=${link.segreto}&token=${link.segreto}&X-Fornitore-Token=${link.segreto}`
    expect((await chiede({}, indirizzo)).status).toBe(403)
    expect((await chiede({ Authorization: `Bearer ${link.segreto}` })).status).toBe(401)
    expect((await chiede({ Cookie: `sessionid=${link.segreto}` })).status).toBe(403)
  })

  test('a superuser who tries one is that supplier, not a superuser', async () => {
    const cookie = [...superuser.cookies].map(([nome, valore]) => `${nome}=${valore}`).join('; ')
    const headers = { 'X-Fornitore-Token': link.segreto, Cookie: cookie }
    expect((await chiede(headers)).status).toBe(200)
    expect((await chiede(headers, '/api/planner/ordini-fornitore/')).status).toBe(403)
  })

  test('wrong ones are counted by address, and the right one goes on', async () => {
    const stati: number[] = []
    for (let giro = 0; giro < 40; giro++) stati.push((await chiede({ 'X-Fornitore-Token': `frn_${giro}` })).status)
    expect(new Set(stati)).toEqual(new Set([403, 429]))
    expect((await chiede({ 'X-Fornitore-Token': link.segreto })).status).toBe(200)
  })

  test('opens no socket', async () => {
    const { hasAccount } = await import('../../../platform/permissions.ts')
    expect(hasAccount((await link.contesto()).viewer)).toBe(false)
    expect(hasAccount((await login.contesto()).viewer)).toBe(true)
  })
})
