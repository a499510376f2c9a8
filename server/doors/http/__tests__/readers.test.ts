import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prisma } from '../../../../prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
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
} from '../../../test/factories.ts'
import { makeConferma, makeRigaOrdine } from '../../../test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../test/personaleFactories.ts'
import { statementsOf } from '../../../test/statements.ts'
import { leggiFile } from '../lettori.ts'

let app: TestApp
const clienti = new Map<string, Client>()

type Tipo = UserKind | 'visitatore'
const tipi = [...(Object.keys(userKinds) as UserKind[]), 'visitatore'] as const

let progressivo = 0
/** A private file with bytes of its own; `pubblico` is what the relation must do without. */
async function nuovoFile(diverso: { pubblico?: boolean; originaleId?: number; miniaturaId?: number } = {}) {
  progressivo += 1
  const bytes = Buffer.from(`file ${progressivo}`)
  const chiave = await app.services.storage.put(bytes)
  return makeStoredFile(app.db, { chiave, dimensione: bytes.length, ...diverso })
}

beforeAll(async () => {
  app = await createTestApp()
  for (const tipo of tipi) clienti.set(tipo, tipo === 'visitatore' ? app.visitatore : await app.as(tipo))
})
afterAll(() => app.close())

/** Who gets the file; everybody else must get what is answered for a file that is not there. */
async function chiLegge(chiave: string): Promise<Tipo[]> {
  const leggono: Tipo[] = []
  for (const tipo of tipi) {
    const client = clienti.get(tipo) as Client
    const risposta = await client.fetch(`/files/${chiave}/prova.png`)
    if (risposta.status === 200) leggono.push(tipo)
    else {
      const mancante = await client.fetch(`/files/${'f'.repeat(64)}/prova.png`)
      expect([risposta.status, await risposta.text()]).toEqual([404, await mancante.text()])
    }
  }
  return leggono
}

/** An order of the agent, of the head's sub-agent, of the customer of the app account, or of somebody else. */
async function ordineDi(chi: 'agente' | 'subAgente' | 'app' | 'altri') {
  const { db } = app
  const agente = (tipo: string) => db.agente.findFirstOrThrow({ where: { user: { username: tipo } } })
  if (chi === 'agente') return makeOrdine(db, { agenteId: (await agente('agente')).id })
  if (chi === 'app') {
    const account = await db.appAccount.findFirstOrThrow({ where: { user: { username: 'app' } } })
    return makeOrdine(db, { clienteId: (await makeCliente(db, { app: [account.id] })).id })
  }
  const capo = await agente('capoarea')
  const below = await db.agente.findFirstOrThrow({ where: { capoAreaId: capo.id } })
  return makeOrdine(db, { agenteId: chi === 'subAgente' ? below.id : (await makeAgente(db)).id })
}

const tutti = [...tipi]
const SEMPRE: Tipo[] = ['super', 'operatore.capo']
const lettoriOrdine: [Parameters<typeof ordineDi>[0], Tipo[]][] = [
  ['altri', []],
  ['agente', ['agente']],
  ['subAgente', ['capoarea']],
]
const together = (...chi: Tipo[]) => tipi.filter((tipo) => chi.includes(tipo))

