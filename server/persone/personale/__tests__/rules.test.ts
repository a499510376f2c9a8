import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { personaSchema } from '../rules.ts'

const valid = { nome: 'Nicolò', reparto: 'banchi', dataInizio: '2026-02-01', dataFine: null }

function errors(different: object): Record<string, string> {
  try {
    personaSchema.validateSync({ ...valid, ...different }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

describe('the form of a person', () => {
  test.each<[string, object, Record<string, string>]>([
    ['as it is', {}, {}],
    ['one day of work', { dataFine: '2026-02-01' }, {}],
    ['an empty last day is none', { dataFine: '' }, {}],
    ['no name', { nome: ' ' }, { nome: 'Campo obbligatorio' }],
    ['no department', { reparto: '' }, { reparto: 'Campo obbligatorio' }],
    ['a department of which the rules know nothing', { reparto: 'magazzino' }, {}],
    ['no department', { reparto: '' }, { reparto: 'Campo obbligatorio' }],
    ['no first day', { dataInizio: '' }, { dataInizio: 'Campo obbligatorio' }],
    [
      'leaves before coming',
      { dataFine: '2026-01-31' },
      { dataFine: 'Data fine deve essere maggiore alla data inizio: 01-02-2026' },
    ],
    ['the year 1899', { dataInizio: '1899-12-31' }, { dataInizio: "L'anno deve stare fra 1900 e 2199." }],
    ['the year 9999', { dataFine: '9999-12-31' }, { dataFine: "L'anno deve stare fra 1900 e 2199." }],
    [
      'a day that is not',
      { dataInizio: '2026-02-30' },
      { dataInizio: 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.' },
    ],
  ])('%s', (_what, different, expected) => expect(errors(different)).toEqual(expected))
})
