import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutMetadata } from '../metadata.ts'

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
const told = () => plain().withExif({ IFD0: { Make: 'Telefono', ImageDescription: 'Via Roma 1' } })
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

test.each([
  ['image/jpeg', () => told().jpeg().toBuffer()],
  ['image/png', () => told().png().toBuffer()],
  ['image/webp', () => told().webp().toBuffer()],
])('%s: the picture stays to the pixel, what stands beside it goes', async (mime, make) => {
  const bytes = await make()
  expect(bytes.includes('Telefono')).toBe(true)
  const made = withoutMetadata(bytes, mime)
  expect(made.includes('Telefono')).toBe(false)
  expect((await sharp(made).metadata()).exif).toBeUndefined()
  expect(await pixels(made)).toEqual(await pixels(bytes))
  expect(withoutMetadata(made, mime)).toBe(made)
})

test('damaged bytes end, whatever they promise', async () => {
  const jpeg = await told().jpeg().toBuffer()
  for (const mime of ['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
    for (const cut of [0, 1, 3, 13, 40, jpeg.length - 5]) {
      expect(withoutMetadata(jpeg.subarray(0, cut), mime).length).toBeLessThanOrEqual(cut)
      expect(withoutMetadata(Buffer.alloc(cut, 0), mime).length).toBeLessThanOrEqual(cut)
      expect(withoutMetadata(Buffer.alloc(cut, 255), mime).length).toBeLessThanOrEqual(cut)
    }
})
