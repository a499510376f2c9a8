/**
 * `node bench/engine.ts`: the scheduling engine alone, against what is promised of it (medians of rounds; the machine's
 * own speed is told by a loop of a million additions, so that figures of two machines can be compared).
 */

import { createDisponibilita } from '../server/produzione/schedulazione/engine/availability.ts'
import { type CalendarioData, createCalendario } from '../server/produzione/schedulazione/engine/capacita.ts'
import { book, createLibro, type Libro } from '../server/produzione/schedulazione/engine/libro.ts'
import { type BatchOrdine, prenotazioniOf, schedulaBatch } from '../server/produzione/schedulazione/engine/lotto.ts'
import { piazza, withAutoInizio } from '../server/produzione/schedulazione/engine/piazza.ts'
import { readDay, startOf } from '../server/produzione/schedulazione/engine/time.ts'
import type { PianoRequest, RepartoFase } from '../server/produzione/schedulazione/engine/types.ts'
import { BENCH_REPARTI, benchFase } from './search/fase.ts'

const TODAY = readDay('2026-11-23') as number

interface Promessa {
  nome: string
  /** Milliseconds. */
  limit: number
  misura(): number
}

/** 28 people, each with a week off every two months, holidays, eleven months. */
const data: CalendarioData = {
  reparti: BENCH_REPARTI,
  apertura: 480,
  settimana: [10, 10, 10, 10, 10, 4, 0],
  ore: Array.from({ length: 20 }, (_, n) => ({ giorno: TODAY + n * 13, ore: { macchine: 12, banchi: 8 } })),
  festivita: Array.from({ length: 12 }, (_, n) => pause(TODAY + n * 31, 0)),
  persone: Array.from({ length: 28 }, (_, n) => ({
    reparto: n % 2 ? 'macchine' : 'banchi',
    dal: TODAY - 2000,
    al: null,
    assenze: Array.from({ length: 6 }, (_empty, m) => pause(TODAY + n + m * 60, 4)),
  })),
}

function pause(giornoDa: number, days: number) {
  return { giornoDa, giornoA: giornoDa + days, oraDa: null, oraA: null }
}

function ordine(numero: number): PianoRequest {
  const fase = (name: string, posizione: number, dependencies: string[], reparto: RepartoFase | null) =>
    benchFase(name, posizione, dependencies, reparto, reparto ? 150 + ((numero * 37) % 400) : 5 + (numero % 5))
  return {
    fasi: [
      fase('legno', 0, [], null),
      fase('vetro', 1, [], null),
      fase('telai', 2, [], null),
      fase('macchine', 3, ['legno'], 'macchine'),
      fase('verniciatura', 4, ['macchine'], null),
      fase('banchi', 5, ['verniciatura', 'vetro', 'telai'], 'banchi'),
    ],
    adesso: startOf(TODAY) + 600,
    dataConsegna: TODAY + (numero % 300),
    senzaMisure: false,
  }
}

/** Eleven months with 5,000 orders saved in them, one after the other where there was room. */
function fullLibro(): Libro {
  const libro = createLibro()
  const freeOnes = createDisponibilita(createCalendario(data), libro)
  for (let numero = 1; numero <= 5000; numero++) {
    const request = { ...ordine(numero), adesso: startOf(TODAY - 60 + Math.floor(numero / 18)) }
    for (const one of prenotazioniOf(numero, piazza(withAutoInizio(request), freeOnes).fasi)) book(libro, one)
  }
  return libro
}

const libro = fullLibro()
const lotto: BatchOrdine[] = Array.from({ length: 1000 }, (_, n) => ({
  ordine: 10_000 + n,
  numeroCommessa: `B${n}`,
  data: TODAY - (n % 30),
  request: ordine(n),
  nonSchedulabile: false,
  tempisticheMancanti: false,
}))

/** CPU milliseconds, which a busy machine does not lengthen as it does the clock. */
function tempo(lavoro: () => unknown): number {
  const before = process.cpuUsage()
  lavoro()
  return process.cpuUsage(before).user / 1000
}

const promesse: Promessa[] = [
  {
    nome: 'Un ordine su 5.000 schedulati in 11 mesi',
    limit: 5,
    misura: () => tempo(() => piazza(withAutoInizio(ordine(7)), createDisponibilita(createCalendario(data), libro, 7))),
  },
  {
    nome: 'Lotto di 1.000 ordini',
    limit: 500,
    misura: () => tempo(() => schedulaBatch(lotto, createCalendario(data), libro)),
  },
]

/** Measures and prints; a promise that is not kept makes the run fail. */
export function measureEngine(rounds = 15): void {
  let sum = 0
  const step = tempo(() => {
    for (let n = 0; n < 1_000_000; n++) sum += n % 7
  })
  console.log(
    `${'motore dello schedulatore'.padEnd(46)}  CPU ms  limite   giro a vuoto ${step.toFixed(1)} ms${sum ? '' : '!'}`,
  )
  for (const { nome, limit, misura } of promesse) {
    misura()
    const misure = Array.from({ length: rounds }, misura).sort((a, b) => a - b)
    const median = misure[Math.floor(rounds / 2)] ?? 0
    const tenuta = median <= limit
    if (!tenuta) process.exitCode = 1
    console.log(
      `${nome.padEnd(46)} ${median.toFixed(2).padStart(7)} ${String(limit).padStart(7)}   ${tenuta ? 'sì' : 'NO'}`,
    )
  }
}

if (import.meta.main) measureEngine()