type Uso = keyof Prisma.StoredFileCountOutputType
/** What the table of the readers must say of each relation; TypeScript says when one is missing here. */
const prove: Record<Uso, (provato: (chiave: string, attesi: Tipo[]) => Promise<void>) => Promise<void>> = {
  async immaginiFamiglia(prova) {
    const [file, famiglia] = [await nuovoFile(), await makeFamiglia(app.db)]
    await app.db.immagineFamiglia.create({ data: { famigliaId: famiglia.id, fileId: file.id } })
    await prova(file.chiave, tutti)
  },
  async originaleDi(prova) {
    // Whoever sees the picture sees it without the place where it was taken.
    const originale = await nuovoFile()
    const file = await nuovoFile({ originaleId: originale.id })
    await makeTipoSerramento(app.db, { immagineId: file.id })
    await prova(originale.chiave, [])
  },
  async miniaturaDi(prova) {
    // Read by the address of its picture.
    const miniatura = await nuovoFile()
    const file = await nuovoFile({ miniaturaId: miniatura.id })
    await makeTipoSerramento(app.db, { immagineId: file.id })
    await prova(miniatura.chiave, [])
    await prova(file.chiave, tutti)
  },
  async tipiSerramento(prova) {
    const file = await nuovoFile()
    await makeTipoSerramento(app.db, { immagineId: file.id })
    await prova(file.chiave, tutti)
  },
  async tipiApertura(prova) {
    const file = await nuovoFile()
    await app.db.tipoApertura.create({ data: { nome: 'Con figura', immagineId: file.id } })
    await prova(file.chiave, tutti)
  },
  async immaginiRiga(prova) {
    for (const [chi, anche] of [...lettoriOrdine, ['app', ['app']] as const]) {
      const file = await nuovoFile()
      const riga = await makeRigaOrdine(app.db, (await ordineDi(chi)).id)
      await app.db.immagineRiga.create({ data: { rigaId: riga.id, posizione: 1, fileId: file.id } })
      await prova(file.chiave, together(...SEMPRE, 'operatore', ...anche))
    }
  },
  async allegatiOrdine(prova) {
    // A customer's app sees the order, not what the office keeps in it.
    for (const [chi, anche] of [...lettoriOrdine, ['app', []] as const]) {
      const file = await nuovoFile()
      const { id: ordineId } = await ordineDi(chi)
      await app.db.allegatoOrdine.create({ data: { ordineId, fileId: file.id, originalName: 'prova.png' } })
      await prova(file.chiave, together(...SEMPRE, ...anche))
    }
  },
  async fornitori(prova) {
    const file = await nuovoFile()
    await makeFornitore(app.db, { immagineId: file.id })
    await prova(file.chiave, together(...SEMPRE))
  },
  async immaginiOrdineFornitore(prova) {
    const [file, { id: ordineId }] = [await nuovoFile(), await ordineDi('agente')]
    await makeOrdineFornitore(app.db, { immaginePdfId: file.id, ordineId })
    await prova(file.chiave, together(...SEMPRE))
  },
  async allegatiOrdineFornitore(prova) {
    const [file, { id: ordineId }] = [await nuovoFile(), await ordineDi('agente')]
    const { id } = await makeOrdineFornitore(app.db, { ordineId })
    await app.db.allegatoOrdineFornitore.create({
      data: { ordineFornitoreId: id, fileId: file.id, originalName: 'prova.png' },
    })
    await prova(file.chiave, together(...SEMPRE))
  },
  async pdfOrdineFornitore(prova) {
    const [file, { id: ordineId }] = [await nuovoFile(), await ordineDi('agente')]
    await makeOrdineFornitore(app.db, { emailPdfId: file.id, ordineId })
    await prova(file.chiave, together(...SEMPRE))
  },
  // Nobody by the hash: a confirmation serves its files by its own number, a customer's link the one that it froze.
  async confermeDaFirmare(prova) {
    const file = await nuovoFile()
    await makeConferma(app.db, { preventivoDaFirmareId: file.id })
    await prova(file.chiave, [])
  },
  async confermeFirmate(prova) {
    const file = await nuovoFile()
    await makeConferma(app.db, { preventivoFirmatoId: file.id })
    await prova(file.chiave, [])
  },
  async allegatiConferma(prova) {
    const [file, { id: confermaId }] = [await nuovoFile(), await makeConferma(app.db)]
    await app.db.messaggioConferma.create({ data: { confermaId, allegatoId: file.id } })
    await prova(file.chiave, [])
  },
  async linkSegreti(prova) {
    const [file, { id: confermaId }] = [await nuovoFile(), await makeConferma(app.db)]
    const scadeIl = new Date(Date.now() + 60_000)
    await app.db.linkSegreto.create({ data: { confermaId, fileId: file.id, hash: 'x', scadeIl } })
    await prova(file.chiave, [])
  },
  async allegatiMail(prova) {
    const file = await nuovoFile()
    await makeMail(app.db, { allegati: { create: { fileId: file.id, nome: 'prova.png' } } })
    await prova(file.chiave, ['super'])
  },
  async jobs(prova) {
    const file = await nuovoFile()
    await makeJob(app.db, {
      fileId: file.id,
      userId: (await app.db.user.findFirstOrThrow({ where: { username: 'staff' } })).id,
    })
    await prova(file.chiave, together('super', 'staff'))
  },
  async problemiOfficina(prova) {
    const [file, { id: operatoreId }] = [await nuovoFile(), await app.db.operatore.findFirstOrThrow()]
    await app.db.problemaOfficina.create({ data: { operatoreId, testo: 'Prova', fotoId: file.id } })
    await prova(file.chiave, ['super'])
  },
  // By their own number alone: the hash opens nothing, not even to a superuser.
  async documentiCartella(prova) {
    const file = await nuovoFile()
    await app.db.cartella.create({ data: { nome: 'Prova', documenti: { create: { fileId: file.id, nome: 'a.png' } } } })
    await prova(file.chiave, [])
  },
  async versioniDocumento(prova) {
    const [file, attuale] = [await nuovoFile(), await nuovoFile()]
    const precedenti = { create: { fileId: file.id, nome: 'a.png', caricatoIl: new Date() } }
    const documento = { fileId: attuale.id, nome: 'b.png', precedenti }
    await app.db.cartella.create({ data: { nome: 'Prova', documenti: { create: documento } } })
    await prova(file.chiave, [])
  },
}

