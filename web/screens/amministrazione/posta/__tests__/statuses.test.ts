import { expect, test } from 'vitest'
import type { MailStatus } from '#platform/mail/rules.ts'
import { postaUrlState } from '../postaUrlState.ts'
import { concernsOf, contextInWords, sendTimeInWords } from '../statuses.ts'

const now = new Date('2026-03-02T10:00:00Z')

test.each<[MailStatus, string, boolean, string]>([
  ['INVIATA', '2026-03-01T10:00:00Z', true, '01-03-2026 12:30'],
  ['IN_INVIO', '2026-03-01T10:00:00Z', true, 'adesso'],
  ['DA_INVIARE', '2026-03-02T09:59:00Z', true, 'appena possibile'],
  ['DA_INVIARE', '2026-03-02T09:59:00Z', false, 'con un server di posta'],
  ['DA_INVIARE', '2026-03-02T10:05:00Z', true, 'dal 02-03-2026 11:05'],
  ['SOSPESA', '2026-03-01T10:00:00Z', true, 'quando viene ripresa'],
  ['FALLITA', '2026-03-01T10:00:00Z', true, ''],
  ['ANNULLATA', '2026-03-01T10:00:00Z', true, ''],
])('%s, due %s, with server %s: %j', (stato, inviaDal, configured, wait) => {
  const inviataIl = stato === 'INVIATA' ? '2026-03-01T11:30:00Z' : null
  expect(sendTimeInWords({ stato, inviaDal, inviataIl }, configured, now)).toBe(wait)
})

test('a mail leads to the quote it is about, and nowhere when it is about something else', () => {
  expect(concernsOf({ contesto: 'Preventivo', contestoPk: 12, numeroCommessa: null })).toEqual({
    text: 'Preventivo 12',
    href: '/preventivi/#/12',
  })
  expect(concernsOf({ contesto: 'Ordine', contestoPk: 7, numeroCommessa: '26/7' })).toEqual({
    text: 'Ordine 26/7',
    href: '/planner/#/ordini/7',
  })
  expect(concernsOf({ contesto: 'DomandaOfferta', contestoPk: 9, numeroCommessa: null })).toEqual({
    text: 'Offerta 9',
    href: '/offerte/#/9',
  })
  expect(concernsOf({ contesto: 'Preventivo', contestoPk: null, numeroCommessa: null })).toBeNull()
  expect(concernsOf({ contesto: '', contestoPk: null, numeroCommessa: null })).toBeNull()
})

test.each([
  ['OrdineFornitore', 'Ordine fornitore 5'],
  ['LinkCliente', 'Link del cliente'],
  ['CodiceFirma', 'Codice per firmare'],
  ['Sollecito', 'Sollecito a un fornitore'],
  ['RitardoFornitore', 'Ritardo di un fornitore'],
  ['Promemoria', 'Promemoria'],
  ['RecuperoPassword', 'Nuova password'],
  ['NuovaCosa', 'Nuova cosa'],
  ['', ''],
])('what a mail of %j is about is told in words: %j', (context, words) => {
  expect(contextInWords({ contesto: context, contestoPk: 5 })).toBe(words)
})

test.each([
  ['', { filtro: { stato: null, testo: null }, pagina: 1, perPagina: 25, ordinamento: null }],
  [
    'stato=FALLITA&cerca=rossi&pagina=2&ordina=-oggetto&mail=4',
    { filtro: { stato: 'FALLITA', testo: 'rossi' }, pagina: 2, perPagina: 25, ordinamento: ['OGGETTO_DESC'] },
  ],
  ['stato=ALTRO&ordina=corpo', { filtro: { stato: null, testo: null }, pagina: 1, perPagina: 25, ordinamento: null }],
])('the URL %j asks %j', (url, waits) => {
  expect(postaUrlState.variables(new URLSearchParams(url))).toEqual(waits)
})
