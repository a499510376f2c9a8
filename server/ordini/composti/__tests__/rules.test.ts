import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { object, ValidationError } from 'yup'
import { SPECCHIATURE_MAX } from '#shared/composti/rules.ts'
import { compostoFields, type SpecchiaturaInput, specchiatureText } from '#shared/composti/specchiature.ts'
import { rigaSchema } from '../../righe/rules.ts'
import { compostoInWords, compostoRigaErrors, settledComposti } from '../rules.ts'

const field = (x: number, larghezza: number, changes: Partial<SpecchiaturaInput> = {}): SpecchiaturaInput => ({
  ...{ x, y: 0, larghezza, altezza: 1400, tipoSerramentoPk: 1, tipoAperturaPk: null, ante: 1 },
  ...changes,
})
const halves = [field(0, 600), field(600, 600)]
const line = {
  ...{ pk: 7, tipoSerramentoPk: 1, codiceSerramentoPk: 1, rivendita: false, codiceRivendita: '', numero: 2 },
  ...{ larghezza: 1200, altezza: 1400, ante: null, specchiature: halves },
}
const item = (pk: number, nome: string, ritirato = false) => ({ pk, nome, ritirato })
const offer = {
  tipi: new Map([
    [1, { ...item(1, 'Finestra'), ante: 1, extra: false, aperture: [item(11, 'Fissa'), item(12, 'Battente')] }],
    [2, { ...item(2, 'Porta'), ante: 2, extra: false, aperture: [item(12, 'Battente')] }],
    [3, { ...item(3, 'EXTRA'), ante: 1, extra: true, aperture: [] }],
    [4, { ...item(4, 'Bilico', true), ante: 1, extra: false, aperture: [] }],
  ]),
  aperture: new Map([
    [11, 'Fissa'],
    [12, 'Battente'],
  ]),
}

/** What the schema of a line says of it, by field. */
function refused(specchiature: unknown, changes: object = {}): [string | undefined, string][] {
  try {
    rigaSchema.validateSync({ ...line, ...changes, specchiature }, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => [path, message])
  }
}

describe('the schema of a line', () => {
  test('fields that fill it, none, or nothing said', () => {
    expect(refused(halves)).toEqual([])
    expect(refused([])).toEqual([])
    expect(refused(null)).toEqual([])
    expect(refused(undefined)).toEqual([])
    expect(rigaSchema.cast({ ...line, specchiature: undefined }).specchiature).toBeUndefined()
    expect(rigaSchema.cast({ ...line, specchiature: null }).specchiature).toEqual([])
  })
  test('what is wrong is told beside its cause', () => {
    expect(refused([field(0, 600), field(600, 700)])).toEqual([
      ['specchiature[1].larghezza', 'Arriva a 1300 mm, l’elemento è largo 1200 mm.'],
    ])
    expect(refused([field(0, 600), field(600, 600, { altezza: 1500 })])).toEqual([
      ['specchiature[1].altezza', 'Arriva a 1500 mm, l’elemento è alto 1400 mm.'],
    ])
    expect(refused([field(0, 600), field(600, 50)])[0]?.[0]).toBe('specchiature[1].larghezza')
    expect(refused(halves, { larghezza: null })).toEqual([
      ['specchiature', 'Un elemento composto ha le sue misure: scrivi larghezza e altezza della riga.'],
    ])
    expect(refused('x')).toEqual([['specchiature', 'È richiesta una lista']])
  })
  test('hostile values are refused in words, within 50 ms', () => {
    const number = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.constantFrom(-1, 0, 1e21, Number.NaN, Infinity, '5', '', null),
    )
    const hostile = fc.oneof(
      // yup takes what all objects have for fields of its own; doors hand on known keys alone.
      fc.anything({ maxDepth: 4, withNullPrototype: true, key: fc.string().filter((key) => !(key in {})) }),
      fc.array(fc.record({ x: number, y: number, larghezza: number, altezza: number, tipoSerramentoPk: number }), {
        maxLength: 60,
      }),
      fc.constantFrom('__proto__', [['__proto__']], [{ __proto__: null }], Array(10_000).fill(field(0, 600))),
    )
    const schema = object(compostoFields)
    fc.assert(
      fc.property(hostile, (specchiature) => {
        // The best of three: the machine may be busy with something else.
        const times = [1, 2, 3].map(() => {
          const start = performance.now()
          schema.isValidSync({ larghezza: 1200, altezza: 1400, specchiature })
          return performance.now() - start
        })
        expect(Math.min(...times)).toBeLessThan(50)
        const words = refused(specchiature)
        if (words.length > 0)
          expect(words.every(([, message]) => message.length > 0 && message.length < 300)).toBe(true)
        else expect(schema.cast({ specchiature }).specchiature ?? []).toHaveLength(0)
      }),
      { numRuns: 300 },
    )
    expect(refused(Array(10_000).fill(field(0, 600)))[0]?.[0]).toBe('specchiature')
    expect(SPECCHIATURE_MAX).toBe(20)
  })
})

