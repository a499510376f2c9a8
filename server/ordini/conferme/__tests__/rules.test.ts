import { describe, expect, test } from 'vitest'
import { confermaLabel, motivoNonInviabile, statoConferma } from '../rules.ts'

const day = new Date('2026-11-20T10:00:00Z')

describe('the state of a confirmation is derived', () => {
  test.each([
    ['nothing yet', { dataInvio: null, firmato: false, dataConsegna: null }, 'non_inviato'],
    ['signed, without an order', { dataInvio: null, firmato: true, dataConsegna: null }, 'non_inviato'],
    ['planned, not signed', { dataInvio: null, firmato: false, dataConsegna: day }, 'non_inviato'],
    ['signed and planned', { dataInvio: null, firmato: true, dataConsegna: day }, 'in_attesa'],
    ['sent, whatever has become of the rest', { dataInvio: day, firmato: false, dataConsegna: null }, 'inviato'],
  ] as const)('%s', (_name, done, expected) => {
    expect(statoConferma(done)).toBe(expected)
  })

  test('only what waits may be sent; the others say what is missing', () => {
    for (const dataInvio of [null, day]) {
      for (const firmato of [false, true]) {
        for (const linked of [false, true]) {
          for (const dataConsegna of linked ? [null, day] : [null]) {
            const done = { dataInvio, firmato, dataConsegna }
            const reason = motivoNonInviabile({ ...done, collegata: linked })
            expect(reason === null).toBe(statoConferma(done) === 'in_attesa')
          }
        }
      }
    }
  })

  test('the badge', () => {
    expect(confermaLabel('inviato', day)).toBe('INVIATO 20-11-2026')
    expect(confermaLabel('in_attesa', null)).toBe('IN ATTESA')
    expect(confermaLabel('non_inviato', null)).toBe('NON INVIATO')
  })
})
