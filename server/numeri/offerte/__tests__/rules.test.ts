import { expect, test } from 'vitest'
import { askedPeriodoOfferte, type OffertaCounted, statisticheOf } from '../rules.ts'

const offerta = (different: Partial<OffertaCounted>): OffertaCounted => ({
  stato: 'INVIATA',
  netto: 100,
  inviata: '2026-10-05',
  decisa: null,
  agente: 1,
  famiglie: [7],
  cause: [],
  ...different,
})
const period = { dal: '2026-01-01', al: '2026-12-31' }

test('counts, values, the share of those that ended, the days in the middle', () => {
  const { totale, mesi, agenti, famiglie, cause } = statisticheOf(
    [
      offerta({ netto: 1000.1, inviata: '2026-11-30' }),
      offerta({ stato: 'ACCETTATA', netto: 500, decisa: '2026-10-09', famiglie: [7, 8] }),
      offerta({ stato: 'ACCETTATA', netto: 700.2, decisa: '2026-10-25', agente: null }),
      offerta({ stato: 'RIFIUTATA', netto: 50, agente: 2, cause: ['PREZZO', 'TEMPI'] }),
      offerta({ stato: 'RIFIUTATA', netto: 60, agente: 2, cause: ['PREZZO'] }),
      offerta({ stato: 'SCADUTA', netto: 70 }),
      offerta({ stato: 'RITIRATA', netto: 80 }),
    ],
    period,
  )
  expect(totale).toEqual({
    inviate: { offerte: 7, valore: 2460.3 },
    aperte: { offerte: 1, valore: 1000.1 },
    accettate: { offerte: 2, valore: 1200.2 },
    rifiutate: { offerte: 2, valore: 110 },
    scadute: { offerte: 1, valore: 70 },
    ritirate: { offerte: 1, valore: 80 },
    quotaAccettate: 0.4,
    // 4 and 20.
    giorniAccettazione: 12,
  })
  // Each offer that was sent is in one of the columns.
  const { aperte, accettate, rifiutate, scadute, ritirate } = totale
  const parts = [aperte, accettate, rifiutate, scadute, ritirate]
  expect(parts.reduce((sum, { offerte }) => sum + offerte, 0)).toBe(totale.inviate.offerte)
  expect(mesi.map(({ mese, inviate }) => [mese, inviate.offerte])).toEqual([
    ['2026-10', 6],
    ['2026-11', 1],
  ])
  expect(agenti.map(({ pk, inviate }) => [pk, inviate.offerte])).toEqual([
    [1, 4],
    [2, 2],
  ])
  expect(famiglie.map(({ pk, inviate }) => [pk, inviate.offerte])).toEqual([
    [7, 7],
    [8, 1],
  ])
  expect(cause).toEqual([
    { causa: 'PREZZO', offerte: 2, valore: 110 },
    { causa: 'TEMPI', offerte: 1, valore: 50 },
  ])
})

test('nothing was sent: no share, no days', () => {
  const { totale, mesi } = statisticheOf([], period)
  expect(totale).toMatchObject({ inviate: { offerte: 0, valore: 0 }, quotaAccettate: null, giorniAccettazione: null })
  expect(mesi).toEqual([])
})

test('half a period, or one that ends before it begins, is the last twelve months', () => {
  const usual = { dal: '2025-12-01', al: '2026-11-28' }
  expect(askedPeriodoOfferte(null, '2026-11-28')).toEqual(usual)
  expect(askedPeriodoOfferte({ dal: '2026-01-01' }, '2026-11-28')).toEqual(usual)
  expect(askedPeriodoOfferte({ dal: '2026-02-01', al: '2026-01-01' }, '2026-11-28')).toEqual(usual)
  expect(askedPeriodoOfferte({ dal: '2026-02-01', al: '2026-02-01' }, '2026-11-28').dal).toBe('2026-02-01')
  expect(askedPeriodoOfferte(null, '2026-12-03').dal).toBe('2026-01-01')
})
