import { describe, expect, test } from 'vitest'
import { numberOfDay } from '../../time.ts'
import { LAYOUTS } from '../geometry.ts'
import { arrangeInLanes, hiddenByDay, visibleBars, wholeWords } from '../lanes.ts'
import { arrangeRows, closedLanes, visibleLanes } from '../rows.ts'

const barra = (ordine: number, inizio: string, fine: string) => ({
  ordine,
  numeroCommessa: String(ordine),
  cliente: 'Rossi',
  nomeFase: 'legno',
  inizio: `2026-11-${inizio} 00:00:00`,
  fine: `2026-11-${fine} 00:00:00`,
  fornitore: 'Segheria',
  margine: null,
})

/** Repeatable random numbers. */
function dice(seme: number) {
  let stato = seme
  return (max: number) => {
    stato = (stato * 1_103_515_245 + 12_345) % 2_147_483_648
    return stato % max
  }
}

describe('lanes', () => {
  test('a bar that stands where it stood keeps its object, a row too', () => {
    const read = [barra(1, '02', '05'), barra(2, '04', '06'), barra(3, '05', '07')]
    const before = arrangeInLanes(read)
    expect(arrangeInLanes([...read].reverse(), before)).toBe(before)
    const after = arrangeInLanes([...read, barra(4, '09', '10')], before)
    expect(after.barre.slice(0, 3).every((one, i) => one === before.barre[i])).toBe(true)
    expect(after.barre).toHaveLength(4)
    // In another lane it is drawn again.
    const withoutFirst = arrangeInLanes(read.slice(1), before)
    expect(withoutFirst.barre.map(({ ordine, corsia }) => [ordine, corsia])).toEqual([
      [2, 0],
      [3, 1],
    ])
    expect(before.barre.map(({ corsia }) => corsia)).toEqual([0, 1, 0])
  })

  test('bars that touch share a lane, bars that overlap do not', () => {
    const { barre, corsie } = arrangeInLanes([barra(1, '02', '05'), barra(2, '04', '06'), barra(3, '05', '07')])
    expect(barre.map(({ ordine, corsia }) => [ordine, corsia])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
    expect(corsie).toBe(2)
  })
  test('bars of a lane never overlap and no lane too many is used, whatever the bars', () => {
    const die = dice(7)
    for (let example = 0; example < 200; example++) {
      const all = Array.from({ length: 1 + die(40) }, (_, n) => {
        const from = 1 + die(25)
        return barra(n, String(from).padStart(2, '0'), String(from + 1 + die(4)).padStart(2, '0'))
      })
      const { barre, corsie } = arrangeInLanes(all)
      for (const [index, one] of barre.entries())
        for (const other of barre.slice(index + 1))
          if (one.corsia === other.corsia) expect(other.da).toBeGreaterThanOrEqual(one.a)
      const together = Math.max(...barre.map(({ da }) => barre.filter((b) => b.da <= da && b.a > da).length))
      expect(corsie).toBe(together)
    }
  })
  test('the visible ones are those that touch the window, in the lanes asked for', () => {
    const { barre } = arrangeInLanes([barra(1, '02', '05'), barra(2, '04', '06'), barra(3, '10', '12')])
    const minute = (day: string) => numberOfDay(`2026-11-${day}`) * 1440
    expect(visibleBars(barre, minute('05'), minute('10'), 0, 9).map(({ ordine }) => ordine)).toEqual([2])
    expect(visibleBars(barre, minute('04'), minute('11'), 0, 1).map(({ ordine }) => ordine)).toEqual([1, 3])
  })
  test('what is hidden is counted day by day', () => {
    const { barre } = arrangeInLanes([barra(1, '02', '05'), barra(2, '02', '04'), barra(3, '03', '04')])
    const counts = hiddenByDay(barre, 1, numberOfDay('2026-11-01'), 6)
    expect([...counts]).toEqual([0, 1, 2, 1, 0, 0])
  })
})

describe('rows', () => {
  const fasi = ['legno', 'macchine'].map((nomeFase, index) => ({
    nomeFase,
    unit: 'days' as const,
    infiniteCapacity: index === 0,
    reparto: index === 0 ? null : nomeFase,
  }))
  test('are 110 px high; an opened one as its lanes need', () => {
    const lanes = new Map([['legno', 40]])
    expect(arrangeRows(fasi, new Set(), lanes, 110).altezza).toBe(220)
    const { righe, altezza } = arrangeRows(fasi, new Set(['legno', 'macchine']), lanes, 110)
    expect(righe.map(({ opened, corsie }) => [opened, corsie])).toEqual([
      [true, 40],
      [false, closedLanes(110)],
    ])
    expect(altezza).toBeGreaterThan(110 + 40 * 20)
    expect(righe[1]?.alto).toBe(righe[0]?.altezza)
  })
  test('of the other layout are 75 px high beside names of 150 px, and show what fits', () => {
    expect(LAYOUTS.ampia).toEqual({ legenda: 150, riga: 75 })
    expect(LAYOUTS.compatta).toEqual({ legenda: 80, riga: 110 })
    const { righe, altezza } = arrangeRows(fasi, new Set(), new Map([['legno', 2]]), LAYOUTS.ampia.riga)
    expect(altezza).toBe(150)
    expect(righe.map(({ apribile, corsie }) => [apribile, corsie])).toEqual([
      [true, 1],
      [false, 1],
    ])
  })
  test('of an opened row only the lanes on screen are drawn', () => {
    const [riga] = arrangeRows(fasi, new Set(['legno']), new Map([['legno', 300]]), 110).righe
    if (!riga) throw new Error('no row')
    for (let y = 0; y < riga.altezza; y += 331) {
      const [before, after] = visibleLanes(riga, y, 700)
      expect(after - before).toBeLessThanOrEqual(47)
      expect(before * 20).toBeLessThanOrEqual(Math.max(0, y - 24))
      expect(after).toBeLessThanOrEqual(300)
    }
  })
})

test('a bar says whole words of its order, the first or none of them', () => {
  const name = '! 26/0116 · Riccardo D’Angelo'
  expect([50, 29, 28, 20, 19, 12, 9, 8, 1].map((letters) => wholeWords(name, letters))).toEqual([
    name,
    name,
    '! 26/0116 · Riccardo',
    '! 26/0116 · Riccardo',
    '! 26/0116',
    '! 26/0116',
    '! 26/0116',
    '',
    '',
  ])
})
