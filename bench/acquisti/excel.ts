import type { StartedServer } from '../bench.ts'
import { tryRequest } from '../load.ts'

/** Supplier orders that are exported: those that came late, some 20,000 of 300,000. */
const FILTRO = { stato: 'IN_RITARDO' }
/** What the process may hold more while it writes them, MB. */
const LIMITE_MB = 150
const OGNI_MS = 25

/** Exports supplier orders to Excel and tells what the product holds more at its highest. @returns whether it keeps to its limit */
export async function measureExcel(prodotto: StartedServer, token: string): Promise<boolean> {
  const ricerca = new URLSearchParams({ filtro: JSON.stringify(FILTRO), ordinamento: '', avanzamento: '' })
  const ask = () =>
    tryRequest(prodotto.port, {
      method: 'GET',
      path: `/esporta/ordini_fornitori.xlsx?${ricerca}`,
      headers: { Authorization: `Bearer ${token}` },
    })
  const prima = prodotto.memoria()
  let massimo = prima
  const orologio = setInterval(() => {
    massimo = Math.max(massimo, prodotto.memoria())
  }, OGNI_MS)
  const inizio = performance.now()
  const risposta = await ask()
  const ms = performance.now() - inizio
  clearInterval(orologio)
  if (!risposta.ok) throw new Error(`Excel: ${risposta.text.slice(0, 400)}`)
  const inPiu = massimo - prima
  console.log(
    `Excel degli ordini fornitore in ritardo: ${(ms / 1000).toFixed(1)} s, ${inPiu.toFixed(0)} MB in più (limite ${LIMITE_MB})`,
  )
  return inPiu <= LIMITE_MB
}
