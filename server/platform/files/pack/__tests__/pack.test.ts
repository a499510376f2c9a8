import { describe, expect, test } from 'vitest'
import type { PackHead, PackPicture } from '../layout.ts'
import { readPack } from '../readPack.ts'
import { rawZip } from './rawZip.ts'

const layout = { text: 'catalogo.json', folder: 'immagini/', bytes: true }
const text = { name: 'catalogo.json', content: '{}' }
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

async function read(bytes: Buffer): Promise<{ head: PackHead; pictures: PackPicture[] }> {
  const lines: (PackHead | PackPicture)[] = []
  for await (const line of readPack(bytes, layout)) lines.push(line)
  return { head: lines[0] as PackHead, pictures: lines.slice(1) as PackPicture[] }
}
const reason = async (bytes: Buffer) => (await read(bytes)).head.motivo

describe('a sound pack', () => {
  test('its text, its pictures with bytes and key', async () => {
    const { head, pictures } = await read(rawZip([text, { name: 'immagini/a.png', content: png }]))
    expect(head).toEqual({ motivo: null, text: '{}' })
    expect(pictures).toEqual([
      {
        name: 'immagini/a.png',
        chiave: expect.stringMatching(/^[0-9a-f]{64}$/),
        verdict: 'sound',
        base64: png.toString('base64'),
      },
    ])
  })
  test('what systems leave in a zip is passed over', async () => {
    const leftovers = ['immagini/', '__MACOSX/._catalogo.json', '.DS_Store', 'immagini/Thumbs.db']
    const { head, pictures } = await read(rawZip([text, ...leftovers.map((name) => ({ name, content: '' }))]))
    expect([head.motivo, pictures]).toEqual([null, []])
  })
  test('a packed text', async () => {
    expect((await read(rawZip([{ ...text, deflate: true }]))).head.text).toBe('{}')
  })
})

describe('a hostile pack', () => {
  test.each([
    ['../fuori.json', 'porta fuori dalla sua cartella'],
    ['immagini/../../x.png', 'porta fuori dalla sua cartella'],
    ['/etc/passwd', 'porta fuori dalla sua cartella'],
    ['C:/windows/x.png', 'porta fuori dalla sua cartella'],
    ['immagini\\x.png', 'porta fuori dalla sua cartella'],
    ['immagini/sotto/x.png', 'sono ammessi solo'],
    ['script.sh', 'sono ammessi solo'],
  ])('the name %s', async (name, sentence) => {
    expect(await reason(rawZip([text, { name, content: png }]))).toContain(sentence)
  })
  test('a name twice', async () => {
    expect(await reason(rawZip([text, text]))).toBe('Il file contiene due volte «catalogo.json».')
  })
  test('too many entries', async () => {
    const many = Array.from({ length: 60_000 }, (_, i) => ({ name: `immagini/${i}.png`, content: '' }))
    expect(await reason(rawZip([text, ...many]))).toContain('troppo grande')
  })
  test('a bomb, whether it tells its size or not', async () => {
    const zeros = Buffer.alloc(30 * 1024 * 1024)
    expect(await reason(rawZip([text, { name: 'immagini/a.png', content: zeros, deflate: true }]))).toContain(
      'troppo grande',
    )
    const lie = { name: 'immagini/a.png', content: zeros, deflate: true, says: 1000 }
    expect(await reason(rawZip([text, lie]))).toBe('Il file è danneggiato e non può essere letto.')
  })
  test('a text that is too long', async () => {
    const long = { name: 'catalogo.json', content: Buffer.alloc(5 * 1024 * 1024, 'x') }
    expect(await reason(rawZip([long]))).toBe('catalogo.json: il file supera 4 MB.')
  })
  test('a picture that is too large', async () => {
    const grande = { name: 'immagini/a.png', content: Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024, 'x')]) }
    expect(await reason(rawZip([text, grande]))).toBe('immagini/a.png: il file supera 10 MB.')
  })
  test('a password', async () => {
    expect(await reason(rawZip([text, { name: 'immagini/a.png', content: png, encrypted: true }]))).toContain(
      'password',
    )
  })
  test('no text, a text that is none', async () => {
    expect(await reason(rawZip([{ name: 'immagini/a.png', content: png }]))).toBe('Nel file manca catalogo.json.')
    expect(await reason(rawZip([{ ...text, content: Buffer.from('fffe00', 'hex') }]))).toBe(
      'catalogo.json: il testo non è in UTF-8.',
    )
  })
  test('cut short, not a zip, empty', async () => {
    const good = rawZip([text, { name: 'immagini/a.png', content: png }])
    expect(await reason(good.subarray(0, -30))).toBe('Il file è danneggiato e non può essere letto.')
    expect(await reason(Buffer.from('ciao'))).toBe('Il file non è un archivio .zip.')
    expect(await reason(Buffer.alloc(0))).toBe('Il file non è un archivio .zip.')
  })
  test.each([
    ['a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsound'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'code'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>', 'code'],
    ['a.svg', '<html/>', 'unsound'],
    ['a.exe', 'MZ', 'unsound'],
    ['a.pdf', '%PDF-1.7', 'unsound'],
    ['senza', 'x', 'unsound'],
  ])('a picture %s that holds %s', async (name, content, verdict) => {
    const { pictures } = await read(rawZip([text, { name: `immagini/${name}`, content }]))
    expect(pictures[0]?.verdict).toBe(verdict)
  })
})
