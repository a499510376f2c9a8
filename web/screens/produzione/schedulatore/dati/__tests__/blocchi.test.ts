import { describe, expect, test } from 'vitest'
import { arcoDi } from '../../linea/geometria.ts'
import { aggiungiGiorni } from '../../tempo.ts'
import { BLOCCO, blocchiDi, conMargine, contiene, giorniDi, mancanti } from '../blocchi.ts'

const arco = arcoDi('2026-11-21')
const giorno = (indice: number) => aggiungiGiorni(arco.inizio, indice)

describe('blocks of days', () => {
  test('those that hold some days hold all of them, and are no more than needed', () => {
    for (let da = 0; da < arco.giorni; da += 5) {
      for (const quanti of [1, 7, BLOCCO, 60]) {
        const a = Math.min(arco.giorni, da + quanti)
        const blocchi = blocchiDi(arco, giorno(da), giorno(a))
        const tenuti = giorniDi(arco, blocchi)
        expect(tenuti.da <= giorno(da) && tenuti.a >= giorno(a)).toBe(true)
        expect(blocchi.dopo - blocchi.primo).toBeLessThanOrEqual(Math.ceil(quanti / BLOCCO) + 1)
      }
    }
  })
  test('days outside of the timeline have none', () => {
    expect(blocchiDi(arco, giorno(-40), giorno(5))).toEqual({ primo: 0, dopo: 1 })
    expect(giorniDi(arco, blocchiDi(arco, giorno(arco.giorni - 2), giorno(arco.giorni + 30))).a).toBe(arco.fine)
  })
  test('what is followed holds what is on screen with a margin, within the timeline', () => {
    for (const visti of [blocchiDi(arco, giorno(0), giorno(9)), blocchiDi(arco, giorno(150), giorno(159))]) {
      const seguiti = conMargine(arco, visti)
      expect(contiene(seguiti, visti)).toBe(true)
      expect(seguiti.primo).toBe(Math.max(0, visti.primo - 2))
      expect(seguiti.dopo).toBe(visti.dopo + 2)
      expect(contiene(seguiti, { primo: visti.primo, dopo: visti.dopo + 3 })).toBe(false)
    }
    expect(giorniDi(arco, conMargine(arco, blocchiDi(arco, giorno(320), arco.fine))).a).toBe(arco.fine)
    expect(contiene(null, { primo: 0, dopo: 1 })).toBe(false)
  })
  test('blocks that are missing one beside the other are read together', () => {
    expect(mancanti({ primo: 2, dopo: 9 }, (blocco) => ![4, 7].includes(blocco))).toEqual([
      { primo: 2, dopo: 4 },
      { primo: 5, dopo: 7 },
      { primo: 8, dopo: 9 },
    ])
    expect(mancanti({ primo: 2, dopo: 9 }, () => false)).toEqual([])
  })
})
