import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regolaDistintaSchema } from '../../rules.ts'
import {
  distintaOf,
  type FinestraDistinta,
  finestraKey,
  genereOf,
  misureText,
  type Regola,
  regoleOf,
  WITHOUT_MISURE,
} from '../rules.ts'

const BLANK = { famigliaPk: null, tipoSerramentoPk: null, tipoAperturaPk: null, valorePk: null } as const
const TEXTS = { condizione: '', codice: '', sezione: '', um: 'pz', lunghezza: '', larghezza: '', altezza: '', peso: '' }

const regola = (pk: number, differs: Partial<Regola>): Regola => ({
  pk,
  posto: pk * 10,
  ...BLANK,
  ...TEXTS,
  tipologia: 'vetro',
  descrizione: `Riga ${pk}`,
  quantita: '1',
  ...differs,
})

const finestra = (differs: Partial<FinestraDistinta> = {}): FinestraDistinta => ({
  famigliaPk: 1,
  tipoSerramentoPk: 2,
  tipoAperturaPk: 3,
  larghezza: 1200,
  altezza: 1400,
  ante: 2,
  opzioni: [
    { nome: 'Vetro', valore: { pk: 7, nome: 'Triplo' } },
    { nome: 'Colore', valore: null },
  ],
  ...differs,
})

const billOf = (regole: readonly Regola[], window = finestra()) => distintaOf(regoleOf(regole, window), window)

// Bars, panes, weights and hardware as docs/rules/finestra.md counts them by hand.
const WINDOW = [
  regola(1, { tipologia: 'legno', um: 'pz', quantita: '2', lunghezza: 'altezza', peso: 'altezza / 1000 * 2.6' }),
  regola(2, { tipologia: 'legno', um: 'pz', quantita: '2', lunghezza: 'larghezza - 2 * 46' }),
  regola(3, {
    valorePk: 7,
    sezione: '4-14-4-14-4',
    quantita: 'ante',
    larghezza: '(larghezza - 120) / ante - 110',
    altezza: 'altezza - 206',
    peso: '((larghezza - 120) / ante - 110) * (altezza - 206) / 1000000 * 30',
  }),
  regola(4, { tipologia: 'ferramenta', quantita: 'ante', condizione: 'peso / ante > 30' }),
  regola(5, { tipologia: 'guarnizione', um: 'm', quantita: 'perimetro * 2' }),
]

describe('the bill of a window', () => {
  test('has bars, panes, weights and what hangs on them', () => {
    const { righe, errori } = billOf(WINDOW)
    expect(errori).toEqual([])
    expect(righe.map((riga) => [riga.tipologia, riga.quantita, misureText(riga), riga.peso, genereOf(riga)])).toEqual([
      ['legno', 2, '1400', 3.64, 'barra'],
      ['legno', 2, '1108', null, 'barra'],
      ['vetro', 2, '430 × 1194', 15.403, 'lastra'],
      ['guarnizione', 10.4, '', null, 'altro'],
    ])
  })

  test('a heavier window gets the row whose condition asks for it', () => {
    const { righe } = billOf(WINDOW, finestra({ altezza: 2400, larghezza: 1800 }))
    expect(righe.map(({ tipologia }) => tipologia)).toContain('ferramenta')
  })

  test('rules are for a family, a type, an opening, a value; nothing said is for all', () => {
    const regole = [
      regola(1, {}),
      regola(2, { famigliaPk: 1 }),
      regola(3, { famigliaPk: 9 }),
      regola(4, { tipoSerramentoPk: 9 }),
      regola(5, { tipoAperturaPk: 3 }),
      regola(6, { tipoAperturaPk: 9 }),
      regola(7, { valorePk: 8 }),
    ]
    expect(regoleOf(regole, finestra()).map(({ pk }) => pk)).toEqual([1, 2, 5])
    expect(regoleOf(regole, finestra({ famigliaPk: null })).map(({ pk }) => pk)).toEqual([1, 5])
  })

  test('rows stand by place', () => {
    const { righe } = billOf([regola(1, { posto: 20 }), regola(2, { posto: 10 })])
    expect(righe.map(({ descrizione }) => descrizione)).toEqual(['Riga 2', 'Riga 1'])
  })

  test('an option that nobody has said is an empty text, not an error', () => {
    const { righe, errori } = billOf([regola(1, { quantita: 'if(colore == "Bianco", 2, 1)' })])
    expect(errori).toEqual([])
    expect(righe[0]?.quantita).toBe(1)
  })
})

