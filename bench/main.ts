import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../server/cli/build.ts'
import { alProdotto, aPostgraphile, apriBanco, flagsDiStart, opzione } from './banco.ts'
import { carica, type Misura, prova, type Richiesta } from './carico.ts'
import { type Caso, casi } from './casi.ts'
import { misuraDiretta } from './diretta.ts'
import { invii } from './invio.ts'
import { misuraLinea } from './linea.ts'
import { misuraMotore } from './motore.ts'
import { piani, stampaPiani } from './piani.ts'
import { type Lavoro, stampa, stampaInvio } from './tabella.ts'

/**
 * `npm run bench [-- --preventivi 100000 --ordini 100000 --secondi 4 --giri 3]`: the product (by persisted documents, as
 * browsers ask) beside a bare SQL server and PostGraphile, all on one database, in one run, rounds interleaved, medians
 * printed as ratios, and the CPU that each took of server and database, whose ratios a busy machine changes less; then
 * the plans of the lists, of which none may read a big table whole, the engine and the timeline. `--casi <text>`
 * measures only the cases with that in their name, `--senza-piani` stops after them.
 */
const here = import.meta.dirname
const senzaPiani = process.argv.includes('--senza-piani')
const casiScelti = process.argv.includes('--casi') ? (process.argv[process.argv.indexOf('--casi') + 1] ?? '') : ''
const preventivi = opzione('preventivi', 100_000)
const ordini = opzione('ordini', 100_000)
const secondi = opzione('secondi', 4)
const giri = opzione('giri', 3)
const CONNESSIONI = 16
const nessuno: Lavoro = { server: 0, database: 0, risposte: 0 }

/** How each contender is asked the same thing. */
function richieste(caso: Caso, indice: number, token: string, ids: number[]) {
  const pk = () => ids[Math.floor(Math.random() * ids.length)] ?? 1
  return {
    prodotto: () => alProdotto(caso, token, pk),
    limite: (): Richiesta => ({ method: 'GET', path: `/?caso=${indice}&pk=${pk()}` }),
    postgraphile: () => aPostgraphile(caso, pk),
  }
}

const mediana = (values: Misura[]) => [...values].sort((a, b) => a.rps - b.rps)[Math.floor(values.length / 2)] as Misura

if (!existsSync(join(here, 'node_modules/postgraphile'))) {
  console.log('Installo PostGraphile in bench/ …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: here, stdio: 'inherit' })
}
const banco = await apriBanco({ preventivi, ordini })
try {
  const { url, token } = banco
  const prodotto = await banco.avvia('bench/prodotto.ts', flagsDiStart())
  const limite = await banco.avvia('bench/limite.ts')
  const peer = await banco.avvia('bench/peer.mjs')
  const righe = []
  for (const [indice, caso] of casi.entries()) {
    if (!caso.nome.toLowerCase().includes(casiScelti.toLowerCase())) continue
    const ask = richieste(caso, indice, token, await banco.ids(caso))
    const contenders = [
      { chi: 'prodotto' as const, ...prodotto, next: ask.prodotto },
      { chi: 'limite' as const, ...limite, next: ask.limite },
      ...(caso.postgraphile ? [{ chi: 'postgraphile' as const, ...peer, next: ask.postgraphile }] : []),
    ]
    const misure: Record<string, Misura[]> = {}
    const lavori: Record<string, Lavoro> = {}
    for (const { chi, port, next } of contenders) {
      const first = await prova(port, next())
      if (!first.ok) throw new Error(`${caso.nome}, ${chi}: ${first.text.slice(0, 400)}`)
    }
    for (let giro = 0; giro < giri; giro++) {
      for (const { chi, port, cpu, next } of contenders) {
        const [server, database] = [cpu(), banco.cpuDatabase()]
        const misura = await carica(port, next, CONNESSIONI, secondi * 1000)
        const prima = lavori[chi] ?? nessuno
        lavori[chi] = {
          server: prima.server + cpu() - server,
          database: prima.database + banco.cpuDatabase() - database,
          risposte: prima.risposte + misura.risposte,
        }
        misure[chi] = [...(misure[chi] ?? []), misura]
      }
    }
    const di = (chi: string) => ({ ...mediana(misure[chi] ?? []), ...(lavori[chi] ?? nessuno) })
    righe.push({
      nome: caso.nome,
      prodotto: di('prodotto'),
      limite: di('limite'),
      postgraphile: misure.postgraphile ? di('postgraphile') : null,
    })
  }
  stampa(righe)
  console.log(`Memoria del prodotto: ${prodotto.memoria().toFixed(0)} MB`)
  if (!senzaPiani) {
    const invio = await carica(prodotto.port, await invii(prodotto.port, token), CONNESSIONI, secondi * 1000)
    stampaInvio(invio)
    if (stampaPiani(await piani(url)) > 0) process.exitCode = 1
    misuraMotore()
    await buildWeb()
    const indirizzo = `http://127.0.0.1:${prodotto.port}`
    await misuraLinea(indirizzo)
    await misuraDiretta(indirizzo, url)
  }
} finally {
  await banco.chiudi()
}
