import type { LinkSegreto, Prisma } from '#prisma/generated/client.ts'
import type { Services } from '../context.ts'
import { batchedBy } from '../db/batched.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { Refusal } from '../errors.ts'
import { type Caller, recordDaily } from './accessi/record.ts'
import { fingerprint, newSecret } from './secrets.ts'
import { consume } from './throttle.ts'

// Addresses that open something without a login. The secret stands behind the hash sign, which browsers send to nobody;
// the database keeps its SHA-256. A link expires, can be revoked, counts its readings; who guesses is slowed down.

const DAY_MS = 86_400_000
/** A reading is written, and counted as one, at most this often. */
const TOUCH_EVERY = 60_000

/** What a link opens: one of its columns, with what comes with it. */
type LinkTarget = Pick<
  Prisma.LinkSegretoUncheckedCreateInput,
  'fornitoreId' | 'confermaId' | 'ordineId' | 'versioneOffertaId' | 'preventivoId' | 'fileId' | 'fileNome'
>

interface NewSecretLink {
  target: LinkTarget
  giorni: number
  creatoDaId: number | null
  /** Whom it is for. */
  nome?: string
  /** Begins the secret, so that one is recognised where it does not belong. */
  inizio?: string
}

/** Makes a link that opens for some days. @returns it with its secret, which is told here and stored nowhere */
export async function createSecretLink(
  tx: Tx,
  { target, giorni, creatoDaId, nome = '', inizio = '' }: NewSecretLink,
): Promise<{ link: LinkSegreto; segreto: string }> {
  const secret = `${inizio}${newSecret()}`
  const scadeIl = new Date(Date.now() + giorni * DAY_MS)
  const prefix = inizio && secret.slice(0, inizio.length + 4)
  const data = { ...target, nome, hash: fingerprint(secret), prefisso: prefix, scadeIl, creatoDaId }
  return { link: await tx.linkSegreto.create({ data }), segreto: secret }
}

/** Links that open now. */
export const openLinks = (now = new Date()): Prisma.LinkSegretoWhereInput => ({
  revocatoIl: null,
  scadeIl: { gt: now },
})

/** Whether a link opens at an instant: from that of its expiry on it does not. */
export function isLinkOpen({ scadeIl, revocatoIl }: Pick<LinkSegreto, 'scadeIl' | 'revocatoIl'>, now: Date): boolean {
  return revocatoIl === null && scadeIl > now
}

/** Revokes the open links that match, at once and for ever. @returns those that it revoked */
export async function revokeSecretLinks(tx: Tx, where: Prisma.LinkSegretoWhereInput): Promise<LinkSegreto[]> {
  const now = new Date()
  return tx.linkSegreto.updateManyAndReturn({ where: { AND: [where, openLinks(now)] }, data: { revocatoIl: now } })
}

const all = {
  id: true,
  fornitoreId: true,
  confermaId: true,
  ordineId: true,
  versioneOffertaId: true,
  preventivoId: true,
  nome: true,
  hash: true,
  prefisso: true,
  fileId: true,
  fileNome: true,
  codiceHash: true,
  codiceScadeIl: true,
  creatoIl: true,
  creatoDaId: true,
  scadeIl: true,
  revocatoIl: true,
  ultimoUso: true,
  letture: true,
} as const satisfies Record<keyof LinkSegreto, true>

/** Read at every request: one revoked by any process counts from the next one. */
const findLink = batchedBy<LinkSegreto, 'hash'>('linkSegreto', 'hash', all)

/** What a link opens, as *Accessi* says it. */
function openedBy({ fornitoreId, confermaId, ordineId, versioneOffertaId, preventivoId }: LinkSegreto): string {
  if (fornitoreId !== null) return `Portale del fornitore ${fornitoreId}`
  if (versioneOffertaId !== null) return `Versione d’offerta ${versioneOffertaId}`
  if (preventivoId !== null) return `Indirizzo della richiesta ${preventivoId}`
  return confermaId !== null ? `Conferma d’ordine ${confermaId}` : `Stato dell’ordine ${ordineId}`
}

/** The link with a secret, if it opens now; it is counted as read. Null: missing, over and revoked are alike. */
export async function readSecretLink(caller: Caller, secret: string): Promise<LinkSegreto | null> {
  const { db } = caller.services
  const link = secret.length <= 200 ? await findLink(db, fingerprint(secret)) : null
  const now = new Date()
  if (!link || !isLinkOpen(link, now)) return null
  if (!link.ultimoUso || now.getTime() - link.ultimoUso.getTime() > TOUCH_EVERY) {
    await touch(db, link.id, now)
    await recordDaily(caller, `link:${link.id}`, {
      evento: 'link',
      user: null,
      nome: link.nome,
      dettaglio: openedBy(link),
    })
  }
  return link
}

/** Counts a reading; of two requests of the same moment one does. */
async function touch(db: Db, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_EVERY)
  await db.linkSegreto.updateMany({
    where: { id, OR: [{ ultimoUso: null }, { ultimoUso: { lt: before } }] },
    data: { ultimoUso: now, letture: { increment: 1 } },
  })
}

/**
 * Counts a call about links.
 * @param key whose calls: an address, a link
 * @throws Refusal THROTTLED
 */
export async function limitLinks(
  { db, config }: Pick<Services, 'db' | 'config'>,
  key: string,
  windows: readonly { max: number; secondi: number }[],
  message?: (seconds: number) => string,
): Promise<void> {
  if (!config.loginThrottle) return
  const { ok, retryAfter } = await consume(db, key, windows)
  if (!ok) throw new Refusal('THROTTLED', message?.(retryAfter), { retryAfter })
}
