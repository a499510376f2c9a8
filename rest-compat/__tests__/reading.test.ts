import { describe, expect, test } from 'vitest'
import { readRestBody } from '../core/body.ts'
import { integerField, listOfField, pkField, rowsField, textField } from '../core/fields.ts'
import { localInstant } from '../core/instant.ts'

const fields = {
  nome: textField(),
  ids: listOfField(pkField()),
  righe: rowsField({ quantita: integerField(), accessori: listOfField(pkField()) }),
}

const post = (body: BodyInit | null, type?: string) =>
  new Request('http://x/', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} })

describe('bodies', () => {
  test('urlencoded: last of repeated keys, lists and rows', async () => {
    const text = 'nome=a&nome=b&ids=3&ids=4&righe[1]quantita=5&righe[0][quantita]=1&righe[0].accessori[0]=9&altro=1'
    const type = 'application/x-www-form-urlencoded; charset=utf-8'
    expect(await readRestBody(post(text, type), fields)).toEqual({
      origine: 'form',
      dati: { nome: 'b', ids: ['3', '4'], righe: [{ quantita: '1', accessori: ['9'] }, { quantita: '5' }] },
      unknown: ['altro'],
    })
  })

  test('multipart', async () => {
    const form = new FormData()
    form.append('nome', 'Anna')
    form.append('ids[0]', '7')
    expect(await readRestBody(post(form), fields)).toEqual({
      origine: 'form',
      dati: { nome: 'Anna', ids: ['7'] },
      unknown: [],
    })
  })

  test('none at all is an empty object', async () => {
    expect(await readRestBody(post(null), fields)).toEqual({ origine: 'json', dati: {} })
    expect(await readRestBody(post('', 'application/json'), fields)).toEqual({ origine: 'json', dati: {} })
  })

  test.each<[string, BodyInit, string | undefined, number, RegExp]>([
    [
      'broken JSON',
      '{a',
      'application/json',
      400,
      /^JSON parse error - Expecting property name.*line 1 column 2 \(char 1\)$/,
    ],
    ['NaN', '{"a":NaN}', 'application/json', 400, /^JSON parse error - Expecting value/],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400, /^JSON parse error/],
    ['another type', 'x', 'text/plain', 415, /^Tipo di media "text\/plain"non supportato\.$/],
    ['no type', new Uint8Array([1]), undefined, 415, /^Tipo di media ""non supportato\.$/],
    ['no boundary', 'x', 'multipart/form-data', 400, /Invalid boundary in multipart: None$/],
    ['not multipart', 'x', 'multipart/form-data; boundary=y', 400, /^Multipart form parse error/],
    ['too large', 'x'.repeat(2_621_441), 'application/json', 413, /troppo grande/],
    ['too many fields', 'nome=1&'.repeat(1001), 'application/x-www-form-urlencoded', 400, /al massimo 1000/],
  ])('%s', async (_example, body, type, status, detail) => {
    await expect(readRestBody(post(body, type), fields)).rejects.toMatchObject({
      status,
      body: { detail: expect.stringMatching(detail) },
    })
  })

  test('a body sent in chunks is measured too', async () => {
    const pezzo = new Uint8Array(1_000_000)
    let volte = 0
    const body = new ReadableStream({ pull: (c) => (volte++ < 5 ? c.enqueue(pezzo) : c.close()) })
    const request = new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit)
    await expect(readRestBody(request, fields)).rejects.toMatchObject({ status: 413 })
  })

  test('JSON nested a million deep is read, or refused, but never breaks', async () => {
    const text = '['.repeat(1_000_000) + ']'.repeat(1_000_000)
    expect((await readRestBody(post(text, 'application/json'), fields)).origine).toBe('json')
    await expect(readRestBody(post('['.repeat(2_000_000), 'application/json'), fields)).rejects.toMatchObject({
      status: 400,
    })
  })
})

test.each([
  ['2026-11-20T09:11:12.000Z', '2026-11-20T10:11:12+01:00'],
  ['2026-07-01T22:30:00.500Z', '2026-07-02T00:30:00.500000+02:00'],
  ['2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00+01:00'],
])('%s is %s in Italy', (instant, locale) => {
  expect(localInstant(instant)).toBe(locale)
})
