import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { base32Of, stepOf, stepOfCode, totpAddress, totpCode } from '../totp.ts'
import { seal, unseal } from '../vault.ts'

const SECRET = Buffer.from('12345678901234567890')

test('the test vectors of RFC 6238, SHA-1', () => {
  const vectors = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const
  for (const [seconds, code] of vectors) expect(totpCode(SECRET, stepOf(seconds * 1000), 8)).toBe(code)
})

test('the test vectors of RFC 4226', () => {
  const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')
  expect(codes.map((_code, counter) => totpCode(SECRET, counter))).toEqual(codes)
})

test('the test vectors of RFC 4648 for base 32, without padding', () => {
  const vectors = {
    '': '',
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  }
  for (const [text, encoded] of Object.entries(vectors)) expect(base32Of(Buffer.from(text))).toBe(encoded)
})

test('a code is of its half minute, the one before and the one after', () => {
  const now = 1_234_567_890_000
  const step = stepOf(now)
  for (const drift of [-1, 0, 1]) expect(stepOfCode(SECRET, totpCode(SECRET, step + drift), now)).toBe(step + drift)
  for (const drift of [-2, 2, 100]) expect(stepOfCode(SECRET, totpCode(SECRET, step + drift), now)).toBeNull()
  expect(stepOfCode(SECRET, '', now)).toBeNull()
})

test('the address names company and user', () => {
  const address = totpAddress(SECRET, 'Serramenti Più S.r.l.', 'anna@example.it')
  expect(address).toBe(
    'otpauth://totp/Serramenti%20Pi%C3%B9%20S.r.l.:anna%40example.it?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Serramenti%20Pi%C3%B9%20S.r.l.',
  )
})

test('what is sealed opens with the same key and for the same purpose only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vault-'))
  const settings = { dataDir, secretKey: undefined }
  const sealed = seal(settings, 'totp:1', SECRET)
  expect(unseal(settings, 'totp:1', sealed)).toEqual(SECRET)
  expect(unseal(settings, 'totp:2', sealed)).toBeNull()
  expect(unseal({ dataDir, secretKey: 'k'.repeat(32) }, 'totp:1', sealed)).toBeNull()
  expect(unseal(settings, 'totp:1', `${sealed.slice(0, -2)}AA`)).toBeNull()
  expect(unseal(settings, 'totp:1', 'v1.')).toBeNull()
  const key = join(dataDir, 'secret.key')
  expect(statSync(key).mode & 0o777).toBe(0o600)
  expect(readFileSync(key, 'utf8')).toHaveLength(43)
  rmSync(dataDir, { recursive: true })
})
