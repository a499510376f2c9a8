import { describe, expect, test } from 'vitest'
import { firstDayOfWeek } from '#shared/dates/openDays.ts'
import { byUrgency, type RigaDaOrdinare, rowsOfGroup, urgenzaOf } from '../giorni/rules.ts'
import { glassArea, groupsOfFabbisogno } from '../groups.ts'

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('%s is of the week of %s', (day, monday) => expect(firstDayOfWeek(day)).toBe(monday))

test.each([
  [null, 'senzaData'],
  ['2026-11-27', 'inRitardo'],
  ['2026-11-28', 'settimana'],
  ['2026-12-05', 'settimana'],
  ['2026-12-06', 'dopo'],
] as const)('to be ordered by %s: %s', (day, urgency) => expect(urgenzaOf(day, '2026-11-28')).toBe(urgency))

test.each([
  ['425 × 1168', 2, 0.993],
  ['1000x1000', 1, 1],
  ['500 X 2000 mm', 3, 3],
  ['', 1, null],
  ['425', 1, null],
  ['a x b', 1, null],
  ['9999999 x 1', 1, null],
])('%s, %i pieces: %s m²', (measures, pieces, area) => expect(glassArea(measures, pieces)).toBe(area))

const riga = (pk: number, different: Partial<RigaDaOrdinare>): RigaDaOrdinare => ({
  pk,
  ordinePk: 1,
  tipologia: 'vetro',
  fornitore: { pk: 7, nome: 'Vetreria' },
  quantita: 1,
  um: 'pz',
  misureVetro: '1000 × 1000',
  necessarioIl: '2026-12-02',
  ordinareEntro: '2026-11-20',
  ...different,
})

describe('by material, supplier and week', () => {
  const righe = [
    riga(1, { quantita: 2.5 }),
    riga(2, { ordinePk: 2, necessarioIl: '2026-12-04', ordinareEntro: '2026-11-18', um: 'm²', quantita: 4 }),
    riga(3, { necessarioIl: '2026-12-09' }),
    riga(4, { fornitore: null, necessarioIl: null, ordinareEntro: null, misureVetro: '' }),
  ]

  test('each row is counted once, in its units', () => {
    const groups = groupsOfFabbisogno(righe)
    expect(groups.map(({ righe: count, settimana }) => [settimana, count])).toEqual([
      ['-', 1],
      ['2026-11-30', 2],
      ['2026-12-07', 1],
    ])
    expect(groups[1]).toMatchObject({
      ordini: 2,
      mq: 6.5,
      ordinareEntro: '2026-11-18',
      quantita: [
        { um: 'pz', quantita: 2.5 },
        { um: 'm²', quantita: 4 },
      ],
    })
    expect(groupsOfFabbisogno([])).toEqual([])
  })

  test('a figure opens the rows that it counts', () => {
    for (const { tipologia, fornitore, settimana, righe: count } of groupsOfFabbisogno(righe)) {
      const asked = { tipologia, fornitorePk: fornitore?.pk ?? 0, settimana }
      expect(rowsOfGroup(righe, asked)).toHaveLength(count)
    }
  })

  test('first what is to be ordered first, what has no day last', () => {
    expect([...righe].sort(byUrgency).map(({ pk }) => pk)).toEqual([2, 1, 3, 4])
  })
})
