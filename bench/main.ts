import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../server/cli/build.ts'
import { TOKEN_CONNECTIONS } from '../server/platform/db/prisma.ts'
import { copyForniture } from './acquisti/bulk.ts'
import { measureExcel } from './acquisti/excel.ts'
import { cliOption, cliWord, openBench, startFlags, toPostgraphile, toProduct } from './bench.ts'
import type { BenchCase } from './cases/benchCase.ts'
import { benchCases } from './cases.ts'
import { measureEngine } from './engine.ts'
import { measureLive } from './live.ts'
import { applyLoad, type LoadMeasure, type LoadRequest, tryRequest } from './load.ts'
import { printPlans, queryPlans } from './plans.ts'
import { measurePromises, type Promised } from './promises.ts'
import { measureSearch } from './search/search.ts'
import { submitBench } from './submit.ts'
import { type BenchWork, printBench, printSubmit } from './table.ts'
import { measureTimeline } from './timeline.ts'

/**
 * `npm run bench [-- --preventivi 100000 --ordini 100000 --attivita 200000 --secondi 4 --giri 3]`: the product (by persisted documents, as
 * browsers ask) beside a bare SQL server and PostGraphile, all on one database, in one run, rounds interleaved, medians
 * printed as ratios, and the CPU that each took of server and database, whose ratios a busy machine changes less; then
 * the plans of the lists, of which none may read a big table whole, the engine and the timeline. `--casi <expression>`
 * measures only the cases whose name it fits (`'mese|settimana'`), `--forniture 300000` copies orders until there are so many supplier
 * orders, `--senza-piani` stops after them, `--database URL` measures a database that is there, `--tieni FOLDER` keeps the one that
 * is made there for the runs after it. `--beside COMMIT` measures what an answer costs beside another commit (beside.ts).
 */
if (cliWord('beside') !== null) {
  await import('./beside.ts')
  process.exit()
}
const here = import.meta.dirname
const senzaPiani = process.argv.includes('--senza-piani')
const chosenCases = new RegExp(cliWord('casi') ?? '', 'i')
const preventivi = cliOption('preventivi', 100_000)
const ordini = cliOption('ordini', 100_000)
const attivita = cliOption('attivita', 200_000)
const secondi = cliOption('secondi', 4)
const rounds = cliOption('giri', 3)
const CONNECTIONS = 16
/** A process compiles what it runs, and prepares its statements, before it is measured. */
const WARM_UP_MS = 1500
const none: BenchWork = { server: 0, database: 0, answers: 0 }

/** How each contender is asked the same thing. */
function requests(example: BenchCase, index: number, token: string, ids: number[]) {
  const pk = () => ids[Math.floor(Math.random() * ids.length)] ?? 1
  return {
    prodotto: () => toProduct(example, token, pk),
    limite: (): LoadRequest => ({ method: 'GET', path: `/?caso=${index}&pk=${pk()}` }),
    postgraphile: () => toPostgraphile(example, pk),
  }
}

const median = (values: LoadMeasure[]) =>
  [...values].sort((a, b) => a.rps - b.rps)[Math.floor(values.length / 2)] as LoadMeasure

/** The cases that are measured, with their places among all of them. */
const chosen = [...benchCases.entries()].filter(([, { nome }]) => chosenCases.test(nome))
const withPostgraphile = chosen.some(([, { postgraphile }]) => postgraphile !== undefined)
if (withPostgraphile && !existsSync(join(here, 'node_modules/postgraphile'))) {
  console.log('Installo PostGraphile in bench/ …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: here, stdio: 'inherit' })
}
const banco = await openBench({ preventivi, ordini, attivita })
try {
  const { url, readUrl, token } = banco
  await copyForniture(url, cliOption('forniture', 0))
  const product = await banco.start('bench/product.ts', startFlags())
  const limit = await banco.start('bench/limit.ts', [], { env: { CONNECTIONS: String(TOKEN_CONNECTIONS) } })
  const peer = withPostgraphile ? await banco.start('bench/peer.mjs') : null
  const righe = []
  const promesse: Promised[] = []
  for (const [index, example] of chosen) {
    const ask = requests(example, index, token, await banco.ids(example))
    promesse.push({ example, next: ask.prodotto })
    const contenders = [
      { chi: 'prodotto' as const, ...product, next: ask.prodotto },
      { chi: 'limite' as const, ...limit, next: ask.limite },
      ...(peer && example.postgraphile ? [{ chi: 'postgraphile' as const, ...peer, next: ask.postgraphile }] : []),
    ]
    const misure: Record<string, LoadMeasure[]> = {}
    const lavori: Record<string, BenchWork> = {}
    for (const { chi, port, next } of contenders) {
      const first = await tryRequest(port, next())
      if (!first.ok) throw new Error(`${example.nome}, ${chi}: ${first.text.slice(0, 400)}`)
      await applyLoad(port, next, CONNECTIONS, WARM_UP_MS)
    }
    for (let round = 0; round < rounds; round++) {
      for (const { chi, port, cpu, next } of contenders) {
        const [server, database] = [cpu(), banco.cpuDatabase()]
        const misura = await applyLoad(port, next, CONNECTIONS, secondi * 1000)
        const before = lavori[chi] ?? none
        lavori[chi] = {
          server: before.server + cpu() - server,
          database: before.database + banco.cpuDatabase() - database,
          answers: before.answers + misura.answers,
        }
        misure[chi] = [...(misure[chi] ?? []), misura]
      }
    }
    const of = (who: string) => ({ ...median(misure[who] ?? []), ...(lavori[who] ?? none) })
    righe.push({
      nome: example.nome,
      prodotto: of('prodotto'),
      limit: of('limite'),
      postgraphile: misure.postgraphile ? of('postgraphile') : null,
    })
  }
  printBench(righe)
  if (!(await measurePromises(product, promesse))) process.exitCode = 1
  console.log(`Memoria del prodotto: ${product.memoria().toFixed(0)} MB`)
  if (!(await measureExcel(product, token))) process.exitCode = 1
  if (!senzaPiani) {
    const sending = await applyLoad(product.port, await submitBench(product.port, token), CONNECTIONS, secondi * 1000)
    printSubmit(sending)
    if (printPlans(await queryPlans(readUrl)) > 0) process.exitCode = 1
    measureEngine()
    measureSearch()
    await buildWeb()
    const indirizzo = `http://127.0.0.1:${product.port}`
    await measureTimeline(indirizzo)
    await measureLive(indirizzo, url)
  }
} finally {
  await banco.close()
}
