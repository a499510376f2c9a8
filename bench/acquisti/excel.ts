import type { StartedServer } from '../bench.ts'
import { tryRequest } from '../load.ts'

const giorno = (traGiorni: number) => new Date(Date.now() + traGiorni * 86_400_000).toISOString().slice(0, 10)
/** What is exported: the supplier orders that came late, some 20,000 of 300,000; the progress of two weeks, as many orders. */
const FOGLI = [
  { nome: 'ordini_fornitori', filtro: { stato: 'IN_RITARDO' } },
  { nome: 'avanzamenti_commesse', filtro: { fromDate: giorno(-13), toDate: giorno(0) } },
]
/** What the process may hold more while it writes them, MB. */
const LIMITE_MB = 150
const OGNI_MS = 25

/** Exports to Excel and tells what the product holds more at its highest. @returns whether it keeps to its limit */
export async function measureExcel(prodotto: StartedServer, token: string): Promise<boolean> {
  let entro = true
  for (const foglio of FOGLI) entro = (await measureSheet(foglio, prodotto, token)) && entro
  return entro
}

async function measureSheet(
  { nome, filtro }: (typeof FOGLI)[number],
  prodotto: StartedServer,
  token: string,
): Promise<boolean> {
  const ricerca = new URLSearchParams({ filtro: JSON.stringify(filtro), ordinamento: '', avanzamento: '' })
  const prima = prodotto.memoria()
  let massimo = prima
  const orologio = setInterval(() => {
    massimo = Math.max(massimo, prodotto.memoria())
  }, OGNI_MS)
  const inizio = performance.now()
  const risposta = await tryRequest(prodotto.port, {
    method: 'GET',
    path: `/esporta/${nome}.xlsx?${ricerca}`,
    headers: { Authorization: `Bearer ${token}` },
  })
  const ms = performance.now() - inizio
  clearInterval(orologio)
  if (!risposta.ok) throw new Error(`Excel: ${risposta.text.slice(0, 400)}`)
  const inPiu = massimo - prima
  console.log(
    `Excel ${nome}: ${(ms / 1000).toFixed(1)} s, ${inPiu.toFixed(0)} MB in più (limite ${LIMITE_MB}), ${(risposta.text.length / 1024).toFixed(0)} kB`,
  )
  return inPiu <= LIMITE_MB
}
