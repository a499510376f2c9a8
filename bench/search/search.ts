/**
 * `node bench/search/search.ts [--secondi 1,5] [--ogni 1] [--salta 0] [--lunghi 3] [--lungo 30] [--ottimo 0]
 * [--processore] [--una]`: the search against placing by delivery date, on fifty seeded workshops. Late days are summed
 * over those under pressure (more work than room before the deliveries).
 *
 * `--ogni 3 --salta 1` takes the second of every three workshops; `--ottimo 600` compares the long ones with the best
 * of so many seconds; `--processore` counts seconds of the processor, which a busy machine does not make worth less;
 * `--una` prints a line for each workshop.
 */
import { ottimizza } from '../../server/produzione/schedulazione/engine/ottimizza.ts'
import { cliOption } from '../bench.ts'
import { benchShops, makeShop, type Shop } from './shops.ts'

/** Share of the late days that five seconds must take away where there is pressure. */
const PROMESSA = 0.6
/** How much worse than the best of ten minutes thirty seconds may be. */
const DISTANZA = 0.05
/** Milliseconds within which a thousand orders must be a little better. */
const PRIMO_MIGLIORE = 1000

interface Misura {
  shop: Shop
  perData: number
  cercato: number
  inRitardo: [number, number]
  minorante: number
}

const processore = process.argv.includes('--processore')
const una = process.argv.includes('--una')

/** Milliseconds of work of this thread. */
function lavorati(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function cerca(shop: Shop, millisecondi: number, seme = 1): Misura {
  const { ordini, calendario, libro } = shop
  const { partenza, valore, minorante, passi } = ottimizza(ordini, calendario, libro, {
    millisecondi,
    seme,
    ...(processore ? { orologio: lavorati } : {}),
  })
  if (una) {
    const tardi = `giorni ${partenza.ritardo} → ${valore.ritardo}, ordini ${partenza.inRitardo} → ${valore.inRitardo}`
    console.log(`  ${millisecondi / 1000} s  ${shop.nome}: ${tardi}, non sotto ${minorante}, ${passi} passi`)
  }
  return {
    shop,
    perData: partenza.ritardo,
    cercato: valore.ritardo,
    inRitardo: [partenza.inRitardo, valore.inRitardo],
    minorante,
  }
}

/** Late days by date and searched, summed over the workshops under pressure. @returns the share taken away */
function racconta(secondi: number, misure: readonly Misura[]): number {
  const pressate = misure.filter(({ shop }) => shop.sottoPressione)
  const totale = (quale: (misura: Misura) => number) => pressate.reduce((somma, misura) => somma + quale(misura), 0)
  const [prima, dopo] = [totale(({ perData }) => perData), totale(({ cercato }) => cercato)]
  const tolto = prima > 0 ? 1 - dopo / prima : 0
  const [inRitardoPrima, inRitardoDopo] = [0, 1].map((n) => totale(({ inRitardo }) => inRitardo[n] ?? 0))
  const minorante = totale((misura) => misura.minorante)
  console.log(
    `${String(secondi).padStart(4)} s  ${pressate.length} officine sotto pressione: giorni di ritardo ${prima} → ${dopo} (-${(100 * tolto).toFixed(1)} %), ordini in ritardo ${inRitardoPrima} → ${inRitardoDopo}, nessun piano sotto ${minorante}`,
  )
  return tolto
}

/** How much worse the long searches are than much longer ones. */
function confronta(lunghe: readonly Misura[], ottimo: number): void {
  const somma = (misure: readonly Misura[]) => misure.reduce((finora, { cercato }) => finora + cercato, 0)
  const ottime = lunghe.map(({ shop }) => cerca(shop, ottimo * 1000))
  const distanza = somma(lunghe) / somma(ottime) - 1
  if (distanza > DISTANZA) process.exitCode = 1
  console.log(`  dal meglio di ${ottimo} s: ${(100 * distanza).toFixed(1)} % (limite ${100 * DISTANZA} %)`)
}

/** Measures and prints; a promise that is not kept makes the run fail. */
export function measureSearch(): void {
  const indice = process.argv.indexOf('--secondi')
  const durate = (indice < 0 ? '1,5' : (process.argv[indice + 1] ?? '')).split(',').filter(Boolean).map(Number)
  const [ogni, salta] = [cliOption('ogni', 1), cliOption('salta', 0)]
  const officine = benchShops().filter((_shop, n) => n % ogni === salta)
  console.log('ricerca del piano, contro il piano per data di consegna')
  for (const secondi of durate) {
    const misure = officine.map((shop) => cerca(shop, secondi * 1000))
    if (racconta(secondi, misure) < PROMESSA && secondi >= 5) process.exitCode = 1
  }
  const lungo = cliOption('lungo', 30)
  const scelte = officine.filter(({ sottoPressione }) => sottoPressione)
  const passo = Math.max(1, Math.floor(scelte.length / Math.max(1, cliOption('lunghi', 3))))
  const lunghe = scelte.filter((_shop, n) => n % passo === passo - 1).slice(0, cliOption('lunghi', 3))
  if (lunghe.length > 0) {
    const misure = lunghe.map((shop) => cerca(shop, lungo * 1000))
    racconta(lungo, misure)
    const ottimo = cliOption('ottimo', 0)
    if (ottimo > 0) confronta(misure, ottimo)
  }
  const grande = makeShop(9, 1000, 1.2)
  const inizio = performance.now()
  let primo = Number.POSITIVE_INFINITY
  ottimizza(grande.ordini, grande.calendario, grande.libro, {
    millisecondi: 3000,
    migliore: () => {
      primo = Math.min(primo, performance.now() - inizio)
    },
  })
  if (primo > PRIMO_MIGLIORE) process.exitCode = 1
  console.log(`${grande.nome}: primo piano migliore dopo ${primo.toFixed(0)} ms (limite ${PRIMO_MIGLIORE})`)
}

if (import.meta.main) measureSearch()
