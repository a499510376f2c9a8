import type { LinkCliente, Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { fingerprint, newSecret } from '../../platform/identity/secrets.ts'
import { consume } from '../../platform/identity/throttle.ts'
import { fullNameOf, type OperationContext } from '../../platform/operation.ts'
import { recordEvent } from '../conferme/events.ts'
import { isSegreto, LINK_CLIENTE_NON_VALIDO, SENZA_INDIRIZZO_PUBBLICO } from './rules.ts'

/** What a link is for: what is to be signed, frozen, or the progress of an order. */
type LinkTarget = { confermaId: number; fileId: number; fileNome: string } | { ordineId: number }

/** A new link; the secret is told here and stored nowhere. */
export interface NewLink {
  pk: number
  /** Path with the secret behind the hash sign, which browsers send to nobody. */
  percorso: string
  scadeIl: Date
}

const DAY_MS = 86_400_000

/** Makes a link that opens for some days. */
export async function createLink(ctx: OperationContext, target: LinkTarget, giorni: number): Promise<NewLink> {
  const segreto = newSecret()
  const scadeIl = new Date(Date.now() + giorni * DAY_MS)
  const creatoDaId = ctx.viewer?.id ?? null
  const { id } = await ctx.tx.linkCliente.create({
    data: { ...target, hash: fingerprint(segreto), scadeIl, creatoDaId },
  })
  return { pk: id, percorso: `${'ordineId' in target ? '/stato-ordine' : '/conferma'}#${segreto}`, scadeIl }
}

/**
 * The whole address of a link, for a mail: at the public address, else where the product was asked.
 * @throws UserErrors when neither is known
 */
export function customerLinkAddress(
  { services, host }: Pick<Context, 'services' | 'host'>,
  { percorso }: NewLink,
): string {
  const { publicUrl } = services.config
  if (!publicUrl && !host) throw UserErrors.of(null, SENZA_INDIRIZZO_PUBBLICO, 'INVALID')
  return `${publicUrl ?? `http://${host}`}${percorso}`
}

/** Revokes the links that still open; those of a confirmation say so in its trail. @returns how many */
export async function revokeLinks(ctx: OperationContext, where: Prisma.LinkClienteWhereInput): Promise<number> {
  const aperti = await ctx.tx.linkCliente.findMany({
    where: { ...where, revocatoIl: null, scadeIl: { gt: new Date() } },
    select: { id: true, confermaId: true },
  })
  if (aperti.length === 0) return 0
  const id = { in: aperti.map((link) => link.id) }
  await ctx.tx.linkCliente.updateMany({ where: { id }, data: { revocatoIl: new Date() } })
  const chi = ctx.viewer ? fullNameOf(ctx.viewer) : ''
  for (const { id: linkId, confermaId } of aperti) {
    if (confermaId !== null) await recordEvent(ctx.tx, { confermaId, linkId, tipo: 'LINK_REVOCATO', chi })
  }
  return aperti.length
}

/** Calls of one address: a person reads, signs, writes; a program guesses. */
const PER_INDIRIZZO = [
  { max: 60, secondi: 60 },
  { max: 600, secondi: 3600 },
]

/** Counts a call of a visitor with a link. @throws Refusal THROTTLED */
export async function throttleLink(ctx: Context): Promise<void> {
  if (!ctx.services.config.loginThrottle) return
  const { ok, riprovaFra } = await consume(ctx.services.db, `link:${ctx.indirizzo}`, PER_INDIRIZZO)
  if (ok) return
  const message = `Troppe richieste da questo indirizzo. Riprova fra ${riprovaFra} secondi.`
  throw new Refusal('THROTTLED', message, { retryAfter: riprovaFra })
}

/**
 * The link with a secret, if it opens now.
 * @throws Refusal NOT_FOUND, the same for a missing one and for one that opens no more
 */
export async function openLink({ services }: Pick<Context, 'services'>, segreto: unknown): Promise<LinkCliente> {
  const link = isSegreto(segreto)
    ? await services.db.linkCliente.findFirst({
        where: { hash: fingerprint(segreto), revocatoIl: null, scadeIl: { gt: new Date() } },
      })
    : null
  if (!link) throw new Refusal('NOT_FOUND', LINK_CLIENTE_NON_VALIDO)
  return link
}
