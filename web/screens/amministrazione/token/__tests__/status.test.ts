import { expect, test } from 'vitest'
import { statoToken } from '../stato.ts'

const adesso = Date.parse('2026-11-22T12:00:00Z')
const tra = (giorni: number) => new Date(adesso + giorni * 86_400_000).toISOString()

test.each([
  [{ scadeIl: tra(365) }, 'Attivo', 'Scade il 22-11-2027'],
  [{ scadeIl: tra(14) }, 'Attivo', 'Scade il 06-12-2026'],
  [{ scadeIl: tra(13) }, 'In scadenza', 'Scade il 05-12-2026'],
  [{ scadeIl: tra(0), motivoNonValido: 'Scaduto.' }, 'Scaduto', 'Scaduto il 22-11-2026'],
  // The page was open while it ended.
  [{ scadeIl: tra(-1), motivoNonValido: null }, 'Scaduto', 'Scaduto il 21-11-2026'],
  [
    { scadeIl: tra(30), motivoNonValido: 'Chi l’ha creato è disattivato.' },
    'Sospeso',
    'Chi l’ha creato è disattivato.',
  ],
  [{ scadeIl: tra(-9), revocatoIl: tra(-10), motivoNonValido: 'Revocato.' }, 'Revocato', 'Revocato il 12-11-2026'],
])('%j', (token, parola, spiega) => {
  expect(statoToken(token, adesso)).toMatchObject({ parola, spiega })
})
