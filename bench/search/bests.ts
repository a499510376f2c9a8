/**
 * `node bench/search/bests.ts [--secondi 30] [--ottimo 0] [--officina -1] [--seme 1]`: how far the search is from the
 * best known plans of `bests.json`, on every seventh of the fifty workshops, beginning with the seventh: all five sizes
 * and all five loads. Fails when one is more than 5 % away.
 *
 * `--ottimo 600` searches each for so many seconds instead, and keeps what is better than what is known, unless that is
 * the bound that no plan is below; `--officina 13` takes one workshop. Seconds are of the processor: a busy machine does not make them worth less.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { ottimizza } from '../../server/produzione/schedulazione/engine/ottimizza.ts'
import { cliOption } from '../bench.ts'
import { benchShops, type Shop } from './shops.ts'

const FILE = new URL('bests.json', import.meta.url)
/** Every so many workshops, the last of each. */
const OGNI = 7
/** How much worse than the best known thirty seconds may be. */
const DISTANZA = 0.05

/** The fewest late days that a search has found for a workshop, and how long it searched. */
interface Noto {
  officina: number
  nome: string
  ritardo: number
  secondi: number
  seme: number
}

function lavorati(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function cerca({ ordini, calendario, libro }: Shop, secondi: number, seme: number) {
  return ottimizza(ordini, calendario, libro, { millisecondi: secondi * 1000, seme, orologio: lavorati })
}

const quale = cliOption('officina', -1)
const seme = cliOption('seme', 1)
const ottimo = cliOption('ottimo', 0)
const secondi = cliOption('secondi', 30)
const noti = JSON.parse(readFileSync(FILE, 'utf8')) as Noto[]
const scelte = [...benchShops().entries()].filter(([n]) => (quale < 0 ? n % OGNI === OGNI - 1 : n === quale))

if (ottimo > 0) {
  for (const [officina, shop] of scelte) {
    const noto = noti.find((uno) => uno.officina === officina)
    if (noto && noto.ritardo <= cerca(shop, 0, seme).minorante) continue
    const { valore } = cerca(shop, ottimo, seme)
    console.log(`${shop.nome}: ${valore.ritardo} giorni di ritardo, finora ${noto?.ritardo ?? '–'}`)
    if (noto && noto.ritardo <= valore.ritardo) continue
    if (noto) noti.splice(noti.indexOf(noto), 1)
    noti.push({ officina, nome: shop.nome, ritardo: valore.ritardo, secondi: ottimo, seme })
    noti.sort((a, b) => a.officina - b.officina)
    writeFileSync(FILE, `${JSON.stringify(noti, null, 2)}\n`)
  }
} else {
  const distanze: number[] = []
  for (const [officina, shop] of scelte) {
    const noto = noti.find((uno) => uno.officina === officina)
    if (!noto) continue
    const { partenza, valore } = cerca(shop, secondi, seme)
    const distanza = noto.ritardo > 0 ? valore.ritardo / noto.ritardo - 1 : Math.sign(valore.ritardo)
    distanze.push(distanza)
    console.log(
      `${shop.nome}: per data ${partenza.ritardo}, ${secondi} s ${valore.ritardo}, il meglio ${noto.ritardo} (${noto.secondi} s): ${(100 * distanza).toFixed(1)} %`,
    )
  }
  distanze.sort((a, b) => a - b)
  const [mediana = 0, peggiore = 0] = [distanze[distanze.length >> 1], distanze.at(-1)]
  console.log(
    `dal meglio: mediana ${(100 * mediana).toFixed(1)} %, la peggiore ${(100 * peggiore).toFixed(1)} % (limite ${100 * DISTANZA} %)`,
  )
  if (peggiore > DISTANZA) process.exitCode = 1
}
