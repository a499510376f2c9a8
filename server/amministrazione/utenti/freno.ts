import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/errors.ts'
import { consume, type ThrottleLimit } from '../../platform/identity/throttle.ts'

/**
 * Counts one attempt at a password under `chiave`. Call it outside the transaction of the attempt.
 * @throws Refusal THROTTLED with the seconds to wait
 */
export async function frena({ services }: Context, chiave: string, limiti: readonly ThrottleLimit[]): Promise<void> {
  if (!services.config.loginThrottle) return
  const esito = await consume(services.db, chiave, limiti)
  if (esito.ok) return
  const retryAfter = Math.ceil(esito.riprovaFra)
  throw new Refusal('THROTTLED', `Troppi tentativi di accesso. Riprova fra ${retryAfter} secondi.`, { retryAfter })
}

/** Failures of an account, from wherever, before the next try waits. */
const SENZA_ATTESA = 10
const ATTESA_MASSIMA = 8_000

/**
 * How long a try from a stranger waits before its answer: an account under attack answers slowly to everybody it does
 * not know, and never shuts its owner out.
 * @param falliti earlier failures of strangers in this quarter of an hour
 * @returns milliseconds: from a quarter of a second to eight seconds
 */
export function attesaLogin(falliti: number): number {
  if (falliti < SENZA_ATTESA) return 0
  return Math.min(ATTESA_MASSIMA, 250 * 2 ** (falliti - SENZA_ATTESA))
}
