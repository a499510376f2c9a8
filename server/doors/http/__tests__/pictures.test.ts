import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanFiles } from '#platform/files/clean.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia } from '#server-test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Sends a picture of a family. @returns the path that it is read at */
async function send(bytes: Buffer, name: string): Promise<string> {
  const famiglia = await makeFamiglia(app.db)
  const form = new FormData()
  form.append('immagine', new File([new Uint8Array(bytes)], name))
  const staff = await app.as('super')
  const made = await staff.fetch(`/api/famiglie/${famiglia.id}/immagini/`, { method: 'POST', body: form })
  expect(made.status).toBe(201)
  const { immagini } = (await made.json()) as { immagini: { immagine: string }[] }
  return new URL(immagini.at(-1)?.immagine ?? '').pathname
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('an uploaded photograph is read without its place, small in lists, and as it was sent by nobody', async () => {
  const staff = await app.as('super')
  const sent = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a00' } })
    .withExif({ IFD0: { Make: 'Telefono' } })
    .jpeg()
    .toBuffer()
  const path = await send(sent, 'cantiere.jpg')
  const shown = await app.visitor.fetch(path)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  const bytes = await bytesOf(shown)
  expect(bytes.includes('Telefono')).toBe(false)
  expect((await sharp(bytes).metadata()).width).toBe(900)

  const small = await app.visitor.fetch(`${path}?miniatura`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('etag')).not.toBe(shown.headers.get('etag'))
  expect((await sharp(await bytesOf(small)).metadata()).width).toBe(320)

  const row = await app.db.storedFile.findFirstOrThrow({
    where: { originaleId: { not: null } },
    include: { originale: true },
  })
  const key = row.originale?.chiave ?? ''
  expect((await staff.fetch(`/files/${key}/cantiere.jpg`)).status).toBe(404)
  expect(await bytesOf(new Response(await app.services.storage.stream(key)))).toEqual(sent)

  // What belongs to a picture that is shown is in use.
  const old = new Date(Date.now() - 48 * 3_600_000)
  await app.db.storedFile.updateMany({ data: { creatoIl: old } })
  await cleanFiles(app.services)
  expect(await app.db.storedFile.count({ where: { chiave: key } })).toBe(1)
})

test('a picture from before there were small ones is given one when a list first asks', async () => {
  const noise = Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, at) => (at * 7919) % 251))
  const sent = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const path = await send(sent, 'vecchia.jpg')
  const where = { chiave: path.split('/')[2] ?? '' }
  await app.db.storedFile.update({ where, data: { miniaturaId: null } })
  const asked = await Promise.all([1, 2, 3].map(() => app.visitor.fetch(`${path}?miniatura`)))
  for (const small of asked) expect(small.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(await bytesOf(asked[0] as Response)).metadata()).width).toBe(320)
  const { miniatura } = await app.db.storedFile.findUniqueOrThrow({ where, include: { miniatura: true } })
  expect(`"${miniatura?.chiave}"`).toBe(asked[0]?.headers.get('etag'))
  expect((await app.visitor.fetch(path)).headers.get('content-type')).toBe('image/jpeg')
})

test('one that cannot be drawn loses its place all the same', async () => {
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8a5a00' } })
    .withExif({ IFD0: { Make: 'Telefono' } })
    .jpeg()
    .toBuffer()
  const cut = whole.subarray(0, whole.length - 200)
  expect(cut.includes('Telefono')).toBe(true)
  const bytes = await bytesOf(await app.visitor.fetch(await send(cut, 'rotta.jpg')))
  expect(bytes.includes('Telefono')).toBe(false)
  expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8')
})
