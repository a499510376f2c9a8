import { expect, test } from 'vitest'
import { type PlaceBeforeAfter, reasonOf } from '../ricerca/reasons.ts'

/** Before: 1, 2, 3. After: 2, 3, 1. */
const place = (ordine: number, resto: Partial<PlaceBeforeAfter>): PlaceBeforeAfter => ({
  ordine,
  consegna: 20,
  prima: 10 + ordine,
  dopo: 10 + ordine,
  rangoPrima: ordine,
  laterRank: (ordine + 1) % 3,
  minuti: 100,
  ...resto,
})

test('every order has its reason, and names who goes before or behind', () => {
  const comfortable = [place(1, { dopo: 15, minuti: 900 }), place(2, { dopo: 10 }), place(3, {})]
  expect(reasonOf(comfortable[1] as PlaceBeforeAfter, comfortable)).toEqual({
    codice: 'prima_di_chi_ha_margine',
    other: 1,
    margine: 5,
  })
  expect(reasonOf(comfortable[0] as PlaceBeforeAfter, comfortable)).toEqual({
    codice: 'lascia_il_posto',
    other: 2,
    guadagno: 2,
  })
  expect(reasonOf(comfortable[2] as PlaceBeforeAfter, comfortable)).toEqual({ codice: 'invariato' })

  const late = [place(1, { dopo: 30, minuti: 900 }), place(2, { dopo: 10 })]
  expect(reasonOf(late[1] as PlaceBeforeAfter, late)).toEqual({ codice: 'prima_di_uno_piu_lungo', other: 1 })
  const even = [place(1, { dopo: 30 }), place(2, { dopo: 10 })]
  expect(reasonOf(even[1] as PlaceBeforeAfter, even)).toEqual({ codice: 'prima_di', other: 1 })
  const senzaData = [place(1, { dopo: 30, consegna: null }), place(2, { dopo: 10 })]
  expect(reasonOf(senzaData[1] as PlaceBeforeAfter, senzaData)).toEqual({
    codice: 'prima_di_chi_non_ha_data',
    other: 1,
  })

  const only = place(1, { dopo: 9 })
  expect(reasonOf(only, [only])).toEqual({ codice: 'giorni_liberati' })
  expect(reasonOf({ ...only, dopo: 12 }, [only])).toEqual({ codice: 'segue' })
  expect(reasonOf({ ...only, prima: null }, [only])).toEqual({ codice: 'primo_posto' })
})
