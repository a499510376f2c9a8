import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { examinerHere } from '#server-test/examinerHere.ts'
import { UserErrors } from '../../errors.ts'
import type { Storage } from '../../storage/storage.ts'
import { examineDocument } from '../examiner/document.ts'
import { checkFile, contentDisposition, serveFile } from '../files.ts'
import { fileFormats, formatOf } from '../formats.ts'
import { fileLabel, safeFileName } from '../name.ts'
import { allowedExtensions, type FileKind } from '../rules.ts'
import { archiveSamples, sampleFiles, zip } from './samples.ts'

const examiner = examinerHere()

/** What an upload is refused with, or 'ok'. */
async function codice(name: string, bytes: Uint8Array, specie: FileKind = 'documento'): Promise<string> {
  try {
    await checkFile(examiner, { nome: name, bytes }, specie, 'file')
    return 'ok'
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error
    expect(error.errors[0]?.field).toBe('file')
    return error.errors[0]?.code ?? ''
  }
}

describe('checkFile', () => {
  test.each(Object.entries(sampleFiles))(
    '%s is recognised by its bytes, and under no other extension',
    async (name, bytes) => {
      expect(await codice(`a.${name}`, bytes)).toBe('ok')
      for (const other of Object.keys(sampleFiles)) {
        if (other !== name) expect(await codice(`a.${other}`, bytes)).toBe('BAD_CONTENT')
      }
    },
  )

  test('every accepted extension has its example', () => {
    expect([...Object.keys(sampleFiles), 'jpeg'].sort()).toEqual([...allowedExtensions.documento].sort())
  })

  test('the accepted extensions are those whose bytes are known', () => {
    const note = fileFormats.flatMap(({ estensioni }) => estensioni)
    expect([...allowedExtensions.archivio].sort()).toEqual(note.sort())
    expect(allowedExtensions.archivio).toEqual(expect.arrayContaining([...allowedExtensions.documento]))
    for (const extension of allowedExtensions.immagine) expect(formatOf(extension)?.mime).toMatch(/^image\//)
  })

  test.each(Object.entries(archiveSamples))(
    'in folders: .%s by its content, and no other content',
    async (name, bytes) => {
      expect(await codice(`a.${name}`, bytes, 'archivio')).toBe('ok')
      expect(await codice(`a.${name}`, Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), 'archivio')).toBe(
        'BAD_CONTENT',
      )
    },
  )

  test('every kind that only folders keep has its example', () => {
    const only = allowedExtensions.archivio.filter((extension) => !allowedExtensions.documento.includes(extension))
    expect(Object.keys(archiveSamples).sort()).toEqual([...only].sort())
  })

  test.each(['zip', 'html', 'exe', 'js', 'svgz', 'php', ''])('.%s is refused', async (extension) => {
    expect(await codice(extension ? `a.${extension}` : 'senza', sampleFiles.png)).toBe('BAD_TYPE')
  })

  test('a document is no picture; the last extension counts', async () => {
    expect(await codice('a.pdf', sampleFiles.pdf, 'immagine')).toBe('BAD_TYPE')
    expect(await codice('a.png.html', sampleFiles.png)).toBe('BAD_TYPE')
    expect(await codice('a.html.png', sampleFiles.png, 'immagine')).toBe('ok')
    expect(await codice('A.PNG', sampleFiles.png, 'immagine')).toBe('ok')
  })

  test('empty, cut short, too large', async () => {
    expect(await codice('a.png', new Uint8Array())).toBe('EMPTY')
    expect(await codice('a.png', sampleFiles.png.subarray(0, 6))).toBe('BAD_CONTENT')
    const large = Buffer.concat([sampleFiles.pdf, Buffer.alloc(25 * 1024 * 1024)])
    expect(await codice('a.pdf', large)).toBe('TOO_LARGE')
    expect(await codice('a.png', Buffer.concat([sampleFiles.png, Buffer.alloc(10 * 1024 * 1024)]), 'immagine')).toBe(
      'TOO_LARGE',
    )
  })

  test('a plain zip, an encrypted one and a bomb are no spreadsheet', async () => {
    expect(await codice('a.xlsx', zip({ 'a.txt': 'x' }))).toBe('BAD_CONTENT')
    const bomb = zip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': '0'.repeat(20_000_000) }, deflateRawSync)
    expect(bomb.length).toBeLessThan(100_000)
    expect(await codice('a.xlsx', bomb)).toBe('BAD_CONTENT')
    const encrypted = Buffer.from(sampleFiles.xlsx)
    encrypted.writeUInt16LE(1, encrypted.indexOf('PK\x01\x02') + 8)
    expect(await codice('a.xlsx', encrypted)).toBe('BAD_CONTENT')
  })

  test('an svg with entities, with html around or of another root is refused', async () => {
    const svg = (text: string) => codice('a.svg', Buffer.from(text))
    expect(
      await svg('<?xml version="1.0"?><!-- x [1] --><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    ).toBe('ok')
    expect(await svg('<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>')).toBe('BAD_CONTENT')
    expect(await svg('<html><svg></svg></html>')).toBe('BAD_CONTENT')
    expect(await svg('testo <svg></svg>')).toBe('BAD_CONTENT')
    expect(await svg('<svg>')).toBe('BAD_CONTENT')
  })

  test('an archive that lies about its sizes is not sound, however it is stored', async () => {
    const lying = zip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': '0'.repeat(500_000) }, deflateRawSync)
    expect(await codice('a.xlsx', lying)).toBe('ok')
    lying.writeUInt32LE(1000, lying.lastIndexOf('PK\x01\x02') + 24)
    expect(await codice('a.xlsx', lying)).toBe('BAD_CONTENT')
  })

  test('more entries, or more bytes, than a document needs', async () => {
    const parts = { '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' }
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`xl/${n}`, '']))
    expect(await codice('a.xlsx', zip({ ...parts, ...many(998) }))).toBe('ok')
    expect(await codice('a.xlsx', zip({ ...parts, ...many(999) }))).toBe('BAD_CONTENT')
    // None is packed too well, together they are too much.
    const loose = Buffer.concat([randomBytes(400_000), Buffer.alloc(27_000_000)]).toString('latin1')
    const large = Object.fromEntries(Array.from({ length: 4 }, (_, n) => [`xl/${n}`, loose]))
    expect(await codice('a.xlsx', zip({ ...parts, ...large }, deflateRawSync))).toBe('BAD_CONTENT')
  })

  test('a drawing with code in it is told from one that only draws', async () => {
    const check = (text: string) => checkFile(examiner, { nome: 'a.svg', bytes: Buffer.from(text) }, 'immagine', 'file')
    expect(await check('<svg><rect/></svg>')).toMatchObject({ conCodice: false })
    expect(await check('<svg onload="alert(1)"></svg>')).toMatchObject({ conCodice: true })
    for (const link of ['&#106;avascript:a()', '&#x6A;ava&#9;script&colon;a()', 'java\nscript:a()'])
      expect(await check(`<svg><a href="${link}"/></svg>`), link).toMatchObject({ conCodice: true })
    expect(await check('<svg><text>1 &#60; 2 &amp; 3</text></svg>')).toMatchObject({ conCodice: false })
  })

  test('no bytes and no name make it throw anything but its own refusal, or take long', async () => {
    const start = fc.constantFrom(...Object.values(sampleFiles), Buffer.from('<!--'), Buffer.from('<!DOCTYPE'))
    // The part that is read in a process of its own is run in this one.
    const read = async (extension: string, bytes: Buffer) => {
      const before = process.cpuUsage()
      if (formatOf(extension)?.struttura)
        for await (const _verdict of examineDocument(bytes, { estensione: extension }));
      else await codice(`a.${extension}`, bytes)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const property = fc.asyncProperty(
      fc.constantFrom(...Object.keys(sampleFiles)),
      start,
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(200),
      async (name, head, tail, cut) => {
        expect(await read(name, Buffer.concat([head.subarray(0, cut), tail]))).toBeLessThan(1000)
      },
    )
    await fc.assert(property)
  })
})

