import { expect, test } from 'vitest'
import { importedOrdine } from '../../ordini/import/importedOrdine.ts'
import { leavesOf } from '../../righe/rules.ts'

const item = (pk: number, nome: string) => ({ pk, nome, ritirato: false })
const old = (pk: number, nome: string) => ({ pk, nome, ritirato: true })
const references: Parameters<typeof importedOrdine>[1] = {
  clienti: new Map([['C1', { id: 3, tipoCliente: 'PRIVA', agenteId: null }]]),
  agenti: new Map(),
  aree: [{ chiave: 'EST', nome: 'Veneto', inUso: false }],
  catalogo: {
    tipo: () => 5,
    isExtra: () => false,
    codice: () => ({ pk: 7 }),
    forma: (categoria, forma) => ({ categoria, forma }),
  },
  finestre: {
    famiglie: [
      {
        ...item(1, 'Natura 80'),
        opzioni: [{ ...item(11, 'Vetro'), valori: [item(21, 'Triplo'), old(22, 'Singolo')] }],
      },
      { ...old(2, 'Natura 50'), opzioni: [] },
    ],
    tipi: new Map([
      [
        5,
        {
          nome: 'Finestra',
          aperture: [item(31, 'Ribalta'), old(32, 'Bilico')],
          accessori: [item(41, 'Zanzariera'), old(42, 'Scuro')],
        },
      ],
    ]),
  },
  composti: {
    tipi: new Map([
      [5, { ...item(5, 'Finestra'), ante: 2, extra: false, aperture: [item(31, 'Ribalta'), old(32, 'Bilico')] }],
      [6, { ...old(6, 'Tonda'), ante: 1, extra: false, aperture: [] }],
    ]),
    aperture: new Map([[31, 'Ribalta']]),
  },
}
const header = { numeroCommessa: 'W1', data: '01/03/2026', codiceCliente: 'C1' }

function read(cells: Record<string, string>) {
  const marks: string[] = []
  const above = Object.fromEntries(Object.entries(header).map(([name, cella]) => [name, { cella, riga: 2 }]))
  const base = { tipoSerramento: 'Finestra', categoria: 'A', forma: 'B', codice: 'C', numero: '2' }
  const righe = [{ file: 0, riga: 2, celle: { ...base, ...cells }, extra: {} }]
  const ordine = importedOrdine(
    { file: 0, testata: above, righe },
    references,
    { senzaMisure: false, autoSchedulazione: false },
    (_where, column, message) => marks.push(`${column}: ${message}`),
  )
  return { ordine, marks }
}

test('a sheet says the window of a line by its words', () => {
  const words = { famiglia: 'natura 80', opzioni: 'Vetro: Triplo', apertura: 'Ribalta', accessori: 'Zanzariera' }
  const { ordine, marks } = read(words)
  expect(marks).toEqual([])
  const [riga] = ordine?.input.righe ?? []
  expect(riga).toMatchObject({
    famigliaPk: 1,
    opzioni: [{ opzionePk: 11, valorePk: 21 }],
    tipoAperturaPk: 31,
    accessoriPks: [41],
  })
  // Leaves that the sheet does not say are those of the type, as of an order by hand and of a quote.
  expect(leavesOf({ ante: riga?.ante ?? null, tipoSerramento: { ante: 2 } })).toBe(2)
})

test('a sheet without the columns says nothing; a word that nobody knows is told on its column', () => {
  expect(read({}).ordine?.input.righe).toMatchObject([{ famigliaPk: null, opzioni: [], accessoriPks: [] }])
  const { ordine, marks } = read({ famiglia: 'Altra', apertura: 'Scorrevole' })
  expect(ordine).toBeNull()
  expect(marks).toEqual([
    'famiglia: famiglia «Altra» sconosciuta',
    'apertura: «Finestra» non ha l’apertura «Scorrevole»',
  ])
})

test.each([
  [{ famiglia: 'Natura 50' }, 'famiglia'],
  [{ famiglia: 'Natura 80', opzioni: 'Vetro: Singolo' }, 'opzioni'],
  [{ apertura: 'Bilico' }, 'apertura'],
  [{ accessori: 'Zanzariera; Scuro' }, 'accessori'],
])('%j is retired, and not chosen by a sheet either', (words, column) => {
  const { ordine, marks } = read(words)
  expect(ordine).toBeNull()
  expect(marks).toEqual([expect.stringMatching(`^${column}: .*è ritirato dal catalogo`)])
})

test('a sheet says the fields of a composed element, and its leaves are theirs', () => {
  const specchiature = 'Finestra (Ribalta) 400 × 1400; Finestra 800x1400, 3 ante'
  const { ordine, marks } = read({ larghezza: '1200', altezza: '1400', ante: '1', specchiature })
  expect(marks).toEqual([])
  expect(ordine?.input.righe).toMatchObject([
    {
      ante: 5,
      specchiature: [
        { x: 0, y: 0, larghezza: 400, altezza: 1400, tipoSerramentoPk: 5, tipoAperturaPk: 31, ante: 2 },
        { x: 400, y: 0, larghezza: 800, altezza: 1400, tipoSerramentoPk: 5, tipoAperturaPk: null, ante: 3 },
      ],
    },
  ])
})

test.each([
  ['Finestra 400 × 1400; Finestra 900 × 1400', /^specchiature: specchiatura 2: Arriva a 1300 mm/],
  ['Porta 400 × 1400; Finestra 800 × 1400', /^specchiature: tipo serramento «Porta» sconosciuto/],
  ['Tonda 400 × 1400; Finestra 800 × 1400', /^specchiature: specchiatura 1: «Tonda» è ritirato/],
])('%s is told on its cell', (specchiature, message) => {
  const { ordine, marks } = read({ larghezza: '1200', altezza: '1400', specchiature })
  expect(ordine).toBeNull()
  expect(marks).toEqual([expect.stringMatching(message)])
})
