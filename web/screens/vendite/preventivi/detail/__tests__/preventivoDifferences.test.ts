import { expect, test } from 'vitest'
import { preventivoDifferences } from '../preventivoDifferences.ts'

const preventivo = {
  eliminato: false,
  emailInviataIl: null,
  emailInviataAgenteIl: null,
  stato: { stato: 'Nuovo' },
  agente: null,
}
const agente = { user: { nome: 'Giulia Marchetti' } }
const hour = '2026-11-21T10:00:00.000Z'

test.each([
  [{}, ''],
  [{ stato: { stato: 'Accettato' } }, 'stato «Accettato»'],
  [{ stato: null }, 'nessuno stato'],
  [{ agente }, 'agente Giulia Marchetti'],
  [{ emailInviataIl: hour, emailInviataAgenteIl: hour }, 'e-mail al cliente in uscita, e-mail all’agente in uscita'],
  [{ eliminato: true, stato: { stato: 'Rifiutato' } }, 'stato «Rifiutato», eliminato'],
])('%j → %s', (changes, sentence) => {
  expect(preventivoDifferences(preventivo, { ...preventivo, ...changes })).toBe(sentence)
})

test('what was is taken away', () => {
  const before = { ...preventivo, agente, emailInviataAgenteIl: hour, eliminato: true }
  expect(preventivoDifferences(before, preventivo)).toBe('nessun agente, ripristinato')
})
