import { expect, test } from 'vitest'
import { UploadFailed, UploadRefused } from '../../relay/sendFile.ts'
import { documentedNames, sentFormConflict, sentFormErrors } from '../uploads/sentForm.ts'

const names = documentedNames(['nomeCliente', 'preventivoDaFirmare', 'note'], { note: 'notes' })

test('fields are called as the documented API calls them', () => {
  expect(names).toEqual({ nomeCliente: 'nome_cliente', preventivoDaFirmare: 'preventivo_da_firmare', note: 'notes' })
})

test('a refusal is told beside its fields; what is on none is of the whole form', () => {
  const body = { nome_cliente: ['a', 'b'], preventivo_da_firmare: ['c'], non_field_errors: ['d'], ignoto: ['e'] }
  expect(sentFormErrors(new UploadRefused(body, 'tutto'), names)).toEqual([
    { field: 'nomeCliente', message: 'a' },
    { field: 'nomeCliente', message: 'b' },
    { field: 'preventivoDaFirmare', message: 'c' },
    { field: null, message: 'd' },
    { field: null, message: 'e' },
  ])
})

test.each([
  [new UploadRefused({ detail: 'Non trovato.' }, 'Non trovato.'), 'Non trovato.'],
  [new UploadRefused(null, 'Troppo grande.'), 'Troppo grande.'],
  [new UploadFailed(), new UploadFailed().message],
])('what names no field is told as it is: %s', (error, message) => {
  expect(sentFormErrors(error, names)).toEqual([{ field: null, message }])
  expect(sentFormConflict(error, names)).toBe(null)
})

test('a stale save is a conflict of the fields that the form has', () => {
  const body = { detail: 'Modificato', autore: 'Anna', versione: 3, campi: { nome_cliente: 'Verdi', altro: 1 } }
  const conflict = sentFormConflict(new UploadRefused(body, 'Modificato'), names)
  expect([conflict?.code, conflict?.extensions]).toEqual([
    'CONFLICT',
    { autore: 'Anna', versione: 3, campi: { nomeCliente: 'Verdi' } },
  ])
})
