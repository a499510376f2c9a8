import { inflateSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/prisma.ts'
import { readEnv } from '#platform/env.ts'
import { sampleFiles } from '#platform/files/__tests__/samples.ts'
import { ServiceFault } from '../askService.ts'
import { readBom, rowsFromBom } from '../bom.ts'
import { fetchFoto, fotoFrom } from '../foto.ts'
import { sampleImage } from '../sampleImage.ts'
import { type FakeService, fakeService, says } from './fakeService.ts'

const BREVE = 300
const pezzo = { numeroCommessa: '26/0001 & co', riga: 2, posizione: 3 }
const foto = { result: { image: sampleFiles.png.toString('base64') } }

let service: FakeService
beforeAll(async () => {
  service = await fakeService()
})
afterEach(() => service.domande.splice(0))
afterAll(() => service.close())

const schemaTypeOf = (promessa: Promise<unknown>) =>
  promessa.then(
    () => 'ok',
    (error: unknown) => (error instanceof ServiceFault ? error.tipo : String(error)),
  )

describe('camera', () => {
  test.each([
    ['bare base64', sampleFiles.png.toString('base64')],
    ['a data URL', `data:image/jpeg;base64,${sampleFiles.png.toString('base64')}`],
    ['base64 on several lines', sampleFiles.png.toString('base64').replace(/(.{20})/g, '$1\r\n')],
  ])('%s: the bytes say what it is', async (_example, image) => {
    service.risponde = says({ result: { image } })
    expect(await fetchFoto(service.url)).toEqual({ mime: 'image/png', bytes: Buffer.from(sampleFiles.png) })
    expect(service.domande).toEqual(['POST /svc/shot'])
  })

  test.each([
    ['html', says('<h1>ciao</h1>', 'text/html')],
    ['html that says it is JSON', says('<h1>ciao</h1>')],
    ['no image', says({ result: {} })],
    ['a null result', says({ result: null })],
    ['a list', says([])],
    ['text that is no base64', says({ result: { image: 'ciao, mondo!' } })],
    ['bytes that are no picture', says({ result: { image: Buffer.from('ciao').toString('base64') } })],
    ['a PDF', says({ result: { image: sampleFiles.pdf.toString('base64') } })],
    ['a drawing', says({ result: { image: Buffer.from('<svg></svg>').toString('base64') } })],
    ['an error', says(foto, 'application/json', 500)],
    ['a redirection', (_request, response) => response.writeHead(302, { Location: '/altrove' }).end()],
    [
      'an endless answer',
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        const pezzo = 'A'.repeat(1024 * 1024)
        const write = (): void => void (response.destroyed || response.write(pezzo, write))
        write()
      },
    ],
  ] as [string, FakeService['risponde']][])('%s is a wrong answer', async (_example, answers) => {
    service.risponde = answers
    expect(await schemaTypeOf(fetchFoto(service.url, 5000))).toBe('risposta')
    expect(service.domande).toEqual(['POST /svc/shot'])
  })

  test.each([
    ['nothing', () => undefined],
    [
      'a head without body',
      (_request, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
    ],
    ['a closed connection', (request) => void request.socket.destroy()],
  ] as [string, FakeService['risponde']][])('%s: given up in time', async (_example, answers) => {
    service.risponde = answers
    const inizio = performance.now()
    expect(await schemaTypeOf(fetchFoto(service.url, BREVE))).toBe('irraggiungibile')
    expect(performance.now() - inizio).toBeLessThan(BREVE + 5000)
  })

  test('nobody at the address', async () => {
    const switchedOff = await fakeService()
    await switchedOff.close()
    expect(await schemaTypeOf(fetchFoto(switchedOff.url))).toBe('irraggiungibile')
  })

  test('a picture over the limit', () => {
    const grande = Buffer.concat([sampleFiles.png, Buffer.alloc(10 * 1024 * 1024)])
    expect(() => fotoFrom(grande.toString('base64'))).toThrow(ServiceFault)
  })

  test('the test picture is a PNG of 640 by 480 with the time on it', () => {
    const png = sampleImage(new Date('2026-03-01T10:20:30Z'))
    expect(fotoFrom(png.toString('base64')).mime).toBe('image/png')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 480])
    const inizio = png.indexOf('IDAT') + 4
    const points = inflateSync(png.subarray(inizio, inizio + png.readUInt32BE(inizio - 8)))
    expect(points).toHaveLength(641 * 480)
    expect(new Set(points)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
    expect(sampleImage(new Date('2026-03-01T10:20:31Z')).equals(png)).toBe(false)
  })
})

const riga = { ORD: 1, MAKTX: 'Vetro', QUANTITY: 2.5, MEINS: 'M2', PIC_URL: 'http://10.0.0.2/v.png' }
// Nothing is looked up in it where there is a service.
const db = {} as Db

describe('bill of materials', () => {
  test('asks by order, line and piece; texts that are numbers count as numbers', async () => {
    service.risponde = says({ result: { data: [riga, { ...riga, ORD: '0020', QUANTITY: '1,5', PIC_URL: null }] } })
    expect(await readBom(db, `${service.url}/base`, pezzo)).toEqual([
      { ord: 1, maktx: 'Vetro', quantity: 2.5, meins: 'M2', picUrl: 'http://10.0.0.2/v.png' },
      { ord: 20, maktx: 'Vetro', quantity: 1.5, meins: 'M2', picUrl: '' },
    ])
    expect(service.domande).toEqual(['GET /base/svc/bom?order=26%2F0001+%26+co&riga=2&posizione=3'])
  })

  test('nothing found is an empty list', async () => {
    service.risponde = says({ result: { data: [] } })
    expect(await readBom(db, service.url, pezzo)).toEqual([])
  })

  test.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '//senza', 7])(
    'the picture %s is left out',
    (PIC_URL) => {
      expect(rowsFromBom([{ ...riga, PIC_URL }])[0]?.picUrl).toBe('')
    },
  )

  test.each([
    ['no list', { result: { data: {} } }],
    ['a row that is none', { result: { data: [null] } }],
    ['a row without name', { result: { data: [{ ...riga, MAKTX: '' }] } }],
    ['a place that is no number', { result: { data: [{ ...riga, ORD: 'uno' }] } }],
    ['a quantity that is no number', { result: { data: [{ ...riga, QUANTITY: null }] } }],
    ['too many rows', { result: { data: Array.from({ length: 5001 }, () => riga) } }],
  ])('%s is a wrong answer', async (_example, body) => {
    service.risponde = says(body)
    expect(await schemaTypeOf(readBom(db, service.url, pezzo))).toBe('risposta')
  })
})

test.each(['ftp://x', 'localhost:8000', 'ciao'])('LOCALSERVICES_URL=%s stops the start', (LOCALSERVICES_URL) => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://x', LOCALSERVICES_URL })).toThrow('LOCALSERVICES_URL')
})
