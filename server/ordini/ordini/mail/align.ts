import { whyNotAllowed } from '#platform/mail/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Mail, Ordine } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { mailBody } from './body.ts'
import { mailSubject } from './rules.ts'

/** Gives up a mail that has not left; one that is leaving, or has left, stays. @returns whether it was given up */
export async function withdrawMail(ctx: OperationContext, mail: Mail | null): Promise<boolean> {
  if (!mail) return true
  await ctx.tx.$queryRaw`SELECT 1 FROM mail_outbox WHERE id = ${mail.id} FOR UPDATE`
  const current = await ctx.tx.mail.findUniqueOrThrow({ where: { id: mail.id } })
  if (current.stato === 'ANNULLATA') return true
  if (whyNotAllowed('annulla', current.stato) !== null) return false
  await ctx.tx.mail.update({ where: { id: mail.id }, data: { stato: 'ANNULLATA' } })
  const fields = { campo: 'stato', prima: current.stato, dopo: 'ANNULLATA' }
  await ctx.audit({ oggetto: 'Mail', oggettoPk: mail.id, azione: 'annulla', ...fields })
  await ctx.emit('mail', { pk: mail.id, stato: 'ANNULLATA' })
  return true
}

/**
 * A planned mail follows its order: other days or another number change what it says; without an approntamento it is
 * given up. A mail that an administrator has rewritten by hand is rewritten too: it would name the wrong days.
 */
export async function alignMail(ctx: OperationContext, ordine: Ordine, mail: Mail | null): Promise<void> {
  if (ordine.statoInvioMail !== 'IN_ATTESA_INVIO' || !mail) return
  if (!ordine.dataConsegna) {
    if (!(await withdrawMail(ctx, mail))) return
    const data = { statoInvioMail: null, dataInvioMail: null, mailId: null }
    await ctx.tx.ordine.update({ where: { id: ordine.id }, data })
    const fields = { campo: 'statoInvioMail', prima: ordine.statoInvioMail, dopo: null }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordine.id, azione: 'mail', ...fields })
    return
  }
  const body = mailBody(ordine.testoEmail, dayOfDate(ordine.dataConsegna))
  const oggetto = mailSubject(ordine.numeroCommessa)
  if (body === mail.corpo && oggetto === mail.oggetto) return
  await ctx.tx.mail.updateMany({
    where: { id: mail.id, stato: { in: ['DA_INVIARE', 'SOSPESA', 'FALLITA'] } },
    data: { corpo: body, oggetto },
  })
}
