import { expect, test } from 'vitest'
import { FAULT_ORIGINS } from '#amministrazione/segnalazioni/rules.ts'
import { faultPath, originWord, segnalazioneText } from '../origins.ts'

test('every origin has its word; an unknown one shows as it is', () => {
  expect(FAULT_ORIGINS.map((origin) => originWord(origin).word)).toEqual(['Server', 'Pagina', 'Riportata'])
  expect(originWord('toString').word).toBe('toString')
})

test('the text to copy holds what is known and leaves out what is not', () => {
  const fault = {
    il: '2026-03-02T10:00:00Z',
    origine: 'server',
    messaggio: 'Via',
    url: '',
    requestId: 'r1',
    stack: 'at x',
  }
  expect(segnalazioneText({ ...fault, user: { nome: 'Anna' } })).toBe(
    'Quando: 02-03-2026 11:00\nOrigine: Server\nMessaggio: Via\nUtente: Anna\nRichiesta: r1\n\nat x',
  )
  expect(segnalazioneText({ ...fault, stack: '', user: null })).not.toMatch(/Utente|\n\n/)
})

test.each([
  ['https://serramenti.example/preventivi/#/12', '/preventivi/#/12'],
  ['/api/preventivi/', '/api/preventivi/'],
  ['', ''],
])('%j is shown as %j', (url, wait) => {
  expect(faultPath(url)).toBe(wait)
})
