import { describe, expect, test } from 'vitest'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { TWO_DECIMALS } from '#shared/money/money.ts'
import { askedPeriodOrDefault, BUDGET_POSITIVE, budgetSchema, fasciaOf, isReached, readyPeriod } from '../rules.ts'

test.each([
  ['Mese scorso', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['Mese scorso', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['Mese scorso', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['Mese corrente', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['Trimestre', '2026-11-21', '2026-10-01', '2026-12-31'],
  ['Trimestre', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['Anno', '2026-01-01', '2026-01-01', '2026-12-31'],
] as const)('%s on %s', (which, today, dataInizio, dataFine) => {
  expect(readyPeriod(which, today)).toEqual({ dataInizio, dataFine })
})

test.each([
  [null, undefined, '2026-10-01', '2026-10-31'],
  ['2026-05-10', '2026-06-02', '2026-05-10', '2026-06-02'],
  ['2026-05-10', null, '2026-05-10', '2026-05-31'],
  [null, '2026-02-10', '2026-02-01', '2026-02-10'],
  // Not put right here: who reads it refuses it.
  ['2026-06-02', '2026-05-10', '2026-06-02', '2026-05-10'],
])('period %s – %s', (dal, al, dataInizio, dataFine) => {
  expect(askedPeriodOrDefault({ dal, al }, '2026-11-21')).toEqual({ dataInizio, dataFine })
})

test.each([
  [0, 'rosso'],
  [19.99, 'rosso'],
  [20, 'arancio'],
  [40, 'giallo'],
  [60, 'verdeChiaro'],
  [79.99, 'verdeChiaro'],
  [80, 'verde'],
  [250, 'verde'],
])('%d %% of the budget is %s', (percent, name) => {
  expect(fasciaOf(percent).nome).toBe(name)
})

test('tinted from 100 on', () => {
  expect([null, 99.99, 100, 130].map(isReached)).toEqual([false, false, true, true])
})

describe('a budget', () => {
  const errors = async (values: object) => {
    const outcome = await budgetSchema.validate(values, { abortEarly: false }).catch((error: Error) => error)
    return outcome instanceof Error ? (outcome as Error & { errors: string[] }).errors : outcome
  }
  test('numbers as texts, and nothing', async () => {
    expect(await errors({ anno: '2026', importo: '120000.50' })).toEqual({ anno: 2026, importo: 120_000.5 })
    expect(await errors({ anno: 2026, importo: '' })).toEqual({ anno: 2026, importo: null })
  })
  test.each([
    [{ importo: 1 }, REQUIRED_FIELD],
    [{ anno: 1999, importo: 1 }, 'Assicurati che il valore sia maggiore o uguale a 2000.'],
    [{ anno: 2026.5, importo: 1 }, 'È richiesto un numero intero'],
    [{ anno: 2026, importo: 0 }, BUDGET_POSITIVE],
    [{ anno: 2026, importo: -1 }, 'Assicurati che il valore sia maggiore o uguale a 0.'],
    [{ anno: 2026, importo: 1.001 }, TWO_DECIMALS],
    [{ anno: 2026, importo: 1e10 }, 'Assicurati che il valore sia minore o uguale a 9999999999.99.'],
    [{ anno: 2026, importo: { toString: 1 } }, 'È richiesto un numero valido'],
  ])('%j is refused', async (values, message) => {
    expect(await errors(values)).toContain(message)
  })
})
