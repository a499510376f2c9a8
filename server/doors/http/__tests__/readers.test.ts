import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prisma, User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import {
  makeAgente,
  makeCliente,
  makeFamiglia,
  makeJob,
  makeMail,
  makeOrdine,
  makeStoredFile,
  makeTipoSerramento,
  makeUser,
  type UserKind,
  userKinds,
} from '#server-test/factories.ts'
import { makeConferma, makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { readPortaleFile } from '../readers.ts'

let app: TestApp
const clienti = new Map<string, Client>()

type Tipo = UserKind | 'visitatore'
const tipi = [...(Object.keys(userKinds) as UserKind[]), 'visitatore'] as const

let progressive = 0
/** A private file with bytes of its own; `pubblico` is what the relation must do without. */
async function newFile(different: { pubblico?: boolean; originaleId?: number; miniaturaId?: number } = {}) {
  progressive += 1
  const bytes = Buffer.from(`file ${progressive}`)
  const key = await app.services.storage.put(bytes)
  return makeStoredFile(app.db, { chiave: key, dimensione: bytes.length, ...different })
}

beforeAll(async () => {
  app = await createTestApp()
  for (const tipo of tipi) clienti.set(tipo, tipo === 'visitatore' ? app.visitor : await app.as(tipo))
})
afterAll(() => app.close())

/** Who gets the file; everybody else must get what is answered for a file that is not there. */
async function whoReads(key: string): Promise<Tipo[]> {
  const readableTipi: Tipo[] = []
  for (const tipo of tipi) {
    const client = clienti.get(tipo) as Client
    const answer = await client.fetch(`/files/${key}/prova.png`)
    if (answer.status === 200) readableTipi.push(tipo)
    else {
      const missing = await client.fetch(`/files/${'f'.repeat(64)}/prova.png`)
      expect([answer.status, await answer.text()]).toEqual([404, await missing.text()])
    }
  }
  return readableTipi
}

/** An order of the agent, of the head's sub-agent, of the customer of the app account, or of somebody else. */
async function ordineOf(who: 'agente' | 'subAgente' | 'app' | 'altri') {
  const { db } = app
  const agente = (tipo: string) => db.agente.findFirstOrThrow({ where: { user: { username: tipo } } })
  if (who === 'agente') return makeOrdine(db, { agenteId: (await agente('agente')).id })
  if (who === 'app') {
    const account = await db.appAccount.findFirstOrThrow({ where: { user: { username: 'app' } } })
    return makeOrdine(db, { clienteId: (await makeCliente(db, { app: [account.id] })).id })
  }
  const capo = await agente('capoarea')
  const below = await db.agente.findFirstOrThrow({ where: { capoAreaId: capo.id } })
  return makeOrdine(db, { agenteId: who === 'subAgente' ? below.id : (await makeAgente(db)).id })
}

const all = [...tipi]
const SEMPRE: Tipo[] = ['super', 'operatore.capo']
const ordineReaders: [Parameters<typeof ordineOf>[0], Tipo[]][] = [
  ['altri', []],
  ['agente', ['agente']],
  ['subAgente', ['capoarea']],
]
const together = (...who: Tipo[]) => tipi.filter((tipo) => who.includes(tipo))

type Use = keyof Prisma.StoredFileCountOutputType
/** What the table of the readers must say of each relation; TypeScript says when one is missing here. */
const trials: Record<Use, (tried: (key: string, expected: Tipo[]) => Promise<void>) => Promise<void>> = {
  async immaginiFamiglia(trial) {
    const [file, famiglia] = [await newFile(), await makeFamiglia(app.db)]
    await app.db.immagineFamiglia.create({ data: { famigliaId: famiglia.id, fileId: file.id } })
    await trial(file.chiave, all)
  },
  async originaleDi(trial) {
    // Whoever sees the picture sees it without the place where it was taken.
    const originale = await newFile()
    const file = await newFile({ originaleId: originale.id })
    await makeTipoSerramento(app.db, { immagineId: file.id })
    await trial(originale.chiave, [])
  },
  async miniaturaDi(trial) {
    // Read by the address of its picture.
    const miniatura = await newFile()
    const file = await newFile({ miniaturaId: miniatura.id })
    await makeTipoSerramento(app.db, { immagineId: file.id })
    await trial(miniatura.chiave, [])
    await trial(file.chiave, all)
  },
  async tipiSerramento(trial) {
    const file = await newFile()
    await makeTipoSerramento(app.db, { immagineId: file.id })
    await trial(file.chiave, all)
  },
  async tipiApertura(trial) {
    const file = await newFile()
    await app.db.tipoApertura.create({ data: { nome: 'Con figura', immagineId: file.id } })
    await trial(file.chiave, all)
  },
  async immaginiRiga(trial) {
    for (const [who, also] of [...ordineReaders, ['app', ['app']] as const]) {
      const file = await newFile()
      const riga = await makeRigaOrdine(app.db, (await ordineOf(who)).id)
      await app.db.immagineRiga.create({ data: { rigaId: riga.id, posizione: 1, fileId: file.id } })
      await trial(file.chiave, together(...SEMPRE, 'operatore', ...also))
    }
  },
  async allegatiOrdine(trial) {
    // A customer's app sees the order, not what the office keeps in it.
    for (const [who, also] of [...ordineReaders, ['app', []] as const]) {
      const file = await newFile()
      const { id: ordineId } = await ordineOf(who)
      await app.db.allegatoOrdine.create({ data: { ordineId, fileId: file.id, originalName: 'prova.png' } })
      await trial(file.chiave, together(...SEMPRE, ...also))
    }
  },
  async fornitori(trial) {
    const file = await newFile()
    await makeFornitore(app.db, { immagineId: file.id })
    await trial(file.chiave, together(...SEMPRE))
  },
  async immaginiOrdineFornitore(trial) {
    const [file, { id: ordineId }] = [await newFile(), await ordineOf('agente')]
    await makeOrdineFornitore(app.db, { immaginePdfId: file.id, ordineId })
    await trial(file.chiave, together(...SEMPRE))
  },
  async allegatiOrdineFornitore(trial) {
    const [file, { id: ordineId }] = [await newFile(), await ordineOf('agente')]
    const { id } = await makeOrdineFornitore(app.db, { ordineId })
    await app.db.allegatoOrdineFornitore.create({
      data: { ordineFornitoreId: id, fileId: file.id, originalName: 'prova.png' },
    })
    await trial(file.chiave, together(...SEMPRE))
  },
  async pdfOrdineFornitore(trial) {
    const [file, { id: ordineId }] = [await newFile(), await ordineOf('agente')]
    await makeOrdineFornitore(app.db, { emailPdfId: file.id, ordineId })
    await trial(file.chiave, together(...SEMPRE))
  },
  // Nobody by the hash: a confirmation serves its files by its own number, a customer's link the one that it froze.
  async confermeDaFirmare(trial) {
    const file = await newFile()
    await makeConferma(app.db, { preventivoDaFirmareId: file.id })
    await trial(file.chiave, [])
  },
  async confermeFirmate(trial) {
    const file = await newFile()
    await makeConferma(app.db, { preventivoFirmatoId: file.id })
    await trial(file.chiave, [])
  },
  async allegatiConferma(trial) {
    const [file, { id: confermaId }] = [await newFile(), await makeConferma(app.db)]
    await app.db.messaggioConferma.create({ data: { confermaId, allegatoId: file.id } })
    await trial(file.chiave, [])
  },
  async versioniOfferta(trial) {
    const file = await newFile()
    const { id: offertaId } = await app.db.offerta.create({ data: { nomeCliente: 'Anna' } })
    await app.db.versioneOfferta.create({ data: { offertaId, numero: 1, fileId: file.id } })
    await trial(file.chiave, [])
  },
  async linkSegreti(trial) {
    const [file, { id: confermaId }] = [await newFile(), await makeConferma(app.db)]
    const scadeIl = new Date(Date.now() + 60_000)
    await app.db.linkSegreto.create({ data: { confermaId, fileId: file.id, hash: 'x', scadeIl } })
    await trial(file.chiave, [])
  },
  async allegatiMail(trial) {
    const file = await newFile()
    await makeMail(app.db, { allegati: { create: { fileId: file.id, nome: 'prova.png' } } })
    await trial(file.chiave, ['super'])
  },
  async jobs(trial) {
    const file = await newFile()
    await makeJob(app.db, {
      fileId: file.id,
      userId: (await app.db.user.findFirstOrThrow({ where: { username: 'staff' } })).id,
    })
    await trial(file.chiave, together('super', 'staff'))
  },
  async problemiOfficina(trial) {
    const [file, { id: operatoreId }] = [await newFile(), await app.db.operatore.findFirstOrThrow()]
    await app.db.problemaOfficina.create({ data: { operatoreId, testo: 'Prova', fotoId: file.id } })
    await trial(file.chiave, ['super'])
  },
  // By their own number alone: the hash opens nothing, not even to a superuser.
  async documentiCartella(trial) {
    const file = await newFile()
    await app.db.cartella.create({ data: { nome: 'Prova', documenti: { create: { fileId: file.id, nome: 'a.png' } } } })
    await trial(file.chiave, [])
  },
  async versioniDocumento(trial) {
    const [file, current] = [await newFile(), await newFile()]
    const precedenti = { create: { fileId: file.id, nome: 'a.png', caricatoIl: new Date() } }
    const documento = { fileId: current.id, nome: 'b.png', precedenti }
    await app.db.cartella.create({ data: { nome: 'Prova', documenti: { create: documento } } })
    await trial(file.chiave, [])
  },
}

describe('a file is read by who sees what refers to it, and is missing to the others', () => {
  test.each(Object.keys(trials) as Use[])('%s', async (use) => {
    await trials[use](async (key, expected) => expect(await whoReads(key)).toEqual(expected))
  })

  test('that nothing refers to: nobody’s, unless it is public', async () => {
    expect(await whoReads((await newFile()).chiave)).toEqual([])
    expect(await whoReads((await newFile({ pubblico: true })).chiave)).toEqual(all)
  })

  test('with two uses it is read through either', async () => {
    const file = await newFile()
    const { id: ordineId } = await ordineOf('agente')
    await app.db.allegatoOrdine.create({ data: { ordineId, fileId: file.id, originalName: 'prova.png' } })
    await makeFornitore(app.db, { immagineId: file.id })
    expect(await whoReads(file.chiave)).toEqual(together(...SEMPRE, 'agente'))
  })
})

test('who no longer sees the order no longer reads its file, also with a copy that is still good', async () => {
  const [file, ordine] = [await newFile(), await ordineOf('agente')]
  const allegato = { ordineId: ordine.id, fileId: file.id, originalName: 'prova.png' }
  await app.db.allegatoOrdine.create({ data: allegato })
  const agente = clienti.get('agente') as Client
  const before = await agente.fetch(`/files/${file.chiave}/prova.png`)
  expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  const headers = { 'if-none-match': before.headers.get('etag') ?? '' }
  expect((await agente.fetch(`/files/${file.chiave}/prova.png`, { headers })).status).toBe(304)
  await app.db.ordine.update({ where: { id: ordine.id }, data: { agenteId: (await makeAgente(app.db)).id } })
  expect((await agente.fetch(`/files/${file.chiave}/prova.png`, { headers })).status).toBe(404)
})

test('a token reads what its user reads', async () => {
  const [file, { id: ordineId }] = [await newFile(), await ordineOf('agente')]
  await app.db.allegatoOrdine.create({ data: { ordineId, fileId: file.id, originalName: 'prova.png' } })
  const agente = await app.conToken(clienti.get('agente')?.user as User)
  expect((await agente.fetch(`/files/${file.chiave}/prova.png`)).status).toBe(200)
  const none = await app.conToken(await makeUser(app.db))
  expect((await none.fetch(`/files/${file.chiave}/prova.png`)).status).toBe(404)
})

test('one statement, whoever asks', async () => {
  const { chiave } = await newFile()
  for (const tipo of tipi) {
    const { viewer } = await (clienti.get(tipo) as Client).contesto()
    const statements = await statementsOf(() => readPortaleFile(app.db, viewer, chiave))
    expect(statements, tipo).toHaveLength(1)
  }
})
