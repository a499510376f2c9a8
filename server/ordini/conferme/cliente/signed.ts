import { Refusal, UserErrors } from '#platform/errors.ts'
import { INVALID_VISITOR_LINK } from '#platform/identity/visitorLinks.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { LinkSegreto } from '#prisma/generated/client.ts'
import { recordEvent } from '../events.ts'
import { noticeSignature } from './notices.ts'
import { ALREADY_SENT, ALREADY_SIGNED } from './rules.ts'

/** A signed quote as it comes from a customer. */
interface Signed {
  fileId: number
  nomeFile: string
  tipo: 'FIRMATA' | 'CARICATA'
  chi: string
  il?: Date
  /** The address whose code was typed; missing or null where none was asked for. */
  provata?: string | null
}

/** Locks the confirmation of a link that still opens. @throws Refusal NOT_FOUND; UserErrors once it has left */
export async function lockOfLink({ tx }: OperationContext, link: LinkSegreto) {
  await tx.$queryRaw`SELECT 1 FROM conferme_ordine WHERE id = ${link.confermaId} FOR UPDATE`
  // Somebody may have revoked it while this waited.
  const vale = await tx.linkSegreto.count({ where: { id: link.id, revocatoIl: null } })
  const conferma = await tx.confermaOrdine.findUnique({ where: { id: Number(link.confermaId) } })
  if (vale === 0 || !conferma) throw new Refusal('NOT_FOUND', INVALID_VISITOR_LINK)
  if (conferma.dataInvio) throw UserErrors.of(null, ALREADY_SENT, 'CONFLICT')
  return conferma
}

/** The signed quote of a customer, once. @throws UserErrors when it is signed already */
export async function storeSigned(ctx: OperationContext, link: LinkSegreto, signed: Signed): Promise<void> {
  const conferma = await lockOfLink(ctx, link)
  const { id, preventivoFirmatoId } = conferma
  if (preventivoFirmatoId !== null) throw UserErrors.of(null, ALREADY_SIGNED, 'CONFLICT')
  const { fileId, nomeFile, tipo, chi, il, provata } = signed
  await ctx.tx.confermaOrdine.update({
    where: { id },
    data: { preventivoFirmatoId: fileId, preventivoFirmatoNome: nomeFile, versione: { increment: 1 } },
  })
  const { chiave } = await ctx.tx.storedFile.findUniqueOrThrow({ where: { id: fileId } })
  await recordEvent(ctx.tx, {
    confermaId: id,
    linkId: link.id,
    tipo,
    chi,
    indirizzo: ctx.indirizzo,
    dettaglio: [`${nomeFile} · SHA-256 ${chiave}`, provata && `codice mandato a ${provata}`]
      .filter(Boolean)
      .join(' · '),
    ...(il ? { il } : {}),
  })
  const action = tipo === 'FIRMATA' ? 'firma' : 'carica'
  await ctx.audit({
    oggetto: 'ConfermaOrdine',
    oggettoPk: id,
    azione: action,
    dopo: [chi, nomeFile].filter(Boolean).join(' · '),
  })
  await ctx.emit('confermaOrdine', { pk: id })
  await noticeSignature(ctx, conferma, tipo === 'FIRMATA' ? 'sullo schermo' : 'a mano')
}
