import type { Mail, Prisma } from '#prisma/generated/client.ts'
import { Refusal, refuseFor } from '../errors.ts'
import type { OperationContext } from '../operation.ts'
import { announceMail } from './announce.ts'
import { type MailAction, whyNotAllowed } from './rules.ts'

/** Locks a mail for an action; the worker skips it meanwhile. @throws Refusal NOT_FOUND; UserErrors on its state */
export async function lockMail(ctx: OperationContext, pk: number, action: MailAction): Promise<Mail> {
  await ctx.tx.$queryRaw`SELECT 1 FROM mail_outbox WHERE id = ${pk} FOR UPDATE`
  const mail = await ctx.tx.mail.findUnique({ where: { id: pk } })
  if (!mail) throw new Refusal('NOT_FOUND')
  refuseFor(whyNotAllowed(action, mail.stato))
  return mail
}

/** Changes a mail taken with `lockMail`, tells the browsers and writes the history. */
export async function saveMail(
  ctx: OperationContext,
  mail: Mail,
  action: MailAction,
  data: Prisma.MailUpdateInput,
): Promise<{ pk: number }> {
  const after = await ctx.tx.mail.update({ where: { id: mail.id }, data })
  const changed = (['stato', 'aIndirizzo', 'aNome', 'oggetto', 'corpo'] as const).filter((c) => mail[c] !== after[c])
  const entry = { oggetto: 'Mail', oggettoPk: mail.id, azione: action }
  await ctx.audit(
    ...(changed.length > 0
      ? changed.map((field) => ({ ...entry, campo: field, prima: mail[field], dopo: after[field] }))
      : [entry]),
  )
  await announceMail(ctx.tx, after, ctx.emit)
  return { pk: mail.id }
}
