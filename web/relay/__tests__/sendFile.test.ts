import { expect, test } from 'vitest'
import { refusalMessage } from '../sendFile.ts'

const generale = 'Il caricamento non è riuscito: controlla la connessione e riprova.'

test.each([
  [{ allegato: ['Il file inviato è vuoto.'] }, 'Il file inviato è vuoto.'],
  [{ allegato: ['Uno.', 'Due.'], non_field_errors: ['Uno.'] }, 'Uno. Due.'],
  [{ detail: 'Non trovato.' }, 'Non trovato.'],
  [{ detail: 'Errore del server.', request_id: '0b5e' }, 'Errore del server.'],
  [['Una lista.'], 'Una lista.'],
  [null, generale],
  ['', ''],
  [{}, generale],
])('%j is told as %s', (body, expected) => {
  expect(refusalMessage(body)).toBe(expected || generale)
})
