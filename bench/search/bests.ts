/**
 * `node bench/search/bests.ts [--secondi 30] [--ottimo 0] [--officina -1] [--seme 1]`: how far the search is from the
 * best known plans of `bests.json`, on every seventh of the fifty workshops, beginning with the seventh: all five sizes
 * and all five loads. Fails when one is more than 5 % away.
 *
 * `--ottimo 600` searches each for so many seconds instead, and keeps what is better than what is known, unless that is
 * the bound that no plan is below; `--officina 13` takes one workshop. Seconds are of the processor: a busy machine does not make them worth less.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { optimize } from '../../server/produzione/schedulazione/engine/optimize.ts'
import { cliOption } from '../bench.ts'
import { benchShops, type Shop } from './shops.ts'

const FILE = new URL('bests.json', import.meta.url)
/** Every so many workshops, the last of each. */
const EVERY = 7
/** How much worse than the best known thirty seconds may be. */
const DISTANCE = 0.05

/** The fewest late days that a search has found for a workshop, and how long it searched. */
interface Known {
  officina: number
  nome: string
  ritardo: number
  secondi: number
  seme: number
}

function workedStretches(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function search({ ordini, calendario, libro }: Shop, secondi: number, seme: number) {
  return optimize(ordini, calendario, libro, { millisecondi: secondi * 1000, seme, orologio: workedStretches })
}

const which = cliOption('officina', -1)
const seme = cliOption('seme', 1)
const optimum = cliOption('ottimo', 0)
const secondi = cliOption('secondi', 30)
const knownOnes = JSON.parse(readFileSync(FILE, 'utf8')) as Known[]
const choices = [...benchShops().entries()].filter(([n]) => (which < 0 ? n % EVERY === EVERY - 1 : n === which))

if (optimum > 0) {
  for (const [officina, shop] of choices) {
    const known = knownOnes.find((one) => one.officina === officina)
    if (known && known.ritardo <= search(shop, 0, seme).minorante) continue
    const { valore } = search(shop, optimum, seme)
    console.log(`${shop.nome}: ${valore.ritardo} giorni di ritardo, finora ${known?.ritardo ?? '–'}`)
    if (known && known.ritardo <= valore.ritardo) continue
    if (known) knownOnes.splice(knownOnes.indexOf(known), 1)
    knownOnes.push({ officina, nome: shop.nome, ritardo: valore.ritardo, secondi: optimum, seme })
    knownOnes.sort((a, b) => a.officina - b.officina)
    writeFileSync(FILE, `${JSON.stringify(knownOnes, null, 2)}\n`)
  }
} else {
  const distances: number[] = []
  for (const [officina, shop] of choices) {
    const known = knownOnes.find((one) => one.officina === officina)
    if (!known) continue
    const { partenza, valore } = search(shop, secondi, seme)
    const distance = known.ritardo > 0 ? valore.ritardo / known.ritardo - 1 : Math.sign(valore.ritardo)
    distances.push(distance)
    console.log(
      `${shop.nome}: per data ${partenza.ritardo}, ${secondi} s ${valore.ritardo}, il meglio ${known.ritardo} (${known.secondi} s): ${(100 * distance).toFixed(1)} %`,
    )
  }
  distances.sort((a, b) => a - b)
  const [median = 0, worst = 0] = [distances[distances.length >> 1], distances.at(-1)]
  console.log(
    `dal meglio: mediana ${(100 * median).toFixed(1)} %, la peggiore ${(100 * worst).toFixed(1)} % (limite ${100 * DISTANCE} %)`,
  )
  if (worst > DISTANCE) process.exitCode = 1
}
