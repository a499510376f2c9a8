import { expect, test } from 'vitest'
import { statoToken } from '../stato.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const among = (days: number) => new Date(now + days * 86_400_000).toISOString()

test.each([
  [{ scadeIl: among(365) }, 'Attivo', 'Scade il 22-11-2027'],
  [{ scadeIl: among(14) }, 'Attivo', 'Scade il 06-12-2026'],
  [{ scadeIl: among(13) }, 'In scadenza', 'Scade il 05-12-2026'],
  [{ scadeIl: among(0), motivoNonValido: 'Scaduto.' }, 'Scaduto', 'Scaduto il 22-11-2026'],
  // The page was open while it ended.
  [{ scadeIl: among(-1), motivoNonValido: null }, 'Scaduto', 'Scaduto il 21-11-2026'],
  [
    { scadeIl: among(30), motivoNonValido: 'Chi l’ha creato è disattivato.' },
    'Sospeso',
    'Chi l’ha creato è disattivato.',
  ],
  [{ scadeIl: among(-9), revocatoIl: among(-10), motivoNonValido: 'Revocato.' }, 'Revocato', 'Revocato il 12-11-2026'],
])('%j', (token, word, explain) => {
  expect(statoToken(token, now)).toMatchObject({ word, spiega: explain })
})