test('a picture that is attached leaves place and device at home, and stays as large and as turned', async () => {
  const bytes = await sharp({ create: { width: 3000, height: 20, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 8/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const file = await checkFile(examiner, { nome: 'cantiere.jpg', bytes }, 'documento', 'file')
  expect(file.bytes.includes('Telefono')).toBe(false)
  expect(file.dimensione).toBe(file.bytes.length)
  expect(file.originale).toBeUndefined()
  const { width, orientation, exif } = await sharp(file.bytes).metadata()
  expect([width, orientation]).toEqual([3000, 6])
  expect(exif?.length).toBeLessThan(40)
})

describe('fileLabel', () => {
  test.each([
    ['Nome Mio (1).pdf', 'Nome Mio (1).pdf'],
    ['../../a b.txt', 'a b.txt'],
    ['C:\\Documenti\\Ordine n° 5.PDF', 'Ordine n° 5.PDF'],
    ['a\0b\r\nc\u202E.png', 'abc.png'],
    ['..', 'file'],
    ['', 'file'],
  ])('%j → %s', (original, expected) => {
    expect(fileLabel(original)).toBe(expected)
  })
})

describe('safeFileName', () => {
  test.each([
    ['../../a b.txt', 'a_b.txt'],
    ['C:\\Documenti\\Ordine n° 5.PDF', 'Ordine_n_5.PDF'],
    ['città.png', 'città.png'],
    ['a\0b\r\nc.png', 'abc.png'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['con.pdf', '_con.pdf'],
    ['COM1', '_COM1'],
    ['a"b<c>.pdf', 'abc.pdf'],
    ['', 'file'],
  ])('%j → %s', (original, expected) => {
    expect(safeFileName(original)).toBe(expected)
  })

  test('never a path, never more than 255 bytes, the extension kept', () => {
    expect(safeFileName(`${'è'.repeat(900)}.pdf`)).toMatch(/^è+\.pdf$/)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (original) => {
        const name = safeFileName(original)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
        expect(name).toMatch(/^[^./\\\s][^/\\\s]*$/)
      }),
    )
  })
})

describe('serveFile', () => {
  const bytes = Buffer.from('contenuto')
  const storage = { stream: async () => new Response(bytes).body } as unknown as Storage
  const file = {
    chiave: 'a'.repeat(64),
    nome: 'città "1".png',
    mime: 'image/png',
    dimensione: bytes.length,
    pubblico: true,
  }
  const ask = (headers: Record<string, string> = {}, method = 'GET') => new Request('http://x/f', { headers, method })

  test('pictures and PDF open in the browser, the rest is downloaded and can run nothing', async () => {
    const inline = (mime: string, download = false) =>
      serveFile(storage, { ...file, mime }, ask(), { scarica: download }).then(
        (r) => r.headers.get('content-disposition')?.split(';')[0],
      )
    expect(await inline('image/png')).toBe('inline')
    expect(await inline('application/pdf')).toBe('inline')
    expect(await inline('image/png', true)).toBe('attachment')
    expect(await inline('image/svg+xml')).toBe('attachment')
    expect(await inline('text/html')).toBe('attachment')
    const { headers } = await serveFile(storage, { ...file, mime: 'image/svg+xml' }, ask())
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('our own pages may show a PDF inside them, nothing else and nobody else', async () => {
    const cornice = async (mime: string) => {
      const { headers } = await serveFile(storage, { ...file, mime }, ask())
      return [
        /frame-ancestors ('\w+')/.exec(headers.get('content-security-policy') ?? '')?.[1],
        headers.get('x-frame-options'),
      ]
    }
    expect(await cornice('application/pdf')).toEqual(["'self'", 'SAMEORIGIN'])
    expect(await cornice('image/svg+xml')).toEqual(["'none'", 'DENY'])
  })

  test('kept for ever only when public, else asked for at each use; known content is not sent again', async () => {
    const response = await serveFile(storage, file, ask())
    expect(await response.text()).toBe('contenuto')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const own = await serveFile(storage, { ...file, pubblico: false }, ask())
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    expect(own.headers.get('vary')).toBe('Cookie, Authorization')
    const again = await serveFile(storage, file, ask({ 'if-none-match': response.headers.get('etag') ?? '' }))
    expect([again.status, again.body]).toEqual([304, null])
    expect((await serveFile(storage, file, ask({}, 'HEAD'))).headers.get('content-length')).toBe('9')
  })

  test('the name cannot leave its header', () => {
    expect(contentDisposition('attachment', 'città "1".pdf')).toBe(
      `attachment; filename="citta _1_.pdf"; filename*=UTF-8''citt%C3%A0%20%221%22.pdf`,
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(contentDisposition('inline', name)).toMatch(
          /^inline; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.~!%-]*$/,
        )
      }),
    )
  })
})
