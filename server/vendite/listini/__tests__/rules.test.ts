import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapReason, sameDays, statoListinoReason } from '../rules.ts'
import { doubleVoceReason } from '../voci/rules.ts'
import { STATI_LISTINO } from '../words/rules.ts'

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-01-${String(n).padStart(2, '0')}`)
const period = fc
  .tuple(day, fc.option(day, { nil: null }))
  .map(([dal, al]) => ({ dal: al !== null && al < dal ? al : dal, al: al !== null && al < dal ? dal : al }))
const ALL = Array.from({ length: 40 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10))
const holds = ({ dal, al }: { dal: string; al: string | null }, one: string) => dal <= one && (al === null || one <= al)

describe('two lists in force', () => {
  test('meet when there is a day of both', () => {
    fc.assert(
      fc.property(period, period, (a, b) => {
        expect(sameDays(a, b)).toBe(ALL.some((one) => holds(a, one) && holds(b, one)))
      }),
    )
  })

  const pair = { famigliaPk: 1, tipoSerramentoPk: 2, nome: 'Classica × Finestra' }
  const old = { nome: 'Listino 2026', dal: '2026-01-01', al: null, voci: [pair] }
  const next = { nome: 'Listino 2027', dal: '2027-01-01', al: null, voci: [pair] }

  test('are refused when both price the same, in words', () => {
    expect(overlapReason(next, [old])).toBe(
      '«Listino 2026» è in vigore dal 01-01-2026, senza un ultimo giorno, e prezza già Classica × Finestra: dagli un ultimo giorno, o archivialo.',
    )
    expect(overlapReason(next, [{ ...old, al: '2026-12-31' }])).toBeNull()
    expect(overlapReason(next, [{ ...old, al: '2027-01-01' }])).toContain('fino al 01-01-2027')
    expect(overlapReason(next, [{ ...old, voci: [{ ...pair, tipoSerramentoPk: 3 }] }])).toBeNull()
  })
})

test('a draft goes in force, a list in force is archived, nothing else', () => {
  const steps = STATI_LISTINO.flatMap((from) =>
    STATI_LISTINO.filter((to) => from !== to && statoListinoReason(from, to) === null).map((to) => `${from} ${to}`),
  )
  expect(steps).toEqual(['BOZZA IN_VIGORE', 'IN_VIGORE ARCHIVIATO'])
})

describe('an entry beside others', () => {
  const base = { pk: 1, famigliaPk: 1, tipoSerramentoPk: 1, valorePk: null, opzionePk: null }
  const ofValore = { ...base, pk: 2, valorePk: 5, opzionePk: 9 }

  test.each([
    ['the same', { ...base, pk: 3 }, 'ha già una voce'],
    ['the same value', { ...ofValore, pk: 3 }, 'questo valore'],
    ['a value of another option', { ...ofValore, pk: 3, valorePk: 6, opzionePk: 8 }, 'una sola opzione'],
  ])('%s is refused', (_what, voce, said) => {
    expect(doubleVoceReason(voce, [base, ofValore])).toContain(said)
  })

  test.each([
    ['another value of the option', { ...ofValore, pk: 3, valorePk: 6 }],
    ['another type', { ...base, pk: 3, tipoSerramentoPk: 2 }],
    ['itself', base],
  ])('%s may stand', (_what, voce) => {
    expect(doubleVoceReason(voce, [base, ofValore])).toBeNull()
  })
})
