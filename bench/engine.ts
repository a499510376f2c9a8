/**
 * `node bench/engine.ts`: the scheduling engine alone, against what is promised of it (medians of rounds; the machine's
 * own speed is told by a loop of a million additions, so that figures of two machines can be compared).
 */
import { createCalendario, type DatiCalendario } from '../server/produzione/schedulazione/engine/capacita.ts'
import { createDisponibilita } from '../server/produzione/schedulazione/engine/disponibilita.ts'
import { book, createLibro, type Libro } from '../server/produzione/schedulazione/engine/libro.ts'
import { type OrdineLotto, prenotazioniOf, schedulaLotto } from '../server/produzione/schedulazione/engine/lotto.ts'
import { piazza, withAutoInizio } from '../server/produzione/schedulazione/engine/piazza.ts'
import { readGiorno, startOf } from '../server/produzione/schedulazione/engine/time.ts'
import type { RepartoFase, RichiestaPiano } from '../server/produzione/schedulazione/engine/types.ts'
import { benchFase } from './search/fase.ts'

const OGGI = readGiorno('2026-11-23') as number

interface Promessa {
  nome: string
  /** Milliseconds. */
  limite: number
  misura(): number
}

/** 28 people, each with a week off every two months, holidays, eleven months. */
const dati: DatiCalendario = {
  apertura: 480,
  ore: Array.from({ length: 20 }, (_, n) => ({ giorno: OGGI + n * 13, macchine: 12, banchi: 8 })),
  festivita: Array.from({ length: 12 }, (_, n) => pausa(OGGI + n * 31, 0)),
  persone: Array.from({ length: 28 }, (_, n) => ({
    reparto: n % 2 ? 'macchine' : 'banchi',
    dal: OGGI - 2000,
    al: null,
    assenze: Array.from({ length: 6 }, (_vuoto, m) => pausa(OGGI + n + m * 60, 4)),
  })),
}

function pausa(giornoDa: number, giorni: number) {
  return { giornoDa, giornoA: giornoDa + giorni, oraDa: null, oraA: null }
}

function ordine(numero: number): RichiestaPiano {
  const fase = (nome: string, posizione: number, dipendenze: string[], reparto: RepartoFase | null) =>
    benchFase(nome, posizione, dipendenze, reparto, reparto ? 150 + ((numero * 37) % 400) : 5 + (numero % 5))
  return {
    fasi: [
      fase('legno', 0, [], null),
      fase('vetro', 1, [], null),
      fase('telai', 2, [], null),
      fase('macchine', 3, ['legno'], 'macchine'),
      fase('verniciatura', 4, ['macchine'], null),
      fase('banchi', 5, ['verniciatura', 'vetro', 'telai'], 'banchi'),
    ],
    adesso: startOf(OGGI) + 600,
    dataConsegna: OGGI + (numero % 300),
    senzaMisure: false,
  }
}

/** Eleven months with 5,000 orders saved in them, one after the other where there was room. */
function libroPieno(): Libro {
  const libro = createLibro()
  const libere = createDisponibilita(createCalendario(dati), libro)
  for (let numero = 1; numero <= 5000; numero++) {
    const richiesta = { ...ordine(numero), adesso: startOf(OGGI - 60 + Math.floor(numero / 18)) }
    for (const una of prenotazioniOf(numero, piazza(withAutoInizio(richiesta), libere).fasi)) book(libro, una)
  }
  return libro
}

const libro = libroPieno()
const lotto: OrdineLotto[] = Array.from({ length: 1000 }, (_, n) => ({
  ordine: 10_000 + n,
  numeroCommessa: `B${n}`,
  data: OGGI - (n % 30),
  richiesta: ordine(n),
  nonSchedulabile: false,
  tempisticheMancanti: false,
}))

/** CPU milliseconds, which a busy machine does not lengthen as it does the clock. */
function tempo(lavoro: () => unknown): number {
  const prima = process.cpuUsage()
  lavoro()
  return process.cpuUsage(prima).user / 1000
}

const promesse: Promessa[] = [
  {
    nome: 'Un ordine su 5.000 schedulati in 11 mesi',
    limite: 5,
    misura: () => tempo(() => piazza(withAutoInizio(ordine(7)), createDisponibilita(createCalendario(dati), libro, 7))),
  },
  {
    nome: 'Lotto di 1.000 ordini',
    limite: 500,
    misura: () => tempo(() => schedulaLotto(lotto, createCalendario(dati), libro)),
  },
]

/** Measures and prints; a promise that is not kept makes the run fail. */
export function measureEngine(giri = 15): void {
  let somma = 0
  const passo = tempo(() => {
    for (let n = 0; n < 1_000_000; n++) somma += n % 7
  })
  console.log(
    `${'motore dello schedulatore'.padEnd(46)}  CPU ms  limite   giro a vuoto ${passo.toFixed(1)} ms${somma ? '' : '!'}`,
  )
  for (const { nome, limite, misura } of promesse) {
    misura()
    const misure = Array.from({ length: giri }, misura).sort((a, b) => a - b)
    const mediana = misure[Math.floor(giri / 2)] ?? 0
    const tenuta = mediana <= limite
    if (!tenuta) process.exitCode = 1
    console.log(
      `${nome.padEnd(46)} ${mediana.toFixed(2).padStart(7)} ${String(limite).padStart(7)}   ${tenuta ? 'sì' : 'NO'}`,
    )
  }
}

if (import.meta.main) measureEngine()
