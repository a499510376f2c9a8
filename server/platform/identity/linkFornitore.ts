import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Auth, Services } from '../context.ts'
import { batchedBy } from '../db/batched.ts'
import type { Db } from '../db/prisma.ts'
import { Refusal } from '../errors.ts'
import type { Viewer } from '../permissions.ts'
import { fingerprint } from './secrets.ts'
import { consume } from './throttle.ts'

/** Where the secret of a link travels; in an address it opens nothing. */
export const LINK_HEADER = 'x-fornitore-token'

/** Begins every secret of a link, so that one is recognised where it does not belong. */
export const LINK_PREFIX = 'frn_'

export const LINK_NON_VALIDO = 'Il collegamento non è più valido.'

/** Secrets are far too long to be guessed: this spares the database who tries. */
const WRONG_PER_ADDRESS = [
  { max: 30, secondi: 60 },
  { max: 300, secondi: 3600 },
]

/** More than any page asks. */
const CALLS_PER_LINK = [{ max: 240, secondi: 60 }]

/** Its use is written, and counted as one reading, at most this often. */
const TOUCH_EVERY = 60_000

const linkSelection = {
  id: true,
  hash: true,
  scadeIl: true,
  revocatoIl: true,
  ultimoUso: true,
  fornitore: { select: { id: true, nome: true, tipologia: true } },
} as const satisfies Prisma.LinkFornitoreSelect

type FoundLink = Prisma.LinkFornitoreGetPayload<{ select: typeof linkSelection }>

/** Read at every request: one revoked by any process counts from the next one. */
const findLink = batchedBy<FoundLink, 'hash'>('linkFornitore', 'hash', linkSelection)

/** Whether a link still opens the portal. */
export function isLinkValid({ scadeIl, revocatoIl }: Pick<FoundLink, 'scadeIl' | 'revocatoIl'>, now: Date): boolean {
  return revocatoIl === null && scadeIl > now
}

/**
 * The supplier whose link this is, as who asks.
 * @param indirizzo of the client: its wrong tries are counted
 * @throws Refusal FORBIDDEN when it is unknown, over or revoked; THROTTLED
 */
export async function authenticateLink(
  { db, config }: Services,
  secret: string,
  indirizzo: string,
): Promise<{ auth: Auth; viewer: Viewer }> {
  const link = secret.length <= 200 ? await findLink(db, fingerprint(secret)) : null
  const now = new Date()
  if (!link || !isLinkValid(link, now)) {
    if (config.loginThrottle) await limit(db, `linkFornitore:${indirizzo}`, WRONG_PER_ADDRESS)
    throw new Refusal('FORBIDDEN', LINK_NON_VALIDO)
  }
  if (config.loginThrottle) await limit(db, `linkFornitoreUso:${link.id}`, CALLS_PER_LINK)
  if (!link.ultimoUso || now.getTime() - link.ultimoUso.getTime() > TOUCH_EVERY) await touch(db, link.id, now)
  return { auth: { tipo: 'fornitore', linkId: link.id }, viewer: viewerOfLink(link.fornitore) }
}

async function limit(db: Db, chiave: string, windows: typeof WRONG_PER_ADDRESS): Promise<void> {
  const outcome = await consume(db, chiave, windows)
  if (!outcome.ok) throw new Refusal('THROTTLED', undefined, { retryAfter: outcome.riprovaFra })
}

/** Counts a reading; of two requests of the same moment one does. */
async function touch(db: Db, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_EVERY)
  await db.linkFornitore.updateMany({
    where: { id, OR: [{ ultimoUso: null }, { ultimoUso: { lt: before } }] },
    data: { ultimoUso: now, letture: { increment: 1 } },
  })
}

/** Nobody's account: what it does is told as 'Fornitore Rossi (link)'. */
function viewerOfLink(fornitore: FoundLink['fornitore']): Viewer {
  return {
    id: 0,
    username: '',
    email: '',
    firstName: 'Fornitore',
    lastName: `${fornitore.nome} (link)`,
    isSuperuser: false,
    isStaff: false,
    info: null,
    agente: null,
    operatore: null,
    appAccount: null,
    fornitore,
  }
}
