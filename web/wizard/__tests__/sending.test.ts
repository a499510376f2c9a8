import { expect, test } from 'vitest'
import { statusFromErrors } from '#forms/errors.ts'
import { emptyWizardForm, newSerramento } from '../formValues.ts'
import { bodyFromValues, refusedFields400, submissionKey } from '../sendPreventivo.ts'
import { refusedFields, wizardErrors } from '../wizardErrors.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

const modulo = {
  ...emptyWizardForm(wizardCatalogo),
  nomeCognome: 'Anna',
  serramenti: [newSerramento(1, wizardCatalogo)],
}

test('the same content has the same key, a corrected one another', () => {
  const key = submissionKey('abc', { nome: 'Anna', altezza: 1200 })
  expect(submissionKey('abc', { nome: 'Anna', altezza: 1200 })).toBe(key)
  expect(submissionKey('abc', { nome: 'Anna', altezza: 1201 })).not.toBe(key)
  expect(submissionKey('abd', { nome: 'Anna', altezza: 1200 })).not.toBe(key)
  expect(key).toMatch(/^abc-[0-9a-f]{1,16}$/)
})

test('the form goes out, and its refusals come back, under the names of the documented API', () => {
  const body = bodyFromValues({ ...modulo, famigliaPk: 1, valoreOpzionePks: [3] }) as Record<string, unknown>
  expect(body).toMatchObject({
    nome_cognome: 'Anna',
    famiglia: 1,
    valori_opzioni: [3],
    sito_web: '',
    serramenti: [{ tipo_serramento: 1, tipo_apertura: '', accessori: [], altezza: '' }],
  })
  expect(body.chiave_idempotenza).toMatch(/^.+-[0-9a-f]+$/)
  expect(JSON.stringify(body)).not.toMatch(/"chiave"|_pks?"/)
  expect(
    refusedFields400({
      nome_cognome: ['Devi inserire nome e cognome'],
      serramenti: [{}, { tipo_apertura: ['Manca'], accessori: ['Uno', 'Due'] }],
      non_field_errors: ['Insieme'],
    }),
  ).toEqual([
    { field: 'nomeCognome', message: 'Devi inserire nome e cognome' },
    { field: 'serramenti[1].tipoAperturaPk', message: 'Manca' },
    { field: 'serramenti[1].accessorioPks', message: 'Uno' },
    { field: 'serramenti[1].accessorioPks', message: 'Due' },
    { field: null, message: 'Insieme' },
  ])
  expect(refusedFields400({ serramenti: ['Serve almeno un serramento'] })).toEqual([
    { field: 'serramenti', message: 'Serve almeno un serramento' },
  ])
  expect(refusedFields400({ detail: 'JSON parse error' })).toEqual([{ field: null, message: 'JSON parse error' }])
})

test('errors stand where the fields are', () => {
  expect(wizardErrors(modulo, wizardCatalogo)).toMatchObject({
    famigliaPk: 'Campo obbligatorio',
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
