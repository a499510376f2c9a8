import { describe, expect, test } from 'vitest'
import { isAddress, MAIL_ATTEMPTS, waitAfter, whyNotAllowed } from '#platform/mail/rules.ts'

describe('isAddress', () => {
  test.each(['a@b.it', 'mario.rossi+preventivi@sub.example.com', "o'neil@example.it", 'x_1@a-b.co'])('%s', (text) => {
    expect(isAddress(text)).toBe(true)
  })
  test.each([
    '',
    'a',
    'a@',
    '@b.it',
    'a@b',
    'a b@c.it',
    'a@b..it',
    'a..b@c.it',
    'a@-b.it',
    'a@b.it,c@d.it',
    'a@b.it;c@d.it',
    'Nome <a@b.it>',
    '"a"@b.it',
    'a@b.it\r\nBcc: x@y.it',
    'a@b.it\n',
    'a@b.it\0',
    'a@b.it ',
    'à@b.it',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b.it`,
    `a@${'b'.repeat(250)}.it`,
    'group:a@b.it;',
  ])('not %j', (text) => {
    expect(isAddress(text)).toBe(false)
  })
})

test('ten tries in about a day, each wait longer', () => {
  const waits = Array.from({ length: MAIL_ATTEMPTS }, (_none, n) => waitAfter(n + 1))
  expect(waits.at(-1)).toBeNull()
  const seconds = waits.slice(0, -1) as number[]
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b))
  const hours = seconds.reduce((sum, wait) => sum + wait, 0) / 3600
  expect(hours).toBeGreaterThan(18)
  expect(hours).toBeLessThan(26)
})

test('a mail that has left, or is leaving, can no longer be touched', () => {
  for (const action of ['sospendi', 'riprendi', 'annulla', 'modifica', 'riprova'] as const) {
    expect(whyNotAllowed(action, 'INVIATA')).toBe('Il messaggio è già stato inviato.')
    expect(whyNotAllowed(action, 'IN_INVIO')).toBe('Il messaggio è in corso di invio.')
  }
  expect(whyNotAllowed('riprendi', 'SOSPESA')).toBeNull()
  expect(whyNotAllowed('riprendi', 'DA_INVIARE')).not.toBeNull()
})
