import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeStoredFile } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

/** A file that was replaced once. */
async function replaced() {
  const folder = await app.db.cartella.create({ data: { nome: 'Listini' } })
  const [now, before] = [await makeStoredFile(app.db), await makeStoredFile(app.db)]
  const file = await app.db.documentoCartella.create({
    data: { cartellaId: folder.id, fileId: now.id, nome: 'nuovo.png', titolo: 'Listino', permalink: `l-${now.id}` },
  })
  const earlier = await app.db.versioneDocumento.create({
    data: { documentoId: file.id, fileId: before.id, nome: 'vecchio.png', caricatoIl: new Date('2026-01-01') },
  })
  return { file, earlier }
}
const restore = (pk: number, precedente: number, who = superuser) =>
  mutateAs(who, 'restoreVersioneDocumento', { pk, precedentePk: precedente })
const versions = (documentoId: number) =>
  app.db.versioneDocumento.findMany({ where: { documentoId }, orderBy: { id: 'asc' } })

test('an earlier version is there again, under the same title and permalink; what was there is kept', async () => {
  const { file, earlier } = await replaced()
  expect((await restore(file.id, earlier.id)).errors).toEqual([])
  const { fileId, nome, titolo, permalink, versione, caricatoDaId } = await app.db.documentoCartella.findUniqueOrThrow({
    where: { id: file.id },
  })
  expect({ fileId, nome, titolo, permalink }).toEqual({
    fileId: earlier.fileId,
    nome: 'vecchio.png',
    titolo: 'Listino',
    permalink: file.permalink,
  })
  expect([versione, caricatoDaId]).toEqual([file.versione + 1, superuser.user?.id])
  expect((await versions(file.id)).map(({ nome: name }) => name)).toEqual(['vecchio.png', 'nuovo.png'])
  const [entry] = await app.db.auditLog.findMany({ where: { oggetto: 'DocumentoCartella', oggettoPk: file.id } })
  expect(entry).toMatchObject({ azione: 'ripristinaVersione', prima: 'nuovo.png', dopo: 'vecchio.png' })
  // Once more it is already there.
  expect((await restore(file.id, earlier.id)).errors).toEqual([])
  expect(await versions(file.id)).toHaveLength(2)
})

test('the version of another file is none of it', async () => {
  const [one, other] = [await replaced(), await replaced()]
  expect((await restore(one.file.id, other.earlier.id)).errors).toMatchObject([{ field: 'precedentePk' }])
  const row = await app.db.documentoCartella.findUniqueOrThrow({ where: { id: one.file.id } })
  expect([row.nome, row.fileId]).toEqual(['nuovo.png', one.file.fileId])
})

test('only who manages folders restores', async () => {
  const { file, earlier } = await replaced()
  await expect(restore(file.id, earlier.id, await app.as('operatore'))).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
  expect(await versions(file.id)).toHaveLength(1)
})
