import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/env.ts'
import { UserErrors } from '#platform/errors.ts'
import { createSecretLink, revokeSecretLinks } from '#platform/identity/secretLinks.ts'
import { SECRET_PLACE } from '#platform/mail/secretLink.ts'
import { fullNameOf, type OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { recordEvent } from '../conferme/events.ts'
import { recordOffertaEvent } from '../offerte/events.ts'
import { WITHOUT_PUBLIC_INDIRIZZO } from './rules.ts'

/** A file that is to be signed, frozen. */
interface ToSign {
  fileId: number
  fileNome: string
}

/** What a link is for: what is to be signed, frozen, or the progress of an order. */
type LinkTarget = (ToSign & { confermaId: number }) | (ToSign & { versioneOffertaId: number }) | { ordineId: number }

/** The page that a link opens. */
function pageOf(target: LinkTarget): string {
  if ('ordineId' in target) return '/stato-ordine'
  return 'confermaId' in target ? '/conferma' : '/offerta'
}

/** A new link; the secret is told here and stored nowhere. */
export interface NewLink {
  pk: number
  /** Path with the secret behind the hash sign, which browsers send to nobody. */
  percorso: string
  scadeIl: Date
}

/** Makes a link that opens for some days. */
export async function createLink(
  ctx: Pick<OperationContext, 'tx' | 'viewer'>,
  target: LinkTarget,
  days: number,
): Promise<NewLink> {
  const creatoDaId = ctx.viewer?.id ?? null
  const { link, segreto } = await createSecretLink(ctx.tx, { target, giorni: days, creatoDaId })
  return { pk: link.id, percorso: `${pageOf(target)}#${segreto}`, scadeIl: link.scadeIl }
}

/**
 * The whole address of a link for a mail, without its secret, which is written as the mail leaves: at the public address, else where the product was asked.
 * @throws UserErrors when neither is known
 */
export function customerLinkAddress(
  { services, host }: Pick<Context, 'host'> & { services: { config: Pick<Config, 'publicUrl'> } },
  { percorso }: NewLink,
): string {
  const { publicUrl } = services.config
  if (!publicUrl && !host) throw UserErrors.of(null, WITHOUT_PUBLIC_INDIRIZZO, 'INVALID')
  return `${publicUrl ?? `http://${host}`}${percorso.slice(0, percorso.indexOf('#'))}${SECRET_PLACE}`
}

/** Revokes the links that still open; those of a confirmation or an offer say so in its trail. @returns how many */
export async function revokeLinks(ctx: OperationContext, where: Prisma.LinkSegretoWhereInput): Promise<number> {
  const revoked = await revokeSecretLinks(ctx.tx, where)
  const who = ctx.viewer ? fullNameOf(ctx.viewer) : ''
  for (const { id: linkId, confermaId, versioneOffertaId } of revoked) {
    if (versioneOffertaId !== null)
      await recordOffertaEvent(ctx.tx, { versioneOffertaId, linkId, tipo: 'LINK_REVOCATO', chi: who })
    if (confermaId !== null) await recordEvent(ctx.tx, { confermaId, linkId, tipo: 'LINK_REVOCATO', chi: who })
  }
  return revoked.length
}