describe('a file is read by who sees what refers to it, and is missing to the others', () => {
  test.each(Object.keys(prove) as Uso[])('%s', async (uso) => {
    await prove[uso](async (chiave, attesi) => expect(await chiLegge(chiave)).toEqual(attesi))
  })

  test('that nothing refers to: nobody’s, unless it is public', async () => {
    expect(await chiLegge((await nuovoFile()).chiave)).toEqual([])
    expect(await chiLegge((await nuovoFile({ pubblico: true })).chiave)).toEqual(tutti)
  })

  test('with two uses it is read through either', async () => {
    const file = await nuovoFile()
    const { id: ordineId } = await ordineDi('agente')
    await app.db.allegatoOrdine.create({ data: { ordineId, fileId: file.id, originalName: 'prova.png' } })
    await makeFornitore(app.db, { immagineId: file.id })
    expect(await chiLegge(file.chiave)).toEqual(together(...SEMPRE, 'agente'))
  })
})

test('who no longer sees the order no longer reads its file, also with a copy that is still good', async () => {
  const [file, ordine] = [await nuovoFile(), await ordineDi('agente')]
  const allegato = { ordineId: ordine.id, fileId: file.id, originalName: 'prova.png' }
  await app.db.allegatoOrdine.create({ data: allegato })
  const agente = clienti.get('agente') as Client
  const prima = await agente.fetch(`/files/${file.chiave}/prova.png`)
  expect([prima.status, prima.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  const headers = { 'if-none-match': prima.headers.get('etag') ?? '' }
  expect((await agente.fetch(`/files/${file.chiave}/prova.png`, { headers })).status).toBe(304)
  await app.db.ordine.update({ where: { id: ordine.id }, data: { agenteId: (await makeAgente(app.db)).id } })
  expect((await agente.fetch(`/files/${file.chiave}/prova.png`, { headers })).status).toBe(404)
})

test('a token reads what its user reads', async () => {
  const [file, { id: ordineId }] = [await nuovoFile(), await ordineDi('agente')]
  await app.db.allegatoOrdine.create({ data: { ordineId, fileId: file.id, originalName: 'prova.png' } })
  const agente = await app.conToken(clienti.get('agente')?.user as never)
  expect((await agente.fetch(`/files/${file.chiave}/prova.png`)).status).toBe(200)
  const none = await app.conToken(await makeUser(app.db))
  expect((await none.fetch(`/files/${file.chiave}/prova.png`)).status).toBe(404)
})

test('one statement, whoever asks', async () => {
  const { chiave } = await nuovoFile()
  for (const tipo of tipi) {
    const { viewer } = await (clienti.get(tipo) as Client).contesto()
    const statements = await statementsOf(() => leggiFile(app.db, viewer, chiave))
    expect(statements, tipo).toHaveLength(1)
  }
})
