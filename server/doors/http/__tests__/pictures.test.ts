import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanFiles } from '../../../platform/files/clean.ts'
import { createTestApp, type TestApp } from '../../../test/client.ts'
import { makeFamiglia } from '../../../test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('an uploaded photograph is read without its place, small in lists, and as it was sent by nobody', async () => {
  const staff = await app.as('super')
  const famiglia = await makeFamiglia(app.db)
  const sent = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a00' } })
    .withExif({ IFD0: { Make: 'Telefono' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('immagine', new File([new Uint8Array(sent)], 'cantiere.jpg', { type: 'image/jpeg' }))
  const made = await staff.fetch(`/api/famiglie/${famiglia.id}/immagini/`, { method: 'POST', body: form })
  expect(made.status).toBe(201)

  const { immagini } = (await made.json()) as { immagini: { immagine: string }[] }
  const path = new URL(immagini.at(-1)?.immagine ?? '').pathname
  const shown = await app.visitatore.fetch(path)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  const bytes = await bytesOf(shown)
  expect(bytes.includes('Telefono')).toBe(false)
  expect((await sharp(bytes).metadata()).width).toBe(900)

  const small = await app.visitatore.fetch(`${path}?miniatura`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('etag')).not.toBe(shown.headers.get('etag'))
  expect((await sharp(await bytesOf(small)).metadata()).width).toBe(320)

  const row = await app.db.storedFile.findFirstOrThrow({
    where: { originaleId: { not: null } },
    include: { originale: true },
  })
  const chiave = row.originale?.chiave ?? ''
  expect((await staff.fetch(`/files/${chiave}/cantiere.jpg`)).status).toBe(404)
  expect(await bytesOf(new Response(await app.services.storage.stream(chiave)))).toEqual(sent)

  // What belongs to a picture that is shown is in use.
  const old = new Date(Date.now() - 48 * 3_600_000)
  await app.db.storedFile.updateMany({ data: { creatoIl: old } })
  await cleanFiles(app.services)
  expect(await app.db.storedFile.count({ where: { chiave } })).toBe(1)
})
