import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TempisticaRiga, tempisticaOf } from '../../schedulazione/engine/durations.ts'
import { CATEGORIA_AND_FORMA, codiceSchema, findTempistica, scopeOnly, tempisticaSchema } from '../rules.ts'

const tempi = { tempoRepartoMacchine: 10, tempoRepartoBanchi: 20 }
const legge = (data: object) => tempisticaSchema.validateSync({ tipoSerramentoPk: 1, ...tempi, ...data })

describe('the form', () => {
  test('what a timing holds for: one code, those of a category and a shape, all', () => {
    const all = { codiceSerramentoPk: null, categoria: null, forma: null }
    expect(legge({})).toMatchObject(all)
    expect(legge({ codiceSerramentoPk: '', categoria: ' ', forma: '' })).toMatchObject(all)
    expect(legge({ categoria: ' pvc ', forma: 'rett' })).toMatchObject({ ...all, categoria: 'PVC', forma: 'RETT' })
    expect(scopeOnly(legge({ codiceSerramentoPk: '7', categoria: 'PVC' }))).toMatchObject({
      ...all,
      codiceSerramentoPk: 7,
    })
  })

  test.each([
    [{ categoria: 'PVC' }, CATEGORIA_AND_FORMA],
    [{ forma: 'RETT' }, CATEGORIA_AND_FORMA],
    [{ tempoRepartoMacchine: null }, 'Campo obbligatorio'],
    [{ tempoRepartoBanchi: '' }, 'Campo obbligatorio'],
    [{ tempoRepartoBanchi: 1.5 }, 'È richiesto un numero intero'],
    [{ tempoRepartoBanchi: 'poco' }, 'È richiesto un numero valido'],
    [{ categoria: 'x'.repeat(51), forma: 'RETT' }, 'Assicurati che questo campo non abbia più di 50 caratteri.'],
  ])('refuses %j', (data, message) => {
    expect(() => legge(data)).toThrow(message)
  })

  test('a code is written in capitals', () => {
    expect(codiceSchema.validateSync({ categoria: 'pvc', forma: ' rett', codice: 'f1' })).toEqual({
      categoria: 'PVC',
      forma: 'RETT',
      codice: 'F1',
    })
  })
})

describe('the timing of a line', () => {
  const all = { tipoSerramentoPk: 1, codiceSerramentoPk: null, categoria: null, forma: null }
  const ofCodice = { ...all, codiceSerramentoPk: 7, minuti: 1 }
  const ofForma = { ...all, categoria: 'PVC', forma: 'RETT', minuti: 2 }
  const ofTheTipo = { ...all, minuti: 3 }
  const pvc = { id: 7, categoria: 'PVC', forma: 'RETT' }

  test.each([
    ['its code before all', [ofTheTipo, ofForma, ofCodice], 1, pvc, 1],
    ['its category and shape before the type', [ofTheTipo, ofForma, ofCodice], 1, { ...pvc, id: 8 }, 2],
    ['another shape: the type', [ofTheTipo, ofForma, ofCodice], 1, { ...pvc, id: 8, forma: 'ARCO' }, 3],
    ['another category: the type', [ofTheTipo, ofForma], 1, { ...pvc, categoria: 'LEGNO' }, 3],
    ['no code: the type', [ofTheTipo, ofForma, ofCodice], 1, null, 3],
    ['none of the type', [ofTheTipo, ofForma, ofCodice], 2, pvc, undefined],
    ['none at all', [], 1, pvc, undefined],
  ])('%s', (_name, tempistiche, tipo, codice, minutes) => {
    expect(findTempistica(tempistiche)(tipo, codice)?.minuti).toBe(minutes)
  })

  test('the page shows the timing that the scheduler plans with', () => {
    const codici = ['PVC RETT F1', 'PVC RETT F2', 'PVC ARCO F1', 'LEGNO RETT F1'].map((name, id) => {
      const [categoria = '', shape = '', codice = ''] = name.split(' ')
      return { id, categoria, forma: shape, codice }
    })
    const scope = fc.record({ tipo: fc.integer({ min: 1, max: 2 }), chi: fc.integer({ min: -3, max: 3 }) })
    const example = fc.tuple(fc.uniqueArray(scope, { selector: ({ tipo, chi }) => `${tipo} ${chi}` }), scope)
    fc.assert(
      fc.property(example, ([items, { tipo, chi }]) => {
        // From 0 on a code; -1 and -2 a category with a shape; -3 the type alone.
        const shape = (n: number) => ({ categoria: n === -1 ? 'PVC' : 'LEGNO', forma: 'RETT' })
        const ours = items.map((item, index) => ({
          tipoSerramentoPk: item.tipo,
          codiceSerramentoPk: item.chi >= 0 ? item.chi : null,
          ...(item.chi === -1 || item.chi === -2 ? shape(item.chi) : { categoria: null, forma: null }),
          indice: index,
        }))
        const own = items.map((item, index): TempisticaRiga => {
          const codice = item.chi >= 0 ? (codici[item.chi] ?? null) : null
          const largo = item.chi === -1 || item.chi === -2 ? { ...shape(item.chi), codice: null } : null
          return { tipoId: item.tipo, codice: codice ?? largo, minuti: { macchine: index, banchi: 0 } }
        })
        const codice = codici[chi] ?? null
        const riga = { tipoId: tipo, tipo: '', codice, numero: 1, rivendita: false }
        expect(tempisticaOf(riga, own)?.minuti.macchine).toBe(findTempistica(ours)(tipo, codice)?.indice)
      }),
      { numRuns: 1000 },
    )
  })
})
