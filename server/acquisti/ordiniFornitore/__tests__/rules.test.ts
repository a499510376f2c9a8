import { describe, expect, test } from 'vitest'
import { validateInput } from '../../../platform/operation.ts'
import {
  ARRIVO_OBBLIGATORIO,
  DOCUMENTO_OBBLIGATORIO,
  DOMANDA1_OBBLIGATORIA,
  DOMANDA2_OBBLIGATORIA,
  isStepBack,
  motivoInCorso,
  ordineFornitoreSchema,
  percentualeMargine,
  statoSchema,
  valoreAggiunto,
} from '../rules.ts'

const BUONO = { ordine: 1, tipologia: 'vetro', fornitore: 2 }
const ARRIVATO = { ...BUONO, stato: 'ARRIVATO', dataArrivo: '2026-11-20' }
const LEGNO = { ...ARRIVATO, tipologia: 'legno', domanda1Legno: false, domanda2Legno: 'NO' }

const errori = async (valori: object, schema: Parameters<typeof validateInput>[0] = ordineFornitoreSchema) => {
  const rifiuto = await validateInput(schema, valori).then(
    () => ({ errors: [] }),
    (errore) => errore,
  )
  return (rifiuto.errors as { field: string; message: string }[]).map(({ field, message }) => [field, message])
}

describe('the form of a supplier order', () => {
  test('order, material and supplier are enough: it begins DA_FARE; a blank state stays blank', async () => {
    expect(await validateInput(ordineFornitoreSchema, BUONO)).toMatchObject({
      ...BUONO,
      stato: 'DA_FARE',
      valorePercentuale: null,
      dataArrivo: null,
      rilievo: null,
      rivendita: false,
    })
    expect(await validateInput(ordineFornitoreSchema, { ...BUONO, stato: null })).toMatchObject({ stato: '' })
  })

  test.each([
    ['ordine', { ordine: null }],
    ['tipologia', { tipologia: ' ' }],
    ['fornitore', { fornitore: '' }],
    ['fornitore', { fornitore: 1.5 }],
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
    ['magazzino', { magazzino: 'ALTRO' }],
    ['rigaOrdine', { rigaOrdine: -3 }],
    ['domanda1', { domanda1: 'boh' }],
    ['note', { note: 'x'.repeat(5001) }],
    ['numeroDocumento', { numeroDocumento: 'a\nb' }],
  ])('refuses at %s: %j', async (field, diverso) => {
    expect([...new Set((await errori({ ...BUONO, ...diverso })).map(([campo]) => campo))]).toEqual([field])
  })

  test.each([
    [{ ...ARRIVATO, dataArrivo: null }, [['dataArrivo', ARRIVO_OBBLIGATORIO]]],
    [{ ...ARRIVATO, dataArrivo: '' }, [['dataArrivo', ARRIVO_OBBLIGATORIO]]],
    [{ ...BUONO, stato: 'CONFERMATO' }, []],
    [ARRIVATO, []],
    [LEGNO, []],
    [{ ...LEGNO, domanda1Legno: null }, [['domanda1Legno', DOMANDA1_OBBLIGATORIA]]],
    [{ ...LEGNO, domanda2Legno: '' }, [['domanda2Legno', DOMANDA2_OBBLIGATORIA]]],
    [{ ...LEGNO, stato: 'INVIATO', domanda1Legno: null, domanda2Legno: '' }, []],
    [{ ...LEGNO, domanda2Legno: 'FSC' }, [['numeroDocumento', DOCUMENTO_OBBLIGATORIO]]],
    [{ ...LEGNO, domanda2Legno: 'PEFC', stato: '' }, [['numeroDocumento', DOCUMENTO_OBBLIGATORIO]]],
    [{ ...LEGNO, domanda2Legno: 'PEFC', numeroDocumento: 'DDT 1' }, []],
    [{ ...ARRIVATO, domanda2Legno: 'FSC' }, []],
  ])('what an arrival asks for: %j', async (valori, attesi) => {
    expect(await errori(valori)).toEqual(attesi)
    expect(await errori(valori, statoSchema)).toEqual(attesi)
  })

  test('the exact words', () => {
    expect([ARRIVO_OBBLIGATORIO, DOMANDA1_OBBLIGATORIA, DOMANDA2_OBBLIGATORIA, DOCUMENTO_OBBLIGATORIO]).toEqual([
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
] as const)('rilievo and CO go forward only: %j → %j', (prima, dopo, field) => {
  expect(isStepBack(prima, dopo)?.field ?? null).toBe(field)
})

test('why one stays', () => {
  const nuovo = { tipologia: 'legno', fornitore: 'Rossi', stato: 'DA_FARE', spedito: false, arrivato: false }
  expect([motivoInCorso(nuovo), motivoInCorso({ ...nuovo, stato: '' })]).toEqual([null, null])
  expect(motivoInCorso({ ...nuovo, stato: 'ARRIVATO' })).toContain('«legno da Rossi – ARRIVATO» è già avviato')
  expect(motivoInCorso({ ...nuovo, arrivato: true })).toContain('già avviato')
  expect(motivoInCorso({ ...nuovo, spedito: true })).toContain('La mail')
})

test.each([
  [100, 135, 35, 25.93],
  [0.1, 0.3, 0.2, 66.67],
  [120, 100, -20, -20],
  [10, 0, -10, null],
  [null, 100, null, null],
  [50, null, null, null],
])('cost %s and sale %s: added value %s, percent %s', (costo, vendita, valore, percento) => {
  expect([valoreAggiunto(costo, vendita), percentualeMargine(costo, vendita)]).toEqual([valore, percento])
})
