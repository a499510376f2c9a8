/**
 * `node bench/memory.ts [--minuti 5 --preventivi 20000 --ordini 20000 --misto 1]`: memory of the product under load of
 * every case; with `--misto` also of writes, PDFs and exports of all orders. Fails when what lives after a collection goes on growing, or the process passes its limit.
 */
import { once } from 'node:events'
import { type Bench, cliOption, openBench, startFlags, toProduct, withDatabase } from './bench.ts'
import { benchCases } from './cases.ts'
import { applyLoad, type LoadRequest } from './load.ts'

/** Of reads; exports that fall together hold their rows at the same time. */
const LIMITE_MB = cliOption('misto', 0) > 0 ? 500 : 400
/** Of the living heap, from the first minute to the end: caches fill, then stay. */
const CRESCITA_MB = 20
const PASSO_MS = 30_000
const CONNESSIONI = 16

/** What the product says of itself; `preso` is what its heap holds before the collection. */
type Memoria = NodeJS.MemoryUsage & { preso: number }

/** What weighs more than a read. */
async function pesanti({ url, token }: Bench) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${token}` }
  const numeri = (tabella: string) =>
    withDatabase(url, async (client) => (await client.query<{ id: number }>(`SELECT id FROM ${tabella}`)).rows)
  const [clienti, preventivi] = await Promise.all([numeri('clienti'), numeri('preventivi')])
  const uno = (righe: { id: number }[]) => righe[Math.floor(Math.random() * righe.length)]?.id ?? 1
  const query = 'mutation ($input: UpdateClienteInput!) { updateCliente(input: $input) { errors { message } } }'
  return {
    scrittura: (): LoadRequest => {
      const variables = { input: { pk: uno(clienti), note: `nota ${Math.random()}`.repeat(20) } }
      return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) }
    },
    pdf: (): LoadRequest => ({
      method: 'GET',
      path: `/api/preventivo-pdf/${uno(preventivi)}`,
      headers: { ...headers, Accept: 'application/pdf' },
    }),
    esportazione: (): LoadRequest => ({ method: 'GET', path: '/esporta/ordini.xlsx', headers }),
  }
}

const passi = Math.max(3, Math.round((cliOption('minuti', 5) * 60_000) / PASSO_MS))
const banco = await openBench({ preventivi: cliOption('preventivi', 20_000), ordini: cliOption('ordini', 20_000) })
try {
  const prodotto = await banco.avvia('bench/product.ts', ['--expose-gc', ...startFlags()])
  const domande: (() => LoadRequest)[] = []
  for (const caso of benchCases) {
    const ids = await banco.ids(caso)
    const pk = () => ids[Math.floor(Math.random() * ids.length)] ?? 1
    domande.push(() => toProduct(caso, banco.token, pk))
  }
  const fra = (quante: (() => LoadRequest)[]) =>
    (quante[Math.floor(Math.random() * quante.length)] as () => LoadRequest)()
  const misto = cliOption('misto', 0) > 0 ? await pesanti(banco) : null
  const aCaso = () => {
    const sorte = Math.random()
    if (!misto || sorte > 0.4) return fra(domande)
    if (sorte > 0.03) return misto.scrittura()
    return sorte > 0.002 ? misto.pdf() : misto.esportazione()
  }

  const vivi: number[] = []
  let massimo = 0
  console.log('  secondi    RSS MB   heap MB  preso MB  fuori MB      rps  errori')
  for (let passo = 1; passo <= passi; passo++) {
    const { rps, errori } = await applyLoad(prodotto.port, aCaso, CONNESSIONI, PASSO_MS)
    const rss = prodotto.memoria()
    massimo = Math.max(massimo, rss)
    prodotto.child.send('memoria')
    const [{ heapUsed, external, preso }] = (await once(prodotto.child, 'message')) as [Memoria]
    vivi.push(heapUsed / 2 ** 20)
    const colonne = [(passo * PASSO_MS) / 1000, rss, heapUsed / 2 ** 20, preso / 2 ** 20, external / 2 ** 20, rps]
    console.log(`${colonne.map((value) => value.toFixed(0).padStart(9)).join(' ')} ${String(errori).padStart(7)}`)
  }
  const cresciuti = (vivi.at(-1) ?? 0) - (vivi[1] ?? 0)
  const tiene = massimo <= LIMITE_MB && cresciuti <= CRESCITA_MB
  console.log(
    `Massimo ${massimo.toFixed(0)} MB (limite ${LIMITE_MB}), heap vivo ${cresciuti.toFixed(1)} MB in più dal primo minuto` +
      ` (limite ${CRESCITA_MB}): ${tiene ? 'sì' : 'NO'}`,
  )
  if (!tiene) process.exitCode = 1
} finally {
  await banco.chiudi()
}
