import { expect, test } from 'vitest'
import { statusFromErrors } from '../../forms/errors.ts'
import { emptyWizardForm, newSerramento } from '../formValues.ts'
import { submissionKey } from '../submissionKey.ts'
import { refusedFields, wizardErrors } from '../wizardErrors.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

const modulo = {
  ...emptyWizardForm(wizardCatalogo),
  nomeCognome: 'Anna',
  serramenti: [newSerramento(1, wizardCatalogo)],
}

test('the same content has the same key, a corrected one another', () => {
  const chiave = submissionKey('abc', { nome: 'Anna', altezza: 1200 })
  expect(submissionKey('abc', { nome: 'Anna', altezza: 1200 })).toBe(chiave)
  expect(submissionKey('abc', { nome: 'Anna', altezza: 1201 })).not.toBe(chiave)
  expect(submissionKey('abd', { nome: 'Anna', altezza: 1200 })).not.toBe(chiave)
  expect(chiave).toMatch(/^abc-[0-9a-f]{1,16}$/)
})

test('errors stand where the fields are', () => {
  expect(wizardErrors(modulo, wizardCatalogo)).toMatchObject({
    famiglia: 'Campo obbligatorio',
    serramenti: [{ altezza: 'Devi inserire un altezza serramento' }],
  })
})

test('a refused field is listed until it changes, in the order of the steps', () => {
  const stato = statusFromErrors(
    [
      { field: 'nomeCognome', message: 'Non valido' },
      { field: 'serramenti[0].altezza', message: 'Fuori misura' },
    ],
    modulo,
  )
  expect(refusedFields(stato, modulo)).toEqual([
    { path: 'serramenti[0].altezza', label: 'Serramento 1: altezza', passo: 2, messaggio: 'Fuori misura' },
    { path: 'nomeCognome', label: 'Nome e cognome', passo: 3, messaggio: 'Non valido' },
  ])
  expect(refusedFields(stato, { ...modulo, nomeCognome: 'Anna Rossi' }).map(({ path }) => path)).toEqual([
    'serramenti[0].altezza',
  ])
})
