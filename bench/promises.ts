import type { StartedServer } from './bench.ts'
import type { BenchCase } from './cases/benchCase.ts'
import { type LoadRequest, tryRequest } from './load.ts'

/** Requests before the ones that count. */
const WARM_UP = 10
const COUNTED = 60

export interface Promised {
  example: BenchCase
  next: () => LoadRequest
}

/**
 * Asks the cases with a time of their own one request at a time, as one person does, and tells how long nearly all of
 * them take. @returns whether each keeps its time
 */
export async function measurePromises({ port }: StartedServer, promised: readonly Promised[]): Promise<boolean> {
  let kept = true
  for (const { example, next } of promised) {
    if (example.entro === undefined) continue
    const times: number[] = []
    for (let n = 0; n < WARM_UP + COUNTED; n++) {
      const begun = performance.now()
      const { ok, text } = await tryRequest(port, next())
      if (!ok) throw new Error(`${example.nome}: ${text.slice(0, 400)}`)
      if (n >= WARM_UP) times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    const at = (q: number) => times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0
    const late = at(0.95) > example.entro
    if (late) kept = false
    console.log(
      `${late ? '✗' : '✓'} ${example.nome}, uno alla volta: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms (limite ${example.entro})`,
    )
  }
  return kept
}