describe('what is not told', () => {
  const before = { ...line, ante: 2 }
  const settled = (changes: object, stored: (typeof before)[] = [before]) =>
    settledComposti([{ ...line, ...changes }], stored, offer)[0]
  test('stays as it is stored, in the new measures, and leaves are those of the fields', () => {
    expect(settled({ specchiature: undefined, ante: 9 })).toMatchObject({ specchiature: halves, ante: 2 })
    expect(settled({ specchiature: undefined, larghezza: 1300 })?.specchiature).toEqual([
      field(0, 650),
      field(650, 650),
    ])
    expect(settled({ specchiature: [], ante: 9 })).toMatchObject({ specchiature: [], ante: 9 })
    expect(settled({ specchiature: undefined, rivendita: true })?.specchiature).toEqual([])
  })
  test('leaves of a field are those of its type', () => {
    const specchiature = [field(0, 600, { ante: null }), field(600, 600, { ante: null, tipoSerramentoPk: 2 })]
    expect(settled({ specchiature }, [])).toMatchObject({ ante: 3, specchiature: [{ ante: 1 }, { ante: 2 }] })
  })
  test('measures that the stored fields cannot have are told', () => {
    const small = settledComposti([{ ...line, larghezza: 150, specchiature: undefined }], [before], offer)[0]
    expect(small && compostoRigaErrors(small, offer, halves)).toEqual([
      { field: 'specchiature', message: 'Arriva a 600 mm, l’elemento è largo 150 mm.' },
    ])
  })
})

test('types are windows, openings those of the types; what is retired stays where it is', () => {
  const errors = (changes: Partial<SpecchiaturaInput>, stored: SpecchiaturaInput[] = []) =>
    compostoRigaErrors({ ...line, specchiature: [field(0, 600), field(600, 600, changes)] }, offer, stored)
  expect(errors({ tipoAperturaPk: 12 })).toEqual([])
  expect(errors({ tipoSerramentoPk: 2, tipoAperturaPk: 11 })).toEqual([
    {
      field: 'specchiature[1].tipoAperturaPk',
      message: 'Il tipo «Porta» non ha «Fissa»: si può scegliere fra Battente.',
    },
  ])
  expect(errors({ tipoSerramentoPk: 3 })[0]?.message).toBe('«EXTRA» è il tipo delle righe extra, non una finestra.')
  expect(errors({ tipoSerramentoPk: 4 })[0]?.message).toContain('ritirato')
  expect(errors({ tipoSerramentoPk: 4 }, [field(0, 600, { tipoSerramentoPk: 4 })])).toEqual([])
  expect(errors({ tipoSerramentoPk: 99 })[0]?.field).toBe('specchiature[1].tipoSerramentoPk')
  expect(errors({ ante: 99 })).toEqual([
    { field: 'specchiature', message: 'Un elemento composto ha al massimo 99 ante: qui sono 100.' },
  ])
})

test('in words', () => {
  const names = { tipi: new Map([[1, 'Finestra']]), aperture: new Map([[11, 'Fissa']]) }
  expect(compostoInWords({ specchiature: [field(0, 600, { tipoAperturaPk: 11 }), field(600, 600)] }, names)).toBe(
    '2 ante: 1) Finestra 600 × 1.400 mm, Fissa; 2) Finestra 600 × 1.400 mm',
  )
  expect(compostoInWords({}, names)).toBe('')
  expect(specchiatureText([])).toBe('')
})
