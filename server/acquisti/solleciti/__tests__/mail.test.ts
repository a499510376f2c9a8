import { expect, test } from 'vitest'
import { sollecitoMail } from '../mail.ts'
import { SOLLECITATO_TODAY, SOLLECITO_WITHOUT_INDIRIZZO, WITHOUT_RITARDI, whyNoSollecito } from '../rules.ts'

const asked = { email: 'a@b.example', ordini: 1, sollecitato: false }

test.each([
  [asked, false, null],
  [{ ...asked, ordini: 0 }, true, WITHOUT_RITARDI],
  [{ ...asked, email: '' }, true, SOLLECITO_WITHOUT_INDIRIZZO],
  [{ ...asked, sollecitato: true }, false, SOLLECITATO_TODAY],
  [{ ...asked, sollecitato: true }, true, null],
])('%j, wanted %s: %s', (facts, forza, reason) => expect(whyNoSollecito(facts, forza)).toBe(reason))

test('the mail lists what is late, escaped, above who writes', () => {
  const ordine = { pk: 12, ordine: 3, numeroCommessa: '26/3', tipologia: 'vetro', riferimento: '<b>Villa</b>' }
  const { oggetto, corpo } = sollecitoMail([{ ...ordine, dataConsegna: '2026-11-20', mancanti: [] }], '<p>Noi</p>')
  expect(oggetto).toBe('Sollecito: 1 ordine in ritardo')
  expect(corpo).toContain('<td>12</td><td>26/3</td><td>&lt;b&gt;Villa&lt;/b&gt;</td><td>vetro</td><td>20-11-2026</td>')
  expect(corpo.endsWith('<p>Noi</p>')).toBe(true)
  expect(corpo).toContain('il materiale non ci risulta arrivato. Chiediamo')
})

test('of what came in part it says what is short', () => {
  const ordine = { pk: 12, ordine: 3, numeroCommessa: '26/3', tipologia: 'vetro', riferimento: '' }
  const mancanti = ['V<1>: 7 di 10 pz', 'V2: 1 di 1']
  const { corpo } = sollecitoMail([{ ...ordine, dataConsegna: '2026-11-20', mancanti }], '')
  expect(corpo).toContain('il materiale non ci risulta arrivato per intero. Chiediamo')
  expect(corpo).toContain('<td>vetro (mancano V&lt;1&gt;: 7 di 10 pz; V2: 1 di 1)</td>')
})
