import type { LoadMeasure } from './load.ts'

/** What all rounds of a contender took: CPU seconds, answers. */
export interface BenchWork {
  server: number
  database: number
  answers: number
}

type Outcome = LoadMeasure & BenchWork

interface BenchRow {
  nome: string
  prodotto: Outcome
  limit: Outcome
  postgraphile: Outcome | null
}

const numero = (value: number, digits = 0) => value.toFixed(digits).padStart(7)

/** Milliseconds of CPU for one answer. */
const cost = ({ server, database, answers }: Outcome) => ((server + database) * 1000) / answers

/** Prints the table of a run: absolute figures of this machine, and the ratios that travel. */
export function printBench(righe: readonly BenchRow[]): void {
  console.log(`${''.padEnd(69)}       CPU ms         |    rps /          |    CPU /`)
  console.log(
    `${'caso'.padEnd(46)}     rps     p50     p99  server      PG      kB |  limite PostGr. |  limite PostGr.  errori`,
  )
  for (const { nome, prodotto, limit, postgraphile } of righe) {
    const { rps, p50, p99, server, database, answers, bytes, errori } = prodotto
    const cpu = [server, database].map((seconds) => numero((seconds * 1000) / answers, 2)).join(' ')
    const against = (ratio: (other: Outcome) => number) =>
      `${numero(ratio(limit), 2)} ${postgraphile ? numero(ratio(postgraphile), 2) : '      –'}`
    console.log(
      `${nome.padEnd(46)} ${numero(rps)} ${numero(p50)} ${numero(p99)} ${cpu} ${numero(bytes / 1024, 1)} | ` +
        `${against((other) => rps / other.rps)} | ${against((other) => cost(other) / cost(prodotto))}  ${errori}`,
    )
  }
}

/** Prints what sending quotes costs: a write has no fair comparator. */
export function printSubmit({ rps, p50, p99, errori }: LoadMeasure): void {
  console.log(
    `${'Invio di un preventivo (3 serramenti)'.padEnd(46)} ${numero(rps)} ${numero(p50)} ${numero(p99)}   errori ${errori}`,
  )
}
