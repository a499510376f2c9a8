import type { Misura } from './carico.ts'

export interface Riga {
  nome: string
  /** Milliseconds of the server's CPU for one request. */
  cpuMs: number
  prodotto: Misura
  limite: Misura
  postgraphile: Misura | null
}

const numero = (value: number, digits = 0) => value.toFixed(digits).padStart(7)

/** Prints the table of a run: absolute figures of this machine, and the ratios that travel. */
export function stampa(righe: readonly Riga[]): void {
  console.log(`${'caso'.padEnd(46)}     rps     p50     p99  CPU ms      kB | / limite  / PostGraphile  errori`)
  for (const { nome, cpuMs, prodotto, limite, postgraphile } of righe) {
    const peer = postgraphile ? numero(prodotto.rps / postgraphile.rps, 2) : '      –'
    console.log(
      `${nome.padEnd(46)} ${numero(prodotto.rps)} ${numero(prodotto.p50)} ${numero(prodotto.p99)} ${numero(cpuMs, 1)} ` +
        `${numero(prodotto.bytes / 1024, 1)} | ${numero(prodotto.rps / limite.rps, 2)}   ${peer}         ${prodotto.errori}`,
    )
  }
}

/** Prints what sending quotes costs: a write has no fair comparator. */
export function stampaInvio({ rps, p50, p99, errori }: Misura): void {
  console.log(
    `${'Invio di un preventivo (3 serramenti)'.padEnd(46)} ${numero(rps)} ${numero(p50)} ${numero(p99)}   errori ${errori}`,
  )
}
