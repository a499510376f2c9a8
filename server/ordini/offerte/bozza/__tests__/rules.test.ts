import { describe, expect, test } from 'vitest'
import { draftWords, expiredWords, shownVersione } from '../rules.ts'

describe('shownVersione', () => {
  const version = (numero: number, stato: Parameters<typeof shownVersione>[0][number]['stato']) => ({ numero, stato })
  test.each([
    ['the only draft', [version(1, 'BOZZA')], 1],
    ['what the customer holds, while the next is written', [version(2, 'BOZZA'), version(1, 'INVIATA')], 1],
    ['what the customer refused, while the next is written', [version(2, 'BOZZA'), version(1, 'RIFIUTATA')], 1],
    ['the last that was sent', [version(3, 'BOZZA'), version(2, 'INVIATA'), version(1, 'SOSTITUITA')], 2],
    ['the accepted one before a draft that went with it', [version(2, 'RITIRATA'), version(1, 'ACCETTATA')], 1],
  ] as const)('%s', (_words, versioni, numero) => {
    expect(shownVersione(versioni)?.numero).toBe(numero)
    expect(shownVersione([...versioni].reverse())?.numero).toBe(numero)
  })
  test('none of none', () => expect(shownVersione([])).toBeUndefined())
})

describe('draftWords', () => {
  const sent = { numero: 2, stato: 'INVIATA' } as const
  const draft = { numero: 3, stato: 'BOZZA' } as const
  test('say who holds what, to both versions; nothing where there is one alone', () => {
    expect(draftWords(draft, [draft, sent])).toBe(
      'Il cliente ha la versione 2, che vale e si può accettare finché questa, in bozza, non è inviata.',
    )
    expect(draftWords(sent, [draft, sent])).toBe(
      'Il cliente ha questa versione; la 3 è in bozza, e la sostituisce quando è inviata.',
    )
    expect(draftWords(draft, [draft])).toBeNull()
    expect(draftWords(sent, [sent])).toBeNull()
    expect(draftWords({ ...sent, stato: 'RIFIUTATA' }, [draft, { ...sent, stato: 'RIFIUTATA' }])).toBe(
      'La versione 3 è in bozza.',
    )
    expect(draftWords(draft, [draft, { ...sent, stato: 'SCADUTA' }])).toBe(
      'La versione 2, che il cliente ha, è scaduta.',
    )
    expect(draftWords({ numero: 1, stato: 'SOSTITUITA' }, [draft, sent, { numero: 1, stato: 'SOSTITUITA' }])).toBeNull()
  })
})

test('of one that has expired the house is told how it goes on, as far as it may', () => {
  const told =
    'È scaduta il 14-11-2026: il cliente non può più accettarla da sé. Per prolungarla fai una nuova versione e inviala'
  expect(expiredWords('2026-11-14', false)).toBe(`${told}.`)
  expect(expiredWords('2026-11-14', true)).toBe(`${told}; se ha accettato lo stesso, segnalo dal menu.`)
})
