import type { LinkSegreto } from '#prisma/generated/client.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { Caller } from './accessi/record.ts'
import { limitLinks, readSecretLink } from './secretLinks.ts'

/** The same for a missing link, one that has expired and one that was revoked: who guesses learns nothing. */
export const INVALID_VISITOR_LINK = 'Il link non è valido o è scaduto: chiedine uno nuovo a chi te lo ha mandato.'

/** The secret of a link: 43 letters of base64url, and nothing else. */
const isSecret = (secret: unknown): secret is string => typeof secret === 'string' && /^[\w-]{43}$/.test(secret)

/** Calls of one address: a person reads, signs, writes; a program guesses. */
const PER_ADDRESS = [
  { max: 60, secondi: 60 },
  { max: 600, secondi: 3600 },
]

/** Counts a call of a visitor with a link. @throws Refusal THROTTLED */
export function throttleLink({ services, indirizzo }: Context): Promise<void> {
  const message = (seconds: number) => `Troppe richieste da questo indirizzo. Riprova fra ${seconds} secondi.`
  return limitLinks(services, `link:${indirizzo}`, PER_ADDRESS, message)
}

/**
 * The link with a secret, if it opens now.
 * @throws Refusal NOT_FOUND, the same for a missing one and for one that opens no more
 */
export async function openLink(caller: Caller, secret: unknown): Promise<LinkSegreto> {
  const link = isSecret(secret) ? await readSecretLink(caller, secret) : null
  if (!link) throw new Refusal('NOT_FOUND', INVALID_VISITOR_LINK)
  return link
}
