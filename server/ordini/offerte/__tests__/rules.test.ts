import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nettoOf } from '#shared/money/money.ts'
import {
  noNewVersioneReason,
  notDecidableReason,
  notOpenReason,
  notSendableReason,
  offertaNotDeletableReason,
  offertaSchema,
  STATI_OFFERTA,
  statoOfferta,
} from '../rules.ts'
import { givenSconto, highestSconto, tooMuchReason } from '../sconti/rules.ts'
import { nettoRigaOfferta, totaliOfferta } from '../totali/rules.ts'

const euro = fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 100)
const percent = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)
const riga = fc.record({
  rivendita: fc.boolean(),
  listino: fc.option(euro),
  scontoArticolo: percent,
  iva: fc.constantFrom(0, 4, 10, 22),
})
const servizio = fc.record({ importo: euro, iva: fc.constantFrom(10, 22) })

describe('states', () => {
  test.each([
    ['INVIATA', '2026-11-30', '2026-11-30', 'INVIATA'],
    ['INVIATA', '2026-11-30', '2026-12-01', 'SCADUTA'],
    ['INVIATA', null, '2026-12-01', 'INVIATA'],
    ['ACCETTATA', '2026-11-30', '2026-12-01', 'ACCETTATA'],
    ['BOZZA', '2026-11-30', '2026-12-01', 'BOZZA'],
  ] as const)('%s until %s is on %s %s', (stato, validaFino, today, told) => {
    expect(statoOfferta({ stato, validaFino }, today)).toBe(told)
  })

  test('only what was sent and has not expired is open; what has expired may still be withdrawn', () => {
    expect(STATI_OFFERTA.filter((stato) => notOpenReason(stato) === null)).toEqual(['INVIATA'])
    expect(STATI_OFFERTA.filter((stato) => notDecidableReason(stato) === null)).toEqual(['INVIATA', 'SCADUTA'])
  })

  test('a new version follows what was sent, not a draft, nor what was accepted', () => {
    expect(noNewVersioneReason(['INVIATA'])).toBeNull()
    expect(noNewVersioneReason(['RIFIUTATA', 'SOSTITUITA'])).toBeNull()
    expect(noNewVersioneReason(['BOZZA', 'INVIATA'])).toContain('bozza')
    expect(noNewVersioneReason(['ACCETTATA', 'SOSTITUITA'])).toContain('accettata')
  })

  test('what was sent is not removed', () => {
    expect(offertaNotDeletableReason(0)).toBeNull()
    expect(offertaNotDeletableReason(1)).toContain('resta')
  })

  test('a draft is sent with an address, lines, and prices in all of them', () => {
    const whole = { nome: 'Legno', righe: 2, daQuotare: 0 }
    expect(notSendableReason('BOZZA', 'a@example.com', [whole])).toBeNull()
    expect(notSendableReason('INVIATA', 'a@example.com', [whole])).toContain('già stata inviata')
    expect(notSendableReason('BOZZA', '', [whole])).toContain('e-mail')
    expect(notSendableReason('BOZZA', 'a@example.com', [])).toContain('non ha righe')
    expect(notSendableReason('BOZZA', 'a@example.com', [whole, { ...whole, righe: 0 }])).toBe('«Legno» non ha righe.')
    expect(notSendableReason('BOZZA', 'a@example.com', [{ ...whole, daQuotare: 2 }])).toContain('2 righe senza prezzo')
  })
})

describe('sums', () => {
  test('the worked example of the rules', () => {
    const righe = [
      { rivendita: false, listino: 2718.12, scontoArticolo: 10, iva: 10 },
      { rivendita: true, listino: 150, scontoArticolo: 0, iva: 22 },
    ]
    expect(righe.map((one) => nettoRigaOfferta(one, 5))).toEqual([2323.99, 150])
    expect(totaliOfferta(righe, [{ importo: 360, iva: 10 }], 5)).toEqual({
      listino: 3228.12,
      sconto: 394.13,
      netto: 2833.99,
      imposte: [
        { aliquota: 10, imponibile: 2683.99, imposta: 268.4 },
        { aliquota: 22, imponibile: 150, imposta: 33 },
      ],
      imposta: 301.4,
      totale: 3135.39,
      daQuotare: 0,
    })
  })

  test('parts make the whole, to the cent, whatever the lines', () => {
    const cents = (value: number) => BigInt(Math.round(value * 100))
    fc.assert(
      fc.property(
        fc.array(riga, { maxLength: 30 }),
        fc.array(servizio, { maxLength: 4 }),
        percent,
        (righe, servizi, sconto) => {
          const sums = totaliOfferta(righe, servizi, sconto)
          const nets = righe.map((one) => nettoRigaOfferta(one, sconto) ?? 0)
          const net = [...nets, ...servizi.map(({ importo }) => importo)].reduce((sum, one) => sum + cents(one), 0n)
          expect(cents(sums.netto)).toBe(net)
          expect(sums.imposte.reduce((sum, { imponibile }) => sum + cents(imponibile), 0n)).toBe(net)
          expect(cents(sums.totale)).toBe(net + sums.imposte.reduce((sum, { imposta }) => sum + cents(imposta), 0n))
          expect(cents(sums.listino)).toBe(net + cents(sums.sconto))
          expect(sums.daQuotare).toBe(righe.filter(({ listino }) => listino === null).length)
        },
      ),
    )
  })
})

describe('discounts', () => {
  test('a discount that was given may be given: the percent of a net leads back to it', () => {
    fc.assert(
      fc.property(euro, percent, percent, (listino, first, second) => {
        const netto = nettoOf(listino, first, second)
        expect(tooMuchReason({ listino, netto, most: givenSconto(listino, netto) })).toBeNull()
      }),
    )
  })

  test('more than the highest is refused, the highest is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), percent, (listino, most) => {
        expect(tooMuchReason({ listino, netto: nettoOf(listino, most, 0), most })).toBeNull()
        const less = nettoOf(listino, most, 0) - 0.01
        if (less >= 0) expect(tooMuchReason({ listino, netto: Number(less.toFixed(2)), most })).not.toBeNull()
      }),
    )
  })

  test.each([
    [{ unlimited: true, delListino: 5, delCliente: 0, approvato: null }, 100],
    [{ unlimited: false, delListino: 5, delCliente: 0, approvato: null }, 5],
    [{ unlimited: false, delListino: 5, delCliente: 12, approvato: null }, 12],
    [{ unlimited: false, delListino: 5, delCliente: 12, approvato: 30 }, 30],
  ])('%o may give %d', (limits, most) => {
    expect(highestSconto(limits)).toBe(most)
  })

  test('is told with what it is and what it may be', () => {
    expect(tooMuchReason({ listino: 1000, netto: 855, most: 10 })).toBe(
      'Con tutti gli sconti diventa 14,50 % su 1.000,00 €: più di 10,00 %, il massimo senza l’assenso della direzione.',
    )
    expect(tooMuchReason({ listino: null, netto: 855, most: 10 })).toBeNull()
  })
})

test('an offer wants a name, and an address that is one', async () => {
  await expect(offertaSchema.validate({ nomeCliente: '' })).rejects.toThrow()
  await expect(offertaSchema.validate({ nomeCliente: 'Anna', emailCliente: 'anna' })).rejects.toThrow()
  await expect(offertaSchema.validate({ nomeCliente: 'Anna', emailCliente: '' })).resolves.toMatchObject({ note: '' })
})
