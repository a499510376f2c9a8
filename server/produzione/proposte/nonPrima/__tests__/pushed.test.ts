import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_WEEK } from '#platform/settings/rules.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { ONLY_MACCHINE, TWO_REPARTI } from '../../../schedulazione/engine/__tests__/samples.ts'
import { createCalendario } from '../../../schedulazione/engine/capacita.ts'
import { createLibro } from '../../../schedulazione/engine/libro.ts'
import { inOrder } from '../../../schedulazione/engine/optimize.ts'
import { startOf } from '../../../schedulazione/engine/time.ts'
import type { SearchedOrdine } from '../../ricerca/data.ts'
import { pushedBy } from '../pushed.ts'

const MONDAY = 20_780
const calendario = { reparti: TWO_REPARTI, apertura: 480, settimana: USUAL_WEEK, ore: [], festivita: [], persone: [] }

/** Orders of some minutes at the machines, placed one after the other and saved so. */
function planOf(minutes: readonly number[]) {
  const orders = minutes.map((own, n): SearchedOrdine => {
    const fase = {
      ...ONLY_MACCHINE,
      necessaria: true,
      durata: own,
      fornitore: null,
      da: null,
      fissata: false,
    }
    return {
      ordine: n + 1,
      numeroCommessa: `${n + 1}`,
      data: MONDAY,
      nonSchedulabile: false,
      tempisticheMancanti: false,
      request: { fasi: [fase], adesso: startOf(MONDAY) + 480, dataConsegna: MONDAY + n, senzaMisure: false },
      cliente: '',
      oggi: null,
      firma: '',
    }
  })
  const placed = inOrder(orders, createCalendario(calendario), createLibro())
  const prenotazioni = placed.flatMap(({ ordine, piano }) =>
    (piano?.fasi ?? []).flatMap(({ reparto, occupazioni }) =>
      reparto ? occupazioni.map((one) => ({ ...one, reparto, ordine })) : [],
    ),
  )
  const ordini = orders.map((one, n) => ({
    ...one,
    oggi: (placed[n]?.piano?.fasi ?? []).flatMap(({ nome, inizio, fine }) =>
      inizio === null || fine === null ? [] : [{ nome, inizio, fine }],
    ),
  }))
  return { ordini, calendario, prenotazioni }
}

test('nobody ends earlier, the first pushes nobody, the last pushes only those before it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      (minutes, which) => {
        const data = planOf(minutes)
        const target = (which % minutes.length) + 1
        const pushed = pushedBy({ data, target })
        for (const { ordine, prima, dopo } of pushed) {
          expect(ordine).toBeLessThan(target)
          expect(dopo ?? Number.POSITIVE_INFINITY).toBeGreaterThan(prima)
        }
        expect(pushedBy({ data, target: 1 })).toEqual([])
        expect(pushedBy({ data: { ...data, ordini: [...data.ordini].reverse() }, target })).toEqual(pushed)
      },
    ),
    { seed: seedOf(1912), numRuns: casesOf(200, 40) },
  )
})

test('who goes by how many days: ten hours a day, one behind the other', () => {
  const data = planOf([600, 600, 600, 600])
  const days = pushedBy({ data, target: 4 }).map(({ ordine, prima, dopo }) => [ordine, (dopo ?? 0) - prima])
  expect(days).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ])
  expect(pushedBy({ data, target: 9 })).toEqual([])
})
