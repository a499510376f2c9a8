import type { Context, RateState } from '../context.ts'
import { Refusal } from '../errors.ts'
import { type AccessoFacts, recordAccesso } from './accessi/record.ts'
import { networkOf } from './place.ts'
import { consume, takeTurns } from './throttle.ts'

/** Length of the window in which the calls of a token are counted, seconds. */
export const TOKEN_WINDOW = 60
/** One address may have the calls of so many tokens. */
const TOKENS_PER_ADDRESS = 2
/** Wrong tokens that one address may send. */
const WRONG_TOKENS = [
  { max: 20, secondi: 60 },
  { max: 200, secondi: 3_600 },
]

/**
 * Counts one call of a token, for itself and for the address that it comes from, and keeps in the context how many it
 * has left. Calls of people are not counted here.
 * @throws Refusal THROTTLED with `retryAfter` (seconds), `limit` ('requests' or 'address') and `max`
 */
export async function countCall(ctx: Context): Promise<void> {
  const { auth, services, indirizzo } = ctx
  const { tokenRate, loginThrottle } = services.config
  if (auth.tipo !== 'token' || !loginThrottle || tokenRate === 0) return
  const keys = [`token:${auth.tokenId}`, `token:rete:${networkOf(indirizzo)}`]
  const [own, address] = await takeTurns(services.db, keys, TOKEN_WINDOW)
  if (!own || !address) return
  const state: RateState = { max: tokenRate, left: Math.max(0, tokenRate - own.used), resetIn: own.resetIn }
  ctx.rate = state
  if (own.used > tokenRate) throw tooMany('requests', tokenRate, own.resetIn)
  const perAddress = tokenRate * TOKENS_PER_ADDRESS
  if (address.used > perAddress) throw tooMany('address', perAddress, address.resetIn)
}

function tooMany(limit: 'requests' | 'address', max: number, retryAfter: number): Refusal {
  const who = limit === 'requests' ? 'questo token' : 'questo indirizzo'
  const text = `Troppe richieste da ${who}: al massimo ${max} al minuto. Riprova fra ${retryAfter} secondi.`
  return new Refusal('THROTTLED', text, { retryAfter, limit, max })
}

/** Where a token comes from. */
export type TokenCaller = Pick<Context, 'services' | 'indirizzo' | 'userAgent'>

/** A token as *Accessi* names it. */
interface NamedToken {
  nome: string
  user: AccessoFacts['user']
}

/**
 * The refusal of a token that lets nobody in; who sends many of them is told to wait, and those are written nowhere.
 * @param reason in Italian
 * @param token null for one that there is not
 */
export async function wrongToken(caller: TokenCaller, reason: string, token: NamedToken | null): Promise<Refusal> {
  const { services, indirizzo } = caller
  const refusal = async () => {
    const dettaglio = token ? `${token.nome}: ${reason}` : reason
    const facts = { user: token?.user ?? null, nome: 'Nome sconosciuto', dettaglio }
    await recordAccesso(services.db, caller, { evento: 'tokenRifiutato', riuscito: false, ...facts })
    return new Refusal('UNAUTHENTICATED', reason, { bearer: true })
  }
  if (!services.config.loginThrottle) return refusal()
  const { ok, retryAfter: seconds } = await consume(
    services.db,
    `token:sbagliati:${networkOf(indirizzo)}`,
    WRONG_TOKENS,
  )
  if (ok) return refusal()
  const retryAfter = Math.ceil(seconds)
  const text = `Troppi token sbagliati da questo indirizzo. Riprova fra ${retryAfter} secondi.`
  return new Refusal('THROTTLED', text, { retryAfter, limit: 'wrongTokens' })
}

/** The headers that tell a token how many calls it has left; none for people. */
export function rateHeaders({ rate }: Pick<Context, 'rate'>): Record<string, string> {
  if (!rate) return {}
  const { max, left, resetIn } = rate
  return { 'RateLimit-Limit': `${max}`, 'RateLimit-Remaining': `${left}`, 'RateLimit-Reset': `${resetIn}` }
}
