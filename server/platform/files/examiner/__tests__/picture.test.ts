import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { silentLog } from '../../../log.ts'
import { createExaminer } from '../examiner.ts'
import { PICTURE_MAX, renderPicture, THUMBNAIL_MAX } from '../picture.ts'

const examiner = createExaminer({ log: silentLog() })
afterAll(() => examiner.close())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a00' } })

/** As a telephone takes it: on its side, with place and device. */
const photograph = (width: number, height: number) =>
  plain(width, height)
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function rendered(bytes: Buffer) {
  const { value: one } = await renderPicture(bytes).next()
  if (!one) throw new Error('no picture')
  const whole = one.whole === null ? null : Buffer.from(one.whole, 'base64')
  const miniatura = Buffer.from(one.miniatura, 'base64')
  return { whole, miniatura }
}

test('place, device and turned sensor are gone; it is upright and no larger than a screen', async () => {
  const sent = await photograph(4000, 1000)
  expect(sent.includes('Telefono')).toBe(true)
  const { whole, miniatura } = await rendered(sent)
  const { width, height, exif, orientation, format } = await sharp(whole ?? Buffer.alloc(0)).metadata()
  expect({ width, height, exif, orientation, format }).toEqual({
    width: PICTURE_MAX / 4,
    height: PICTURE_MAX,
    exif: undefined,
    orientation: undefined,
    format: 'jpeg',
  })
  expect(whole?.includes('Telefono')).toBe(false)
  const small = await sharp(miniatura).metadata()
  expect([small.format, small.width, small.height]).toEqual(['webp', THUMBNAIL_MAX / 4, THUMBNAIL_MAX])
})

test('one that is so already stays to the byte, and is not made larger', async () => {
  const { whole, miniatura } = await rendered(await plain(40, 30).png().toBuffer())
  expect(whole).toBeNull()
  expect((await sharp(miniatura).metadata()).width).toBe(40)
})

test('a process of its own draws it; what cannot be drawn, or promises too much, is nothing', async () => {
  const [one] = (await examiner.examine('picture', {}, await photograph(800, 600))) ?? []
  expect((await sharp(Buffer.from(one?.whole ?? '', 'base64')).metadata()).height).toBe(800)
  const whole = await plain(600, 600).jpeg().toBuffer()
  expect(await examiner.examine('picture', {}, Buffer.from('no picture'))).toBeNull()
  expect(await examiner.examine('picture', {}, whole.subarray(0, 300))).toBeNull()
  // The header alone says 60,000 by 60,000.
  const huge = await plain(10, 10).png().toBuffer()
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  expect(await examiner.examine('picture', {}, huge)).toBeNull()
})
