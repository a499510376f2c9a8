import { describe, expect, it } from 'vitest'
import { pezziInput, pezzoKey, progressOf, stillFree, takenMeanwhile } from '../edit/ticks.ts'

const done = 'Mario Rossi, 12-11-2026'
const look = { forma: 'BATTENTE', ante: 1, senso: null, altezza: null, larghezza: null, specchiature: [], foto: [] }
const righe = [
  {
    pk: 7,
    riga: 1,
    title: '1. Finestra',
    misure: '',
    look,
    pezzi: [1, 2, 3].map((p) => ({ posizione: p, fattoDa: p === 1 ? done : null })),
  },
  { pk: 9, riga: 2, title: '2. Porta', misure: '', look, pezzi: [{ posizione: 1, fattoDa: null }] },
]

describe('ticks of pieces', () => {
  it('are sent line by line, in order', () => {
    const ticked = new Set([pezzoKey(7, 3), pezzoKey(9, 1), pezzoKey(7, 2)])
    expect(pezziInput(ticked)).toEqual([
      { rigaPk: 7, posizioni: [2, 3] },
      { rigaPk: 9, posizioni: [1] },
    ])
  })

  it('finish the operation when with those before them there is none left', () => {
    expect(progressOf(righe, new Set())).toMatchObject({ total: 4, before: 1, now: 0, finished: false })
    expect(progressOf(righe, new Set(['7:2', '7:3', '9:1']))).toMatchObject({ now: 3, finished: true })
    // What another did meanwhile is not counted twice, what is not there not at all.
    expect(progressOf(righe, new Set(['7:1', '7:2', '7:99']))).toMatchObject({ before: 1, now: 1, finished: false })
    expect(progressOf([], new Set())).toMatchObject({ total: 0, finished: false })
  })

  it('that another was quicker with are told of and not sent', () => {
    const ticked = new Set(['7:1', '7:2'])
    expect(takenMeanwhile(righe, ticked)).toEqual([`Il pezzo 1 di 1. Finestra è già stato fatto: ${done}.`])
    expect([...stillFree(righe, ticked)]).toEqual(['7:2'])
  })
})
