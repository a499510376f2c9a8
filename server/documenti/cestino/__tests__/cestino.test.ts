import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/client.ts'
import { makeStoredFile } from '../../../test/factories.ts'
import { purgeCestino } from '../purge.ts'

let app: TestApp
let superuser: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const cartella = (nome: string, parentId: number | null = null) => app.db.cartella.create({ data: { nome, parentId } })
async function documento(cartellaId: number, nome = 'a.png') {
  const { id: fileId } = await makeStoredFile(app.db)
  return app.db.documentoCartella.create({ data: { cartellaId, fileId, nome } })
}

/** Runs a mutation by its name with a number. @returns its errors */
async function run(nome: string, pk: number) {
  const tipo = `${nome.charAt(0).toUpperCase()}${nome.slice(1)}Input!`
  const { data, errors } = await superuser.graphql(
    `mutation ($input: ${tipo}) { ${nome}(input: $input) { errors { message } } }`,
    { input: { pk } },
  )
  expect(errors).toBeUndefined()
  return (data as Record<string, { errors: { message: string }[] }>)[nome]?.errors
}

/** Which of folders and files are in the bin. */
async function inBin(ids: { cartelle: number[]; file: number[] }) {
  const cartelle = await app.db.cartella.findMany({ where: { id: { in: ids.cartelle }, eliminataIl: { not: null } } })
  const file = await app.db.documentoCartella.findMany({ where: { id: { in: ids.file }, eliminatoIl: { not: null } } })
  return [cartelle.map(({ id }) => id).sort(), file.map(({ id }) => id).sort()]
}

test('a folder takes its content into the bin and back; what was there before stays', async () => {
  const sopra = await cartella('Sopra')
  const [dentro, prima] = [await cartella('Dentro', sopra.id), await cartella('Prima', sopra.id)]
  const [uno, due] = [await documento(dentro.id), await documento(dentro.id)]
  const ids = { cartelle: [sopra.id, dentro.id, prima.id], file: [uno.id, due.id] }
  await run('deleteDocumentoCartella', due.id)
  await run('deleteCartella', prima.id)
  await run('deleteCartella', sopra.id)
  expect(await inBin(ids)).toEqual([ids.cartelle, ids.file])
  // The bin shows what was deleted, not what went along.
  const { data } = await superuser.graphql('{ cestinoDocumenti { tipo pk nome dove } }')
  expect(data).toEqual({
    cestinoDocumenti: [
      { tipo: 'cartella', pk: sopra.id, nome: 'Sopra', dove: '' },
      { tipo: 'cartella', pk: prima.id, nome: 'Prima', dove: 'Sopra' },
      { tipo: 'file', pk: due.id, nome: 'a.png', dove: 'Sopra / Dentro' },
    ],
  })
  expect(await run('ripristinaCartella', prima.id)).toEqual([
    { message: 'La cartella che la conteneva è nel cestino: ripristina prima quella.' },
  ])
  expect(await run('ripristinaDocumentoCartella', due.id)).toEqual([
    { message: 'La cartella che lo conteneva è nel cestino: ripristina prima quella.' },
  ])
  expect(await run('ripristinaCartella', sopra.id)).toEqual([])
  expect(await inBin(ids)).toEqual([[prima.id], [due.id]])
  expect(await run('ripristinaDocumentoCartella', due.id)).toEqual([])
  expect(await run('ripristinaCartella', prima.id)).toEqual([])
  expect(await inBin(ids)).toEqual([[], []])
})

test('after thirty days what was deleted is gone, with what went along; the rest stays', async () => {
  const [vecchia, resta] = [await cartella('Vecchia'), await cartella('Resta')]
  const dentro = await cartella('Dentro', vecchia.id)
  const [suo, tolto, tenuto] = [await documento(dentro.id), await documento(resta.id), await documento(resta.id)]
  await run('deleteCartella', vecchia.id)
  await run('deleteDocumentoCartella', tolto.id)
  const fra = (giorni: number) => new Date(Date.now() + giorni * 86_400_000)
  await purgeCestino(app.db, fra(29))
  expect(await app.db.cartella.count({ where: { id: vecchia.id } })).toBe(1)
  await purgeCestino(app.db, fra(31))
  expect(await app.db.cartella.count({ where: { id: { in: [vecchia.id, dentro.id] } } })).toBe(0)
  const rimasti = await app.db.documentoCartella.findMany({ where: { id: { in: [suo.id, tolto.id, tenuto.id] } } })
  expect(rimasti.map(({ id }) => id)).toEqual([tenuto.id])
})

test('a folder that moves, or is renamed, takes its place in the tree along', async () => {
  const [a, b] = [await cartella('A'), await cartella('B')]
  const sotto = await cartella('Sotto', a.id)
  const fondo = await cartella('Fondo', sotto.id)
  await app.db.cartella.update({ where: { id: sotto.id }, data: { parentId: b.id } })
  await app.db.cartella.update({ where: { id: b.id }, data: { nome: 'Bi' } })
  const posto = { radiceId: true, profondita: true, percorso: true } as const
  expect(await app.db.cartella.findUnique({ where: { id: fondo.id }, select: posto })).toEqual({
    radiceId: b.id,
    profondita: 3,
    percorso: 'Bi / Sotto',
  })
  await app.db.cartella.update({ where: { id: sotto.id }, data: { parentId: null } })
  expect(await app.db.cartella.findUnique({ where: { id: fondo.id }, select: posto })).toEqual({
    radiceId: sotto.id,
    profondita: 2,
    percorso: 'Sotto',
  })
})

test('two moves at once make no ring', async () => {
  const [a, b] = [await cartella('Uno'), await cartella('Due')]
  const move = (pk: number, parent: number) =>
    superuser.graphql<{ updateCartella: { errors: { message: string }[] } }>(
      'mutation ($input: UpdateCartellaInput!) { updateCartella(input: $input) { errors { message } } }',
      {
        input: { pk, parent },
      },
    )
  const esiti = await Promise.all([move(a.id, b.id), move(b.id, a.id)])
  const messaggi = esiti.flatMap(({ data }) => data?.updateCartella.errors ?? [])
  expect(messaggi).toEqual([{ message: 'Una cartella non può stare dentro se stessa.' }])
})

test('the search finds folders and files, of who sees them', async () => {
  const nascosta = await cartella('Zanzariere riservate')
  await documento(nascosta.id, 'zanzariere.png')
  const cerca = async (chi: Awaited<ReturnType<TestApp['as']>>) => {
    const { data } = await chi.graphql<{ cerca: { tipo: string; url: string }[] }>(
      '{ cerca(testo: "zanzariere") { tipo url } }',
    )
    return data?.cerca
  }
  expect(await cerca(superuser)).toEqual([
    { tipo: 'Cartella', url: `/app/#/folders/${nascosta.id}` },
    { tipo: 'File', url: expect.stringMatching(new RegExp(`^/app/#/folders/${nascosta.id}\\?file=\\d+$`)) },
  ])
  expect(await cerca(await app.as('app'))).toEqual([])
})
