import type { FormikState } from 'formik'
import { describe, expect, test } from 'vitest'
import { newRiga, type OrdineFormValues, ordineFormValues } from '../formValues.ts'
import { rearrangeRows } from '../righe/rearrange.ts'
import { sampleRead, sampleReadRiga } from './sampleOrdine.ts'

const values = ordineFormValues(sampleRead({ righe: [sampleReadRiga({ pk: 1 }), sampleReadRiga({ pk: 2 })] }))
const found = { messaggio: 'No', valore: 1 }
const stato = {
  values,
  errors: { note: 'lunga', righe: [undefined, { numero: 'Campo obbligatorio' }] },
  touched: { righe: [{}, { numero: true }] },
  status: { server: { 'righe[1].numero': found, note: found }, generali: ['ciao'] },
} as FormikState<OrdineFormValues>

describe('lines in another order', () => {
  test('what was found about a line goes with it', () => {
    const after = rearrangeRows(stato, [1, 0])
    expect(after.values.righe.map(({ pk }) => pk)).toEqual([2, 1])
    expect(after.errors).toEqual({ note: 'lunga', righe: [{ numero: 'Campo obbligatorio' }, undefined] })
    expect(after.touched.righe).toEqual([{ numero: true }, {}])
    expect(after.status).toEqual({ server: { 'righe[0].numero': found, note: found }, generali: ['ciao'] })
  })

  test('what was found about a removed line is forgotten', () => {
    const after = rearrangeRows(stato, [0])
    expect(after.values.righe).toHaveLength(1)
    expect(after.status).toEqual({ server: { note: found }, generali: ['ciao'] })
  })

  test('a new line has no findings yet', () => {
    const after = rearrangeRows(stato, [0, newRiga(false), 1])
    expect(after.errors.righe).toEqual([undefined, undefined, { numero: 'Campo obbligatorio' }])
    expect(after.status.server).toHaveProperty(['righe[2].numero'])
  })

  test('a finding about the lines as a whole does not outlive them', () => {
    expect(rearrangeRows({ ...stato, errors: { righe: 'Non più di 500 righe' } }, [0]).errors).toEqual({})
  })
})
