import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
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

const turned = () =>
  plain()
    .withExif({
      IFD0: { Make: 'Telefono' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 8/1 30/1' },
    })
    .withMetadata({ orientation: 6 })

test.each([
  ['image/jpeg', () => turned().jpeg().toBuffer()],
  ['image/png', () => turned().png().toBuffer()],
  ['image/webp', () => turned().webp().toBuffer()],
])('%s: how the camera was held stays, where it was goes', async (mime, make) => {
  const bytes = await make()
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  const made = withoutMetadata(bytes, mime)
  const { orientation, exif } = await sharp(made).metadata()
  expect(orientation).toBe(6)
  expect(made.length).toBeLessThan(bytes.length)
  expect(exif?.length).toBeLessThan(40)
  expect(made.includes('Telefono')).toBe(false)
  expect(await pixels(made)).toEqual(await pixels(bytes))
  expect(withoutMetadata(made, mime)).toBe(made)
})

test('an orientation that is none, or lies outside its block, is none', async () => {
  const jpeg = await turned().jpeg().toBuffer()
  const at = jpeg.indexOf(Buffer.from('Exif\0\0', 'latin1')) + 6
  for (let byte = at; byte < at + 40; byte++) {
    const damaged = Buffer.from(jpeg)
    damaged[byte] = 0xff
    const made = withoutMetadata(damaged, 'image/jpeg')
    expect(made.includes('Telefono')).toBe(false)
    expect((await sharp(made).metadata()).orientation ?? 1).toBeLessThanOrEqual(8)
  }
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

describe('what a phone writes elsewhere than in EXIF', () => {
  const segment = (marker: number, text: string) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(text.length + 2, 2)
    return Buffer.concat([head, Buffer.from(text, 'latin1')])
  }
  const icc = () => plain().withIccProfile('srgb')

  test('jpeg: behind the picture a second one, a film, a trailer', async () => {
    for (const made of [plain().jpeg(), plain().jpeg({ progressive: true })]) {
      const bytes = await made.toBuffer()
      for (const behind of [
        await told().jpeg().toBuffer(),
        Buffer.from('\0\0\0\x18ftypmp42 \xa9xyz+46.1+11.2/', 'latin1'),
      ]) {
        expect(withoutMetadata(Buffer.concat([bytes, behind]), 'image/jpeg')).toEqual(bytes)
      }
    }
  })

  test('jpeg: segments of makers, also between its scans; colours stay', async () => {
    const bytes = await icc().jpeg({ progressive: true }).toBuffer()
    const { icc: profile } = await sharp(bytes).metadata()
    expect(profile).toBeDefined()
    const scans = [...bytes.keys()].filter((at) => bytes[at] === 0xff && bytes[at + 1] === 0xda)
    expect(scans.length).toBeGreaterThan(1)
    for (const at of [2, scans[0] as number, scans[1] as number]) {
      for (const marker of [0xe1, 0xe2, 0xe3, 0xe5, 0xec, 0xef, 0xfe]) {
        const written = Buffer.concat([bytes.subarray(0, at), segment(marker, 'Telefono'), bytes.subarray(at)])
        expect(withoutMetadata(written, 'image/jpeg')).toEqual(bytes)
      }
    }
  })

  test('png: chunks of makers, what stands behind the end; colours stay', async () => {
    const bytes = await icc().png().toBuffer()
    expect(withoutMetadata(Buffer.concat([bytes, Buffer.from('Telefono')]), 'image/png')).toEqual(bytes)
    const body = Buffer.from('zzTlTelefono')
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length - 4)
    check.writeUInt32BE(crc32(body))
    const own = Buffer.concat([bytes.subarray(0, 33), length, body, check, bytes.subarray(33)])
    expect(withoutMetadata(own, 'image/png')).toEqual(bytes)
  })

  test('webp: what stands behind the end', async () => {
    const bytes = await plain().webp().toBuffer()
    expect(withoutMetadata(Buffer.concat([bytes, Buffer.from('Telefono')]), 'image/webp')).toEqual(bytes)
  })
})
