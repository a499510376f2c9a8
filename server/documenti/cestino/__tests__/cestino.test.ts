import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeStoredFile } from '#server-test/factories.ts'
import { purgeCestino } from '../purge.ts'

let app: TestApp
let superuser: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const cartella = (name: string, parentId: number | null = null) =>
  app.db.cartella.create({ data: { nome: name, parentId } })
async function documento(cartellaId: number, name = 'a.png') {
  const { id: fileId } = await makeStoredFile(app.db)
  return app.db.documentoCartella.create({ data: { cartellaId, fileId, nome: name } })
}

/** Runs a mutation by its name with a number. @returns its errors */
async function run(name: string, pk: number) {
  const tipo = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
  const { data, errors } = await superuser.graphql(
    `mutation ($input: ${tipo}) { ${name}(input: $input) { errors { message } } }`,
    { input: { pk } },
  )
  expect(errors).toBeUndefined()
  return (data as Record<string, { errors: { message: string }[] }>)[name]?.errors
}

/** Which of folders and files are in the bin. */
async function inBin(ids: { cartelle: number[]; file: number[] }) {
  const cartelle = await app.db.cartella.findMany({ where: { id: { in: ids.cartelle }, eliminataIl: { not: null } } })
  const file = await app.db.documentoCartella.findMany({ where: { id: { in: ids.file }, eliminatoIl: { not: null } } })
  return [cartelle.map(({ id }) => id).sort(), file.map(({ id }) => id).sort()]
}

test('a folder takes its content into the bin and back; what was there before stays', async () => {
  const above = await cartella('Sopra')
  const [inside, before] = [await cartella('Dentro', above.id), await cartella('Prima', above.id)]
  const [one, due] = [await documento(inside.id), await documento(inside.id)]
  const ids = { cartelle: [above.id, inside.id, before.id], file: [one.id, due.id] }
  await run('deleteDocumentoCartella', due.id)
  await run('deleteCartella', before.id)
  await run('deleteCartella', above.id)
  expect(await inBin(ids)).toEqual([ids.cartelle, ids.file])
  // The bin shows what was deleted, not what went along.
  const { data } = await superuser.graphql('{ cestinoDocumenti { tipo pk nome dove } }')
  expect(data).toEqual({
    cestinoDocumenti: [
      { tipo: 'cartella', pk: above.id, nome: 'Sopra', dove: '' },
      { tipo: 'cartella', pk: before.id, nome: 'Prima', dove: 'Sopra' },
      { tipo: 'file', pk: due.id, nome: 'a.png', dove: 'Sopra / Dentro' },
    ],
  })
  expect(await run('restoreCartella', before.id)).toEqual([
    { message: 'La cartella che la conteneva è nel cestino: ripristina prima quella.' },
  ])
  expect(await run('restoreDocumentoCartella', due.id)).toEqual([
    { message: 'La cartella che lo conteneva è nel cestino: ripristina prima quella.' },
  ])
  expect(await run('restoreCartella', above.id)).toEqual([])
  expect(await inBin(ids)).toEqual([[before.id], [due.id]])
  expect(await run('restoreDocumentoCartella', due.id)).toEqual([])
  expect(await run('restoreCartella', before.id)).toEqual([])
  expect(await inBin(ids)).toEqual([[], []])
})

test('after thirty days what was deleted is gone, with what went along; the rest stays', async () => {
  const [previous, stays] = [await cartella('Vecchia'), await cartella('Resta')]
  const inside = await cartella('Dentro', previous.id)
  const [own, removed, tenuto] = [await documento(inside.id), await documento(stays.id), await documento(stays.id)]
  await run('deleteCartella', previous.id)
  await run('deleteDocumentoCartella', removed.id)
  const between = (days: number) => new Date(Date.now() + days * 86_400_000)
  await purgeCestino(app.db, between(29))
  expect(await app.db.cartella.count({ where: { id: previous.id } })).toBe(1)
  await purgeCestino(app.db, between(31))
  expect(await app.db.cartella.count({ where: { id: { in: [previous.id, inside.id] } } })).toBe(0)
  const remaining = await app.db.documentoCartella.findMany({ where: { id: { in: [own.id, removed.id, tenuto.id] } } })
  expect(remaining.map(({ id }) => id)).toEqual([tenuto.id])
})

test('a folder that moves, or is renamed, takes its place in the tree along', async () => {
  const [a, b] = [await cartella('A'), await cartella('B')]
  const below = await cartella('Sotto', a.id)
  const bottom = await cartella('Fondo', below.id)
  await app.db.cartella.update({ where: { id: below.id }, data: { parentId: b.id } })
  await app.db.cartella.update({ where: { id: b.id }, data: { nome: 'Bi' } })
  const place = { radiceId: true, profondita: true, percorso: true } as const
  expect(await app.db.cartella.findUnique({ where: { id: bottom.id }, select: place })).toEqual({
    radiceId: b.id,
    profondita: 3,
    percorso: 'Bi / Sotto',
  })
  await app.db.cartella.update({ where: { id: below.id }, data: { parentId: null } })
  expect(await app.db.cartella.findUnique({ where: { id: bottom.id }, select: place })).toEqual({
    radiceId: below.id,
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
        input: { pk, parentPk: parent },
      },
    )
  const outcomes = await Promise.all([move(a.id, b.id), move(b.id, a.id)])
  const messages = outcomes.flatMap(({ data }) => data?.updateCartella.errors ?? [])
  expect(messages).toEqual([{ message: 'Una cartella non può stare dentro se stessa.' }])
})

test('the search finds folders and files, of who sees them', async () => {
  const hidden = await cartella('Zanzariere riservate')
  await documento(hidden.id, 'zanzariere.png')
  const search = async (who: Awaited<ReturnType<TestApp['as']>>) => {
    const { data } = await who.graphql<{ cerca: { tipo: string; url: string }[] }>(
      '{ cerca(testo: "zanzariere") { tipo url } }',
    )
    return data?.cerca
  }
  expect(await search(superuser)).toEqual([
    { tipo: 'Cartella', url: `/app/#/folders/${hidden.id}` },
    { tipo: 'File', url: expect.stringMatching(new RegExp(`^/app/#/folders/${hidden.id}\\?file=\\d+$`)) },
  ])
  expect(await search(await app.as('app'))).toEqual([])
})
