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
const ora = '2026-11-21T10:00:00.000Z'

test.each([
  [{}, ''],
  [{ stato: { stato: 'Accettato' } }, 'stato «Accettato»'],
  [{ stato: null }, 'nessuno stato'],
  [{ agente }, 'agente Giulia Marchetti'],
  [{ emailInviataIl: ora, emailInviataAgenteIl: ora }, 'e-mail al cliente in uscita, e-mail all’agente in uscita'],
  [{ eliminato: true, stato: { stato: 'Rifiutato' } }, 'stato «Rifiutato», eliminato'],
])('%j → %s', (changes, frase) => {
  expect(preventivoDifferences(preventivo, { ...preventivo, ...changes })).toBe(frase)
})

test('what was is taken away', () => {
  const prima = { ...preventivo, agente, emailInviataAgenteIl: ora, eliminato: true }
  expect(preventivoDifferences(prima, preventivo)).toBe('nessun agente, ripristinato')
})
