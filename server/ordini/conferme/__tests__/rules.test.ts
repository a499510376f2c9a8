import { describe, expect, test } from 'vitest'
import { etichettaConferma, motivoNonInviabile, statoConferma } from '../rules.ts'

const giorno = new Date('2026-11-20T10:00:00Z')

describe('the state of a confirmation is derived', () => {
  test.each([
    ['nothing yet', { dataInvio: null, firmato: false, dataConsegna: null }, 'non_inviato'],
    ['signed, without an order', { dataInvio: null, firmato: true, dataConsegna: null }, 'non_inviato'],
    ['planned, not signed', { dataInvio: null, firmato: false, dataConsegna: giorno }, 'non_inviato'],
    ['signed and planned', { dataInvio: null, firmato: true, dataConsegna: giorno }, 'in_attesa'],
    ['sent, whatever has become of the rest', { dataInvio: giorno, firmato: false, dataConsegna: null }, 'inviato'],
  ] as const)('%s', (_nome, fatti, atteso) => {
    expect(statoConferma(fatti)).toBe(atteso)
  })

  test('only what waits may be sent; the others say what is missing', () => {
    for (const dataInvio of [null, giorno]) {
      for (const firmato of [false, true]) {
        for (const collegata of [false, true]) {
          for (const dataConsegna of collegata ? [null, giorno] : [null]) {
            const fatti = { dataInvio, firmato, dataConsegna }
            const motivo = motivoNonInviabile({ ...fatti, collegata })
            expect(motivo === null).toBe(statoConferma(fatti) === 'in_attesa')
          }
        }
      }
    }
  })

  test('the badge', () => {
    expect(etichettaConferma('inviato', giorno)).toBe('INVIATO 20-11-2026')
    expect(etichettaConferma('in_attesa', null)).toBe('IN ATTESA')
    expect(etichettaConferma('non_inviato', null)).toBe('NON INVIATO')
  })
})
