import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { consume, type ThrottleLimit } from '#platform/identity/throttle.ts'

/**
 * Counts one attempt at a password under `key`. Call it outside the transaction of the attempt.
 * @throws Refusal THROTTLED with the seconds to wait
 */
export async function frena({ services }: Context, key: string, limits: readonly ThrottleLimit[]): Promise<void> {
  if (!services.config.loginThrottle) return
  const outcome = await consume(services.db, key, limits)
  if (outcome.ok) return
  const retryAfter = Math.ceil(outcome.retryAfter)
  throw new Refusal('THROTTLED', `Troppi tentativi di accesso. Riprova fra ${retryAfter} secondi.`, { retryAfter })
}

/** Failures of an account, from wherever, before the next try waits. */
const WITHOUT_WAIT = 10
const MAX_WAIT = 8_000

/**
 * How long a try from a stranger waits before its answer: an account under attack answers slowly to everybody it does
 * not know, and never shuts its owner out.
 * @param failures earlier failures of strangers in this quarter of an hour
 * @returns milliseconds: from a quarter of a second to eight seconds
 */
export function loginWait(failures: number): number {
  if (failures < WITHOUT_WAIT) return 0
  return Math.min(MAX_WAIT, 250 * 2 ** (failures - WITHOUT_WAIT))
}
