import { expect, test } from 'vitest'
import { startOf } from '../../schedulazione/engine/time.ts'
import type { FaseRichiesta } from '../../schedulazione/engine/types.ts'
import { catenaDi, freniDi, frenoDi, inAttesa } from '../colli/freni.ts'

// 2026-11-23, a Monday.
const OGGI = 20_780
const adesso = startOf(OGGI) + 600
const fase = (nome: string, posizione: number, dipendenze: string[], reparto: 'macchine' | 'banchi' | null = null) =>
  ({
    nome,
    posizione,
    dipendenze,
    reparto,
    capacitaInfinita: reparto === null,
    necessaria: true,
  }) as unknown as FaseRichiesta
const fasi = [
  fase('legno', 0, []),
  fase('vetro', 1, []),
  fase('macchine', 2, ['legno'], 'macchine'),
  fase('banchi', 3, ['macchine', 'vetro'], 'banchi'),
]
const data = (nome: string, da: number, a: number) => ({ nome, inizio: startOf(OGGI + da), fine: startOf(OGGI + a) })

test('the chain goes back from the last end; what is over counts nothing', () => {
  const catena = catenaDi(
    fasi,
    [data('legno', -5, 2), data('vetro', 0, 4), data('macchine', 10, 11), data('banchi', 12, 14)],
    adesso,
  )
  expect(catena).toEqual([
    { causa: 'banchi', reparto: 'banchi', attesa: 1, lavoro: 2, attende: [OGGI + 11, OGGI + 12] },
    { causa: 'macchine', reparto: 'macchine', attesa: 8, lavoro: 1, attende: [OGGI + 2, OGGI + 10] },
    { causa: 'legno', reparto: null, attesa: 0, lavoro: 2, attende: null },
  ])
  expect(frenoDi(catena)).toEqual({ causa: 'macchine', giorni: 9 })
  // The glass comes last: it decides, and the machines are no part of the chain.
  const vetro = catenaDi(fasi, [data('macchine', 3, 4), data('vetro', 0, 20), data('banchi', 20, 21)], adesso)
  expect(frenoDi(vetro)).toEqual({ causa: 'vetro', giorni: 20 })
  expect(frenoDi(catenaDi(fasi, [], adesso))).toBeNull()
  expect(frenoDi(catenaDi(fasi, [data('banchi', -9, -3)], adesso))).toBeNull()
})

test('causes add up their orders; weeks count who waits once', () => {
  const catena = catenaDi(fasi, [data('legno', 0, 2), data('macchine', 10, 11), data('banchi', 11, 12)], adesso)
  const tardi = (ordine: number, ritardo: number) => {
    return { ordine, numeroCommessa: `26/${ordine}`, ritardo, causa: 'macchine', giorni: 9, catena }
  }
  const ordini = [tardi(1, 2), tardi(2, 7)]
  expect(freniDi(ordini)).toEqual([
    {
      causa: 'macchine',
      reparto: 'macchine',
      ordini: 2,
      pks: [1, 2],
      ritardo: 9,
      attesa: 16,
      esempi: [
        { ordine: 2, numeroCommessa: '26/2', ritardo: 7 },
        { ordine: 1, numeroCommessa: '26/1', ritardo: 2 },
      ],
    },
  ])
  expect([...inAttesa(ordini)]).toEqual([
    [`macchine ${OGGI}`, [1, 2]],
    [`macchine ${OGGI + 7}`, [1, 2]],
  ])
})
