import { expect, test } from 'vitest'
import { sollecitoMail } from '../mail.ts'
import { SENZA_RITARDI, SOLLECITATO_OGGI, SOLLECITO_SENZA_INDIRIZZO, whyNoSollecito } from '../rules.ts'

const chiesto = { email: 'a@b.example', ordini: 1, sollecitato: false }

test.each([
  [chiesto, false, null],
  [{ ...chiesto, ordini: 0 }, true, SENZA_RITARDI],
  [{ ...chiesto, email: '' }, true, SOLLECITO_SENZA_INDIRIZZO],
  [{ ...chiesto, sollecitato: true }, false, SOLLECITATO_OGGI],
  [{ ...chiesto, sollecitato: true }, true, null],
])('%j, wanted %s: %s', (facts, forza, motivo) => expect(whyNoSollecito(facts, forza)).toBe(motivo))

test('the mail lists what is late, escaped, above who writes', () => {
  const ordine = { pk: 12, ordine: 3, numeroCommessa: '26/3', tipologia: 'vetro', riferimento: '<b>Villa</b>' }
  const { oggetto, corpo } = sollecitoMail([{ ...ordine, dataConsegna: '2026-11-20' }], '<p>Noi</p>')
  expect(oggetto).toBe('Sollecito: 1 ordine in ritardo')
  expect(corpo).toContain('<td>12</td><td>26/3</td><td>&lt;b&gt;Villa&lt;/b&gt;</td><td>vetro</td><td>20-11-2026</td>')
  expect(corpo.endsWith('<p>Noi</p>')).toBe(true)
})
