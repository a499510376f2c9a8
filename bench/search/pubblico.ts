/**
 * `node bench/search/pubblico.ts [--secondi 2] [--lavori 40]`: the search on public instances, against the best known.
 *
 * Every fifth instance of wt40, wt50 and wt100 of the OR-Library (`wt.json`; J. E. Beasley, free to use under the MIT
 * licence): jobs on one machine, weighted tardiness. They fit the model as follows: a job is an order with one phase at
 * the benches, where one person works every day; a unit of time is twenty minutes, and a day has as many as let all jobs
 * end within two years. A delivery is the day in which the due date lies. The engine counts whole days, so its sequence
 * is judged by the objective of the instance, in units. Seconds are of the processor.
 */
import { readFileSync } from 'node:fs'
import { createCalendario } from '../../server/produzione/schedulazione/engine/capacita.ts'
import { createLibro } from '../../server/produzione/schedulazione/engine/libro.ts'
import { optimize } from '../../server/produzione/schedulazione/engine/optimize.ts'
import type { OrdineToOptimize } from '../../server/produzione/schedulazione/engine/ricerca/compila.ts'
import { readDay, startOf } from '../../server/produzione/schedulazione/engine/time.ts'
import { cliOption } from '../bench.ts'
import { BENCH_REPARTI, benchFase } from './fase.ts'

const TODAY = readDay('2026-11-23') as number
const UNIT_MINUTES = 20
const DAYS = 730
/** Days by which all jobs end: the scheduler looks no farther than two years. */
const WORKED_DAYS = 700

interface Instance {
  lavori: number
  numero: number
  /** The best known weighted tardiness. */
  meglio: number
  durations: string
  pesi: string
  consegne: string
}

const { istanze: INSTANCES } = JSON.parse(readFileSync(new URL('wt.json', import.meta.url), 'utf8')) as {
  istanze: Instance[]
}

interface Lavoro {
  durata: number
  peso: number
  consegna: number
}

function lavoriOf({ durations, pesi, consegne }: Instance): Lavoro[] {
  const [p = [], w = [], d = []] = [durations, pesi, consegne].map((text) => text.split(' ').map(Number))
  return p.map((duration, n) => ({ durata: duration, peso: w[n] ?? 1, consegna: d[n] ?? 0 }))
}

/** Weighted tardiness of the jobs one after the other, in the units of the instance. */
function weightedRitardo(lavori: readonly Lavoro[]): number {
  let soFar = 0
  return lavori.reduce((sum, { durata, peso, consegna }) => {
    soFar += durata
    return sum + peso * Math.max(0, soFar - consegna)
  }, 0)
}

/** One person with so many hours a day as there are units of work, three to an hour. */
const calendarioOf = (unitsPerDay: number) =>
  createCalendario({
    reparti: BENCH_REPARTI,
    apertura: 480,
    settimana: [10, 10, 10, 10, 10, 4, 0],
    ore: Array.from({ length: DAYS + 1 }, (_, n) => ({
      giorno: TODAY + n,
      ore: { macchine: 1, banchi: (unitsPerDay * UNIT_MINUTES) / 60 },
    })),
    festivita: [],
    persone: [{ reparto: 'banchi', dal: TODAY - 1, al: null, assenze: [] }],
  })

const ordineOf = ({ durata, peso, consegna }: Lavoro, n: number, unitsPerDay: number): OrdineToOptimize => ({
  ordine: n + 1,
  numeroCommessa: String(n + 1),
  data: TODAY,
  nonSchedulabile: false,
  tempisticheMancanti: false,
  peso,
  request: {
    fasi: [benchFase('banchi', 0, [], 'banchi', durata * UNIT_MINUTES)],
    adesso: startOf(TODAY) + 420,
    dataConsegna: TODAY + Math.ceil(consegna / unitsPerDay) - 1,
    senzaMisure: false,
  },
})

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What the search makes of an instance. @returns its weighted tardiness */
function search(instance: Instance, milliseconds: number): number {
  const lavori = lavoriOf(instance)
  const total = lavori.reduce((sum, { durata }) => sum + durata, 0)
  const unitsPerDay = Math.ceil(total / WORKED_DAYS)
  const ordini = lavori.map((lavoro, n) => ordineOf(lavoro, n, unitsPerDay))
  const { esiti } = optimize(ordini, calendarioOf(unitsPerDay), createLibro(), {
    millisecondi: milliseconds,
    orologio: workedMs,
    obiettivo: { priorita: ['ritardo'] },
  })
  return weightedRitardo(esiti.flatMap(({ ordine }) => lavori[ordine - 1] ?? []))
}

const [secondi, which] = [cliOption('secondi', 2), cliOption('lavori', 0)]
for (const size of [40, 50, 100].filter((one) => which === 0 || one === which)) {
  let [searched, known, nulls, nullsFound, equal] = [0, 0, 0, 0, 0]
  const distances: number[] = []
  for (const instance of INSTANCES.filter(({ lavori }) => lavori === size)) {
    const found = search(instance, secondi * 1000)
    console.log(`wt${size} n. ${instance.numero}: ${found}, il meglio noto ${instance.meglio}`)
    searched += found
    known += instance.meglio
    if (found <= instance.meglio) equal++
    if (instance.meglio > 0) distances.push((100 * (found - instance.meglio)) / instance.meglio)
    else {
      nulls++
      if (found === 0) nullsFound++
    }
  }
  distances.sort((a, b) => a - b)
  const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length
  const median = distances[distances.length >> 1] ?? 0
  console.log(
    `wt${size}, ${secondi} s: in media +${mean.toFixed(2)} % (mediana ${median.toFixed(2)} %, al più ${(distances.at(-1) ?? 0).toFixed(1)} %), tutte insieme +${((100 * (searched - known)) / known).toFixed(2)} %; ${equal} al meglio noto, ${nullsFound} su ${nulls} senza ritardo`,
  )
}
