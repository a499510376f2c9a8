import { describe, expect, test } from 'vitest'
import { validateInput } from '#platform/operation.ts'
import {
  ARRIVO_REQUIRED,
  addedValue,
  DOCUMENTO_REQUIRED,
  DOMANDA1_REQUIRED,
  DOMANDA2_REQUIRED,
  inProgressReason,
  isStepBack,
  marginePercentage,
  ordineFornitoreSchema,
  statoSchema,
} from '../rules.ts'

const GOOD = { ordinePk: 1, tipologia: 'vetro', fornitorePk: 2 }
const ARRIVATO = { ...GOOD, stato: 'ARRIVATO', dataArrivo: '2026-11-20' }
const LEGNO = { ...ARRIVATO, tipologia: 'legno', domanda1Legno: false, domanda2Legno: 'NO' }

const errors = async (values: object, schema: Parameters<typeof validateInput>[0] = ordineFornitoreSchema) => {
  const refusal = await validateInput(schema, values).then(
    () => ({ errors: [] }),
    (error) => error,
  )
  return (refusal.errors as { field: string; message: string }[]).map(({ field, message }) => [field, message])
}

describe('the form of a supplier order', () => {
  test('order, material and supplier are enough: it begins DA_FARE; a blank state stays blank', async () => {
    expect(await validateInput(ordineFornitoreSchema, GOOD)).toMatchObject({
      ...GOOD,
      stato: 'DA_FARE',
      valorePercentuale: null,
      dataArrivo: null,
      rilievo: null,
      rivendita: false,
    })
    expect(await validateInput(ordineFornitoreSchema, { ...GOOD, stato: null })).toMatchObject({ stato: '' })
  })

  test.each([
    ['ordinePk', { ordinePk: null }],
    ['tipologia', { tipologia: ' ' }],
    ['fornitorePk', { fornitorePk: '' }],
    ['fornitorePk', { fornitorePk: 1.5 }],
    ['valorePercentuale', { valorePercentuale: -1 }],
    ['valorePercentuale', { valorePercentuale: 100.01 }],
    ['valorePercentuale', { valorePercentuale: 'metà' }],
    ['costoMateriale', { costoMateriale: -0.01 }],
    ['costoMateriale', { costoMateriale: 1.001 }],
    ['venditaMateriale', { venditaMateriale: 'x' }],
    ['dataOrdine', { dataOrdine: '2026-02-30' }],
    ['dataConsegna', { dataConsegna: '20/11/2026' }],
    ['dataArrivo', { dataArrivo: '1026-01-01' }],
    ['rilievo', { rilievo: 'FORSE' }],
    ['co', { co: 'FATTO' }],
    ['magazzino', { magazzino: 'x'.repeat(51) }],
    ['rigaOrdinePk', { rigaOrdinePk: -3 }],
    ['domanda1', { domanda1: 'boh' }],
    ['note', { note: 'x'.repeat(5001) }],
    ['numeroDocumento', { numeroDocumento: 'a\nb' }],
  ])('refuses at %s: %j', async (field, different) => {
    expect([...new Set((await errors({ ...GOOD, ...different })).map(([column]) => column))]).toEqual([field])
  })

  test.each([
    [{ ...ARRIVATO, dataArrivo: null }, [['dataArrivo', ARRIVO_REQUIRED]]],
    [{ ...ARRIVATO, dataArrivo: '' }, [['dataArrivo', ARRIVO_REQUIRED]]],
    [{ ...GOOD, stato: 'CONFERMATO' }, []],
    [ARRIVATO, []],
    [LEGNO, []],
    [{ ...LEGNO, domanda1Legno: null }, [['domanda1Legno', DOMANDA1_REQUIRED]]],
    [{ ...LEGNO, domanda2Legno: '' }, [['domanda2Legno', DOMANDA2_REQUIRED]]],
    [{ ...LEGNO, stato: 'INVIATO', domanda1Legno: null, domanda2Legno: '' }, []],
    [{ ...LEGNO, domanda2Legno: 'FSC' }, [['numeroDocumento', DOCUMENTO_REQUIRED]]],
    [{ ...LEGNO, domanda2Legno: 'PEFC', stato: '' }, [['numeroDocumento', DOCUMENTO_REQUIRED]]],
    [{ ...LEGNO, domanda2Legno: 'PEFC', numeroDocumento: 'DDT 1' }, []],
    [{ ...ARRIVATO, domanda2Legno: 'FSC' }, []],
  ])('what an arrival asks for: %j', async (values, expected) => {
    expect(await errors(values)).toEqual(expected)
    expect(await errors(values, statoSchema)).toEqual(expected)
  })

  test('the exact words', () => {
    expect([ARRIVO_REQUIRED, DOMANDA1_REQUIRED, DOMANDA2_REQUIRED, DOCUMENTO_REQUIRED]).toEqual([
      'La data di consegna effettiva è obbligatoria se lo stato è ARRIVATO',
      'La risposta alla domanda 1 è obbligatoria se lo stato è ARRIVATO e la tipologia è legno',
      'La risposta alla domanda 2 è obbligatoria se lo stato è ARRIVATO e la tipologia è legno',
      'Il numero documento è obbligatorio se la domanda 2 è FSC o PEFC e la tipologia è legno',
    ])
  })
})

test.each([
  [{ rilievo: null, co: null }, { rilievo: 'FATTO', co: 'INVIATA' }, null],
  [{ rilievo: 'DA_FARE', co: 'DA_FARE' }, { rilievo: 'FATTO', co: null }, null],
  [{ rilievo: 'FATTO', co: null }, { rilievo: 'FATTO', co: 'DA_FARE' }, null],
  [{ rilievo: 'FATTO', co: null }, { rilievo: 'DA_FARE', co: null }, 'rilievo'],
  [{ rilievo: 'FATTO', co: null }, { rilievo: null, co: null }, 'rilievo'],
  [{ rilievo: null, co: 'INVIATA' }, { rilievo: null, co: 'DA_FARE' }, 'co'],
] as const)('rilievo and CO go forward only: %j → %j', (before, after, field) => {
  expect(isStepBack(before, after)?.field ?? null).toBe(field)
})

test('why one stays', () => {
  const next = { tipologia: 'legno', fornitore: 'Rossi', stato: 'DA_FARE', spedito: false, arrivato: false }
  expect([inProgressReason(next), inProgressReason({ ...next, stato: '' })]).toEqual([null, null])
  expect(inProgressReason({ ...next, stato: 'ARRIVATO' })).toContain('«legno da Rossi – ARRIVATO» è già avviato')
  expect(inProgressReason({ ...next, arrivato: true })).toContain('già avviato')
  expect(inProgressReason({ ...next, spedito: true })).toContain('La mail')
})

test.each([
  [100, 135, 35, 25.93],
  [0.1, 0.3, 0.2, 66.67],
  [120, 100, -20, -20],
  [10, 0, -10, null],
  [null, 100, null, null],
  [50, null, null, null],
])('cost %s and sale %s: added value %s, percent %s', (cost, vendita, value, percent) => {
  expect([addedValue(cost, vendita), marginePercentage(cost, vendita)]).toEqual([value, percent])
})
