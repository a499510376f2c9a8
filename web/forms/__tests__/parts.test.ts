import type { FormikProps } from 'formik'
import { describe, expect, test } from 'vitest'
import { partOf, partViews } from '../parts.ts'
import { shownError } from '../useFormField.ts'

const base = {
  values: { note: 'ciao', righe: [{ numero: 1 }, { numero: 0 }] },
  errors: { righe: [undefined, { numero: 'Troppo piccolo' }] },
  touched: {},
  submitCount: 0,
  status: { server: { 'righe[0].numero': { messaggio: 'Del server', valore: 1 } }, generali: [] },
  setFieldValue: () => undefined,
  setFieldTouched: () => undefined,
}
const form = (changes: object = {}) => ({ ...base, ...changes }) as unknown as FormikProps<object>
const part = (changes: object, ...names: string[]) => partOf(form(changes), partViews(form(changes), names))

describe('a part of a form', () => {
  test('has its own values under their own names, and no others', () => {
    expect(part({}, 'righe[1].numero').values).toEqual({ righe: [undefined, { numero: 0 }] })
    expect(part({}, 'note', 'righe[0]').values).toEqual({ note: 'ciao', righe: [{ numero: 1 }] })
  })

  test.each([
    ['before anybody was there', {}, undefined],
    ['once it was left', { touched: { righe: [undefined, { numero: true }] } }, 'Troppo piccolo'],
    ['after an attempt to save', { submitCount: 2 }, 'Troppo piccolo'],
  ])('shows the errors that the whole form would: %s', (_example, changes, error) => {
    expect(shownError(part(changes, 'righe[1]'), 'righe[1].numero')).toBe(error)
    expect(shownError(form(changes), 'righe[1].numero')).toBe(error)
  })

  test('shows what the server found, until the value changes', () => {
    expect(shownError(part({}, 'righe[0].numero'), 'righe[0].numero')).toBe('Del server')
    const changed = { values: { righe: [{ numero: 2 }] } }
    expect(shownError(part(changed, 'righe[0].numero'), 'righe[0].numero')).toBeUndefined()
  })

  test('what is wrong with a list as a whole is not said of its items', () => {
    const whole = form({ values: { giorni: [0, 0] }, errors: { giorni: 'Serve un giorno' }, submitCount: 1 })
    expect(shownError(whole, 'giorni')).toBe('Serve un giorno')
    expect(shownError(whole, 'giorni[0]')).toBeUndefined()
  })

  test.each([
    ['another line is typed in', { values: { ...base.values, note: 'altro' } }],
    ['another line is left', { touched: { note: true } }],
    ['a form without errors here is sent', { submitCount: 1 }],
    ['the server finds something elsewhere', { status: { server: { note: { messaggio: 'x', valore: '' } } } }],
  ])('looks the same while %s', (_example, changes) => {
    const before = partViews(form({ status: { server: {}, generali: [] } }), ['righe[0]'])
    expect(partViews(form({ status: { server: {}, generali: [] }, ...changes }), ['righe[0]'])).toEqual(before)
  })
})
