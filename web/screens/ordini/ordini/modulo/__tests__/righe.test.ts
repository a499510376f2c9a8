import type { FormikState } from 'formik'
import { describe, expect, test } from 'vitest'
import { ridisponi } from '../righe/ridisponi.ts'
import { rigaNuova, type ValoriOrdine, valoriDi } from '../valori.ts'
import { lettura, rigaLetta } from './ordineDiProva.ts'

const values = valoriDi(lettura({ righe: [rigaLetta({ pk: 1 }), rigaLetta({ pk: 2 })] }))
const trovato = { messaggio: 'No', valore: 1 }
const stato = {
  values,
  errors: { note: 'lunga', righe: [undefined, { numero: 'Campo obbligatorio' }] },
  touched: { righe: [{}, { numero: true }] },
  status: { server: { 'righe[1].numero': trovato, note: trovato }, generali: ['ciao'] },
} as unknown as FormikState<ValoriOrdine>

describe('lines in another order', () => {
  test('what was found about a line goes with it', () => {
    const dopo = ridisponi(stato, [1, 0])
    expect(dopo.values.righe.map(({ id }) => id)).toEqual([2, 1])
    expect(dopo.errors).toEqual({ note: 'lunga', righe: [{ numero: 'Campo obbligatorio' }, undefined] })
    expect(dopo.touched.righe).toEqual([{ numero: true }, {}])
    expect(dopo.status).toEqual({ server: { 'righe[0].numero': trovato, note: trovato }, generali: ['ciao'] })
  })

  test('what was found about a removed line is forgotten', () => {
    const dopo = ridisponi(stato, [0])
    expect(dopo.values.righe).toHaveLength(1)
    expect(dopo.status).toEqual({ server: { note: trovato }, generali: ['ciao'] })
  })

  test('a new line has no findings yet', () => {
    const dopo = ridisponi(stato, [0, rigaNuova(false), 1])
    expect(dopo.errors.righe).toEqual([undefined, undefined, { numero: 'Campo obbligatorio' }])
    expect(dopo.status.server).toHaveProperty(['righe[2].numero'])
  })

  test('a finding about the lines as a whole does not outlive them', () => {
    expect(ridisponi({ ...stato, errors: { righe: 'Non più di 500 righe' } }, [0]).errors).toEqual({})
  })
})
