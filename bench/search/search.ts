/**
 * `node bench/search/search.ts [--secondi 1,5] [--ogni 1] [--salta 0] [--lunghi 3] [--lungo 30] [--ottimo 0]
 * [--processore] [--una]`: the search against placing by delivery date, on fifty seeded workshops. Late days are summed
 * over those under pressure (more work than room before the deliveries).
 *
 * `--ogni 3 --salta 1` takes the second of every three workshops; `--ottimo 600` compares the long ones with the best
 * of so many seconds; `--processore` counts seconds of the processor, which a busy machine does not make worth less;
 * `--una` prints a line for each workshop.
 */
import { optimize } from '../../server/produzione/schedulazione/engine/optimize.ts'
import { cliOption } from '../bench.ts'
import { benchShops, makeShop, type Shop } from './shops.ts'

/** Share of the late days that five seconds must take away where there is pressure. */
const PROMESSA = 0.6
/** How much worse than the best of ten minutes thirty seconds may be. */
const DISTANCE = 0.05
/** Milliseconds within which a thousand orders must be a little better. */
const FIRST_BETTER = 1000

interface Misura {
  shop: Shop
  perData: number
  sought: number
  inRitardo: [number, number]
  minorante: number
}

const processor = process.argv.includes('--processore')
const one = process.argv.includes('--una')

/** Milliseconds of work of this thread. */
function workedStretches(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function search(shop: Shop, milliseconds: number, seme = 1): Misura {
  const { ordini, calendario, libro } = shop
  const { partenza, valore, minorante, passi } = optimize(ordini, calendario, libro, {
    millisecondi: milliseconds,
    seme,
    ...(processor ? { orologio: workedStretches } : {}),
  })
  if (one) {
    const late = `giorni ${partenza.ritardo} → ${valore.ritardo}, ordini ${partenza.inRitardo} → ${valore.inRitardo}`
    console.log(`  ${milliseconds / 1000} s  ${shop.nome}: ${late}, non sotto ${minorante}, ${passi} passi`)
  }
  return {
    shop,
    perData: partenza.ritardo,
    sought: valore.ritardo,
    inRitardo: [partenza.inRitardo, valore.inRitardo],
    minorante,
  }
}

/** Late days by date and searched, summed over the workshops under pressure. @returns the share taken away */
function tell(secondi: number, misure: readonly Misura[]): number {
  const underPressure = misure.filter(({ shop }) => shop.underLoad)
  const total = (which: (misura: Misura) => number) => underPressure.reduce((sum, misura) => sum + which(misura), 0)
  const [before, after] = [total(({ perData }) => perData), total(({ sought }) => sought)]
  const removed = before > 0 ? 1 - after / before : 0
  const [inRitardoBefore, inRitardoAfter] = [0, 1].map((n) => total(({ inRitardo }) => inRitardo[n] ?? 0))
  const lowerBound = total((misura) => misura.minorante)
  console.log(
    `${String(secondi).padStart(4)} s  ${underPressure.length} officine sotto pressione: giorni di ritardo ${before} → ${after} (-${(100 * removed).toFixed(1)} %), ordini in ritardo ${inRitardoBefore} → ${inRitardoAfter}, nessun piano sotto ${lowerBound}`,
  )
  return removed
}

/** How much worse the long searches are than much longer ones. */
function compare(longOnes: readonly Misura[], optimum: number): void {
  const sum = (misure: readonly Misura[]) => misure.reduce((soFar, { sought }) => soFar + sought, 0)
  const optima = longOnes.map(({ shop }) => search(shop, optimum * 1000))
  const distance = sum(longOnes) / sum(optima) - 1
  if (distance > DISTANCE) process.exitCode = 1
  console.log(`  dal meglio di ${optimum} s: ${(100 * distance).toFixed(1)} % (limite ${100 * DISTANCE} %)`)
}

/** Measures and prints; a promise that is not kept makes the run fail. */
export function measureSearch(): void {
  const index = process.argv.indexOf('--secondi')
  const durations = (index < 0 ? '1,5' : (process.argv[index + 1] ?? '')).split(',').filter(Boolean).map(Number)
  const [every, jump] = [cliOption('ogni', 1), cliOption('salta', 0)]
  const officine = benchShops().filter((_shop, n) => n % every === jump)
  console.log('ricerca del piano, contro il piano per data di consegna')
  for (const secondi of durations) {
    const misure = officine.map((shop) => search(shop, secondi * 1000))
    if (tell(secondi, misure) < PROMESSA && secondi >= 5) process.exitCode = 1
  }
  const long = cliOption('lungo', 30)
  const choices = officine.filter(({ underLoad }) => underLoad)
  const step = Math.max(1, Math.floor(choices.length / Math.max(1, cliOption('lunghi', 3))))
  const longOnes = choices.filter((_shop, n) => n % step === step - 1).slice(0, cliOption('lunghi', 3))
  if (longOnes.length > 0) {
    const misure = longOnes.map((shop) => search(shop, long * 1000))
    tell(long, misure)
    const optimum = cliOption('ottimo', 0)
    if (optimum > 0) compare(misure, optimum)
  }
  const grande = makeShop(9, 1000, 1.2)
  const inizio = performance.now()
  let first = Number.POSITIVE_INFINITY
  optimize(grande.ordini, grande.calendario, grande.libro, {
    millisecondi: 3000,
    migliore: () => {
      first = Math.min(first, performance.now() - inizio)
    },
  })
  if (first > FIRST_BETTER) process.exitCode = 1
  console.log(`${grande.nome}: primo piano migliore dopo ${first.toFixed(0)} ms (limite ${FIRST_BETTER})`)
}

if (import.meta.main) measureSearch()
