import { describe, expect, test } from 'vitest'
import { entriesOfExtra, extraFromEntries, extraFromJson, whyBadEntries } from '../extra/entries.ts'
import { fileFromDataUrl, whyBadFoto } from '../images/file.ts'
import { slotsOf } from '../images/slots.ts'

const foto = (...posizioni: number[]) => posizioni.map((posizione) => ({ posizione }))
const posizioni = (places: readonly { posizione: number; foto: unknown }[]) =>
  places.map(({ posizione, foto: own }) => (own ? posizione : -posizione))

describe('places of the pictures', () => {
  test.each([
    [3, [], 12, [-1, -2, -3], []],
    [3, [2], 12, [-1, 2, -3], []],
    [2, [2, 5, 3], 12, [-1, 2], [3, 5]],
    [50, [40], 3, [-1, -2, -3, 40], []],
    [0, [1], 12, [], [1]],
  ])('%i pieces with pictures of %j, at most %i', (numero, withIt, until, expected, beyond) => {
    const { places, beyond: outside } = slotsOf(numero, foto(...withIt), until)
    expect([posizioni(places), posizioni(outside)]).toEqual([expected, beyond])
  })
})

describe('pictures to send', () => {
  test('a shot becomes a file of its kind', async () => {
    const file = fileFromDataUrl(`data:image/jpeg;base64,${btoa('ciao')}`, 3)
    expect([file.name, file.type, await file.text()]).toEqual(['posizione-3.jpg', 'image/jpeg', 'ciao'])
  })
  test.each(['', 'data:text/html;base64,aaaa', 'data:image/svg+xml;base64,aaaa', 'javascript:alert(1)'])(
    '%s is none',
    (url) => expect(() => fileFromDataUrl(url, 1)).toThrow('Errore con la fotocamera'),
  )
  test.each([
    ['a.jpg', 10, 'image/jpeg', null],
    ['a.svg', 10, 'image/svg+xml', 'Serve una fotografia, non un disegno SVG.'],
    ['a.jpg', 11 * 1024 * 1024, 'image/jpeg', 'Il file supera 10 MB.'],
    ['a.jpg', 0, 'image/jpeg', 'Il file inviato è vuoto.'],
  ])('%s of %i bytes: %s', (name, size, type, expected) => expect(whyBadFoto({ name, size, type })).toBe(expected))
})

describe('extra fields being written', () => {
  const read = extraFromJson({ Colore: 'Noce', pezzi: 3, posa: true, nulla: null, dentro: { a: 1 } })
  test('what is not touched keeps its kind; what is written is text', () => {
    expect(read).toEqual({ Colore: 'Noce', pezzi: 3, posa: true, nulla: null })
    expect(extraFromEntries(entriesOfExtra(read), read)).toEqual(read)
    const items = entriesOfExtra(read).map((item) => (item.name === 'pezzi' ? { ...item, text: '4' } : item))
    expect(extraFromEntries([...items, { id: 9, name: ' Nuovo ', text: '5' }], read)).toEqual({
      ...read,
      pezzi: '4',
      Nuovo: '5',
    })
  })
  test.each([
    [[{ id: 0, name: '', text: 'x' }], 'Il nome di un campo va da 1 a 100 caratteri'],
    [
      [
        { id: 0, name: 'a', text: '1' },
        { id: 1, name: ' a', text: '2' },
      ],
      'Il campo «a» compare due volte',
    ],
    [[{ id: 0, name: 'a', text: '' }], null],
  ])('%j: %s', (items, expected) => expect(whyBadEntries(items, {})).toBe(expected))
  test.each([null, [], 'x', 3])('%j is no set of fields', (json) => expect(extraFromJson(json)).toEqual({}))
})