describe('what cannot be said is told with row and field, and the other rows are there', () => {
  test.each<[string, Partial<Regola>, RegExp]>([
    ['division by zero', { quantita: 'larghezza / (ante - 2)' }, /^Posto 10 «Riga 1», Quantità: .*divisione per zero/],
    ['a name that it has not', { quantita: 'spessore' }, /Quantità: Al carattere 1: la finestra non ha «spessore»/],
    ['a negative pane', { larghezza: 'larghezza - 1300', altezza: 'altezza' }, /Larghezza: viene -100 mm/],
    ['a negative quantity', { quantita: '-1' }, /Quantità: viene -1/],
    ['half a pane', { quantita: '1.5', larghezza: '10', altezza: '10' }, /si contano intere/],
    ['too long a bar', { lunghezza: '20001' }, /Lunghezza: viene 20001 mm/],
    ['a negative weight', { peso: '0 - 1' }, /Peso: viene -1 kg/],
  ])('%s', (_name, differs, words) => {
    const { righe, errori } = billOf([regola(1, differs), regola(2, {})])
    expect(errori).toHaveLength(1)
    expect(errori[0]).toMatchObject({ regolaPk: 1, messaggio: expect.stringMatching(words) })
    expect(righe.map(({ descrizione }) => descrizione)).toEqual(['Riga 2'])
  })

  test('a window without measures has no bill, and says so', () => {
    const outcome = billOf([regola(1, {})], finestra({ altezza: null }))
    expect(outcome).toEqual({ righe: [], errori: [{ regolaPk: null, messaggio: WITHOUT_MISURE }] })
  })
})

test('every row has a quantity above 0 and measures above 0, whatever the window', () => {
  const size = fc.integer({ min: 1, max: 6000 })
  fc.assert(
    fc.property(size, size, fc.integer({ min: 0, max: 6 }), (larghezza, altezza, ante) => {
      const { righe, errori } = billOf(WINDOW, finestra({ larghezza, altezza, ante }))
      for (const riga of righe) {
        expect(riga.quantita).toBeGreaterThan(0)
        for (const value of [riga.lunghezza, riga.larghezza, riga.altezza])
          if (value !== null) expect(value).toBeGreaterThan(0)
      }
      expect(righe.length + errori.length).toBeGreaterThan(0)
    }),
  )
})

test('60 windows of 60 rules take less than 200 ms', () => {
  const regole = Array.from({ length: 60 }, (_, n) => regola(n + 1, { ...WINDOW[n % 5], pk: n + 1, posto: n }))
  const start = performance.now()
  for (let n = 0; n < 60; n++) billOf(regole, finestra({ larghezza: 700 + n * 10 }))
  expect(performance.now() - start).toBeLessThan(200)
})

test('a window is the same when its measures and values are', () => {
  expect(finestraKey(finestra())).toBe(finestraKey(finestra({ opzioni: finestra().opzioni.toReversed() })))
  expect(finestraKey(finestra())).not.toBe(finestraKey(finestra({ altezza: 1401 })))
})

describe('a rule', () => {
  const fields = { ...regola(1, {}), pk: undefined }
  const wrong = (differs: Partial<Regola>) => {
    try {
      regolaDistintaSchema.validateSync({ ...fields, ...differs }, { abortEarly: false })
      return null
    } catch (error) {
      return (error as { inner: { path: string; message: string }[] }).inner.map(({ path }) => path)
    }
  }

  test.each<[Partial<Regola>, string[] | null]>([
    [{}, null],
    [{ larghezza: 'larghezza - 10', altezza: 'altezza' }, null],
    [{ larghezza: 'larghezza' }, ['altezza']],
    [{ altezza: 'altezza' }, ['larghezza']],
    [{ lunghezza: '1', larghezza: '1', altezza: '1' }, ['lunghezza']],
    [{ quantita: 'larghezza +' }, ['quantita']],
    [{ condizione: '1 = 1' }, ['condizione']],
  ])('%j', (differs, paths) => {
    expect(wrong(differs)).toEqual(paths)
  })
})
