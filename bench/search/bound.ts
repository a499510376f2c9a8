/**
 * `node bench/search/bound.ts [--ogni 5] [--salta 0] [--secondi 30] [--lp]`: how far plans are from what no plan is below,
 * seconds of the processor, workshop by workshop; with `--lp` also what the linear programme of HiGHS over shares
 * proves, for workshops of up to 120 orders.
 */
import { createRequire } from 'node:module'
import { type BoundWorld, boundWorldOf } from '../../server/produzione/schedulazione/engine/minorante/boundWork.ts'
import { optimize } from '../../server/produzione/schedulazione/engine/optimize.ts'
import { compileOrdine } from '../../server/produzione/schedulazione/engine/ricerca/compila.ts'
import { createOfficina } from '../../server/produzione/schedulazione/engine/ricerca/officina.ts'
import { calendarDayOf } from '../../server/produzione/schedulazione/engine/time.ts'
import { cliOption } from '../bench.ts'
import { benchShops, type Shop } from './shops.ts'

/** The package's types say that it is no function, which it is. */
type Solver = { solve(text: string, options: object): { ObjectiveValue: number } }
const loadHighs: () => Promise<Solver> = createRequire(import.meta.url)('highs')

/** A plan is near when it is so many times the bound, or so many days above it. */
const NEAR = { times: 1.05, days: 3 }
/** Share of the workshops that must be near after thirty seconds. */
const NEAR_SHARE = 0.9
/** Orders up to which the linear programme is solved. */
const LP_MAX = 120

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function worldOf({ ordini, calendario, libro }: Shop): BoundWorld {
  const compiled = ordini.flatMap((one) => compileOrdine(one, null, calendario.reparti) ?? [])
  const base = Math.min(...ordini.map(({ request }) => calendarDayOf(request.adesso)))
  return boundWorldOf(compiled, createOfficina(compiled, calendario, libro, base), calendario, libro)
}

/** The linear programme in the format of CPLEX: shares of each work done by the end of each day. */
function programme({ ordini, free }: BoundWorld): { text: string; constant: number } {
  const days = free[0]?.length ?? 0
  const [objective, rows, bounds]: [string[], string[], string[]] = [[], [], []]
  const work = new Map<string, string[]>()
  let constant = 0
  for (const [i, { peso, due, only, works }] of ordini.entries()) {
    for (const [f, { reparto, minuti, release, next, lag, tail }] of works.entries()) {
      const share = (day: number) => `x${i}_${f}_${day}`
      for (let day = release; day < days; day++) {
        bounds.push(`0 <= ${share(day)} <= 1`)
        const cell = work.get(`${reparto} ${day}`) ?? []
        work.set(`${reparto} ${day}`, cell)
        cell.push(`+ ${minuti} ${share(day)}`)
        if (day > release) {
          rows.push(`${share(day)} - ${share(day - 1)} >= 0`)
          cell.push(`- ${minuti} ${share(day - 1)}`)
        }
      }
      const after = works[next]
      for (let day = after?.release ?? days; day < days; day++) {
        const before = day - lag >= release ? ` - ${share(day - lag)}` : ''
        rows.push(`x${i}_${next}_${day}${before} <= 0`)
      }
      for (let day = Math.max(0, due); next < 0 && day < days; day++) {
        constant += peso
        if (day >= only && day - tail >= release) objective.push(`- ${peso} ${share(day - tail)}`)
      }
    }
  }
  for (const [cell, terms] of work) {
    const [which = 0, day = 0] = cell.split(' ').map(Number)
    rows.push(`${terms.join(' ')} <= ${free[which]?.[day] ?? 0}`)
  }
  const named = rows.map((row, n) => ` c${n}: ${row}`).join('\n')
  return {
    text: `Minimize\n obj: ${objective.join(' ')}\nSubject To\n${named}\nBounds\n${bounds.join('\n')}\nEnd`,
    constant,
  }
}

async function solved(world: BoundWorld): Promise<number> {
  const highs = await loadHighs()
  const { text, constant } = programme(world)
  const { ObjectiveValue } = highs.solve(text, { solver: 'ipm', run_crossover: 'off' })
  return ObjectiveValue + constant
}

const [every, jump, secondi] = [cliOption('ogni', 5), cliOption('salta', 0), cliOption('secondi', 30)]
const shops = benchShops().filter((_shop, n) => n % every === jump)
let near = 0
for (const shop of shops) {
  const { valore, minorante } = optimize(shop.ordini, shop.calendario, shop.libro, {
    millisecondi: secondi * 1000,
    orologio: workedMs,
  })
  const isNear = valore.ritardo <= Math.max(NEAR.times * minorante, minorante + NEAR.days)
  if (isNear) near++
  const lp =
    process.argv.includes('--lp') && shop.ordini.length <= LP_MAX
      ? `, programma lineare ${(await solved(worldOf(shop))).toFixed(1)}`
      : ''
  console.log(`${shop.nome}: ${valore.ritardo} giorni, non sotto ${minorante}${lp}${isNear ? '' : '  (lontano)'}`)
}
console.log(`${near} officine su ${shops.length} entro il 5 % dal minimo dimostrato, o 3 giorni`)
if (secondi >= 30 && near < NEAR_SHARE * shops.length) process.exitCode = 1
