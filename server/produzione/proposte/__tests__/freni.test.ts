import { expect, test } from 'vitest'
import { askedFase, ONLY_MACCHINE } from '../../schedulazione/engine/__tests__/samples.ts'
import { startOf } from '../../schedulazione/engine/time.ts'
import { chainOf, freniOf, frenoOf, isWaiting } from '../colli/freni.ts'

// 2026-11-23, a Monday.
const TODAY = 20_780
const now = startOf(TODAY) + 600
const fase = (name: string, posizione: number, dependencies: string[], reparto: 'macchine' | 'banchi' | null = null) =>
  askedFase(
    {
      ...ONLY_MACCHINE,
      nome: name,
      posizione,
      dipendenze: dependencies,
      reparto,
      capacitaInfinita: reparto === null,
    },
    {},
  )
const fasi = [
  fase('legno', 0, []),
  fase('vetro', 1, []),
  fase('macchine', 2, ['legno'], 'macchine'),
  fase('banchi', 3, ['macchine', 'vetro'], 'banchi'),
]
const data = (name: string, from: number, a: number) => ({
  nome: name,
  inizio: startOf(TODAY + from),
  fine: startOf(TODAY + a),
})

test('the chain goes back from the last end; what is over counts nothing', () => {
  const catena = chainOf(
    fasi,
    [data('legno', -5, 2), data('vetro', 0, 4), data('macchine', 10, 11), data('banchi', 12, 14)],
    now,
  )
  expect(catena).toEqual([
    { fase: 'banchi', causa: 'banchi', reparto: 'banchi', attesa: 1, lavoro: 2, attende: [TODAY + 11, TODAY + 12] },
    {
      fase: 'macchine',
      causa: 'macchine',
      reparto: 'macchine',
      attesa: 8,
      lavoro: 1,
      attende: [TODAY + 2, TODAY + 10],
    },
    { fase: 'legno', causa: 'legno', reparto: null, attesa: 0, lavoro: 2, attende: null },
  ])
  expect(frenoOf(catena)).toEqual({ causa: 'macchine', giorni: 9 })
  // The glass comes last: it decides, and the machines are no part of the chain.
  const vetro = chainOf(fasi, [data('macchine', 3, 4), data('vetro', 0, 20), data('banchi', 20, 21)], now)
  expect(frenoOf(vetro)).toEqual({ causa: 'vetro', giorni: 20 })
  expect(frenoOf(chainOf(fasi, [], now))).toBeNull()
  expect(frenoOf(chainOf(fasi, [data('banchi', -9, -3)], now))).toBeNull()
})

test('causes add up their orders; weeks count who waits once', () => {
  const catena = chainOf(fasi, [data('legno', 0, 2), data('macchine', 10, 11), data('banchi', 11, 12)], now)
  const late = (ordine: number, ritardo: number) => {
    return { ordine, ritardo, fine: 20_000 + ritardo, causa: 'macchine', giorni: 9, catena }
  }
  const ordini = [late(1, 2), late(2, 7)]
  expect(freniOf(ordini)).toEqual([
    {
      causa: 'macchine',
      reparto: 'macchine',
      ordini: 2,
      pks: [1, 2],
      ritardo: 9,
      attesa: 16,
      esempi: [
        { ordine: 2, giorni: 7, nuovaConsegna: 20_007 },
        { ordine: 1, giorni: 2, nuovaConsegna: 20_002 },
      ],
    },
  ])
  expect([...isWaiting(ordini)]).toEqual([
    [`macchine ${TODAY}`, [1, 2]],
    [`macchine ${TODAY + 7}`, [1, 2]],
  ])
})
