import { describe, expect, it } from 'vitest'
import { shownPeriod } from '../manipolatoreUrlState.ts'

const period = (from_date: string | null, to_date: string | null) => shownPeriod({ from_date, to_date }, '2026-02-10')

describe('the days of the machine', () => {
  it('are the current month unless told', () => {
    expect(period(null, null)).toEqual({ dal: '2026-02-01', al: '2026-02-28' })
  })

  it('never begin before the first that is kept, nor end before they begin', () => {
    expect(period('2019-01-01', null).dal).toBe('2024-04-01')
    expect(period('2026-02-10', '2026-01-01')).toEqual({ dal: '2026-02-10', al: '2026-02-10' })
    expect(period('2027-05-05', null)).toEqual({ dal: '2027-05-05', al: '2027-05-05' })
    expect(period('2025-01-01', '2025-12-31')).toEqual({ dal: '2025-01-01', al: '2025-12-31' })
  })
})
