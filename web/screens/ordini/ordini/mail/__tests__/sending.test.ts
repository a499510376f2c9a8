import { describe, expect, test } from 'vitest'
import { validateWith } from '#forms/errors.ts'
import { dayAndTime, INVALID_SEND_TIME, ordineMailFormSchema, sendInstant } from '../sending.ts'

describe('the time of a mail is Italian time', () => {
  test.each([
    ['2026-12-01', '08:30', '2026-12-01T07:30:00.000Z'],
    ['2026-07-01', '08:30', '2026-07-01T06:30:00.000Z'],
    // The day on which summer time begins.
    ['2027-03-28', '08:00', '2027-03-28T06:00:00.000Z'],
  ])('%s %s', (day, hour, instant) => {
    expect(sendInstant({ giorno: day, ora: hour })).toBe(instant)
    expect(dayAndTime(instant)).toEqual({ giorno: day, ora: hour })
  })

  test('without a day: when the office opens', () => {
    expect(sendInstant({ giorno: null, ora: '08:30' })).toBeNull()
    expect(dayAndTime(null)).toEqual({ giorno: null, ora: '08:00' })
  })
})

const errors = (changes: object) =>
  validateWith(ordineMailFormSchema, {
    statoInvioMail: 'in_attesa_invio',
    testoEmail: '<p>Ciao</p>',
    giorno: null,
    ora: '08:00',
    ...changes,
  })

describe('what may be saved', () => {
  test.each([
    [{}, {}],
    [{ testoEmail: '<p> </p>' }, { testoEmail: 'Campo obbligatorio' }],
    [{ testoEmail: '', statoInvioMail: null }, {}],
    [{ giorno: '2026-12-01', ora: '25:00' }, { ora: INVALID_SEND_TIME }],
    [{ giorno: null, ora: '' }, {}],
  ])('%j', async (changes, expected) => {
    expect(await errors(changes)).toEqual(expected)
  })
})
