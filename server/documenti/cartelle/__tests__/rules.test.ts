import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentoPreviewOf, documentoSchema, hasThumbnail } from '../../file/rules.ts'
import {
  type CartellaTree,
  cartellaSchema,
  contentInWords,
  INSIDE_ITSELF,
  notMovableReason,
  treeOf,
  visibilitaInWords,
} from '../rules.ts'

describe('where a folder may stand', () => {
  test.each([
    [null, 1, null],
    [null, 10, null],
    [null, 11, 'Non più di 10 livelli di cartelle.'],
    [{ inside: false, profondita: 9 }, 1, null],
    [{ inside: false, profondita: 9 }, 2, 'Non più di 10 livelli di cartelle.'],
    [{ inside: true, profondita: 1 }, 1, INSIDE_ITSELF],
  ])('%o with %i levels: %s', (where, altezza, reason) => {
    expect(notMovableReason(where, altezza)).toBe(reason)
  })

  test('the tree has every folder once, below the one that it is in', () => {
    const nodes = fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1 })
      .chain((pks) =>
        fc.tuple(
          ...pks.map((pk, index) =>
            fc.constantFrom(null, ...pks.slice(0, index)).map((parentPk) => ({ pk, parentPk, nome: `${pk}` })),
          ),
        ),
      )
    fc.assert(
      fc.property(nodes, (nodi) => {
        const seen: number[] = []
        const inspect = (rami: readonly CartellaTree[], above: number | null): void => {
          for (const { pk, parentPk, figlie } of rami) {
            expect(parentPk).toBe(above)
            seen.push(pk)
            inspect(figlie, pk)
          }
        }
        inspect(treeOf(nodi), null)
        expect(seen.sort()).toEqual(nodi.map(({ pk }) => pk).sort())
      }),
    )
  })
})

test.each([
  [{ cartelle: 0, file: 0 }, null],
  [{ cartelle: 1, file: 0 }, '1 cartella'],
  [{ cartelle: 2, file: 1 }, '2 cartelle e 1 file'],
])('content in words: %o', (content, words) => {
  expect(contentInWords(content)).toBe(words)
})

test.each([
  [true, 0, 'Visibile a nessun account, perché questa cartella non è condivisa.'],
  [true, 1, 'Visibile a 1 account, perché questa cartella è condivisa con lui.'],
  [false, 12, 'Visibile a 12 account, perché la cartella principale «Listini» è condivisa con loro.'],
])('who sees it, and why', (main, account, sentence) => {
  expect(visibilitaInWords({ principale: main, nome: 'Listini', account })).toBe(sentence)
})

describe('fields', () => {
  const folder = (name: unknown) => cartellaSchema.validate({ nome: name }, { abortEarly: false })
  test.each(['', '   ', null, 'a\u202eb', 'a\nb', 'x'.repeat(201)])('the name %j is refused', async (name) => {
    await expect(folder(name)).rejects.toThrow()
  })
  test('a name with slashes is a name', async () => {
    await expect(folder(' Porte/Finestre \\ 2026 ')).resolves.toMatchObject({
      nome: 'Porte/Finestre \\ 2026',
      parentPk: null,
    })
  })
  test.each([
    ['abc', 'abc'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [' listino-2026 ', 'listino-2026'],
  ])('the permalink %j is %j', async (permalink, read) => {
    await expect(documentoSchema.validate({ permalink })).resolves.toMatchObject({ permalink: read })
  })
  test.each(['ab', 'ABC', 'a b c', 'à-la-carte', 'a/b/c', '../..', 'x'.repeat(65), 12, {}])(
    'the permalink %j is refused',
    async (permalink) => {
      await expect(documentoSchema.validate({ permalink })).rejects.toThrow()
    },
  )
  test('what is looked at, and what has a thumbnail', () => {
    const names = ['a.PDF', 'a.jfif', 'a.svg', 'a.tiff', 'a.docx', 'senza']
    expect(names.map(documentoPreviewOf)).toEqual(['pdf', 'immagine', 'immagine', null, null, null])
    const small = (name: string) => hasThumbnail({ nome: name, dimensione: 1000 })
    expect(names.map(small)).toEqual([false, true, true, true, false, false])
    expect(hasThumbnail({ nome: 'a.png', dimensione: 20_000_000 })).toBe(false)
  })
})
