import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TempisticaRiga, tempisticaOf } from '../../schedulazione/engine/durations.ts'
import { ambitoOnly, CATEGORIA_E_FORMA, codiceSchema, findTempistica, tempisticaSchema } from '../rules.ts'

const tempi = { tempoRepartoMacchine: 10, tempoRepartoBanchi: 20 }
const legge = (dati: object) => tempisticaSchema.validateSync({ tipoSerramentoId: 1, ...tempi, ...dati })

describe('the form', () => {
  test('what a timing holds for: one code, those of a category and a shape, all', () => {
    const tutti = { codiceSerramentoId: null, categoria: null, forma: null }
    expect(legge({})).toMatchObject(tutti)
    expect(legge({ codiceSerramentoId: '', categoria: ' ', forma: '' })).toMatchObject(tutti)
    expect(legge({ categoria: ' pvc ', forma: 'rett' })).toMatchObject({ ...tutti, categoria: 'PVC', forma: 'RETT' })
    expect(ambitoOnly(legge({ codiceSerramentoId: '7', categoria: 'PVC' }))).toMatchObject({
      ...tutti,
      codiceSerramentoId: 7,
    })
  })

  test.each([
    [{ categoria: 'PVC' }, CATEGORIA_E_FORMA],
    [{ forma: 'RETT' }, CATEGORIA_E_FORMA],
    [{ tempoRepartoMacchine: null }, 'Campo obbligatorio'],
    [{ tempoRepartoBanchi: '' }, 'Campo obbligatorio'],
    [{ tempoRepartoBanchi: 1.5 }, 'È richiesto un numero intero'],
    [{ tempoRepartoBanchi: 'poco' }, 'È richiesto un numero valido'],
    [{ categoria: 'x'.repeat(51), forma: 'RETT' }, 'Assicurati che questo campo non abbia più di 50 caratteri.'],
  ])('refuses %j', (dati, messaggio) => {
    expect(() => legge(dati)).toThrow(messaggio)
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
  const tutti = { tipoSerramentoId: 1, codiceSerramentoId: null, categoria: null, forma: null }
  const delCodice = { ...tutti, codiceSerramentoId: 7, minuti: 1 }
  const dellaForma = { ...tutti, categoria: 'PVC', forma: 'RETT', minuti: 2 }
  const delTipo = { ...tutti, minuti: 3 }
  const pvc = { id: 7, categoria: 'PVC', forma: 'RETT' }

  test.each([
    ['its code before all', [delTipo, dellaForma, delCodice], 1, pvc, 1],
    ['its category and shape before the type', [delTipo, dellaForma, delCodice], 1, { ...pvc, id: 8 }, 2],
    ['another shape: the type', [delTipo, dellaForma, delCodice], 1, { ...pvc, id: 8, forma: 'ARCO' }, 3],
    ['another category: the type', [delTipo, dellaForma], 1, { ...pvc, categoria: 'LEGNO' }, 3],
    ['no code: the type', [delTipo, dellaForma, delCodice], 1, null, 3],
    ['none of the type', [delTipo, dellaForma, delCodice], 2, pvc, undefined],
    ['none at all', [], 1, pvc, undefined],
  ])('%s', (_nome, tempistiche, tipo, codice, minuti) => {
    expect(findTempistica(tempistiche)(tipo, codice)?.minuti).toBe(minuti)
  })

  test('the page shows the timing that the scheduler plans with', () => {
    const codici = ['PVC RETT F1', 'PVC RETT F2', 'PVC ARCO F1', 'LEGNO RETT F1'].map((nome, id) => {
      const [categoria = '', forma = '', codice = ''] = nome.split(' ')
      return { id, categoria, forma, codice }
    })
    const ambito = fc.record({ tipo: fc.integer({ min: 1, max: 2 }), chi: fc.integer({ min: -3, max: 3 }) })
    const caso = fc.tuple(fc.uniqueArray(ambito, { selector: ({ tipo, chi }) => `${tipo} ${chi}` }), ambito)
    fc.assert(
      fc.property(caso, ([voci, { tipo, chi }]) => {
        // From 0 on a code; -1 and -2 a category with a shape; -3 the type alone.
        const forma = (n: number) => ({ categoria: n === -1 ? 'PVC' : 'LEGNO', forma: 'RETT' })
        const nostre = voci.map((voce, indice) => ({
          tipoSerramentoId: voce.tipo,
          codiceSerramentoId: voce.chi >= 0 ? voce.chi : null,
          ...(voce.chi === -1 || voce.chi === -2 ? forma(voce.chi) : { categoria: null, forma: null }),
          indice,
        }))
        const loro = voci.map((voce, indice): TempisticaRiga => {
          const codice = voce.chi >= 0 ? (codici[voce.chi] ?? null) : null
          const largo = voce.chi === -1 || voce.chi === -2 ? { ...forma(voce.chi), codice: null } : null
          return { tipoId: voce.tipo, codice: codice ?? largo, macchine: indice, banchi: 0 }
        })
        const codice = codici[chi] ?? null
        const riga = { tipoId: tipo, tipo: '', codice, numero: 1, rivendita: false }
        expect(tempisticaOf(riga, loro)?.macchine).toBe(findTempistica(nostre)(tipo, codice)?.indice)
      }),
      { numRuns: 1000 },
    )
  })
})
