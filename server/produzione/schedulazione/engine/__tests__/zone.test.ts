// A server in another zone plans the same: the same orders in processes of their own.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilInstant, readEngineInstant, realInstant, writeInstant } from '../time.ts'

const schedule = fileURLToPath(new URL('pianoInZona.ts', import.meta.url))

function inZona(TZ: string): { zona: string; piani: unknown[] } {
  return JSON.parse(execFileSync(process.execPath, [schedule], { env: { ...process.env, TZ }, encoding: 'utf8' }))
}

test('the weeks of a change of the hour give the same dates in Rome, in UTC and in America', () => {
  const [roma, utc, america] = ['Europe/Rome', 'UTC', 'America/New_York'].map(inZona)
  expect([roma?.zona, utc?.zona, america?.zona]).toEqual(['Europe/Rome', 'UTC', 'America/New_York'])
  expect(utc?.piani).toEqual(roma?.piani)
  expect(america?.piani).toEqual(roma?.piani)
  expect(roma?.piani).toMatchObject([
    { banchi: ['2026-04-02 08:00:00', '2026-04-02 16:20:00'] },
    { banchi: ['2026-10-29 08:00:00', '2026-10-29 16:20:00'] },
  ])
})

test.each([
  ['2026-03-29T00:59:00Z', '2026-03-29 01:59:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01 00:00:00'],
])('%s is %s on the clocks in Italy', (data, civil) => {
  expect(writeInstant(civilInstant(new Date(data)))).toBe(civil)
})

test.each([
  ['2026-03-29 01:59:00', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-30 00:00:00', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25 00:00:00', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25 04:00:00', '2026-10-25T03:00:00.000Z'],
  ['2026-10-26 00:00:00', '2026-10-25T23:00:00.000Z'],
])('%s on the clocks is %s', (civil, data) => {
  const instant = readEngineInstant(civil) ?? 0
  expect(realInstant(instant).toISOString()).toBe(data)
  expect(civilInstant(realInstant(instant))).toBe(instant)
})

test('any instant is what the clocks in Italy show, asked once an hour or not', () => {
  const clocks = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' })
  const instants = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  const check = (data: Date) => {
    expect(writeInstant(civilInstant(data)).slice(0, 16)).toBe(clocks.format(data).slice(0, 16))
  }
  fc.assert(fc.property(instants, check), { numRuns: 2000 })
  // Every half hour around two changes.
  for (const change of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'])
    for (let n = -20; n < 20; n++) check(new Date(Date.parse(change) + n * 1_800_000))
  expect(() => civilInstant(new Date(Number.NaN))).toThrow(RangeError)
})
