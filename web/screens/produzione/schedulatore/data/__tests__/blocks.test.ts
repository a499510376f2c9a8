import { describe, expect, test } from 'vitest'
import { arcoOf } from '../../linea/geometry.ts'
import { addCivilDays } from '../../time.ts'
import { BLOCK_DAYS, blocksOfDays, containsBlocks, daysOfBlocks, missingBlocks, withMargin } from '../blocks.ts'

const arco = arcoOf('2026-11-21')
const giorno = (index: number) => addCivilDays(arco.inizio, index)

describe('blocks of days', () => {
  test('those that hold some days hold all of them, and are no more than needed', () => {
    for (let da = 0; da < arco.giorni; da += 5) {
      for (const quanti of [1, 7, BLOCK_DAYS, 60]) {
        const a = Math.min(arco.giorni, da + quanti)
        const blocchi = blocksOfDays(arco, giorno(da), giorno(a))
        const tenuti = daysOfBlocks(arco, blocchi)
        expect(tenuti.da <= giorno(da) && tenuti.a >= giorno(a)).toBe(true)
        expect(blocchi.dopo - blocchi.primo).toBeLessThanOrEqual(Math.ceil(quanti / BLOCK_DAYS) + 1)
      }
    }
  })
  test('days outside of the timeline have none', () => {
    expect(blocksOfDays(arco, giorno(-40), giorno(5))).toEqual({ primo: 0, dopo: 1 })
    expect(daysOfBlocks(arco, blocksOfDays(arco, giorno(arco.giorni - 2), giorno(arco.giorni + 30))).a).toBe(arco.fine)
  })
  test('what is followed holds what is on screen with a margin, within the timeline', () => {
    for (const seen of [blocksOfDays(arco, giorno(0), giorno(9)), blocksOfDays(arco, giorno(150), giorno(159))]) {
      const seguiti = withMargin(arco, seen)
      expect(containsBlocks(seguiti, seen)).toBe(true)
      expect(seguiti.primo).toBe(Math.max(0, seen.primo - 2))
      expect(seguiti.dopo).toBe(seen.dopo + 2)
      expect(containsBlocks(seguiti, { primo: seen.primo, dopo: seen.dopo + 3 })).toBe(false)
    }
    expect(daysOfBlocks(arco, withMargin(arco, blocksOfDays(arco, giorno(320), arco.fine))).a).toBe(arco.fine)
    expect(containsBlocks(null, { primo: 0, dopo: 1 })).toBe(false)
  })
  test('blocks that are missing one beside the other are read together', () => {
    expect(missingBlocks({ primo: 2, dopo: 9 }, (blocco) => ![4, 7].includes(blocco))).toEqual([
      { primo: 2, dopo: 4 },
      { primo: 5, dopo: 7 },
      { primo: 8, dopo: 9 },
    ])
    expect(missingBlocks({ primo: 2, dopo: 9 }, () => false)).toEqual([])
  })
})
