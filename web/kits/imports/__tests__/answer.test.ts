import { expect, test } from 'vitest'
import { NetworkError, RefusalError, ServerError } from '#relay/errors.ts'
import { UploadFailed } from '#relay/sendFile.ts'
import type { MutationOutcome } from '#relay/useOperation.ts'
import { importAnswerOf, importFault } from '../answer.ts'

const failed = (fault: Error) => importAnswerOf('ordini', { ok: false, errors: [], fault: fault }, () => null).errors

test('a fault without words says that the import failed, each in its own words', () => {
  expect(failed(new Error('Internal'))).toEqual(["Errore durante l'importanzione"])
  expect(failed(new ServerError('x', null))).toEqual(["Errore durante l'importanzione"])
  expect(importFault('tempi', new Error())).toEqual(["Errore durante l'importanzione dei tempi."])
  expect(importFault('righe', new Error())).toEqual(["Errore durante l'importazione"])
  expect(importFault('clienti', new UploadFailed())[0]).toBe("Errore durante l'importanzione")
  expect(failed(new NetworkError())).toHaveLength(2)
})

test('what the server says comes first', () => {
  const refused: MutationOutcome<never> = {
    ok: false,
    errors: [{ code: 'X', field: null, message: 'Riga 3' }],
    fault: null,
  }
  expect(importAnswerOf('ordini', refused, () => null).errors).toEqual(['Riga 3'])
  expect(failed(new RefusalError('FORBIDDEN', 'Non puoi'))).toEqual(['Non puoi'])
})
