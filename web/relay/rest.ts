import { csrfHeaders } from './csrf.ts'
import { NetworkError } from './errors.ts'

export interface RispostaRest {
  ok: boolean
  stato: number
  /** Parsed JSON body, or null when there is none. */
  corpo: unknown
}

/**
 * POSTs JSON to one of the few REST endpoints a browser needs (login, logout, error report).
 * @throws NetworkError when no answer comes back
 */
export async function postJson(url: string, corpo: object): Promise<RispostaRest> {
  try {
    const risposta = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...csrfHeaders() },
      credentials: 'same-origin',
      body: JSON.stringify(corpo),
    })
    return { ok: risposta.ok, stato: risposta.status, corpo: await risposta.json().catch(() => null) }
  } catch (cause) {
    throw new NetworkError('Il server non risponde', { cause })
  }
}
