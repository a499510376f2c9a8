import { expect, test } from 'vitest'
import { type PostoPrimaDopo, ragioneOf } from '../ricerca/ragioni.ts'

/** Before: 1, 2, 3. After: 2, 3, 1. */
const posto = (ordine: number, resto: Partial<PostoPrimaDopo>): PostoPrimaDopo => ({
  ordine,
  consegna: 20,
  prima: 10 + ordine,
  dopo: 10 + ordine,
  rangoPrima: ordine,
  rangoDopo: (ordine + 1) % 3,
  minuti: 100,
  ...resto,
})

test('ogni ordine ha la sua ragione, e nomina chi passa davanti o dietro', () => {
  const comodo = [posto(1, { dopo: 15, minuti: 900 }), posto(2, { dopo: 10 }), posto(3, {})]
  expect(ragioneOf(comodo[1] as PostoPrimaDopo, comodo)).toEqual({
    codice: 'prima_di_chi_ha_margine',
    altro: 1,
    margine: 5,
  })
  expect(ragioneOf(comodo[0] as PostoPrimaDopo, comodo)).toEqual({ codice: 'lascia_il_posto', altro: 2, guadagno: 2 })
  expect(ragioneOf(comodo[2] as PostoPrimaDopo, comodo)).toEqual({ codice: 'invariato' })

  const tardi = [posto(1, { dopo: 30, minuti: 900 }), posto(2, { dopo: 10 })]
  expect(ragioneOf(tardi[1] as PostoPrimaDopo, tardi)).toEqual({ codice: 'prima_di_uno_piu_lungo', altro: 1 })
  const pari = [posto(1, { dopo: 30 }), posto(2, { dopo: 10 })]
  expect(ragioneOf(pari[1] as PostoPrimaDopo, pari)).toEqual({ codice: 'prima_di', altro: 1 })
  const senzaData = [posto(1, { dopo: 30, consegna: null }), posto(2, { dopo: 10 })]
  expect(ragioneOf(senzaData[1] as PostoPrimaDopo, senzaData)).toEqual({ codice: 'prima_di_chi_non_ha_data', altro: 1 })

  const sola = posto(1, { dopo: 9 })
  expect(ragioneOf(sola, [sola])).toEqual({ codice: 'giorni_liberati' })
  expect(ragioneOf({ ...sola, dopo: 12 }, [sola])).toEqual({ codice: 'segue' })
  expect(ragioneOf({ ...sola, prima: null }, [sola])).toEqual({ codice: 'primo_posto' })
})
