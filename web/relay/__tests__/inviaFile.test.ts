import { expect, test } from 'vitest'
import { messaggioRifiuto } from '../inviaFile.ts'

const generale = 'Il caricamento non è riuscito: controlla la connessione e riprova.'

test.each([
  [{ allegato: ['Il file inviato è vuoto.'] }, 'Il file inviato è vuoto.'],
  [{ allegato: ['Uno.', 'Due.'], non_field_errors: ['Uno.'] }, 'Uno. Due.'],
  [{ detail: 'Non trovato.' }, 'Non trovato.'],
  [['Una lista.'], 'Una lista.'],
  [null, generale],
  ['', ''],
  [{}, generale],
])('%j is told as %s', (corpo, atteso) => {
  expect(messaggioRifiuto(corpo)).toBe(atteso || generale)
})
