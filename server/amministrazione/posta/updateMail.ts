import { UserErrors } from '#platform/errors.ts'
import { lockMail, saveMail } from '#platform/mail/changeStatus.ts'
import { whyFixed } from '#platform/mail/finish.ts'
import { mailChangeSchema } from '#platform/mail/rules.ts'
import { operation } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'

/** Corrects recipient, subject or body of a mail that has not left. */
export const updateMail = operation({
  nome: 'updateMail',
  permesso: 'adminPosta',
  schema: mailChangeSchema,
  async run({ pk, corpo, ...fields }, ctx) {
    const mail = await lockMail(ctx, pk, 'modifica')
    const fixed = whyFixed(mail)
    if (fixed) throw UserErrors.of(null, fixed, 'CONFLICT')
    return saveMail(ctx, mail, 'modifica', { ...fields, corpo: sanitizeRich(corpo) })
  },
})
