import type { StartedServer } from '../bench.ts'
import { tryRequest } from '../load.ts'

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
/** What is exported: the supplier orders that came late, some 20,000 of 300,000; the progress of two weeks, as many orders. */
const SHEETS = [
  { nome: 'ordini_fornitori', filtro: { stato: 'IN_RITARDO' } },
  { nome: 'avanzamenti_commesse', filtro: { periodo: { dal: day(-13), al: day(0) } } },
]
/** What the process may hold more while it writes them, MB. */
const LIMIT_MB = 150
const EVERY_MS = 25

/** Exports to Excel and tells what the product holds more at its highest. @returns whether it keeps to its limit */
export async function measureExcel(product: StartedServer, token: string): Promise<boolean> {
  let within = true
  for (const sheet of SHEETS) within = (await measureSheet(sheet, product, token)) && within
  return within
}

async function measureSheet(
  { nome, filtro }: (typeof SHEETS)[number],
  product: StartedServer,
  token: string,
): Promise<boolean> {
  const search = new URLSearchParams({ filtro: JSON.stringify(filtro), ordinamento: '', avanzamento: '' })
  const before = product.memoria()
  let max = before
  const clock = setInterval(() => {
    max = Math.max(max, product.memoria())
  }, EVERY_MS)
  const inizio = performance.now()
  const answer = await tryRequest(product.port, {
    method: 'GET',
    path: `/esporta/${nome}.xlsx?${search}`,
    headers: { Authorization: `Bearer ${token}` },
  })
  const ms = performance.now() - inizio
  clearInterval(clock)
  if (!answer.ok) throw new Error(`Excel: ${answer.text.slice(0, 400)}`)
  const inPiu = max - before
  console.log(
    `Excel ${nome}: ${(ms / 1000).toFixed(1)} s, ${inPiu.toFixed(0)} MB in più (limite ${LIMIT_MB}), ${(answer.text.length / 1024).toFixed(0)} kB`,
  )
  return inPiu <= LIMIT_MB
}
