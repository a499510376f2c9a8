import { expect, test } from 'vitest'
import { origini, parolaOrigine, percorso, testoSegnalazione } from '../origini.ts'

test('every origin has its word; an unknown one shows as it is', () => {
  expect(origini.map((origine) => parolaOrigine(origine).parola)).toEqual(['Server', 'Pagina', 'Riportata'])
  expect(parolaOrigine('toString').parola).toBe('toString')
})

test('the text to copy holds what is known and leaves out what is not', () => {
  const guasto = {
    il: '2026-03-02T10:00:00Z',
    origine: 'server',
    messaggio: 'Via',
    url: '',
    requestId: 'r1',
    stack: 'at x',
  }
  expect(testoSegnalazione({ ...guasto, user: { nome: 'Anna' } })).toBe(
    'Quando: 02-03-2026 11:00\nOrigine: Server\nMessaggio: Via\nUtente: Anna\nRichiesta: r1\n\nat x',
  )
  expect(testoSegnalazione({ ...guasto, stack: '', user: null })).not.toMatch(/Utente|\n\n/)
})

test.each([
  ['https://serramenti.example/preventivi/#/12', '/preventivi/#/12'],
  ['/api/preventivi/', '/api/preventivi/'],
  ['', ''],
])('%j is shown as %j', (url, attesa) => {
  expect(percorso(url)).toBe(attesa)
})
